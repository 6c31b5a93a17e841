import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { USUAL } from "./options";
import { AFTER_MS, Weighing } from "./weighing.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(...bodies: unknown[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(JSON.stringify(bodies.shift())));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("several choices in a row are asked about once", async () => {
  const fetched = answering({ cautions: ["target_hard"] });
  const weighing = new Weighing();
  for (const target of [12, 13, 15]) weighing.weigh({ ...USUAL, target }, "");
  await vi.advanceTimersByTimeAsync(AFTER_MS);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ options: { target: 15 }, map: "" });
  expect(weighing.cautions).toEqual(["target_hard"]);
});

test("an answer to what was chosen before counts no more, nor does a refusal", async () => {
  const weighing = new Weighing();
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  weighing.weigh({ ...USUAL, target: 15 }, "");
  await vi.advanceTimersByTimeAsync(AFTER_MS);
  const late = answer;
  answering({ code: "too_fast", args: {} });
  weighing.weigh(USUAL, "");
  late(new Response('{"cautions":["target_hard"]}'));
  await vi.advanceTimersByTimeAsync(AFTER_MS);
  expect(weighing.cautions).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GATHER, MOST, Speaker } from "./speaker";

let polite: string[];
let assertive: string[];
let speaker: Speaker;

beforeEach(() => {
  vi.useFakeTimers();
  [polite, assertive] = [[], []];
  speaker = new Speaker({ polite: (text) => polite.push(text), assertive: (text) => assertive.push(text) });
});
afterEach(() => vi.useRealTimers());

test("a burst is one message, after a moment", () => {
  speaker.say("One.");
  speaker.say("Two.");
  expect(polite).toEqual([]);
  vi.advanceTimersByTime(GATHER);
  expect(polite.map((text) => text.trim())).toEqual(["One. Two."]);
});

test("a flood is cut to its end", () => {
  for (let k = 0; k < 30; k += 1) speaker.say(`${k}.`);
  vi.advanceTimersByTime(GATHER);
  expect(polite[0]?.trim().split(" ")).toEqual(Array.from({ length: MOST }, (_, k) => `${30 - MOST + k}.`));
});

test("the same sentence twice is spoken twice: the region's text differs", () => {
  speaker.say("Your turn.", "assertive");
  speaker.flush();
  speaker.say("Your turn.", "assertive");
  speaker.flush();
  expect(assertive).toHaveLength(2);
  expect(assertive[0]).not.toBe(assertive[1]);
  expect(polite).toEqual([]);
});

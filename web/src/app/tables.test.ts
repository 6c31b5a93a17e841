import { afterEach, expect, test, vi } from "vitest";
import { USUAL } from "../lobby/options";
import { makeTable } from "./tables";

afterEach(() => vi.unstubAllGlobals());

const WISH = { name: "Ada", options: USUAL, bots: [1], start: true };

function answer(status: number, body: string): void {
  vi.stubGlobal("fetch", vi.fn(async () => new Response(body, { status })));
}

test("the path of the new table", async () => {
  answer(201, '{"id":"ab","path":"/t/ab"}');
  expect(await makeTable(WISH)).toEqual({ path: "/t/ab" });
  const [path, request] = vi.mocked(fetch).mock.calls[0]!;
  expect(path).toBe("/api/tables");
  expect(JSON.parse(String(request?.body))).toEqual(WISH);
});

test("a refusal by its code, anything else as a fault of the server", async () => {
  answer(429, '{"code":"rate_limited","args":{}}');
  expect(await makeTable(WISH)).toEqual({ code: "rate_limited", args: {} });
  answer(502, "<html>");
  expect(await makeTable(WISH)).toEqual({ code: "internal", args: {} });
});

test("no answer at all", async () => {
  vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("offline"))));
  expect(await makeTable(WISH)).toEqual({ code: "unreachable", args: {} });
});

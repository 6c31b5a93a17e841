import { expect, test } from "vitest";
import { go, parse, route } from "./route.svelte";

test("addresses of pages", () => {
  expect(parse("/")).toEqual({ page: "start" });
  expect(parse("/editor")).toEqual({ page: "editor" });
  expect(parse("/history")).toEqual({ page: "history" });
  expect(parse("/history/")).toEqual({ page: "history" });
  expect(parse("/history/x")).toEqual({ page: "lost" });
  expect(parse("/t/ab-C_9")).toEqual({ page: "table", id: "ab-C_9" });
  expect(parse("/t/ab/")).toEqual({ page: "table", id: "ab" });
  for (const path of ["/t/", "/t/a/b", "/t/a b", `/t/${"x".repeat(65)}`, "/x"]) expect(parse(path)).toEqual({ page: "lost" });
});

test("going to a page changes the address and the route", () => {
  go("/t/abc");
  expect(location.pathname).toBe("/t/abc");
  expect(route.now).toEqual({ page: "table", id: "abc" });
  go("/");
  expect(route.now).toEqual({ page: "start" });
});

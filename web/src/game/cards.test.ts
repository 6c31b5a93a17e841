import { expect, test } from "vitest";
import { bundleText, holds, one, parseBundle, plus, total } from "./cards";

test("a bundle's text and counts are each other's inverse", () => {
  for (const cards of [[2, 0, 0, 0, 1], [0, 0, 0, 0, 0], [1, 1, 1, 1, 1], [19, 0, 12, 0, 0]]) {
    expect(parseBundle(bundleText(cards))).toEqual(cards);
  }
  expect(bundleText([2, 0, 0, 0, 1])).toBe("2wood1ore");
});

test("a resource without a number counts once; anything else is no bundle", () => {
  expect(parseBundle("woodore")).toEqual([1, 0, 0, 0, 1]);
  expect(parseBundle("")).toEqual([0, 0, 0, 0, 0]);
  expect(parseBundle("2gold")).toBeNull();
  expect(parseBundle("wood2")).toBeNull();
});

test("counting", () => {
  expect(total([1, 2, 0, 0, 4])).toBe(7);
  expect(plus([1, 0, 0, 0, 0], one("ore", 2), 3)).toEqual([1, 0, 0, 0, 6]);
  expect(holds([2, 0, 0, 0, 1], [2, 0, 0, 0, 0])).toBe(true);
  expect(holds([2, 0, 0, 0, 1], [0, 1, 0, 0, 0])).toBe(false);
});

import { describe, expect, test } from "vitest";
import { apart, line, scale, ticks } from "./chart";

describe("ticks", () => {
  test("are round, begin at nought and cover the most", () => {
    expect(ticks(10)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(14)).toEqual([0, 5, 10, 15]);
    expect(ticks(1)).toEqual([0, 1]);
    expect(ticks(0)).toEqual([0]);
    expect(ticks(87)).toEqual([0, 20, 40, 60, 80, 100]);
  });

  test("are never closer than one: points and rolls are whole", () => {
    for (let most = 1; most < 60; most++) for (const tick of ticks(most)) expect(Number.isInteger(tick)).toBe(true);
  });
});

test("a scale may run upside down", () => {
  const y = scale(10, 200, 0);
  expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
});

test("a line goes through its points", () => {
  expect(line([[0, 1], [2.345, 3]])).toBe("M0 1L2.35 3");
  expect(line([])).toBe("");
});

describe("labels apart", () => {
  test("stay where they want when there is room", () => {
    expect(apart([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });

  test("keep the gap, the order and the frame", () => {
    const placed = apart([95, 95, 94, 10], 20, 0, 100);
    expect(placed[3]).toBe(10);
    expect(placed[2]! < placed[0]! && placed[0]! < placed[1]!).toBe(true);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(20);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  });
});

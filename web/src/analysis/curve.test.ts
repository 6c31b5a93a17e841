import { expect, test } from "vitest";
import type { CurvePoint } from "../protocol";
import { apart, labelled, line, movers, nearest, pointAt, scale } from "./curve";

/** A set-up of four settlements, then turns, then the end. */
function points(turns: number): CurvePoint[] {
  const made: CurvePoint[] = [0, 2, 4, 6].map((step, seat) => ({ step, turn: 0, seat, chances: [0.5, 0.5] }));
  for (let turn = 1; turn <= turns; turn += 1) made.push({ step: 8 + turn * 5, turn, seat: turn % 2, chances: [0.4, 0.6] });
  return [...made, { step: 100 + turns * 5, turn: turns, seat: null, chances: [0, 1] }];
}

test("a step stands where the last point before it stood", () => {
  const all = points(3);
  expect(pointAt(all, 0)).toBe(0);
  expect(pointAt(all, 3)).toBe(1);
  expect(pointAt(all, 13)).toBe(4);
  expect(pointAt(all, 17)).toBe(4);
  expect(pointAt(all, 9999)).toBe(all.length - 1);
});

test("a touch takes the nearest point, also from beside the chart", () => {
  const all = points(5);
  expect(nearest(all, -0.3)).toBe(0);
  expect(nearest(all, 1.4)).toBe(9);
  expect(nearest(all, 0.5)).toBe(5);
});

test("round turns are written, as many as there is room for, and the end never twice", () => {
  const all = points(40);
  const written = labelled(all, 480).map((index) => all[index]?.turn);
  expect(written).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
  expect(labelled(all, 100).map((index) => all[index]?.turn)).toEqual([20, 40]);
  expect(labelled([], 480)).toEqual([]);
});

test("who gained most and who lost most are told, if it shows", () => {
  expect(movers([0.2, 0.5, 0.3], [0.4, 0.31, 0.29])).toEqual([0, 1]);
  expect(movers([0.2, 0.5, 0.3], [0.21, 0.49, 0.3])).toEqual([]);
  expect(movers([0.5, 0.5], [0.8, 0.2])).toEqual([0, 1]);
});

test("scales, paths and labels", () => {
  expect(scale(4, 10, 50)(2)).toBe(30);
  expect(line([[0, 1], [2.006, 3]])).toBe("M0 1L2.01 3");
  const placed = apart([10, 11, 90], 25, 0, 100);
  expect(placed[1]! - placed[0]!).toBeGreaterThanOrEqual(25);
  expect(Math.max(...placed)).toBeLessThanOrEqual(100);
});

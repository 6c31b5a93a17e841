import { expect, test } from "vitest";
import type { PlayerSummary } from "../protocol";
import { standings, total } from "./standings";

const player = (seat: number, points: number) => ({ seat, points }) as PlayerSummary;

test("the winner leads, equal points share a place", () => {
  const order = standings([player(0, 7), player(1, 9), player(2, 10), player(3, 9)], 2);
  expect(order.map(({ place, player }) => [place, player.seat])).toEqual([[1, 2], [2, 1], [2, 3], [4, 0]]);
});

test("the winner leads alone, even with as many points as another", () => {
  const order = standings([player(0, 10), player(1, 10)], 1);
  expect(order.map(({ place, player }) => [place, player.seat])).toEqual([[1, 1], [2, 0]]);
});

test("without a winner the first place may be shared", () => {
  const order = standings([player(0, 8), player(1, 8), player(2, 3)], null);
  expect(order.map(({ place }) => place)).toEqual([1, 1, 3]);
});

test("cards are summed", () => {
  expect(total([1, 2, 0, 0, 4])).toBe(7);
});

import { expect, test } from "vitest";
import { makeGame } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import { adjust, bankAction, bankGives, bestRate, threads } from "./trade";

const view = makeGame(makeIsland());

test("terms become a bank action only at the exact rate, for one card, when it is legal", () => {
  expect(view.rates).toEqual([3, 3, 2, 3, 3]);
  expect(bankAction(view, [0, 0, 2, 0, 0], [0, 0, 0, 0, 1])).toBe("bank wool>ore");
  expect(bankAction(view, [0, 0, 3, 0, 0], [0, 0, 0, 0, 1])).toBeNull();
  expect(bankAction(view, [0, 0, 2, 0, 0], [0, 0, 0, 0, 2])).toBeNull();
  expect(bankAction(view, [3, 0, 0, 0, 0], [0, 0, 0, 0, 1])).toBeNull();
  expect(bankAction(view, [1, 0, 1, 0, 0], [0, 0, 0, 0, 1])).toBeNull();
  expect(bankGives(view)).toEqual([false, false, true, false, false]);
});

test("the best rate is marked only where rates differ", () => {
  expect(bestRate([4, 4, 2, 3, 4])).toBe(2);
  expect(bestRate([4, 4, 4, 4, 4])).toBeNull();
});

test("the same kind never stands on both sides", () => {
  expect(adjust([0, 0, 0, 0, 0], [2, 1, 0, 0, 0], 0, 1)).toEqual({ side: [1, 0, 0, 0, 0], other: [0, 1, 0, 0, 0] });
  expect(adjust([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], 0, -1)).toEqual({ side: [0, 0, 0, 0, 0], other: [0, 1, 0, 0, 0] });
  expect(adjust([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 0, -1).side[0]).toBe(0);
});

test("counters stand beside their offer, and alone when it is gone", () => {
  const offer = (id: number, counters: number | null) => ({ id, maker: 0, counters, give: [], want: [], accepted: [], refused: [] });
  const found = threads([offer(1, null), offer(2, 1), offer(3, 1), offer(4, 9)]);
  expect(found.map((thread) => [thread.offer.id, thread.counters.map((counter) => counter.id)])).toEqual([[1, [2, 3]], [4, []]]);
});

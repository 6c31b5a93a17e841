import { expect, test } from "vitest";
import { LANGUAGES } from "../i18n/languages";
import { loadBundle, phrase } from "../i18n/phrases";
import type { TurningCode, TurningPoint } from "../protocol";
import { plain, type Say } from "../game/rich";
import { moment, sentence } from "./words";

/** Every code; the type makes sure that none is forgotten. */
const CODES = Object.keys({
  dash: 0, founding: 0, route_first: 0, route_taken: 0, route_lost: 0, army_first: 0, army_taken: 0, monopoly: 0, trade_winner: 0,
  trade: 0, seven_discard: 0, seven: 0, streak: 0, roll_gave: 0, roll_empty: 0, roll: 0, robber_blocks: 0, robber_moves: 0,
  robbed: 0, settle_last: 0, settle: 0, city: 0, buy_point: 0, buy: 0, plenty: 0, roads: 0, road: 0, bank: 0, end: 0, shift: 0,
} satisfies Record<TurningCode, 0>) as TurningCode[];

const point: TurningPoint = {
  begin: 10, step: 12, line: 20, turn: 4, code: "shift", seat: 0, other: 1, cards: [2, 0, 0, 1, 0], wanted: [0, 1, 0, 0, 0],
  spot: "n5", resource: null, number: 4, rolls: 5, before: [0.5, 0.5], after: [0.8, 0.2],
};

test.each(LANGUAGES)("%s has a whole sentence for every code", async (language) => {
  const bundle = await loadBundle(language);
  const say: Say = (key, args) => phrase(bundle, key, args) ?? `?${key}`;
  const name = (seat: number) => ["Ada", "Bo"][seat] ?? "";
  for (const code of CODES) {
    const told = plain(sentence({ ...point, code }, () => "PLACE", say), say, name);
    expect(told, code).not.toMatch(/[?{]turning|\{\$|\{ /);
    expect(told, code).toContain("Ada");
  }
  const taken = plain(sentence({ ...point, code: "route_taken" }, () => "", say), say, name);
  expect(taken).toContain("Bo");
});

test("what a monopoly brought is told as cards", async () => {
  const bundle = await loadBundle("en");
  const say: Say = (key, args) => phrase(bundle, key, args) ?? key;
  const told = sentence({ ...point, code: "monopoly", resource: "wool", cards: [], number: 6 }, () => "", say);
  expect(plain(told, say, () => "Ada")).toBe("Monopoly: Ada collects 6 wool from the others.");
});

test("moments are called by their turn, their settlement, or the end", async () => {
  const bundle = await loadBundle("en");
  const say: Say = (key, args) => phrase(bundle, key, args) ?? key;
  const points = [
    { step: 0, turn: 0, seat: 0, chances: [] },
    { step: 9, turn: 1, seat: 0, chances: [] },
    { step: 20, turn: 1, seat: null, chances: [] },
  ];
  expect(points.map((_, index) => moment(points, index, say))).toEqual(["Set-up, settlement 1", "Turn 1", "End"]);
});

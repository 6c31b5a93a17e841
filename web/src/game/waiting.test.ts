import { expect, test } from "vitest";
import { makeGame } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import type { Phase } from "../protocol";
import { unanswered, waiting } from "./waiting";
import { parts, type Say } from "./rich";
import type { Language } from "../i18n/languages";
import { makeBundle, phrase } from "../i18n/phrases";

const board = makeIsland();
const sources = import.meta.glob<string>("../../../locales/*/{common,table}.ftl", { query: "?raw", import: "default", eager: true });
const PHASES: Phase[] = ["found_settlement", "found_road", "before_roll", "discard", "robber", "rob", "main", "free_road", "sign_up", "special"];

function sayIn(language: string): Say {
  const own = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text);
  expect(own.length).toBe(2);
  const bundle = makeBundle(language as Language, own);
  return (key, args) => phrase(bundle, key, args) ?? `?${key}`;
}

test.each(["en", "it", "pl", "pt-BR", "ja"])("%s has words for every phase, asked and waiting", (language) => {
  const say = sayIn(language);
  for (const phase of PHASES) {
    const mine = waiting(makeGame(board, 4, { phase, must: [0], own: { discard_due: 4 } }), say);
    expect(mine.mine).toBe(true);
    const theirs = waiting(makeGame(board, 4, { phase, on_turn: 1, must: [1, 2] }), say);
    expect(theirs.mine).toBe(false);
    const seats = parts(theirs.text).flatMap((part) => (part.kind === "seat" ? [part.seat] : []));
    expect(seats).toEqual([1, 2]);
    for (const text of [mine.text, theirs.text]) expect(text).not.toMatch(/\?|\{/);
  }
});

test("at the end nobody is waited for", () => {
  const say: Say = (key) => key;
  expect(waiting(makeGame(board, 4, { phase: "over", extra: { winner: 2 } }), say)).toMatchObject({ mine: false, text: "wait-won" });
});

test("an offer waits for our answer until it is accepted, refused or countered", () => {
  const offer = { id: 6, maker: 1, counters: null, give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0], accepted: [], refused: [] as number[], reasons: {} };
  expect(unanswered(makeGame(board, 4, { on_turn: 1, offers: [offer] }))).toEqual([6]);
  expect(unanswered(makeGame(board, 4, { on_turn: 1, offers: [{ ...offer, refused: [0], reasons: {} }] }))).toEqual([]);
  expect(unanswered(makeGame(board, 4, { on_turn: 1, offers: [offer, { ...offer, id: 7, maker: 0, counters: 6 }] }))).toEqual([]);
  expect(unanswered(makeGame(board, 4, { you: null, on_turn: 1, offers: [offer] }))).toEqual([]);
  expect(unanswered(makeGame(board, 4, { on_turn: 1, offers: [offer], extra: { not_trading: [0] } }))).toEqual([]);
});

test.each(["en", "it", "pl", "pt-BR", "ja"])("in %s whoever owes an answer to an offer is told, and the others wait for them", (language) => {
  const say = sayIn(language);
  const offer = { id: 6, maker: 1, counters: null, give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0], accepted: [], refused: [3], reasons: {} };
  const asked = waiting(makeGame(board, 4, { on_turn: 1, must: [1], offers: [offer] }), say);
  expect(asked.mine).toBe(true);
  expect(parts(asked.text)).toContainEqual({ kind: "seat", seat: 1 });
  const maker = waiting(makeGame(board, 4, { you: 1, on_turn: 1, must: [1], offers: [offer] }), say);
  expect(maker).toMatchObject({ mine: true, text: say("do-main") });
  const third = waiting(makeGame(board, 4, { you: 3, on_turn: 1, must: [1], offers: [offer] }), say);
  expect(third).toMatchObject({ mine: false, seats: [0, 2] });
  expect(asked.text + third.text).not.toMatch(/\?|\{/);
});

test("nobody waits for whoever holds too few cards to accept", () => {
  const say: Say = (key) => key;
  const offer = { id: 6, maker: 1, counters: null, give: [1, 0, 0, 0, 0], want: [0, 12, 0, 0, 0], accepted: [], refused: [], reasons: {} };
  expect(waiting(makeGame(board, 4, { on_turn: 1, must: [1], offers: [offer] }), say)).toMatchObject({ mine: false, text: "wait-main" });
});

import { expect, test } from "vitest";
import { makeGame, makeTable, type Scene } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import type { EventView, ProposalView } from "../protocol";
import { audible, CUES, cuesOf, cuesOfClock, cuesOfTable, notesOf, type Cue } from "./score";

const board = makeIsland();
const away: Scene = { on_turn: 1, must: [1] };

function heard(events: EventView[], before: Scene = away, after: Scene = before, news = true): Cue[] {
  return cuesOf({ previous: makeGame(board, 4, before), events, next: makeGame(board, 4, after), news });
}

test.each<[EventView, Cue[]]>([
  [{ kind: "roll", seat: 1, dice: [3, 4] }, ["dice"]],
  [{ kind: "settle", seat: 1, spot: "n3" }, ["build"]],
  [{ kind: "buy", seat: 1 }, ["build"]],
  [{ kind: "robber", seat: 1, spot: "h3" }, ["robber"]],
  [{ kind: "steal", seat: 1, other: 2 }, ["robber"]],
  [{ kind: "produce", seat: 0, cards: [1, 0, 0, 0, 0] }, ["cards"]],
  [{ kind: "produce", seat: 1, cards: [1, 0, 0, 0, 0] }, []],
  [{ kind: "trade", seat: 1, other: 0, cards: [1, 0, 0, 0, 0], wanted: [0, 1, 0, 0, 0] }, ["cards"]],
  [{ kind: "trade", seat: 1, other: 2, cards: [1, 0, 0, 0, 0], wanted: [0, 1, 0, 0, 0] }, []],
  [{ kind: "hand_over", seat: 0, other: 1, resource: "wool", number: 2 }, []],
  [{ kind: "hand_over", seat: 1, other: 0, resource: "wool", number: 2 }, ["cards"]],
  [{ kind: "win", seat: 2, number: 10 }, ["win"]],
  [{ kind: "refuse", seat: 2, id: 3 }, []],
])("%o", (event, cues) => {
  expect(heard([event])).toEqual(cues);
});

test("your turn is heard when it begins, and not again while it lasts", () => {
  expect(heard([{ kind: "turn", seat: 0, number: 9 }], away, { phase: "before_roll" })).toEqual(["turn"]);
  expect(heard([], {}, {})).toEqual([]);
  // Alone at the table with slow people, one turn of yours may follow another.
  expect(heard([{ kind: "turn", seat: 0, number: 9 }], {}, { phase: "before_roll" })).toEqual(["turn"]);
});

test("what is asked of you in the turn of another is your turn to the ear", () => {
  expect(heard([{ kind: "roll", seat: 1, dice: [3, 4] }], away, { on_turn: 1, phase: "discard", must: [0, 2] })).toEqual([
    "turn", "dice",
  ]);
});

test("who comes back hears that it is their turn, and none of the past", () => {
  const past: EventView[] = [{ kind: "roll", seat: 1, dice: [1, 2] }, { kind: "win", seat: 1 }];
  expect(heard(past, away, {}, false)).toEqual(["turn"]);
  expect(cuesOf({ previous: null, events: past, next: makeGame(board), news: false })).toEqual([]);
});

test("an offer to you, once", () => {
  const offers = [{ id: 3, maker: 1, counters: null, give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0], accepted: [], refused: [], reasons: {} }];
  expect(heard([], away, { ...away, offers })).toEqual(["offer"]);
  expect(heard([], { ...away, offers }, { ...away, offers })).toEqual([]);
  expect(heard([], away, { ...away, offers: offers.map((offer) => ({ ...offer, maker: 0 })) })).toEqual([]);
});

test("a watcher hears the game, and is never asked", () => {
  expect(heard([{ kind: "roll", seat: 0, dice: [1, 1] }], { you: null }, { you: null, must: [0] })).toEqual(["dice"]);
});

test("of a busy moment the most important is heard", () => {
  const events: EventView[] = [
    { kind: "roll", seat: 1, dice: [1, 2] }, { kind: "settle", seat: 1 }, { kind: "robber", seat: 1 },
    { kind: "produce", seat: 0 }, { kind: "win", seat: 1 },
  ];
  expect(heard(events)).toEqual(["win", "robber", "cards"]);
});

test("what somebody else proposes is heard once", () => {
  const proposal: ProposalView = { number: 7, plan: "end", seat: null, proposer: 2, agreed: [2], refused: [], needed: [0, 2], enough: 2, seconds: 60 };
  const table = makeTable();
  expect(cuesOfTable(table, { ...table, proposal })).toEqual(["proposal"]);
  expect(cuesOfTable({ ...table, proposal }, { ...table, proposal: { ...proposal, refused: [0] } })).toEqual([]);
  expect(cuesOfTable(table, { ...table, proposal: { ...proposal, proposer: 0 } })).toEqual([]);
  expect(cuesOfTable(null, { ...table, proposal })).toEqual([]);
  expect(cuesOfTable(table, { ...table, pause_asked: [2] })).toEqual(["proposal"]);
  expect(cuesOfTable(table, { ...table, pause_asked: [0] })).toEqual([]);
});

test("the clock warns twice", () => {
  expect((["calm", "soon", "last"] as const).map(cuesOfClock)).toEqual([[], ["soon"], ["last"]]);
});

test("out of sight only your turn is heard", () => {
  expect(CUES.filter((cue) => audible(cue, true))).toEqual(["turn"]);
  expect(CUES.filter((cue) => audible(cue, false))).toEqual([...CUES]);
});

test("every cue is short, soft, and like no other", () => {
  const tunes = CUES.map((cue) => {
    const notes = notesOf(cue);
    for (const { at, length, gain } of notes) {
      expect(at + length).toBeLessThanOrEqual(1.1);
      expect(gain).toBeLessThanOrEqual(0.5);
    }
    return notes.map(({ from, at }) => `${from}@${at}`).join(" ");
  });
  expect(new Set(tunes).size).toBe(CUES.length);
});

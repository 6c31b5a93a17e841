import { beforeEach, expect, test } from "vitest";
import { makeGame, makeTable } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import { GameStore, type Outgoing, type Turnover } from "./store.svelte";

const board = makeIsland();
const view = makeGame(board);
let sent: Outgoing[];
let store: GameStore;
let heard: Turnover[];

beforeEach(() => {
  sent = [];
  heard = [];
  store = new GameStore((message) => `m${sent.push(message)}`);
  store.watch((turnover) => heard.push(turnover));
  store.receive({ t: "welcome", version: "1", protocol: 1, name: "Ada", table: makeTable() });
  store.receive({ t: "board", game: 1, board });
  store.receive({ t: "update", since: null, view, events: [{ kind: "turn", seat: 0, number: 9 }] });
});

test("the fold of the messages: table, board, view, log", () => {
  expect([store.name, store.table?.id, store.board, store.view]).toEqual(["Ada", "k7m2q9", board, view]);
  expect(store.log.map((entry) => entry.event.kind)).toEqual(["turn"]);
  expect(heard[0]).toMatchObject({ previous: null, news: false });
});

test("news add to the log and are heard with both views", () => {
  const next = { ...view, seq: 58, decision: 32 };
  store.receive({ t: "update", since: 57, view: next, events: [{ kind: "roll", seat: 0, dice: [1, 2] }] });
  expect(store.log.map((entry) => entry.event.kind)).toEqual(["turn", "roll"]);
  expect(new Set(store.log.map((entry) => entry.key)).size).toBe(2);
  expect(heard[1]).toMatchObject({ previous: view, next, news: true });
});

test("a gap shows the newer view, asks for everything once, and takes the answer as history", () => {
  const later = { ...view, seq: 63 };
  store.receive({ t: "update", since: 61, view: later, events: [{ kind: "end", seat: 0 }] });
  store.receive({ t: "update", since: 62, view: { ...view, seq: 64 }, events: [] });
  expect(sent).toEqual([{ t: "sync" }]);
  expect(store.view?.seq).toBe(64);
  expect(heard.length).toBe(1);
  store.receive({ t: "update", since: null, view: { ...view, seq: 65 }, events: [{ kind: "turn", seat: 1, number: 10 }] });
  expect(store.log.length).toBe(1);
  expect(heard[1]?.news).toBe(false);
});

test("an old update changes nothing", () => {
  store.receive({ t: "update", since: 50, view: { ...view, seq: 51, turn: 2 }, events: [{ kind: "end", seat: 0 }] });
  expect(store.view?.turn).toBe(9);
  expect(store.log.length).toBe(1);
});

test("an act names its decision and settles with its own answer", async () => {
  const good = store.act("end");
  const bad = store.act("settle n3");
  expect(sent).toEqual([{ t: "act", action: "end", on: 31 }, { t: "act", action: "settle n3", on: 31 }]);
  expect(store.waiting).toBe(2);
  store.receive({ t: "refused", id: "m2", code: "too_close", args: {} });
  store.receive({ t: "ack", id: "m1", seq: 58 });
  expect(await good).toEqual({ ok: true });
  expect(await bad).toEqual({ ok: false, code: "too_close", args: {} });
  expect(store.waiting).toBe(0);
});

test("a double press is one act, until it is answered or the decision is another", async () => {
  const twice = [store.act("buy"), store.act("buy")];
  expect(sent).toHaveLength(1);
  store.receive({ t: "ack", id: "m1", seq: 58 });
  expect(await Promise.all(twice)).toEqual([{ ok: true }, { ok: true }]);
  void store.act("buy");
  void store.act("buy", 58);
  expect(sent.map((message) => "on" in message && message.on)).toEqual([31, 31, 58]);
});

test("a new game begins with an empty log", () => {
  store.receive({ t: "board", game: 1, board });
  expect(store.view).not.toBeNull();
  store.receive({ t: "board", game: 2, board });
  expect([store.view, store.log.length]).toEqual([null, 0]);
  store.receive({ t: "update", since: null, view: { ...view, seq: 1 }, events: [] });
  expect(store.view?.seq).toBe(1);
});

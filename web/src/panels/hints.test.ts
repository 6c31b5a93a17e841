/** Hints on the whole table page: asked for, shown, chosen from, and gone in time. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeGame, makeTable, type Scene } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import { GameStore, type Outgoing } from "../game/store.svelte";
import { setLanguage } from "../i18n";
import type { GameView, HintView } from "../protocol";
import TablePage from "../TablePage.svelte";

const board = makeIsland();
const FOUNDING: Scene = { phase: "found_settlement", legal: ["settle n1", "settle n4", "settle n9"], extra: { turn: 0 } };
const CORNERS: HintView = {
  action: "settle n4", reason: "settle_yields", cards: [5, 4, 0, 3, 0], seat: null, spot: null, goal: null, number: 0,
  corners: [{ node: "n4", cards: [5, 4, 0, 3, 0], port: null }, { node: "n1", cards: [0, 4, 3, 0, 0], port: "any" }],
};
const ROAD: HintView = { ...CORNERS, action: "road e3", reason: "road_to_site", spot: "n9", corners: [] };
let sent: Outgoing[];
let game: GameStore;
let page: Record<string, unknown> | null = null;

beforeEach(async () => {
  await setLanguage("en");
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
});

afterEach(async () => {
  if (page !== null) await unmount(page);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function show(scene: Scene = {}, hints = true): void {
  sent = [];
  game = new GameStore((message) => `m${sent.push(message)}`);
  const table = makeTable();
  game.receive({ t: "welcome", version: "1", protocol: 1, name: null, table: { ...table, options: { ...table.options, hints } } });
  game.receive({ t: "board", game: 1, board });
  game.receive({ t: "update", since: null, view: makeGame(board, 4, scene), events: [] });
  page = mount(TablePage, { target: document.body, props: { game } });
  flushSync();
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const panel = (): string => (all("[data-testid=hint]")[0]?.textContent ?? "").replace(/[\u2068\u2069]/g, "");

function click(selector: string): void {
  all(selector)[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

function advise(hint: HintView, on = 31): void {
  game.receive({ t: "advice", id: `m${sent.length}`, on, hint });
  flushSync();
}

function update(extra: Partial<GameView>, scene: Scene = {}): void {
  game.receive({ t: "update", since: 57, view: makeGame(board, 4, { ...scene, extra: { seq: 58, ...extra } }), events: [] });
  flushSync();
}

test("no button where the table plays without, and none for who waits", () => {
  show({}, false);
  expect(all("[data-button=hint]")).toHaveLength(0);
});

test("nor in the turn of another", () => {
  show({ on_turn: 1, legal: [] });
  expect(all("[data-button=hint]")).toHaveLength(0);
});

test("asked for this decision, thought about, said with its places and its button, and closed", () => {
  show();
  click("[data-button=hint]");
  expect(sent).toEqual([{ t: "hint", on: 31 }]);
  expect(panel()).toContain("Thinking about a hint");
  click("[data-button=hint]");
  expect(sent).toHaveLength(1);
  advise(ROAD);
  expect(panel()).toContain("Build a road");
  expect(panel()).toContain("It leads to a good place");
  expect(all("[data-pointer]").map((pin) => pin.dataset["pointer"])).toEqual(["e3", "n9"]);
  expect(all("[data-button=road] .hinted")).toHaveLength(1);
  click("[data-button=hint-close]");
  expect(panel()).toBe("");
  expect(all("[data-pointer]")).toHaveLength(0);
});

test("Alt+H asks, Escape closes", () => {
  show();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "h", code: "KeyH", altKey: true }));
  flushSync();
  expect(sent).toEqual([{ t: "hint", on: 31 }]);
  advise(ROAD);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  expect(panel()).toBe("");
});

test("one of the best corners waits for its confirmation", async () => {
  show(FOUNDING);
  click("[data-button=hint]");
  advise(CORNERS);
  expect(all("[data-pointer] text").map((text) => text.textContent)).toEqual(["1", "2"]);
  expect(all("[data-corner]").map((corner) => corner.dataset["corner"])).toEqual(["n4", "n1"]);
  click("[data-corner=n1]");
  await tick();
  flushSync();
  expect(all("[data-corner=n1]")[0]?.getAttribute("aria-pressed")).toBe("true");
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-button")).toBe("confirm"));
  click("[data-button=confirm]");
  expect(sent.at(-1)).toEqual({ t: "act", action: "settle n1", on: 31 });
});

test("it goes with its decision, and with the offers that it speaks of", () => {
  show();
  click("[data-button=hint]");
  advise(ROAD);
  update({});
  expect(panel()).not.toBe("");
  const offer = { id: 1, maker: 0, counters: null, give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0], accepted: [], refused: [], reasons: {} };
  game.receive({ t: "update", since: 58, view: makeGame(board, 4, { offers: [offer], extra: { seq: 59 } }), events: [] });
  flushSync();
  expect(panel()).toBe("");
});

test("one that comes too late is not shown, nor is one that nobody waits for any more", async () => {
  show();
  click("[data-button=hint]");
  update({ decision: 58 });
  advise(ROAD, 31);
  await tick();
  flushSync();
  expect(panel()).toBe("");
  click("[data-button=hint]");
  click("[data-button=hint-close]");
  advise(ROAD, 58);
  expect(panel()).toBe("");
});

test("a refusal is told, but not that the game has moved on", async () => {
  show();
  click("[data-button=hint]");
  game.receive({ t: "refused", id: "m1", code: "stale", args: {} });
  await tick();
  await tick();
  flushSync();
  expect(all("[data-testid=note]")).toHaveLength(0);
  expect(panel()).toBe("");
  click("[data-button=hint]");
  game.receive({ t: "refused", id: "m2", code: "hint_fast", args: {} });
  await vi.waitFor(() => {
    flushSync();
    expect(all("[data-testid=note]")[0]?.textContent).toContain("Wait a few seconds");
  });
});

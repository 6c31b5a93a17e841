/** Taking back, giving up and ending by agreement, on the whole table page. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeGame, makeTable, type Scene } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import { GameStore, type Outgoing } from "../game/store.svelte";
import { setLanguage } from "../i18n";
import type { TableView } from "../protocol";
import TablePage from "../TablePage.svelte";

const board = makeIsland();
let sent: Outgoing[];
let game: GameStore;
let page: Record<string, unknown>;

beforeEach(async () => {
  await setLanguage("en");
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
  localStorage.clear();
});

afterEach(async () => {
  await unmount(page);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function show(scene: Scene = {}, table: Partial<TableView> = {}): void {
  sent = [];
  game = new GameStore((message) => `m${sent.push(message)}`);
  game.receive({ t: "welcome", version: "1", protocol: 1, name: null, table: { ...makeTable(), ...table } });
  game.receive({ t: "board", game: 1, board });
  game.receive({ t: "update", since: null, view: makeGame(board, 4, scene), events: [] });
  page = mount(TablePage, { target: document.body, props: { game } });
  flushSync();
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

function click(selector: string): void {
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

const plainly = (text: string | null): string => (text ?? "").replace(/[\u2068\u2069]/g, "");

test("the button says what it takes back, and takes back just that decision", () => {
  show({ extra: { undo: "bank wool>ore", undo_closed: null } });
  expect(plainly(find("[data-button=undo]").getAttribute("aria-label"))).toBe("Take back: 1 wool for 1 ore");
  click("[data-button=undo]");
  expect(sent).toEqual([{ t: "undo", on: 31 }]);
});

test.each([["settle n3", "settlement"], ["road e3", "road"], ["city n3", "city"]])("%s is taken back as a %s", (undo, thing) => {
  show({ extra: { undo, undo_closed: null } });
  expect(find("[data-button=undo]").getAttribute("aria-label")).toBe(`Take back: ${thing}`);
});

test("nothing to take back, no button; too late, and it says why", () => {
  show();
  expect(document.querySelector("[data-button=undo]")).toBeNull();
  game.receive({ t: "update", since: 57, view: makeGame(board, 4, { extra: { seq: 58, undo: null, undo_closed: "undo_final" } }), events: [] });
  flushSync();
  expect(find("[data-button=undo]").getAttribute("aria-disabled")).toBe("true");
  click("[data-button=undo]");
  expect(sent).toEqual([]);
  expect(find("[data-testid=note]").textContent).toContain("Too late to take back");
});

test("Ctrl+Z takes back too, but not while something is being written", () => {
  show({ extra: { undo: "road e3", undo_closed: null } });
  click("[data-tab=chat]");
  find("form input").dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  expect(sent).toEqual([]);
  find("[data-tab=chat]").dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  expect(sent).toEqual([{ t: "undo", on: 31 }]);
});

test("giving up is asked twice", () => {
  show();
  click("[data-button=ending]");
  click("[data-button=concede]");
  expect(sent).toEqual([]);
  expect(find("dialog").textContent).toContain("Really give up?");
  click("[data-button=sure]");
  expect(sent).toEqual([{ t: "concede", game: 1 }]);
});

test("an end is proposed after a second look", () => {
  show();
  click("[data-button=ending]");
  click("[data-button=end]");
  expect(sent).toEqual([]);
  click("[data-button=sure]");
  expect(sent).toEqual([{ t: "propose", plan: "end", seat: null }]);
});

test("who gave up, or watches, or sees a game that is over, has no such ways", () => {
  const table = makeTable();
  show({}, { seats: table.seats.map((seat) => ({ ...seat, conceded: seat.seat === 0 })) });
  expect(document.querySelector("[data-button=ending]")).toBeNull();
  unmount(page);
  show({ you: null, legal: [] });
  expect(document.querySelector("[data-button=ending]")).toBeNull();
  unmount(page);
  show({ phase: "over", must: [], legal: [] });
  expect(document.querySelector("[data-button=ending]")).toBeNull();
});

test("a seat given up is marked for all", () => {
  const table = makeTable();
  show({}, { seats: table.seats.map((seat) => ({ ...seat, conceded: seat.seat === 2 })) });
  expect(find("[data-seat='2'] small").textContent).toContain("gave up");
});

test("a proposal is answered by whom it needs, and taken back by whose it is", () => {
  show({}, { proposal: { number: 7, plan: "end", seat: null, proposer: 2, agreed: [2], refused: [], needed: [0, 2], enough: 2, seconds: 60 } });
  expect(plainly(find("[data-testid=proposal]").textContent)).toContain("(1 of 2 agree)");
  click("[data-button=agree]");
  click("[data-button=disagree]");
  expect(sent).toEqual([{ t: "answer", agree: true, on: 7 }, { t: "answer", agree: false, on: 7 }]);
  game.receive({ t: "table", table: { ...makeTable(), proposal: { number: 7, plan: "end", seat: null, proposer: 0, agreed: [0], refused: [], needed: [0, 2], enough: 2, seconds: 60 } } });
  flushSync();
  expect(document.querySelector("[data-button=agree]")).toBeNull();
  expect(find("[data-button=disagree]").textContent).toContain("Withdraw");
  game.receive({ t: "table", table: makeTable() });
  flushSync();
  expect(document.querySelector("[data-testid=proposal]")).toBeNull();
});

test("watchers see a proposal and have no answer to it", () => {
  show({ you: null, legal: [] }, { you: null, proposal: { number: 7, plan: "end", seat: null, proposer: 2, agreed: [2], refused: [], needed: [0, 2], enough: 2, seconds: 60 } });
  expect(find("[data-testid=proposal]").textContent).toContain("without a winner");
  expect(document.querySelector("[data-testid=proposal] button")).toBeNull();
});

test("saving is proposed, a saved game says who is missing and goes on without them by agreement", () => {
  show();
  click("[data-button=ending]");
  click("[data-button=save]");
  click("[data-button=sure]");
  expect(sent).toEqual([{ t: "propose", plan: "save", seat: null }]);
  const table = makeTable();
  const seats = table.seats.map((seat) => ({ ...seat, kind: "person" as const, online: seat.seat !== 1 }));
  game.receive({ t: "table", table: { ...table, seats, saved: true, paused: true } });
  flushSync();
  expect(document.body.textContent).toContain("Not here yet");
  [...document.querySelectorAll("button")].find((button) => button.textContent === "Go on without them")!.click();
  expect(sent.at(-1)).toEqual({ t: "propose", plan: "resume", seat: null });
  game.receive({ t: "table", table: { ...table, seats: seats.map((seat) => ({ ...seat, online: true })), saved: true, paused: true } });
  flushSync();
  [...document.querySelectorAll("button")].find((button) => button.textContent === "Go on")!.click();
  expect(sent.at(-1)).toEqual({ t: "pause", on: false });
});

test("after a long silence a bot is asked for, and not before", () => {
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const table = makeTable();
  const seats = table.seats.map((seat) => ({ ...seat, kind: "person" as const }));
  show({ must: [1], on_turn: 1, legal: [] }, { seats });
  const now = vi.spyOn(performance, "now").mockReturnValue(29_000);
  game.tick();
  flushSync();
  expect(document.body.textContent).not.toContain("Let a bot play");
  now.mockReturnValue(31_500);
  game.tick();
  flushSync();
  [...document.querySelectorAll("button")].find((button) => button.textContent === "Let a bot play")!.click();
  expect(sent.at(-1)).toEqual({ t: "propose", plan: "replace", seat: 1 });
  vi.restoreAllMocks();
});

test("who is away is counted down", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
  const table = makeTable();
  const seats = table.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: "person" as const, online: false, away: 60 } : seat));
  show({}, { seats });
  now.mockReturnValue(25_000);
  game.tick();
  flushSync();
  expect(plainly(find("[data-seat='1'] small").textContent)).toContain("a bot plays in 0:40");
  vi.restoreAllMocks();
});

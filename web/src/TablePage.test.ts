import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeGame, makeTable, type Scene } from "../tests/fixtures/game";
import { makeIsland } from "../tests/fixtures/island";
import { GameStore, type Outgoing } from "./game/store.svelte";
import { setLanguage } from "./i18n";
import { sound } from "./sound/sound.svelte";
import TablePage from "./TablePage.svelte";

const board = makeIsland();
let sent: Outgoing[];
let game: GameStore;
let page: Record<string, unknown>;
let reports = 0;

beforeEach(async () => {
  await setLanguage("en");
  // The stand-in browser knows neither; the page only needs them to be there.
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
  localStorage.clear();
});

afterEach(async () => {
  await unmount(page);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(scene: Scene = {}, players = 4): void {
  sent = [];
  game = new GameStore((message) => `m${sent.push(message)}`);
  game.receive({ t: "welcome", version: "1", protocol: 1, name: null, table: makeTable(players) });
  game.receive({ t: "board", game: 1, board });
  game.receive({ t: "update", since: null, view: makeGame(board, players, scene), events: [] });
  page = mount(TablePage, { target: document.body, props: { game, onreport: () => (reports += 1) } });
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

function acts(): string[] {
  return sent.flatMap((message) => (message.t === "act" ? [message.action] : []));
}

async function answer(message: { t: "ack"; id: string; seq: number } | { t: "refused"; id: string; code: string; args: Record<string, string> }): Promise<void> {
  game.receive(message);
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
}

test("the list is a door to every legal action", () => {
  show();
  click("[data-tab=list]");
  const listed = [...document.querySelectorAll<HTMLElement>("[data-door=list]")].map((button) => button.dataset["action"]);
  expect(new Set(listed)).toEqual(new Set(game.view?.legal));
  click('[data-door=list][data-action="buy"]');
  expect(acts()).toEqual(["buy"]);
});

test("the board lights up only what was chosen, and one of its spots is the tab stop", () => {
  show();
  expect(document.querySelectorAll("[data-door=board]")).toHaveLength(0);
  click("[data-button=road]");
  const spots = [...document.querySelectorAll<HTMLElement>("[data-door=board]")];
  expect(spots.map((spot) => spot.dataset["action"]).sort()).toEqual(game.view?.legal.filter((text) => text.startsWith("road ")).sort());
  expect(spots.filter((spot) => spot.getAttribute("tabindex") === "0")).toHaveLength(1);
  for (const spot of spots) expect(spot.getAttribute("aria-label")).toMatch(/^edge between /);
});

test("Enter acts on the spot in focus, Escape backs out", () => {
  show();
  click("[data-button=settle]");
  const spot = find("[data-door=board][tabindex='0']");
  spot.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(acts()).toEqual([spot.dataset["action"]]);
  spot.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  flushSync();
  expect(document.querySelectorAll("[data-door=board]")).toHaveLength(0);
});

test("arrow keys move the one tab stop", () => {
  show({ phase: "robber", legal: board.hexes.map((hex) => `robber ${hex.id}`) });
  const first = find("[data-door=board][tabindex='0']");
  first.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  flushSync();
  const second = find("[data-door=board][tabindex='0']");
  expect(second.dataset["spot"]).not.toBe(first.dataset["spot"]);
  expect(document.activeElement).toBe(second);
  expect(document.querySelectorAll("[data-door=board][tabindex='0']")).toHaveLength(1);
});

test("a closed action stays in reach and says why", () => {
  show({ off: { city: "cannot_pay" }, legal: ["end"] });
  const city = find("[data-button=city]");
  expect(city.getAttribute("aria-disabled")).toBe("true");
  expect(city.hasAttribute("disabled")).toBe(false);
  const why = find(`#${city.getAttribute("aria-describedby")}`);
  expect(why.textContent).toBe("Cards are missing. Trade for them.");
  click("[data-button=city]");
  expect(why.classList.contains("shown")).toBe(true);
  expect(acts()).toEqual([]);
});

test("a refusal becomes a note, and the choice stays open", async () => {
  show();
  click("[data-button=road]");
  find("[data-door=board]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await answer({ t: "refused", id: "m1", code: "not_connected", args: {} });
  expect(find("[data-testid=note]").textContent).toContain("Your roads do not reach this place");
  expect(document.querySelectorAll("[data-door=board]").length).toBeGreaterThan(0);
});

test("discarding sends exactly what is due, not before", () => {
  show({ phase: "discard", own: { discard_due: 2 }, legal: ["discard 1wood"] });
  click("[data-more=wood]");
  click("[data-button=discard]");
  expect(acts()).toEqual([]);
  click("[data-more=grain]");
  expect(find("[data-more=wool]").getAttribute("aria-disabled")).toBe("true");
  click("[data-button=discard]");
  expect(acts()).toEqual(["discard 1wood1grain"]);
});

test("a trade is put together by taps, for the bank or for players", () => {
  show();
  click("[data-button=trade]");
  click("[data-rate=wool]");
  click("[data-trade=want-ore]");
  click("[data-button=bank]");
  expect(acts()).toEqual(["bank wool>ore"]);
  click("[data-button=offer]");
  expect(acts()).toEqual(["bank wool>ore", "offer 2wool>1ore"]);
});

test("offers of others are answered by one tap, or with a counter-offer seen from our side", () => {
  const offer = { id: 6, maker: 1, counters: null, give: [0, 2, 0, 0, 0], want: [0, 0, 0, 1, 0], accepted: [], refused: [], reasons: {} };
  show({ on_turn: 1, may: [0], offers: [offer], legal: ["accept 6", "refuse 6"] });
  click('[data-door=offers][data-action="accept 6"]');
  click("[data-button=counter-6]");
  click("[data-trade=give-wood]");
  click("[data-button=counter]");
  expect(acts()).toEqual(["accept 6", "counter 6 1wood1grain>2brick"]);
});

test("Plenty sends the server's own text for the two cards taken", () => {
  show();
  click("[data-card=plenty]");
  click("[data-more=ore]");
  click("[data-button=play-plenty]");
  expect(acts()).toEqual([]);
  click("[data-more=wood]");
  click("[data-button=play-plenty]");
  expect(acts()).toEqual(["plenty 1wood1ore"]);
});

test("always pass answers the sign-up by itself, once a decision", () => {
  localStorage.setItem("hexfolk-always-pass", "yes");
  show({ phase: "sign_up", on_turn: 1, must: [0, 2], legal: ["signup", "pass"] }, 5);
  expect(acts()).toEqual(["pass"]);
  game.receive({ t: "update", since: 57, view: { ...(game.view as NonNullable<typeof game.view>), seq: 58 }, events: [] });
  flushSync();
  expect(acts()).toEqual(["pass"]);
});

test("watchers see everything and may touch nothing", () => {
  show({ you: null, on_turn: 1, legal: [] });
  expect(document.querySelectorAll("[data-button]")).toHaveLength(0);
  expect(document.querySelectorAll("[data-seat]")).toHaveLength(4);
  expect(find("[data-testid=waiting]").textContent).toContain("Bartolomeo");
});

test("the end names the winner and leads to the report", () => {
  show({ phase: "over", must: [], legal: [], own: { total: 10 }, extra: { winner: 0 } });
  expect(find("dialog").textContent).toContain("You win the island!");
  click("[data-button=report]");
  expect(reports).toBe(1);
});

test("pressing the roll twice does not end the turn", () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  try {
    show({ phase: "before_roll", must: [0], legal: ["roll"], extra: { rolled: false } });
    click("[data-button=roll]");
    game.receive({ t: "update", since: null, view: makeGame(board, 4, { must: [0], legal: ["end"] }), events: [] });
    flushSync();
    click("[data-button=end]");
    expect(acts()).toEqual(["roll"]);
    vi.advanceTimersByTime(1000);
    click("[data-button=end]");
    expect(acts()).toEqual(["roll", "end"]);
  } finally {
    vi.useRealTimers();
  }
});

test("an offer that cannot be paid says so when it is accepted", () => {
  const offer = { id: 6, maker: 1, counters: null, give: [0, 2, 0, 0, 0], want: [0, 0, 0, 0, 9], accepted: [], refused: [], reasons: {} };
  show({ on_turn: 1, must: [1], offers: [offer], legal: ["refuse 6"] });
  click('[data-door=offers][data-action="accept 6"]');
  expect(acts()).toEqual([]);
  expect(find("[data-testid=note]").textContent).toContain("You do not hold these cards");
});

test("an answer once given has no button any more", () => {
  const offer = { id: 6, maker: 1, counters: null, give: [0, 2, 0, 0, 0], want: [0, 0, 0, 1, 0], accepted: [0], refused: [], reasons: {} };
  show({ on_turn: 1, must: [1], offers: [offer], legal: ["refuse 6"] });
  expect(document.querySelector('[data-door=offers][data-action="accept 6"]')).toBeNull();
  click('[data-door=offers][data-action="refuse 6"]');
  expect(acts()).toEqual(["refuse 6"]);
});

function clock(clocks: { seat: number; left: number; spare: number }[], standing = false): void {
  game.receive({ t: "clock", standing, clocks });
  flushSync();
}

test("time is shown beside everybody who is waited for, and marked when it grows short", () => {
  show();
  expect(document.querySelector("[role=timer]")).toBeNull();
  clock([{ seat: 1, left: 65_000, spare: 0 }, { seat: 3, left: 4_500, spare: 0 }]);
  const beside = [1, 3].map((seat) => find(`[data-seat="${seat}"] [role=timer]`));
  expect(beside.map((timer) => timer.getAttribute("aria-label"))).toEqual(["1:05 left", "0:05 left"]);
  expect(beside.map((timer) => timer.dataset["level"])).toEqual(["calm", "last"]);
  expect(document.querySelector('[data-seat="0"] [role=timer]')).toBeNull();
  expect(beside.map((timer) => timer.querySelector("use")?.getAttribute("href"))).toEqual(["#i-wait", "#i-hurry"]);
  clock([]);
  expect(document.querySelector("[role=timer]")).toBeNull();
});

test("that time grows short is seen, heard and spoken, once, and of oneself alone", () => {
  vi.useFakeTimers();
  try {
    show();
    const spoken = (): string => find("[data-testid=assertive]").textContent.trim();
    const seen = (): string | undefined => find(".status [role=timer]").dataset["level"];
    const played = vi.spyOn(sound, "share");
    const heard = (): string[] => played.mock.calls.flatMap(([, cues]) => [...cues]);
    clock([{ seat: 1, left: 3_000, spare: 0 }]);
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(spoken()).not.toContain("seconds");
    clock([{ seat: 0, left: 15_500, spare: 0 }]);
    expect(spoken()).not.toContain("seconds");
    expect([seen(), heard()]).toEqual(["calm", []]);
    vi.advanceTimersByTime(1500);
    flushSync();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(spoken()).toBe("15 seconds left");
    expect([seen(), heard()]).toEqual(["soon", ["soon"]]);
    // Whoever turns the volume up meanwhile is not warned again.
    sound.volume += 1;
    flushSync();
    vi.advanceTimersByTime(9_000);
    flushSync();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(spoken()).toBe("5 seconds left");
    expect([seen(), heard()]).toEqual(["last", ["soon", "last"]]);
  } finally {
    vi.useRealTimers();
  }
});

test("a new message marks the tab and is spoken, until it is read or that is off", () => {
  vi.useFakeTimers();
  try {
    show();
    const line = { number: 1, who: "b", name: "Bartolomeo", colour: 4, saying: "", text: "Hello there", at: 0 };
    game.receive({ t: "chat_history", you: "a", lines: [] });
    game.receive({ t: "chat", line });
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(find("[data-tab=chat] .badge-count").textContent).toBe("1");
    expect(find("[data-testid=polite]").textContent?.replace(/[\u2068\u2069]/g, "")).toContain("Bartolomeo says: Hello there");
    click("[data-tab=chat]");
    expect(document.querySelector("[data-tab=chat] .badge-count")).toBeNull();
    game.talk.speak(false);
    game.receive({ t: "chat", line: { ...line, number: 2, text: "Not this" } });
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(find("[data-testid=polite]").textContent).not.toContain("Not this");
    expect(find("[data-line='2']").textContent).toContain("Not this");
  } finally {
    vi.useRealTimers();
  }
});

test("a pause is asked for, agreed to, and ended", () => {
  show();
  click("[data-tab=facts]");
  click("button.pause");
  expect(sent.at(-1)).toEqual({ t: "pause", on: true });
  const table = makeTable(4);
  game.receive({ t: "table", table: { ...table, pause_asked: [2] } });
  flushSync();
  const agree = [...document.querySelectorAll("button")].find((button) => button.textContent === "Agree");
  agree?.click();
  expect(sent.at(-1)).toEqual({ t: "pause", on: true });
  game.receive({ t: "table", table: { ...table, paused: true } });
  flushSync();
  const resume = [...document.querySelectorAll("button")].find((button) => button.textContent === "Go on");
  resume?.click();
  expect(sent.at(-1)).toEqual({ t: "pause", on: false });
});

test("whom a bot replaces can come back", () => {
  show();
  const table = makeTable(4);
  game.receive({ t: "table", table: { ...table, seats: table.seats.map((seat) => ({ ...seat, substitute: seat.seat === 0 })) } });
  flushSync();
  const back = [...document.querySelectorAll("button")].find((button) => button.textContent === "I am here");
  back?.click();
  expect(sent.at(-1)).toEqual({ t: "back" });
});

test("a saved game goes on without the others only if enough are back", () => {
  show();
  const table = makeTable(4);
  const people = (here: number): void => {
    const seats = table.seats.map((seat) => ({ ...seat, kind: "person" as const, level: null, online: seat.seat < here }));
    game.receive({ t: "table", table: { ...table, seats, paused: true, saved: true } });
    flushSync();
  };
  const offered = (): string[] => [...document.querySelectorAll(".top [role=status] button")].map((button) => button.textContent);
  people(1);
  expect(find(".top [role=status]").textContent).toContain("2 more must be back to go on without the others.");
  expect(offered()).toEqual([]);
  people(2);
  expect(find(".top [role=status]").textContent).toContain("One more must be back to go on without the others.");
  people(3);
  expect(offered()).toEqual(["Go on without them"]);
  people(4);
  expect(offered()).toEqual(["Go on"]);
  // Nothing is to be done meanwhile: no place is lit.
  expect(document.querySelector("[data-door=board]")).toBeNull();
});

test.each([
  [null, "Special building"],
  [true, "Special building: you are signed up"],
  [false, "Special building: you pass"],
])("what was answered to special building (%s) is said in words", (answer, said) => {
  show({ phase: "sign_up", on_turn: 1, must: [], may: [0, 2], legal: ["signup", "pass"], own: { sign_up: answer } }, 5);
  expect(find(".sign-up strong").textContent).toBe(said);
});

test("a finger among crowded places is told, once a game, that they have only come nearer", () => {
  const resized: (() => void)[] = [];
  vi.stubGlobal("ResizeObserver", class {
    constructor(told: () => void) {
      resized.push(told);
    }
    observe(): void {}
    disconnect(): void {}
  });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(120);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(120);
  show();
  for (const told of resized) told();
  flushSync();
  click("[data-button=settle]");
  const spot = find("[data-door=board] .hit");
  const tap = (): void => {
    for (const type of ["pointerdown", "pointerup"]) {
      spot.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: "touch", buttons: 1 }));
    }
    spot.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    flushSync();
  };
  const help = (): string | null => find(".tray.places p").textContent;
  expect(help()).toMatch(/lit$/);
  tap();
  expect(help()).toBe("Nearer now: tap the place");
  expect(acts()).toEqual([]);
  const view = { ...makeGame(board, 4), decision: 99 };
  game.receive({ t: "update", since: null, view, events: [] });
  flushSync();
  expect(help()).toMatch(/lit$/);
  // Seen whole again, the places lie as close as before: they come nearer without a word.
  spot.dispatchEvent(new KeyboardEvent("keydown", { key: "0", bubbles: true }));
  flushSync();
  tap();
  expect(help()).toMatch(/lit$/);
  expect(acts()).toEqual([]);
});

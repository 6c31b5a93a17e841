/** A whole visit: what the server says is what the page shows, what is clicked is what is sent. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arriveToSit } from "../app/arrival";
import { setLanguage, t } from "../i18n";
import type { IslandView, SeatView, ServerMessage, TableView } from "../protocol";
import { USUAL } from "./options";
import TableRoom from "./TableRoom.svelte";

class Fake {
  static last: Fake;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor(readonly address: string) {
    Fake.last = this;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {}
}

const TABLE: TableView = {
  id: "abc",
  code: "K7M2QX",
  public: false,
  state: "lobby",
  game: 1,
  finished: null,
  host: false,
  you: null,
  seats: [
    { seat: 0, kind: "person", name: "Ada", colour: 0, emblem: 0, online: true, conceded: false, substitute: false, away: null, locked: false, ready: true, host: true, level: null, trait: null },
    { seat: 1, kind: "bot", name: "Bruno", colour: 1, emblem: 1, online: true, conceded: false, substitute: false, away: null, locked: false, ready: true, host: false, level: "standard", trait: "bargain" },
    { seat: 2, kind: "open", name: "", colour: 2, emblem: 2, online: false, conceded: false, substitute: false, away: null, locked: false, ready: true, host: false, level: null, trait: null },
  ],
  options: { ...USUAL, players: 3 },
  own: null, proposal: null, saved: false,
  pace: "normal",
  watchers: 1, watching: [], barred: [], excluded: false, cautions: [],
  paused: false,
  pause_asked: [],
  closed: false,
};

const ISLANDS: IslandView[] = [
  { id: "standard19", name: "", hexes: 19, lakes: 0, islands: 1, ports: 9, players: [2, 4], most: 5, target: 10 },
  { id: "lagoon", name: "", hexes: 12, lakes: 0, islands: 1, ports: 5, players: [2, 3], most: 4, target: 10 },
  { id: "giant", name: "", hexes: 61, lakes: 0, islands: 1, ports: 15, players: [6, 8], most: 8, target: 12 },
];

let room: ReturnType<typeof mount>;

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", Fake);
  vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify({ islands: ISLANDS }))));
  await setLanguage("en");
  room = mount(TableRoom, { target: document.body, props: { id: "abc", playing: false } });
  flushSync();
});

afterEach(async () => {
  await unmount(room);
  vi.unstubAllGlobals();
});

function say(message: ServerMessage): void {
  Fake.last.onmessage?.({ data: JSON.stringify(message) });
  flushSync();
}

function welcome(table: Partial<TableView> = {}): void {
  say({ t: "welcome", version: "1", protocol: 1, name: "Grace", table: { ...TABLE, ...table } });
}

function click(words: string): void {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === words);
  if (!button) throw new Error(`no button says ${words}`);
  button.click();
  flushSync();
}

/** Turns the chair of nobody over to somebody. */
function choose(chair: number, kind: string): void {
  const select = document.querySelector<HTMLSelectElement>(`[data-chair="${chair}"] select`);
  if (!select) throw new Error("only the host turns chairs over");
  select.value = kind;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

function withBob(bob: Partial<SeatView> = {}): Partial<TableView> {
  const seats = TABLE.seats.map((seat) => (seat.seat === 2 ? { ...seat, kind: "person" as const, name: "Bob", online: true, ready: false, ...bob } : seat));
  return { seats };
}

const says = (words: string) => document.body.textContent?.includes(words);

const heading = () => document.querySelector("h1")?.textContent;
const sent = (kind: string) => Fake.last.sent.filter((message) => message["t"] === kind);

test("a guest takes a chair under the name used last", () => {
  welcome();
  expect(heading()).toBe("Lobby");
  expect([...document.querySelectorAll("button")].some((button) => button.textContent === "Start the game")).toBe(false);
  click("Take a chair");
  expect(sent("sit")).toMatchObject([{ name: "Grace" }]);
});

test("a bot is told by its level and by what it is like, people by neither", () => {
  welcome();
  const chairs = [...document.querySelectorAll("[data-chair]")].map((chair) => chair.querySelector(".trait")?.textContent ?? null);
  expect(chairs).toEqual([null, "likes a bargain", null]);
  expect(document.querySelector('[data-chair="1"] .state')?.textContent).toBe("Bot, standard");
});

test("the code is shown in two groups, and spelled for a screen reader", () => {
  welcome();
  const code = document.querySelector(".code strong");
  expect(code?.querySelector('[aria-hidden="true"]')?.textContent).toBe("K7M-2QX");
  expect(code?.querySelector(".visually-hidden")?.textContent).toBe("K 7 M 2 Q X");
});

test("the host makes the table public, and guests see that it is", () => {
  welcome({ host: true, you: 0 });
  const box = [...document.querySelectorAll("label")].find((label) => label.textContent?.includes("Public table"));
  box?.querySelector("input")?.click();
  flushSync();
  expect(sent("set_public")).toMatchObject([{ public: true }]);
  say({ t: "table", table: { ...TABLE, public: true } });
  expect(document.body.textContent).toContain("This table is public");
});

test("who comes to play sits down on arrival, once", async () => {
  await unmount(room);
  arriveToSit("/t/abc", "Grace");
  room = mount(TableRoom, { target: document.body, props: { id: "abc", playing: false } });
  flushSync();
  welcome();
  expect(sent("sit")).toMatchObject([{ name: "Grace" }]);
  say({ t: "ack", id: String(sent("sit")[0]?.["id"]), seq: 3 });
  welcome();
  expect(sent("sit")).toHaveLength(1);
});

test("while all is well the line needs no place", () => {
  welcome({ you: 0 });
  const place = [...document.querySelectorAll('[role="status"]')].find((one) => one.matches("div"));
  expect(place?.textContent).toBe("");
});

test("who was signed out by another device is told so, also once the line stands again", () => {
  welcome({ you: 0 });
  say({ t: "bye", reason: "signed_out" });
  Fake.last.onclose?.({ code: 4401 });
  flushSync();
  expect(document.body.textContent).toContain("Another device of yours has signed this one out.");
  welcome();
  expect(document.body.textContent).toContain("Another device of yours has signed this one out.");
});

test("why the chair was refused is said", () => {
  welcome();
  click("Take a chair");
  say({ t: "refused", id: String(sent("sit")[0]?.["id"]), code: "name_taken", args: {} });
  expect(document.querySelector('.place[role="alert"]')?.textContent).toContain("Somebody at the table has this name");
});

test("the host turns chairs over, changes rules one upon the other, and starts", () => {
  welcome({ host: true, you: 0 });
  choose(2, "bot-easy");
  choose(2, "locked");
  choose(1, "open");
  expect(sent("set_seat")).toMatchObject([
    { seat: 2, kind: "bot", level: "easy" }, { seat: 2, kind: "locked", level: null }, { seat: 1, kind: "open", level: null },
  ]);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.options input[type="checkbox"]')];
  boxes[0]?.click();
  boxes[6]?.click();
  flushSync();
  const configured = sent("configure").map((message) => message["options"]);
  expect(configured[1]).toEqual({ ...TABLE.options, robber: false, gifts: false });
  click("Start the game");
  expect(sent("start")).toHaveLength(1);
});

function maps(): { value: string; disabled: boolean; words: string }[] {
  return [...document.querySelectorAll<HTMLInputElement>('dialog input[type="radio"]')].map((radio) => ({
    value: radio.value,
    disabled: radio.disabled,
    words: radio.parentElement?.textContent ?? "",
  }));
}

test("the host chooses among the maps that fit, sees why others do not, and the table is told", async () => {
  welcome({ host: true, you: 0 });
  await vi.waitFor(() => expect(document.querySelector('[data-testid="chosen-map"]')?.textContent).toContain("2–4\u00a0players"));
  click("Choose another map");
  expect(maps().map((map) => map.value)).toEqual(["standard", "random", "lagoon"]);
  document.querySelector<HTMLInputElement>('dialog input[type="checkbox"]')?.click();
  flushSync();
  expect(maps().map((map) => [map.value, map.disabled])).toEqual([
    ["standard", false], ["random", false], ["lagoon", false], ["giant", true],
  ]);
  expect(maps()[3]?.words).toContain("Made for 6 players and more.");
  document.querySelector<HTMLInputElement>('dialog input[value="lagoon"]')?.click();
  flushSync();
  click("Take this map");
  expect(sent("configure")).toMatchObject([{ options: { ...TABLE.options, island: "lagoon" } }]);
  expect(document.querySelector('[data-testid="chosen-map"]')?.textContent).toContain("Lagoon");
});

test("an own map goes to the table by its text, and guests see its name", async () => {
  const island = { ...ISLANDS[1], id: "own_abc", name: "Skerries" } as IslandView;
  localStorage.setItem("hexfolk.maps", JSON.stringify([{ name: "Skerries", text: "id = 1", saved: 5 }, { name: 3 }]));
  welcome({ host: true, you: 0 });
  vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify({ island, picture: "<svg/>" })));
  click("Choose another map");
  await vi.waitFor(() => {
    flushSync();
    expect(maps().some((map) => map.words.includes("Skerries"))).toBe(true);
  });
  document.querySelector<HTMLInputElement>('dialog input[value="own_abc"]')?.click();
  flushSync();
  click("Take this map");
  expect(sent("configure")).toMatchObject([{ options: { ...TABLE.options, island: "own" }, map: "id = 1" }]);
  say({ t: "table", table: { ...TABLE, options: { ...TABLE.options, island: "own" }, own: island } });
  const card = document.querySelector('[data-testid="chosen-map"]');
  expect(card?.textContent).toContain("Skerries");
  expect(card?.querySelector("img")?.getAttribute("src")).toBe("/api/tables/abc/island.svg?own_abc");
});

test("who sits moves to an open chair, with their name", () => {
  welcome({ you: 0 });
  click("Sit here");
  expect(sent("sit")).toMatchObject([{ name: "Ada", seat: 2, colour: null }]);
});

test("the look of before is wished for again, on any chair; on a chosen one its colour is taken", () => {
  localStorage.setItem("hexfolk-table", '{"colour":6,"emblem":3}');
  welcome();
  click("Take a chair");
  click("Sit here");
  expect(sent("sit")).toMatchObject([
    { name: "Grace", seat: null, colour: 6, emblem: 3 }, { name: "Grace", seat: 2, colour: null, emblem: 3 },
  ]);
});

test("an emblem is chosen beside the colour, and remembered", () => {
  welcome({ you: 0 });
  const moon = document.querySelector<HTMLInputElement>('input[aria-label="Moon"]');
  expect(document.querySelector<HTMLInputElement>('input[aria-label="Anchor – Bruno has it"]')?.disabled).toBe(true);
  moon?.click();
  expect(sent("emblem")).toMatchObject([{ emblem: 6 }]);
  expect(JSON.parse(localStorage.getItem("hexfolk-table") ?? "{}")).toMatchObject({ emblem: 6 });
});

test("the host is asked before a game begins without somebody", () => {
  welcome({ host: true, you: 0, ...withBob() });
  expect(says("Not ready yet: Bob.")).toBe(true);
  click("Start the game");
  expect(sent("start")).toEqual([]);
  click("Wait");
  click("Start the game");
  expect(says("Bob is not ready yet. Begin anyway?")).toBe(true);
  click("Begin anyway");
  expect(sent("start")).toMatchObject([{ anyway: true }]);
  say({ t: "table", table: { ...TABLE, host: true, you: 0, ...withBob({ ready: true }) } });
  expect(says("Everybody is ready.")).toBe(true);
  click("Start the game");
  expect(sent("start")[1]).toMatchObject({ anyway: false });
});

test("who was ready is told that the rules have changed", () => {
  welcome({ you: 2, ...withBob() });
  click("I am ready");
  expect(sent("ready")).toMatchObject([{ on: true }]);
  say({ t: "table", table: { ...TABLE, you: 2, ...withBob({ ready: true }) } });
  expect(says("The host has changed the rules")).toBe(false);
  const changed = { ...TABLE, you: 2, options: { ...TABLE.options, target: 12 } };
  say({ t: "table", table: { ...changed, ...withBob() } });
  expect(says("The host has changed the rules")).toBe(true);
  say({ t: "table", table: { ...changed, ...withBob({ ready: true }) } });
  expect(says("The host has changed the rules")).toBe(false);
});

test("the host sends somebody off, lets them in again, and hands the table over", () => {
  welcome({ host: true, you: 0, ...withBob() });
  document.querySelector<HTMLElement>('[aria-label="More about Bob"]')?.click();
  flushSync();
  click("Send off");
  expect(sent("kick")).toMatchObject([{ seat: 2 }]);
  document.querySelector<HTMLElement>('[aria-label="More about Bob"]')?.click();
  flushSync();
  click("Make host");
  expect(sent("hand_over")).toMatchObject([{ seat: 2 }]);
  say({ t: "table", table: { ...TABLE, host: true, you: 0, barred: [{ number: 3, name: "Bob" }] } });
  document.querySelector<HTMLElement>('[aria-label="Let sit down again (Bob)"]')?.click();
  expect(sent("unbar")).toMatchObject([{ number: 3 }]);
});

test("who was sent off is told so and finds no chair", () => {
  welcome({ you: 2, ...withBob() });
  say({ t: "table", table: { ...TABLE, excluded: true } });
  expect(document.querySelector('section[role="alert"]')?.textContent).toContain("The host has sent you off");
  expect([...document.querySelectorAll("button")].some((one) => ["Sit here", "Take a chair"].includes(one.textContent ?? ""))).toBe(false);
  // Nor are they asked to.
  expect(document.querySelector(".title")?.textContent).not.toContain("Take a chair");
});

test("who hosts now is said, in whatever language is chosen then", async () => {
  welcome({ you: 2, ...withBob() });
  const seats = (withBob({ host: true, ready: true }).seats ?? []).map((seat) => (seat.seat === 0 ? { ...seat, host: false } : seat));
  say({ t: "table", table: { ...TABLE, host: true, you: 2, seats } });
  expect(document.querySelector('[role="status"].visually-hidden')?.textContent).toBe("You are the host now.");
  await setLanguage("it");
  flushSync();
  expect(document.querySelector('[role="status"].visually-hidden')?.textContent).toBe(t("host-you"));
  expect(t("host-you")).not.toBe("You are the host now.");
});

test("a game without watchers shows them the way", () => {
  welcome();
  say({ t: "bye", reason: "no_watchers" });
  expect(heading()).toBe("This game is played without watchers");
  const first = Fake.last;
  click("Look again");
  expect(Fake.last).not.toBe(first);
  welcome();
  expect(heading()).toBe("Lobby");
});

test("a set of rules is taken with one tap, and what is changed makes a mix of one's own", () => {
  welcome({ host: true, you: 0 });
  document.querySelector<HTMLInputElement>('input[value="quick"]')?.click();
  flushSync();
  expect(sent("configure")).toMatchObject([{ options: { ...TABLE.options, target: 8, turn_time: 60 } }]);
  expect(document.querySelector<HTMLInputElement>('input[value="quick"]')?.checked).toBe(true);
  document.querySelector<HTMLInputElement>('.options input[type="checkbox"]')?.click();
  flushSync();
  expect(says("Own mix: as you have set it below.")).toBe(true);
});

test("who comes is announced", () => {
  welcome({ host: true, you: 0 });
  const seats = TABLE.seats.map((seat) => (seat.seat === 2 ? { ...seat, kind: "person" as const, name: "Cleo" } : seat));
  say({ t: "table", table: { ...TABLE, host: true, you: 0, seats } });
  expect(document.querySelector('[role="status"].visually-hidden')?.textContent).toBe("Cleo has joined.");
});

test("after the end the summary, and again to the lobby", async () => {
  const asked = vi.fn((_path: RequestInfo | URL) =>
    Promise.resolve(new Response('<article class="summary" data-game="abc"><h1>Bruno wins</h1></article>')),
  );
  vi.stubGlobal("fetch", asked);
  welcome({ state: "over", you: 0, finished: "abc" });
  await vi.waitFor(() => expect(heading()).toBe("Bruno wins"), { timeout: 60_000 });
  expect(String(asked.mock.calls[0]?.[0])).toBe("/api/games/abc/summary?lang=en");
  click("Play again");
  expect(sent("again")).toHaveLength(1);
  say({ t: "table", table: { ...TABLE, you: 0, game: 2 } });
  expect(heading()).toBe("Lobby");
  vi.unstubAllGlobals();
});

test("a lost line is said in words and made anew at once when asked", () => {
  vi.useFakeTimers();
  welcome();
  const first = Fake.last;
  first.onclose?.({ code: 1006 });
  flushSync();
  expect(document.body.textContent).toContain("The connection was lost");
  click("Try now");
  expect(Fake.last).not.toBe(first);
  welcome();
  expect(document.body.textContent).toContain("Connected again.");
  vi.advanceTimersByTime(4000);
  flushSync();
  expect(document.body.textContent).not.toContain("Connected again.");
  vi.useRealTimers();
});

test("a restart of the server is told from a lost line", () => {
  welcome();
  say({ t: "bye", reason: "restart" });
  Fake.last.onclose?.({ code: 1006 });
  flushSync();
  expect(document.body.textContent).toContain("The server is restarting");
});

test("a table that is not there", () => {
  say({ t: "refused", id: null, code: "table_unknown", args: {} });
  expect(heading()).toBe("There is nothing here");
});

test("who is not let in reads why, and no line is tried again", () => {
  welcome();
  say({ t: "refused", id: null, code: "banned_until", args: { until: "2026-12-24 18:00 UTC" } });
  expect(document.querySelector("h1")?.textContent).toBe("No entry");
  expect(document.querySelector("main p")?.textContent).toContain("2026-12-24 18:00 UTC");
  expect(document.querySelector("main a")?.getAttribute("href")).toBe("/");
});

test("a table that the host of the server has closed says so, in its lobby too", () => {
  welcome();
  say({ t: "table", table: { ...TABLE, state: "over", closed: true } });
  expect(document.querySelector("[role=alert].closed")?.textContent).toContain("has closed this table");
  expect(document.querySelector("form")).toBeNull();
});

/** The front page with a server that answers: what it lists, and what a tap asks for. */

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrivalAt, arriveToSit } from "../app/arrival";
import { setLanguage } from "../i18n";
import { USUAL } from "../lobby/options";
import { keep, recall } from "../lobby/remembered";
import StartPage from "../lobby/StartPage.svelte";
import type { MyTables, OpenTable, SitterView } from "../protocol";
import { spaced } from "./code";
import DevicePage from "./DevicePage.svelte";
import { guestName } from "./guest";
import { Poll } from "./poll.svelte";

const seat = (kind: SitterView["kind"], name: string, you = false): SitterView => ({ kind, name, colour: 0, emblem: 0, locked: false, online: true, you });

const OPEN: OpenTable = {
  key: "k1", state: "lobby", joinable: true, own: "", options: { ...USUAL, target: 8 },
  seats: [seat("person", "Ben"), seat("bot", "Ada"), seat("open", ""), seat("open", "")],
};
const WATCH: OpenTable = { ...OPEN, key: "k2", state: "playing", joinable: false, seats: [seat("person", "Eve"), seat("bot", "Cleo")] };
const NOBODY: MyTables = { name: "", devices: 1, running: [], finished: [] };

type Reply = [status: number, body: unknown];
let replies: Record<string, Reply>;
let asked: [path: string, body: unknown][];
let page: Record<string, unknown> | undefined;

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  await setLanguage("en");
  asked = [];
  replies = { "/api/tables/mine": [200, NOBODY], "/api/tables/open": [200, { tables: [OPEN, WATCH] }], "/api/qr": [400, {}] };
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string, request?: RequestInit) => {
      if (request?.method === "POST") asked.push([path, JSON.parse(String(request.body))]);
      const [status, body] = replies[`${request?.method ?? "GET"} ${path}`] ?? replies[path] ?? [404, { code: "not_found", args: {} }];
      return new Response(status === 204 ? null : JSON.stringify(body), { status });
    }),
  );
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  page = mount(StartPage, { target: document.body });
  await settle();
}

async function settle(): Promise<void> {
  for (let i = 0; i < 8; i++) await tick();
  await new Promise((done) => setTimeout(done, 0));
  flushSync();
}

async function click(words: string, within: ParentNode = document): Promise<void> {
  const button = [...within.querySelectorAll("button")].find((one) => one.textContent?.trim() === words);
  if (!button) throw new Error(`no button says ${words}`);
  button.click();
  await settle();
}

const text = () => document.body.textContent ?? "";

test("open tables say who sits there and how it is played; one tap goes there to sit", async () => {
  keep({ name: "Grace" });
  replies["POST /api/tables/open"] = [200, { path: "/t/abc" }];
  await open();
  const cards = [...document.querySelectorAll("section li.card")].filter((card) => card.querySelector("button"));
  expect(cards[0]?.textContent).toContain("Ben’s table");
  const facts = [...(cards[0]?.querySelectorAll(".facts span") ?? [])].map((fact) => fact.textContent);
  expect(facts).toEqual(["Standard board", "2 of 4 chairs taken", "to 8 points", "2 min a turn"]);
  await click("Join");
  expect(asked).toContainEqual(["/api/tables/open", { key: "k1" }]);
  expect(location.pathname).toBe("/t/abc");
  expect(arrivalAt("/t/abc")).toBe("Grace");
});

test("who only watches does not sit down", async () => {
  replies["POST /api/tables/open"] = [200, { path: "/t/abc" }];
  await open();
  await click("Watch");
  expect(asked).toContainEqual(["/api/tables/open", { key: "k2" }]);
  expect(arrivalAt("/t/abc")).toBeNull();
});

test("a table that was closed meanwhile is said, and the list asked for anew", async () => {
  replies["POST /api/tables/open"] = [404, { code: "table_unlisted", args: {} }];
  await open();
  replies["GET /api/tables/open"] = [200, { tables: [] }];
  await click("Join");
  expect(text()).toContain("This table is no longer open to all.");
  expect(text()).toContain("Nobody has an open table just now.");
  expect(location.pathname).toBe("/");
});

test("a code goes to the server as it was typed", async () => {
  replies["/api/tables/code"] = [404, { code: "code_unknown", args: {} }];
  await open();
  const field = document.querySelector<HTMLInputElement>('input[autocapitalize="characters"]');
  if (!field) throw new Error("no field for a code");
  field.value = " k7m 2qx";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await click("Go");
  expect(asked).toContainEqual(["/api/tables/code", { code: " k7m 2qx" }]);
  expect(text()).toContain("No table has this code.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  replies["/api/tables/code"] = [200, { path: "/t/xyz" }];
  await click("Go");
  expect(location.pathname).toBe("/t/xyz");
});

test("own tables show what waits for one, in the title of the page too", async () => {
  const now = Date.now();
  replies["/api/tables/mine"] = [
    200,
    {
      name: "Ann", devices: 1, finished: [],
      running: [
        { id: "t1", state: "playing", seats: [seat("person", "Ann", true), seat("person", "Ben")], on_turn: 0, due: true, paused: false, saved: false, played: now - 5 * 60_000 },
        { id: "t2", state: "playing", seats: [seat("person", "Ann", true), seat("person", "Eve")], on_turn: 1, due: false, paused: false, saved: false, played: now },
        { id: "t3", state: "lobby", seats: [seat("person", "Ann", true), seat("open", "")], on_turn: null, due: false, paused: false, saved: false, played: now },
      ],
    } satisfies MyTables,
  ];
  await open();
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a.table")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/t1", "/t/t2", "/t/t3"]);
  expect(links[0]?.textContent).toContain("Your turn");
  expect(links[0]?.textContent).toContain("5 min. ago");
  expect(links[1]?.textContent).toContain("It is Eve’s turn");
  expect(links[2]?.textContent).toContain("In the lobby");
  expect(document.title).toContain("● Your move");
  // A browser that has forgotten the name hears it from the server.
  expect(document.querySelector<HTMLInputElement>('input[autocomplete="nickname"]')?.value).toBe("Ann");
});

test("of many own tables three are shown, and the rest when wanted", async () => {
  const running = ["t1", "t2", "t3", "t4"].map((id) => ({
    id, state: "lobby" as const, seats: [seat("person", "Ann", true)], on_turn: null, due: false, paused: false, saved: false, played: Date.now(),
  }));
  replies["/api/tables/mine"] = [200, { name: "Ann", devices: 1, finished: [], running } satisfies MyTables];
  await open();
  const links = (): number => document.querySelectorAll("a.table").length;
  expect(links()).toBe(3);
  await click("Show all 4 tables");
  expect(links()).toBe(4);
  await click("Show fewer");
  expect(links()).toBe(3);
});

test("a finished game leads to its report and can be removed", async () => {
  const finished = [{ id: "t9", others: ["Ben", "Eve"], played: Date.now(), won: "other", winner: "Eve" }];
  replies["/api/tables/mine"] = [200, { ...NOBODY, finished }];
  replies["/api/tables/mine/remove"] = [204, null];
  await open();
  expect(text()).toContain("With Ben and Eve");
  expect(text()).toContain("Eve won · ");
  expect(document.querySelector('a[href="/t/t9"]')?.textContent).toBe("Report");
  replies["/api/tables/mine"] = [200, NOBODY];
  await click("Remove");
  expect(asked).toContainEqual(["/api/tables/mine/remove", { id: "t9" }]);
  expect(text()).not.toContain("With Ben and Eve");
  expect(text()).toContain("Removed from your list.");
});

test.each([
  ["you", "You won · "], ["nobody", "Without a winner · "], ["unknown", null],
] as const)("how a finished game ended: %s", async (won, said) => {
  replies["/api/tables/mine"] = [200, { ...NOBODY, finished: [{ id: "t9", others: ["Ben"], played: Date.now(), won, winner: "" }] }];
  await open();
  const line = document.querySelector(".what .small")?.textContent ?? "";
  if (said === null) expect(line).not.toContain("·");
  else expect(line).toContain(said);
});

test("the emblem of the next tables is chosen here, too, and is remembered", async () => {
  replies["/api/tables"] = [201, { id: "a", path: "/t/a" }];
  await open();
  expect(document.querySelector('input[type="radio"]')).toBeNull();
  await click("Your emblem");
  const moon = document.querySelector<HTMLInputElement>('input[aria-label="Moon"]');
  expect(moon?.checked).toBe(false);
  moon?.click();
  await settle();
  expect(recall().emblem).toBe(6);
  await click("Play now");
  expect(asked).toContainEqual(["/api/tables", expect.objectContaining({ emblem: 6 })]);
});

test("play begins at once without a name, under one that stays the same", async () => {
  replies["/api/tables"] = [201, { id: "a", path: "/t/a" }];
  await open();
  await click("Play now");
  const name = guestName();
  expect(asked).toContainEqual(["/api/tables", expect.objectContaining({ name, start: true, bots: [1, 2, 3] })]);
  expect(name).toMatch(/^Guest [1-9]\d\d$/);
  // It is no name that somebody chose: in another language it is another word.
  expect(recall().name).toBe("");
});

test("a new table is private unless it is said each time", async () => {
  replies["/api/tables"] = [201, { id: "a", path: "/t/a" }];
  await open();
  await click("New table");
  await click("Set up the table");
  expect(asked).toContainEqual(["/api/tables", expect.objectContaining({ public: false })]);
  const box = [...document.querySelectorAll("label")].find((label) => label.textContent?.includes("Public table"));
  box?.querySelector("input")?.click();
  await click("Set up the table");
  expect(asked).toContainEqual(["/api/tables", expect.objectContaining({ public: true })]);
});

test("a link for another device is made when it is asked for, and others can be signed out", async () => {
  replies["/api/tables/mine"] = [200, { ...NOBODY, devices: 2 }];
  replies["/api/devices"] = [201, { secret: "s3cret", seconds: 600 }];
  replies["/api/devices/dismiss"] = [204, null];
  await open();
  await click("Play on another device");
  expect(document.querySelector<HTMLInputElement>("dialog input")?.value).toBe(`${location.origin}/device#s3cret`);
  // On a local address no picture is drawn, and no other device can follow the link.
  expect(text()).toContain("Open this link in another browser on this device.");
  expect(text()).not.toMatch(/camera|picture|others, start/);
  expect(text()).toContain("You play on 2 devices.");
  await click("Sign out other devices");
  expect(asked.some(([path]) => path === "/api/devices/dismiss")).toBe(false);
  await click("Sign them out");
  expect(asked.some(([path]) => path === "/api/devices/dismiss")).toBe(true);
  expect(text()).toContain("All other devices are signed out.");
});

async function arrive(): Promise<void> {
  history.replaceState(null, "", "/device#s3cret");
  page = mount(DevicePage, { target: document.body });
  await settle();
}

test("the link asks before it takes a device over", async () => {
  replies["/api/devices/look"] = [200, { name: "Ann", same: false, tables: 2 }];
  replies["/api/devices/enter"] = [200, { name: "Ann" }];
  await arrive();
  expect(asked).toEqual([["/api/devices/look", { secret: "s3cret" }]]);
  expect(text()).toContain("You have 2 tables of your own on this device.");
  await click("Go on as Ann");
  expect(asked[1]).toEqual(["/api/devices/enter", { secret: "s3cret" }]);
  expect([location.pathname, location.hash, recall().name]).toEqual(["/", "", "Ann"]);
});

test.each([
  ["link_used", "This link has been used already."],
  ["link_expired", "This link is older than 10 minutes"],
  ["link_unknown", "This link leads nowhere."],
])("a link that is %s says so, and the way on", async (code, words) => {
  replies["/api/devices/look"] = [410, { code, args: {} }];
  await arrive();
  expect(text()).toContain(words);
  expect(text()).toContain("choose “Play on another device”");
  expect(document.querySelector('a[href="/"]')).not.toBeNull();
  expect([...document.querySelectorAll("button")]).toEqual([]);
});

test("a newer link pasted over an old one counts", async () => {
  replies["/api/devices/look"] = [410, { code: "link_used", args: {} }];
  await arrive();
  replies["/api/devices/look"] = [200, { name: "Ann", same: false, tables: 0 }];
  history.replaceState(null, "", "/device#newer");
  window.dispatchEvent(new Event("hashchange"));
  await settle();
  await click("Go on as Ann");
  expect(asked.at(-1)).toEqual(["/api/devices/enter", { secret: "newer" }]);
});

test("the device that made the link is not taken over", async () => {
  replies["/api/devices/look"] = [200, { name: "Ann", same: true, tables: 0 }];
  await arrive();
  expect(text()).toContain("You already play as Ann on this device.");
  expect([...document.querySelectorAll("button")]).toEqual([]);
});

test("what cannot be reached is asked for again", async () => {
  replies["/api/devices/look"] = [502, "<html>"];
  await arrive();
  replies["/api/devices/look"] = [200, { name: "", same: false, tables: 0 }];
  await click("Try now");
  await click("Go on");
  expect(asked.at(-1)?.[0]).toBe("/api/devices/enter");
});

test("a hidden page asks nothing, and asks at once when it is looked at", async () => {
  vi.useFakeTimers();
  let shown: DocumentVisibilityState = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => shown);
  const poll = new Poll<MyTables>("/api/tables/mine", 1000);
  await vi.advanceTimersByTimeAsync(2500);
  expect(fetch).toHaveBeenCalledTimes(3);
  shown = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  shown = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(poll.value).toEqual(NOBODY);
  replies["/api/tables/mine"] = [500, "<html>"];
  await vi.advanceTimersByTimeAsync(2100);
  expect([poll.stale, poll.value]).toEqual([true, NOBODY]);
  poll.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(6);
  vi.restoreAllMocks();
});

test("codes in groups", () => {
  expect(spaced("K7M2QX")).toBe("K7M-2QX");
  expect(spaced("")).toBe("");
});

test("who goes elsewhere does not sit down there, nor later", () => {
  arriveToSit("/t/abc", "Grace");
  expect(arrivalAt("/t/other")).toBeNull();
  expect(arrivalAt("/t/abc")).toBeNull();
});

test("why something was refused follows a switch of the language", async () => {
  await open();
  const field = document.querySelector<HTMLInputElement>("input[id$=-code]") as HTMLInputElement;
  field.form?.requestSubmit();
  await settle();
  const why = (): string => document.querySelector("[id$=-problem]")?.textContent ?? "";
  const english = why();
  expect(english).not.toBe("");
  await setLanguage("pl");
  await settle();
  expect(why()).not.toBe("");
  expect(why()).not.toBe(english);
});

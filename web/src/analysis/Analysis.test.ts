import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../i18n";
import type { AnalysisState, AnalysisView, SecondOpinion } from "../protocol";
import Analysis from "./Analysis.svelte";
import type { Cast } from "./study.svelte";

const cast: Cast = {
  board: { hexes: [], nodes: [], edges: [], ports: [] } as unknown as Cast["board"],
  seats: [
    { seat: 0, name: "Ada", colour: 2, emblem: 2 },
    { seat: 1, name: "Bo", colour: 5, emblem: 5 },
  ],
};
const analysis: AnalysisView = {
  players: 2,
  winner: 1,
  continuations: 72,
  points: [
    { step: 0, turn: 0, seat: 0, chances: [0.5, 0.5] },
    { step: 8, turn: 1, seat: 0, chances: [0.6, 0.4] },
    { step: 14, turn: 2, seat: 1, chances: [0.3, 0.7] },
    { step: 21, turn: 2, seat: null, chances: [0, 1] },
  ],
  turning: [
    {
      begin: 12, step: 13, line: 25, turn: 1, code: "army_taken", seat: 1, other: 0, cards: [], wanted: [], spot: null, resource: null,
      number: 0, rolls: 0, before: [0.6, 0.4], after: [0.3, 0.7],
    },
  ],
};

/** Answers to come, by method and path. */
let answers: Record<string, (AnalysisState | SecondOpinion | { code: string; args: object })[]> = {};
let asked: string[] = [];
let page: ReturnType<typeof mount> | null = null;

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  answers = {};
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => {
    const key = `${request?.method ?? "GET"} ${path}`;
    asked.push(key);
    const queue = answers[key] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === undefined) return Promise.reject(new Error("offline"));
    return Promise.resolve(Response.json(answer, { status: "code" in answer && "args" in answer ? 503 : 200 }));
  });
  await setLanguage("en");
});

afterEach(() => {
  if (page) void unmount(page);
  page = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(props: { step?: number; seek?: (step: number) => void } = {}): Promise<void> {
  page = mount(Analysis, { target: document.body, props: { id: "game", course: cast, ...props } });
  await settle();
}

async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

function press(selector: string): void {
  const button = document.querySelector<HTMLElement>(selector);
  expect(button, selector).not.toBeNull();
  button?.click();
}

const LOOK = "GET /api/games/game/analysis";
const START = "POST /api/games/game/analysis";
const state = (part: Partial<AnalysisState>): AnalysisState => ({ state: "none", progress: 0, ahead: 0, code: "", analysis: null, ...part });

test("nothing begins by itself; a press starts it, shows how far it is, and ends in the curve", async () => {
  answers[LOOK] = [
    state({}), state({ state: "waiting", ahead: 2 }), state({ state: "running", progress: 0.4 }), state({ state: "done", analysis }),
  ];
  answers[START] = [state({ state: "waiting", ahead: 3 })];
  await show();
  await settle(5000);
  expect(asked).toEqual([LOOK]);
  press('[data-button="analysis-start"]');
  await settle();
  expect(document.body.textContent).toContain("Games ahead of this one: 3");
  await settle(800);
  expect(document.body.textContent).toContain("Games ahead of this one: 2");
  await settle(800);
  expect(document.body.textContent).toContain("40%");
  await settle(800);
  expect(document.querySelector("svg[role=img]")?.getAttribute("aria-label")).toContain("2 turns");
  expect(document.querySelector("[role=status]")?.textContent).toBe("The analysis is ready.");
  const before = asked.length;
  await settle(5000);
  expect(asked.length).toBe(before);
});

test("one that is kept is shown at once, with numbers behind it", async () => {
  answers[LOOK] = [state({ state: "done", analysis })];
  await show();
  expect([...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent).join(" "))).toEqual([
    "Set-up, settlement 1 50% 50%", "Turn 1 60% 40%", "Turn 2 30% 70%", "End 0% 100%",
  ]);
  expect(document.querySelector("[data-turning]")?.textContent).toMatch(/Bo\s+takes the Largest Army from\s+Ada/);
  expect(document.querySelector("input")?.getAttribute("aria-valuetext")).toBe("End. Ada 0%, Bo 100%");
  expect(document.querySelector('a[href="/g/game/replay#step=21"]')).not.toBeNull();
});

test("slider and turning points lead the replay", async () => {
  answers[LOOK] = [state({ state: "done", analysis })];
  const sought: number[] = [];
  await show({ step: 9, seek: (to) => sought.push(to) });
  const slider = document.querySelector("input");
  expect(slider?.value).toBe("1");
  if (slider) {
    slider.value = "2";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }
  press('[data-turning="1"]');
  expect(sought).toEqual([14, 13]);
});

test("what failed says why and can be started again", async () => {
  answers[LOOK] = [state({ state: "failed", code: "analysis_died" })];
  answers[START] = [{ code: "analysis_busy", args: {} }, state({ state: "running", progress: 0.1 })];
  await show();
  expect(document.querySelector("[role=alert]")?.textContent).toBe("The analysis broke off. Try again.");
  press('[data-button="analysis-start"]');
  await settle();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Try again in a minute");
  press('[data-button="analysis-again"]');
  await settle();
  expect(document.querySelector("progress")?.value).toBeCloseTo(0.1);
});

test("a server that cannot be reached leaves a way out", async () => {
  await show();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("cannot be reached");
  answers[LOOK] = [state({})];
  press('[data-button="analysis-again"]');
  await settle();
  expect(document.querySelector('[data-button="analysis-start"]')).not.toBeNull();
});

const opinion: SecondOpinion = {
  step: 9, line: 20, turn: 1, seat: 0, played: "bank wood>ore", by_clock: false, same: false, chance_played: 0.41, chance_advised: 0.48,
  continuations: 144, rates: [3, 4, 4, 4, 4], offers: [],
  hint: { action: "end", reason: "end_nothing", cards: [], seat: null, spot: null, goal: null, number: 0, corners: [] },
};

test("a master says what else could be done, and by how much it is better", async () => {
  answers[LOOK] = [state({ state: "done", analysis })];
  answers["GET /api/games/game/advice?step=9"] = [opinion];
  await show({ step: 9, seek: () => undefined });
  press('[data-button="opinion"]');
  await settle();
  const told = document.querySelector(".opinion")?.textContent?.replace(/\s+/g, " ") ?? "";
  expect(told).toContain("3 wood");
  expect(told).toContain("End your turn");
  expect(told).toContain("better by 7 percentage points");
  expect(told).toContain("Nothing more is worth doing in this turn.");
});

test("a refused opinion says why", async () => {
  answers[LOOK] = [state({ state: "done", analysis })];
  answers["GET /api/games/game/advice?step=9"] = [{ code: "analysis_none", args: {} }];
  await show({ step: 9, seek: () => undefined });
  press('[data-button="opinion"]');
  await settle();
  expect(document.querySelector(".opinion [role=alert]")?.textContent).toContain("nothing to say");
  expect(document.querySelector('[data-button="opinion"]')).not.toBeNull();
});

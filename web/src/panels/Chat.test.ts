import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTable } from "../../tests/fixtures/game";
import { SAYINGS, SIGNS } from "../game/sayings";
import { GameStore, type Outgoing } from "../game/store.svelte";
import { setLanguage } from "../i18n";
import type { ChatLine, TableView } from "../protocol";
import Chat from "./Chat.svelte";

let sent: Outgoing[];
let game: GameStore;
let panel: Record<string, unknown>;

beforeEach(async () => {
  await setLanguage("en");
  localStorage.clear();
  document.body.innerHTML = "";
});

afterEach(() => unmount(panel));

function show(lines: ChatLine[] = [], table: Partial<TableView> = {}, props: { seen?: boolean; live?: boolean } = {}): void {
  sent = [];
  game = new GameStore((message) => `m${sent.push(message)}`);
  game.receive({ t: "welcome", version: "1", protocol: 1, name: null, table: { ...makeTable(), ...table } });
  game.receive({ t: "chat_history", you: "a", lines });
  panel = mount(Chat, { target: document.body, props: { game, ...props } });
  flushSync();
}

function line(number: number, extra: Partial<ChatLine> = {}): ChatLine {
  return { number, who: "b", name: "Bea", colour: 1, saying: "", text: `line ${number}`, at: 0, ...extra };
}

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

function click(selector: string): void {
  find(selector).click();
  flushSync();
}

function write(text: string): void {
  const input = find<HTMLInputElement>("form input");
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  find("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  flushSync();
}

async function settled(): Promise<void> {
  for (let k = 0; k < 4; k += 1) await Promise.resolve();
  flushSync();
}

const shown = (): string[] => [...document.querySelectorAll("[data-line]")].map((one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "");

test("texts are texts: no markup, no links", () => {
  show([line(1, { text: "<img src=x onerror=alert(1)> https://evil.example" })]);
  expect(shown()).toEqual(["Bea <img src=x onerror=alert(1)> https://evil.example"]);
  expect(document.querySelectorAll(".lines a, .lines img")).toHaveLength(0);
});

test("phrases are shown in the reader's language and follow a switch", async () => {
  show([line(1, { text: "", saying: "hello" })]);
  expect(shown()).toEqual(["Bea Hello!"]);
  await setLanguage("pl");
  flushSync();
  expect(shown()).toEqual(["Bea Cześć!"]);
});

test("a line is sent once and trimmed; nothing is not sent", () => {
  show();
  write("   ");
  write("  Good evening ");
  expect(sent).toEqual([{ t: "say", text: "Good evening", saying: null }]);
  expect(find<HTMLInputElement>("form input").value).toBe("");
});

test("every phrase and sign is one tap", () => {
  show();
  expect(document.querySelectorAll("[data-saying]")).toHaveLength(0);
  click("[data-button=phrases]");
  const codes = [...document.querySelectorAll<HTMLElement>("[data-saying]")].map((one) => one.dataset["saying"]);
  expect(codes.sort()).toEqual([...SAYINGS, ...SIGNS].sort());
  click("[data-saying=well_played]");
  expect(sent).toEqual([{ t: "say", text: "", saying: "well_played" }]);
  expect(document.querySelectorAll("[data-saying]")).toHaveLength(0);
});

test("a refused line says why and is not lost", async () => {
  show();
  write("again and again");
  game.receive({ t: "refused", id: "m1", code: "chat_fast", args: {} });
  await settled();
  expect(find(".problem").textContent).toContain("You are writing very fast");
  expect(find<HTMLInputElement>("form input").value).toBe("again and again");
});

test("watchers read only where the host wants it so", () => {
  const options = { ...makeTable().options, watchers_chat: false };
  show([line(1)], { you: null, host: false, options });
  expect(document.querySelector("form")).toBeNull();
  expect(shown()).toHaveLength(1);
  expect(document.body.textContent).toContain("Only players may write here");
});

test("a tap mutes and another brings back", () => {
  show([line(1), line(2, { who: "c", name: "", colour: null })]);
  click("[data-mute=c]");
  expect(shown()).toEqual(["Bea line 1"]);
  expect(find("[data-mute=c]").getAttribute("aria-pressed")).toBe("true");
  click("[data-mute=c]");
  expect(shown()).toEqual(["Bea line 1", "Somebody watching line 2"]);
});

test("lines in sight are read, others are not", () => {
  show([], {}, { seen: false });
  game.receive({ t: "chat", line: line(1) });
  flushSync();
  expect(game.talk.unread).toBe(1);
  unmount(panel);
  panel = mount(Chat, { target: document.body, props: { game } });
  flushSync();
  expect(game.talk.unread).toBe(0);
});

test("where no announcer is, new lines are spoken from here, unless that is off", () => {
  show([], {}, { live: true });
  expect(find(".lines").getAttribute("aria-live")).toBe("polite");
  game.talk.speak(false);
  flushSync();
  expect(find(".lines").getAttribute("aria-live")).toBe("off");
});

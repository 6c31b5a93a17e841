import { beforeEach, describe, expect, test } from "vitest";
import type { ChatLine } from "../protocol";
import { speakerOf, wordsOf } from "./sayings";
import { Talk } from "./talk.svelte";

function line(number: number, who = "b", extra: Partial<ChatLine> = {}): ChatLine {
  return { number, who, name: who.toUpperCase(), colour: 1, saying: "", text: `line ${number}`, at: 0, ...extra };
}

beforeEach(() => localStorage.clear());

function talk(table = "t1"): Talk {
  const made = new Talk();
  made.open(table);
  return made;
}

test("what was there before is no news, what comes is, and one's own never", () => {
  const chat = talk();
  chat.history("a", [line(1), line(2)]);
  expect(chat.unread).toBe(0);
  chat.add(line(3));
  chat.add(line(4, "a"));
  expect(chat.unread).toBe(1);
  chat.read();
  expect(chat.unread).toBe(0);
  // After a lost connection: what was missed is news.
  chat.history("a", [line(1), line(2), line(3), line(4, "a"), line(5)]);
  expect(chat.unread).toBe(1);
});

test("a line that came twice is shown once, and only the last hundred are kept", () => {
  const chat = talk();
  chat.history("a", []);
  for (let n = 1; n <= 105; n += 1) chat.add(line(n));
  chat.add(line(105));
  expect(chat.lines.map((one) => one.number)).toEqual(Array.from({ length: 100 }, (_, k) => k + 6));
});

test("who is muted is neither shown nor counted nor spoken, at this table, also tomorrow", () => {
  const chat = talk();
  const spoken: number[] = [];
  const stop = chat.listen((one) => spoken.push(one.number));
  chat.history("a", [line(1)]);
  chat.mute("b", true);
  chat.add(line(2));
  chat.add(line(3, "c"));
  chat.add(line(4, "a"));
  expect(chat.shown.map((one) => one.number)).toEqual([3, 4]);
  expect(chat.unread).toBe(1);
  expect(spoken).toEqual([3]);
  stop();
  chat.add(line(5, "c"));
  expect(spoken).toEqual([3]);
  expect(talk().muted).toEqual(["b"]);
  expect(talk("t2").muted).toEqual([]);
  chat.mute("b", false);
  expect(chat.shown.map((one) => one.number)).toEqual([1, 2, 3, 4, 5]);
  expect(talk().muted).toEqual([]);
});

test("muted people are remembered for the last tables only, and rubbish is none", () => {
  for (let n = 0; n < 40; n += 1) talk(`t${n}`).mute("b", true);
  expect(talk("t0").muted).toEqual([]);
  expect(talk("t39").muted).toEqual(["b"]);
  localStorage.setItem("hexfolk-muted", '{"t1": 7, "t2": ["x"], "t3": [null]}');
  expect([talk("t1").muted, talk("t2").muted, talk("t3").muted]).toEqual([[], ["x"], []]);
  localStorage.setItem("hexfolk-muted", "{");
  expect(talk("t2").muted).toEqual([]);
});

test("everybody who spoke can be muted but oneself", () => {
  const chat = talk();
  chat.history("a", [line(1), line(2, "a"), line(3, "b", { name: "Bea" }), line(4, "c", { colour: null, name: "" })]);
  expect(chat.speakers).toEqual([{ who: "b", name: "Bea", colour: 1 }, { who: "c", name: "", colour: null }]);
});

describe("words", () => {
  const say = (key: string, args?: Record<string, string | number>): string => `${key}${args ? JSON.stringify(args) : ""}`;

  test("phrases are said in the reader's language, unknown ones stay unsaid", () => {
    expect(wordsOf(line(1), say, () => true)).toBe("line 1");
    expect(wordsOf(line(1, "b", { text: "", saying: "hello" }), say, (key) => key === "saying-hello")).toBe("saying-hello");
    expect(wordsOf(line(1, "b", { text: "", saying: "of_tomorrow" }), say, () => false)).toBe("…");
  });

  test("who watches cannot pass for who plays", () => {
    expect(speakerOf({ name: "Ada", colour: 2 }, say)).toBe("Ada");
    expect(speakerOf({ name: "Ada", colour: null }, say)).toBe('chat-watcher-named{"name":"Ada"}');
    expect(speakerOf({ name: "", colour: null }, say)).toBe("chat-watcher");
  });
});

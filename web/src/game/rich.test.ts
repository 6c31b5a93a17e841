import { expect, test } from "vitest";
import { cardWords, cardsMark, joined, parts, plain, seatMark, type Say } from "./rich";

const say: Say = (key, args) => (key === "list-comma" ? ", " : key.startsWith("count-") ? `${args?.["count"]} ${key.slice(6)}` : key);

test("a sentence comes apart into words, players and cards", () => {
  const text = `\u2068${seatMark(2)}\u2069 gives ${cardsMark([2, 0, 0, 0, 1])}.`;
  expect(parts(text)).toEqual([
    { kind: "seat", seat: 2 },
    { kind: "text", text: " gives " },
    { kind: "cards", cards: [2, 0, 0, 0, 1] },
    { kind: "text", text: "." },
  ]);
});

test("drawn, cards keep the punctuation behind them", () => {
  const text = `${seatMark(1)}: ${cardsMark([1, 0, 0, 0, 0])}, then ${cardsMark([0, 1, 0, 0, 0])}!`;
  expect(joined(text).map((part) => [part.kind === "text" ? part.text : part.kind, part.tail])).toEqual([
    ["seat", ""],
    [": ", ""],
    ["cards", ","],
    [" then ", ""],
    ["cards", "!"],
  ]);
});

test("spoken, it is words alone", () => {
  const text = `${seatMark(2)} gives ${cardsMark([2, 0, 0, 0, 1])}`;
  expect(plain(text, say, (seat) => `P${seat}`)).toBe("P2 gives 2 wood, 1 ore");
  expect(cardWords([0, 0, 0, 0, 0], say)).toBe("nothing");
});

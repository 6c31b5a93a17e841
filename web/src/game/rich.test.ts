import { expect, test } from "vitest";
import { bound, cardWords, cardsMark, parts, plain, seatMark, type Say } from "./rich";

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

test("spoken, it is words alone", () => {
  const text = `${seatMark(2)} gives ${cardsMark([2, 0, 0, 0, 1])}`;
  expect(plain(text, say, (seat) => `P${seat}`)).toBe("P2 gives 2 wood, 1 ore");
  expect(cardWords([0, 0, 0, 0, 0], say)).toBe("nothing");
});

test("no line can begin with the mark after a player or cards", () => {
  const drawn = (text: string): string[] =>
    bound(parts(text)).map((part) => (part.kind === "text" ? part.text : `${part.kind}${part.tail}`));
  expect(drawn(`You lack ${cardsMark([1, 0, 0, 0, 0])}. Ask ${seatMark(1)}, then ${seatMark(2)}`)).toEqual([
    "You lack ", "cards.", " Ask ", "seat,", " then ", "seat",
  ]);
  expect(drawn(`${cardsMark([1, 0, 0, 0, 0])}、${cardsMark([0, 1, 0, 0, 0])}。`)).toEqual(["cards、", "", "cards。", ""]);
});

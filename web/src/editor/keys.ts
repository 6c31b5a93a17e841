/** Letter and number keys over a cell: the letters of map files, and the numbers as they are typed. */
import { LETTERS, NUMBERS } from "./model";
import type { Tool } from "./tool";

/** Milliseconds within which a second digit belongs to the first. */
const TOGETHER = 1200;

let typed = { digit: "", at: 0 };

/** The tool that a key stands for over a cell with this number; null for keys that mean nothing. */
export function keyFor(key: string, number: number | null, now = Date.now()): Tool | null {
  if (key === "Delete" || key === "Backspace" || key === "x" || key === "X") return { kind: "terrain", letter: null };
  if (key === "n" || key === "N") return { kind: "noStart" };
  if (key === "r" || key === "R") return { kind: "terrain", letter: "?" };
  if (key === ".") return { kind: "number", number };
  const letter = LETTERS.find((known) => known === key.toUpperCase());
  if (letter !== undefined) return { kind: "terrain", letter };
  return /^\d$/.test(key) ? digit(key, number, now) : null;
}

/** 2 to 9 at once; 1 waits for the second digit of 10, 11 or 12. */
function digit(key: string, number: number | null, now: number): Tool | null {
  const both = typed.digit === "1" && now - typed.at < TOGETHER ? Number(`1${key}`) : Number(key);
  typed = { digit: both > 9 ? "" : key, at: now };
  const wanted = NUMBERS.find((known) => known === both);
  // A number that stands there already would be taken away.
  return wanted === undefined || wanted === number ? null : { kind: "number", number: wanted };
}

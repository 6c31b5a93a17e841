/**
 * The text of a map file as a draft. Reads the part of TOML that map files are written in, and is generous: what
 * does not make sense on the map is told by the server once it is drawn. What cannot be read at all is refused.
 */
import { DEALT, EMPTY, keyOf, LETTERS, NUMBERS, PORTS, SIDES, sideKey, type Draft, type Key, type Letter, type Pools, type SideKey } from "./model";
import type { PortKind } from "../protocol";
import { MARKS } from "./text";

type Value = string | number | boolean | Value[];
type Table = Map<string, Value>;

/** Why a text is no map: the phrase `editor-unread-<code>`, and the line it was noticed in. */
export class Unreadable extends Error {
  constructor(
    readonly code: "toml" | "empty" | "size",
    readonly line: number,
  ) {
    super(`${code} in line ${line}`);
  }
}

export const LONGEST_TEXT = 16 * 1024;
/** Cells a map may have: more than the server takes are not drawn at all. */
const MOST_CELLS = 400;
const WIDEST = 100;
const LONGEST_NAME = 40;

export function read(text: string): Draft {
  if (text.length > LONGEST_TEXT) throw new Unreadable("size", 1);
  const tables = parse(text.replace(/\r\n?/g, "\n"));
  const root = tables.get("") ?? new Map<string, Value>();
  const letters = drawing(root.get("map"));
  // Blank lines above and blank columns at the left are no part of the shape; columns go in twos.
  const first = letters[0];
  if (first === undefined) throw new Unreadable("empty", 1);
  const top = first.row;
  const left = Math.floor(Math.min(...letters.map(({ column }) => column)) / 2) * 2;
  const odd = first.column % 2;
  const key = ({ row, column }: Drawn): Key => keyOf({ q: Math.floor((column - left - odd - (row - top)) / 2), r: row - top });

  const cells = new Map<Key, Letter>();
  for (const drawn of letters) {
    const letter = LETTERS.find((known) => known === drawn.letter);
    if (letter !== undefined) cells.set(key(drawn), letter);
  }
  if (cells.size === 0) throw new Unreadable("empty", 1);
  const numbers = new Map<Key, number>();
  for (const drawn of drawing(root.get("fixed_numbers"))) {
    const number = NUMBERS.find((known) => MARKS[known] === drawn.letter);
    if (number !== undefined && cells.has(key(drawn))) numbers.set(key(drawn), number);
  }

  const noStart = new Set<Key>();
  for (const place of listed(root.get("no_start"))) {
    const [q, r] = listed(place);
    if (whole(q) && whole(r)) noStart.add(keyOf({ q, r }));
  }
  const ports = new Map<SideKey, PortKind>();
  for (const entry of listed(root.get("fixed_ports"))) {
    const [named, q, r, towards] = listed(entry);
    const kind = PORTS.find((known) => known === named);
    const side = SIDES.find((known) => known === towards);
    if (kind !== undefined && side !== undefined && whole(q) && whole(r)) ports.set(sideKey({ q, r }, side), kind);
  }
  const ships = tables.get("seafaring");
  const [use, shipTarget] = [ships?.get("use"), ships?.get("target")];
  const name = root.get("name");
  const [least, most] = listed(root.get("players"));
  const target = root.get("target");
  return {
    name: typeof name === "string" ? name.replace(/\p{C}+/gu, " ").trim().slice(0, LONGEST_NAME) : "",
    players: whole(least) && whole(most) ? [least, most] : EMPTY.players,
    target: whole(target) ? target : EMPTY.target,
    cells,
    numbers,
    noStart,
    ports,
    pools: {
      terrain: counts(tables.get("terrain"), DEALT) as Pools["terrain"],
      numbers: counts(tables.get("numbers"), NUMBERS) as Pools["numbers"],
      ports: counts(tables.get("ports"), PORTS) as Pools["ports"],
    },
    seafaring: typeof use === "string" && whole(shipTarget) ? { use, target: shipTarget } : null,
    auto: false,
  };
}

interface Drawn {
  row: number;
  column: number;
  letter: string;
}

/** The letters of a drawn block, in reading order. */
function drawing(block: Value | undefined): Drawn[] {
  const found: Drawn[] = [];
  if (typeof block !== "string") return found;
  for (const [row, line] of block.split("\n").entries()) {
    for (const [column, letter] of [...line].entries()) {
      if (letter.trim() === "") continue;
      if (found.length >= MOST_CELLS || row > WIDEST || column > 2 * WIDEST) throw new Unreadable("size", row + 1);
      found.push({ row, column, letter });
    }
  }
  return found;
}

function counts(table: Table | undefined, known: readonly (string | number)[]): Partial<Record<string | number, number>> {
  const found: Partial<Record<string | number, number>> = {};
  for (const name of known) {
    const count = table?.get(String(name));
    if (whole(count) && count > 0) found[name] = Math.min(count, 999);
  }
  return found;
}

function listed(value: Value | undefined): Value[] {
  return Array.isArray(value) ? value : [];
}

function whole(value: Value | undefined): value is number {
  return typeof value === "number" && Number.isSafeInteger(value);
}

// --- TOML: tables, keys, strings, whole numbers, lists --------------------------------------------

/** Every table by its name, "" the root. Later entries of the same name win. */
function parse(text: string): Map<string, Table> {
  const root: Table = new Map();
  const tables = new Map([["", root]]);
  let table = root;
  let at = 0;
  const fail = (): never => {
    throw new Unreadable("toml", text.slice(0, at).split("\n").length);
  };
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at += found[0].length;
    return found;
  };
  const value = (depth: number): Value => {
    const block = take(/"""\n?((?:[^"\\]|\\[^]|"(?!""))*)"""|'''\n?([^]*?)'''/y);
    if (block !== null) return unescaped(block[1]) ?? block[2] ?? "";
    const line = take(/"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'/y);
    if (line !== null) return unescaped(line[1]) ?? line[2] ?? "";
    const number = take(/[+-]?\d[\d_]*(?![\d.eE:-])/y);
    if (number !== null) return Number(number[0].replaceAll("_", ""));
    const word = take(/(true|false)\b/y);
    if (word !== null) return word[0] === "true";
    if (take(/\[/y) === null || depth > 4) return fail();
    const items: Value[] = [];
    while (take(/(?:\s|#[^\n]*)*\]/y) === null) {
      take(BLANK);
      items.push(value(depth + 1));
      take(BLANK);
      if (take(/,/y) === null && !/^\]/.test(text.slice(at, at + 1))) return fail();
    }
    return items;
  };
  for (take(BLANK); at < text.length; take(BLANK)) {
    const head = take(/\[\s*([\w-]+)\s*\]/y);
    if (head?.[1] !== undefined) {
      table = new Map();
      tables.set(head[1], table);
      continue;
    }
    const key = take(/([\w-]+|"[^"\n]*")[ \t]*=[ \t]*/y);
    if (key?.[1] === undefined) fail();
    table.set((key?.[1] ?? "").replaceAll('"', ""), value(0));
    if (take(/[ \t]*(#[^\n]*)?(\n|$)/y) === null) fail();
  }
  return tables;
}

const BLANK = /(?:\s|#[^\n]*)*/y;
const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", '"': '"', "\\": "\\" };

function unescaped(text: string | undefined): string | undefined {
  return text?.replace(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, code: string | undefined, letter: string | undefined) =>
    code !== undefined ? String.fromCharCode(parseInt(code, 16)) : (ESCAPES[letter ?? ""] ?? ""),
  );
}

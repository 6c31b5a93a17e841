/**
 * The text of a map file as a draft. Reads the part of TOML that map files are written in. What does not make sense
 * on the map is told by the server once it is drawn; what could not be drawn, and would be lost, is refused.
 */
import { DEALT, EMPTY, keyOf, LETTERS, NUMBERS, PORTS, SIDES, sideKey, type Draft, type Key, type Letter, type Pools, type SideKey } from "./model";
import type { PortKind } from "../protocol";
import { MARKS } from "./text";

type Value = string | number | boolean | Value[];
type Table = Map<string, Value>;

/** Why a text is no map: the phrase `editor-unread-<code>`, and the line it was noticed in. */
export class Unreadable extends Error {
  constructor(
    readonly code: "toml" | "empty" | "size" | "letter" | "column" | "field",
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

/** Whether a drawing can be read again once it is written. */
export function fitsReading(draft: Draft, text: string): boolean {
  return draft.cells.size <= MOST_CELLS && text.length <= LONGEST_TEXT;
}

export function read(text: string): Draft {
  if (text.length > LONGEST_TEXT) throw new Unreadable("size", 1);
  const { tables, lines } = parse(text.replace(/\r\n?/g, "\n"));
  const root = tables.get("") ?? new Map<string, Value>();
  const letters = drawing(root.get("map"), lines.get("map") ?? 1, LETTERS);
  // Blank lines above and blank columns at the left are no part of the shape; columns go in twos.
  const first = letters[0];
  if (first === undefined) throw new Unreadable("empty", 1);
  const top = first.row;
  const left = Math.floor(Math.min(...letters.map(({ column }) => column)) / 2) * 2;
  const odd = first.column % 2;
  const key = ({ row, column }: Drawn): Key => keyOf({ q: Math.floor((column - left - odd - (row - top)) / 2), r: row - top });

  const between = letters.find(({ row, column }) => (column - row - first.column + first.row) % 2 !== 0);
  if (between !== undefined) throw new Unreadable("column", between.line);

  const cells = new Map<Key, Letter>();
  // Water and nothing carry no marks: nobody could see them, or take them away.
  const land = (at: Key): boolean => !["S", undefined].includes(cells.get(at));
  for (const drawn of letters) {
    const letter = LETTERS.find((known) => known === drawn.letter);
    if (letter !== undefined) cells.set(key(drawn), letter);
  }
  if (cells.size === 0) throw new Unreadable("empty", 1);
  const numbers = new Map<Key, number>();
  const marks = drawing(root.get("fixed_numbers"), lines.get("fixed_numbers") ?? 1, [".", ...Object.values(MARKS)]);
  for (const drawn of marks) {
    const number = NUMBERS.find((known) => MARKS[known] === drawn.letter);
    if (number !== undefined && land(key(drawn))) numbers.set(key(drawn), number);
  }

  const noStart = new Set<Key>();
  for (const place of listed(root.get("no_start"))) {
    const [q, r] = listed(place);
    if (whole(q) && whole(r) && land(keyOf({ q, r }))) noStart.add(keyOf({ q, r }));
  }
  const ports = new Map<SideKey, PortKind>();
  for (const entry of listed(root.get("fixed_ports"))) {
    const [named, q, r, towards] = listed(entry);
    const kind = PORTS.find((known) => known === named);
    const side = SIDES.find((known) => known === towards);
    if (kind === undefined || side === undefined || !whole(q) || !whole(r)) throw new Unreadable("field", lines.get("fixed_ports") ?? 1);
    if (land(keyOf({ q, r }))) ports.set(sideKey({ q, r }, side), kind);
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
  /** In the file, from 1. */
  line: number;
  row: number;
  column: number;
  letter: string;
}

/** The letters of a drawn block that begins in line `start`, in reading order. */
function drawing(block: Value | undefined, start: number, known: readonly string[]): Drawn[] {
  const found: Drawn[] = [];
  if (typeof block !== "string") return found;
  for (const [row, text] of block.split("\n").entries()) {
    const line = start + row;
    for (const [column, letter] of [...text].entries()) {
      if (letter === " ") continue;
      if (found.length >= MOST_CELLS || row > WIDEST || column > 2 * WIDEST) throw new Unreadable("size", line);
      if (!known.includes(letter)) throw new Unreadable("letter", line);
      found.push({ line, row, column, letter });
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

interface Parsed {
  /** Every table by its name, "" the root. Later entries of the same name win. */
  tables: Map<string, Table>;
  /** In which lines, from 1, the values of the root begin; of a drawn block its first row. */
  lines: Map<string, number>;
}

function parse(text: string): Parsed {
  const root: Table = new Map();
  const tables = new Map([["", root]]);
  const lines = new Map<string, number>();
  let [name, table] = ["", root];
  let at = 0;
  const line = (offset: number): number => text.slice(0, offset).split("\n").length;
  const fail = (code: "toml" | "field" = "toml", offset = at): never => {
    throw new Unreadable(code, line(offset));
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
    const words = take(/"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'/y);
    if (words !== null) return unescaped(words[1]) ?? words[2] ?? "";
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
      if (FIELDS[head[1]] === undefined) fail("field", at - 1);
      [name, table] = [head[1], new Map()];
      tables.set(name, table);
      continue;
    }
    const begun = at;
    const key = take(/([\w-]+|"[^"\n]*")[ \t]*=[ \t]*/y);
    if (key?.[1] === undefined) fail();
    const field = (key?.[1] ?? "").replaceAll('"', "");
    if (name === "") lines.set(field, line(at) + (/^("""|''')\n/.test(text.slice(at, at + 4)) ? 1 : 0));
    const found = value(0);
    if (FIELDS[name]?.[field]?.(found) !== true) fail("field", begun);
    table.set(field, found);
    if (take(/[ \t]*(#[^\n]*)?(\n|$)/y) === null) fail();
  }
  return { tables, lines };
}

type Test = (value: Value) => boolean;
const isText: Test = (value) => typeof value === "string";
const isCount: Test = (value) => whole(value) && value >= 0;

function each(names: readonly (string | number)[], test: Test): Record<string, Test> {
  return Object.fromEntries(names.map((name) => [name, test]));
}

/** What map files have in them, by table: all else would be lost. */
const FIELDS: Record<string, Record<string, Test> | undefined> = Object.assign(Object.create(null) as object, {
  "": {
    ...each(["id", "name", "map", "fixed_numbers"], isText),
    ...each(["no_start", "fixed_ports"], Array.isArray),
    players: (value: Value) => listed(value).length === 2 && listed(value).every(whole),
    target: whole,
  },
  seafaring: { use: isText, target: whole },
  terrain: each(DEALT, isCount),
  numbers: each(NUMBERS, isCount),
  ports: each(PORTS, isCount),
});

const BLANK = /(?:\s|#[^\n]*)*/y;
const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", '"': '"', "\\": "\\" };

function unescaped(text: string | undefined): string | undefined {
  return text?.replace(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, code: string | undefined, letter: string | undefined) =>
    code !== undefined ? String.fromCharCode(parseInt(code, 16)) : (ESCAPES[letter ?? ""] ?? ""),
  );
}

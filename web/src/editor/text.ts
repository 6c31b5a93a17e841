/** A draft as the text of a map file, and where in that text its cells, sides and fields stand. */
import { cellOf, DEALT, extent, keyOf, NUMBERS, PORTS, sideOf, type Cell, type Draft, type Key, type Pools, type SideKey } from "./model";

export interface Written {
  text: string;
  /** What stands at a line and column (from 1) of the text, if it is something on the map. */
  at: (line: number, column: number) => Key | SideKey | null;
  /** The form in which a line's field is filled in, if there is one. */
  section: (line: number) => Section | null;
  /** From the map's own columns and rows, as the text and the server count them, to those of the drawing. */
  from: Cell;
}

export type Section = "name" | "players" | "target" | "terrain" | "numbers" | "ports";

/** The id of every own map: its name is for people, its digest for the server. */
const ID = "own";

/** Number tokens as they are drawn, one character each. */
export const MARKS: Record<number, string> = {
  2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 8: "8", 9: "9", 10: "a", 11: "b", 12: "c",
};

export function write(draft: Draft): Written {
  const around = extent(draft.cells.keys()) ?? { top: 0, bottom: 0, left: 0, right: 0 };
  // The map's own 0,0: its first row, and as far left as keeps every column from 0 on.
  const r = around.top;
  const from = { q: Math.floor((around.left - r) / 2), r };
  const own = (cell: Cell): Cell => ({ q: cell.q - from.q, r: cell.r - from.r });

  const places = new Map<string, Key | SideKey>();
  const sections = new Map<number, Section>();
  const lines = [`id = "${ID}"`];
  const field = (section: Section, line: string): void => {
    lines.push(line);
    sections.set(lines.length, section);
  };
  if (draft.name.trim() !== "") field("name", `name = ${quoted(draft.name.trim())}`);
  field("players", `players = [${draft.players.join(", ")}]`);
  field("target", `target = ${draft.target}`);

  if (draft.noStart.size > 0) {
    lines.push("no_start = [");
    for (const key of inOrder(draft.noStart)) {
      const { q, r } = own(cellOf(key));
      lines.push(`  [${q}, ${r}],`);
      for (let column = 1; column <= 12; column++) places.set(`${lines.length}:${column}`, key);
    }
    lines.push("]");
  }

  const draw = (name: string, letters: ReadonlyMap<Key, string>): void => {
    lines.push(`${name} = """`);
    const start = lines.length + 1;
    const rows = Array.from({ length: around.bottom - around.top + 1 }, () => "");
    for (const key of inOrder(letters.keys())) {
      const cell = own(cellOf(key));
      const column = 2 * cell.q + cell.r;
      rows[cell.r] = (rows[cell.r] ?? "").padEnd(column) + (letters.get(key) ?? "");
      places.set(`${start + cell.r}:${column + 1}`, key);
    }
    lines.push(...rows, '"""');
  };
  draw("map", draft.cells);
  if (draft.numbers.size > 0) {
    const drawn = new Map([...draft.cells.keys()].map((key) => [key, MARKS[draft.numbers.get(key) ?? 0] ?? "."]));
    draw("fixed_numbers", drawn);
  }
  if (draft.ports.size > 0) {
    lines.push("fixed_ports = [");
    for (const side of inOrder(draft.ports.keys())) {
      const { q, r } = own(cellOf(side));
      lines.push(`  ["${draft.ports.get(side) ?? ""}", ${q}, ${r}, "${sideOf(side)}"],`);
      for (let column = 1; column <= 32; column++) places.set(`${lines.length}:${column}`, side);
    }
    lines.push("]");
  }

  if (draft.seafaring !== null) {
    lines.push("", "[seafaring]", `use = ${quoted(draft.seafaring.use)}`, `target = ${draft.seafaring.target}`);
  }

  const table = (name: keyof Pools, members: readonly (string | number)[], counts: Partial<Record<string | number, number>>): void => {
    lines.push("");
    field(name, `[${name}]`);
    for (const member of members) {
      const count = counts[member] ?? 0;
      if (count > 0) field(name, `${member} = ${count}`);
    }
  };
  table("terrain", DEALT, draft.pools.terrain);
  table("numbers", NUMBERS, draft.pools.numbers);
  table("ports", PORTS, draft.pools.ports);

  return {
    text: `${lines.join("\n")}\n`,
    at: (line, column) => places.get(`${line}:${column}`) ?? null,
    section: (line) => sections.get(line) ?? null,
    from,
  };
}

/** A place in the map's own columns and rows, as the server names it, on the drawing. */
export function placed(written: Written, { q, r }: Cell): Key {
  return keyOf({ q: q + written.from.q, r: r + written.from.r });
}

function quoted(name: string): string {
  return `"${name.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`;
}

/** Reading order: by rows, then from the left. */
export function inOrder<K extends Key | SideKey>(keys: Iterable<K>): K[] {
  return [...keys].sort((a, b) => {
    const [one, other] = [cellOf(a), cellOf(b)];
    return one.r - other.r || one.q - other.q || (a < b ? -1 : 1);
  });
}

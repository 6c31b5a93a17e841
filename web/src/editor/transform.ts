/** Turning, mirroring and moving a whole map. Numbers, marks and ports go with their cells. */
import { cellOf, extent, keyOf, SIDES, sideKey, sideOf, type Cell, type Draft, type Key, type Side, type SideKey } from "./model";

/** The cells that can be drawn on: `rows` rows from row 0, text columns 0 to `columns` (two a cell; odd). */
export interface Field {
  rows: number;
  columns: number;
}

interface Mapping {
  cell: (cell: Cell) => Cell;
  side: (index: number) => number;
}

/** 60 degrees clockwise around cell 0,0. */
const TURN: Mapping = { cell: ({ q, r }) => ({ q: -r, r: q + r }), side: (k) => k + 1 };
/** Left becomes right. */
const SIDEWAYS: Mapping = { cell: ({ q, r }) => ({ q: -q - r, r }), side: (k) => 5 - k };
/** Top becomes bottom. */
const OVER: Mapping = { cell: ({ q, r }) => ({ q: q + r, r: -r }), side: (k) => 8 - k };

function carry(draft: Draft, { cell, side }: Mapping): Draft {
  const key = (from: Key): Key => keyOf(cell(cellOf(from)));
  const edge = (from: SideKey): SideKey => {
    const index = side(SIDES.indexOf(sideOf(from))) % 6;
    return sideKey(cell(cellOf(from)), SIDES[index] as Side);
  };
  return {
    ...draft,
    cells: new Map([...draft.cells].map(([from, letter]) => [key(from), letter])),
    numbers: new Map([...draft.numbers].map(([from, number]) => [key(from), number])),
    noStart: new Set([...draft.noStart].map(key)),
    ports: new Map([...draft.ports].map(([from, kind]) => [edge(from), kind])),
  };
}

export function shift(draft: Draft, by: Cell): Draft {
  if (by.q === 0 && by.r === 0) return draft;
  return carry(draft, { cell: ({ q, r }) => ({ q: q + by.q, r: r + by.r }), side: (k) => k });
}

/** Moves one step; null if something would leave the field. Up and down step to the right and back in turn. */
export function move(draft: Draft, way: "up" | "down" | "left" | "right", field: Field): Draft | null {
  const top = extent(draft.cells.keys())?.top ?? 0;
  // Rows lie half a cell aside: straight up is a zigzag.
  const even = (top & 1) === 0;
  const steps: Record<typeof way, Cell> = {
    left: { q: -1, r: 0 },
    right: { q: 1, r: 0 },
    up: { q: even ? 1 : 0, r: -1 },
    down: { q: even ? 0 : -1, r: 1 },
  };
  const moved = shift(draft, steps[way]);
  return fits(moved, field) ? moved : null;
}

export function fits(draft: Draft, { rows, columns }: Field): boolean {
  const around = extent(draft.cells.keys());
  if (around === null) return true;
  return around.top >= 0 && around.bottom < rows && around.left >= 0 && around.right <= columns;
}

/** A field at least as large as the usual one in which the map has room; even turned it should stay there. */
export function fieldFor(draft: Draft, usual: Field): Field {
  const around = extent(draft.cells.keys());
  if (around === null) return usual;
  return {
    rows: Math.max(usual.rows, around.bottom - around.top + 3),
    // Odd, so that every row has equally many cells.
    columns: Math.max(usual.columns, (around.right - around.left + 4) | 1),
  };
}

/** The map in the middle of a field. */
export function centred(draft: Draft, field: Field): Draft {
  const around = extent(draft.cells.keys());
  if (around === null) return draft;
  const r = Math.round((field.rows - 1 - around.top - around.bottom) / 2);
  // Columns step by two, and a shift of rows moves columns too.
  const q = Math.round((field.columns - around.left - around.right) / 4 - r / 2);
  return shift(draft, { q, r });
}

export function turned(draft: Draft): Draft {
  return carry(draft, TURN);
}

export function mirrored(draft: Draft, way: "sideways" | "over"): Draft {
  return carry(draft, way === "sideways" ? SIDEWAYS : OVER);
}

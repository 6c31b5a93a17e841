/**
 * A map while it is being drawn: what stands on which cell, and what is dealt. Plain values, never changed in
 * place. What makes sense is not judged here: the server does, see `check.ts`.
 */
import type { PortKind, TerrainName } from "../protocol";

/** The letters of map files; `?` is dealt at random. */
export const LETTERS = ["?", "F", "H", "P", "A", "M", "D", "G", "L", "S"] as const;
export type Letter = (typeof LETTERS)[number];

export const TERRAIN: Record<Exclude<Letter, "?">, TerrainName> = {
  F: "forest", H: "hills", P: "pasture", A: "field", M: "mountains", D: "desert", G: "gold", L: "lake", S: "sea",
};
/** Terrains that can be dealt, and the other pools, in the order of map files. */
export const DEALT = ["forest", "hills", "pasture", "field", "mountains", "desert", "gold"] as const;
export const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] as const;
export const PORTS = ["any", "wood", "brick", "wool", "grain", "ore"] as const satisfies readonly PortKind[];
/** Clockwise; side k of a cell lies towards `STEPS[k]`. */
export const SIDES = ["ne", "e", "se", "sw", "w", "nw"] as const;
export type Side = (typeof SIDES)[number];

const STEPS: readonly (readonly [q: number, r: number])[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

/** Column and row of a hex in axial coordinates: neighbours in a row are one q apart. */
export interface Cell {
  q: number;
  r: number;
}

/** A cell as "q,r", so that it can be looked up. */
export type Key = `${number},${number}`;
/** A side of a cell as "q,r,side". */
export type SideKey = `${number},${number},${Side}`;

export interface Pools {
  terrain: Partial<Record<(typeof DEALT)[number], number>>;
  numbers: Partial<Record<(typeof NUMBERS)[number], number>>;
  ports: Partial<Record<PortKind, number>>;
}

export interface Draft {
  name: string;
  players: readonly [least: number, most: number];
  target: number;
  cells: ReadonlyMap<Key, Letter>;
  /** Number tokens that are not dealt. */
  numbers: ReadonlyMap<Key, number>;
  /** No starting settlement at any corner of these. */
  noStart: ReadonlySet<Key>;
  /** Ports that are not dealt, by the land cell and its side. */
  ports: ReadonlyMap<SideKey, PortKind>;
  pools: Pools;
  /** How well ships suit the map; carried along. */
  seafaring: { use: string; target: number } | null;
  /** Whether the pools follow the drawing. */
  auto: boolean;
}

export const EMPTY: Draft = {
  name: "",
  players: [3, 4],
  target: 10,
  cells: new Map(),
  numbers: new Map(),
  noStart: new Set(),
  ports: new Map(),
  pools: { terrain: {}, numbers: {}, ports: {} },
  seafaring: null,
  auto: true,
};

export function keyOf({ q, r }: Cell): Key {
  return `${q},${r}`;
}

export function cellOf(key: Key | SideKey): Cell {
  const [q = "0", r = "0"] = key.split(",");
  return { q: Number(q), r: Number(r) };
}

export function sideOf(key: SideKey): Side {
  return key.split(",")[2] as Side;
}

export function sideKey(cell: Cell, side: Side): SideKey {
  return `${cell.q},${cell.r},${side}`;
}

export function beside({ q, r }: Cell, side: Side): Cell {
  const [dq, dr] = STEPS[SIDES.indexOf(side)] ?? [0, 0];
  return { q: q + dq, r: r + dr };
}

/** What a stroke leaves behind: a letter, or nothing. */
export function paint(draft: Draft, keys: Iterable<Key>, letter: Letter | null): Draft {
  const changed = [...keys].filter((key) => (draft.cells.get(key) ?? null) !== letter);
  if (changed.length === 0) return draft;
  const cells = new Map(draft.cells);
  for (const key of changed) {
    if (letter === null) cells.delete(key);
    else cells.set(key, letter);
  }
  const next = { ...draft, cells };
  // Water and nothing carry no marks.
  return letter === null || letter === "S" ? strip(next, new Set(changed)) : next;
}

function strip(draft: Draft, bare: ReadonlySet<Key>): Draft {
  return {
    ...draft,
    numbers: new Map([...draft.numbers].filter(([key]) => !bare.has(key))),
    noStart: new Set([...draft.noStart].filter((key) => !bare.has(key))),
    ports: new Map([...draft.ports].filter(([key]) => !bare.has(keyOf(cellOf(key))))),
  };
}

/** Whether something can stand here: a number, a mark, a port. */
export function isLand(draft: Draft, key: Key): boolean {
  const letter = draft.cells.get(key);
  return letter !== undefined && letter !== "S";
}

/** Fixes the number of a hex; null leaves it to the deal. */
export function fixNumber(draft: Draft, key: Key, number: number | null): Draft {
  if (!isLand(draft, key) || (draft.numbers.get(key) ?? null) === number) return draft;
  const numbers = new Map(draft.numbers);
  if (number === null) numbers.delete(key);
  else numbers.set(key, number);
  return { ...draft, numbers };
}

export function markNoStart(draft: Draft, key: Key, marked: boolean): Draft {
  if (!isLand(draft, key) || draft.noStart.has(key) === marked) return draft;
  const noStart = new Set(draft.noStart);
  if (marked) noStart.add(key);
  else noStart.delete(key);
  return { ...draft, noStart };
}

/** Sets a port on a side; null takes it away. A side seen from the water's other end is the same place. */
export function setPort(draft: Draft, side: SideKey, kind: PortKind | null): Draft {
  if ((draft.ports.get(side) ?? null) === kind) return draft;
  const ports = new Map(draft.ports);
  if (kind === null) ports.delete(side);
  else ports.set(side, kind);
  return { ...draft, ports };
}

/** One count of a pool, at least 0; from here on the pools no longer follow the drawing. */
export function setCount(draft: Draft, pool: keyof Pools, name: string | number, count: number): Draft {
  const counts = { ...draft.pools[pool], [name]: Math.max(0, count) };
  return { ...draft, auto: false, pools: { ...draft.pools, [pool]: counts } };
}

/** Whether two pools hold the same; a count of 0 is as good as none. */
export function same(one: Pools, other: Pools): boolean {
  return flat(one) === flat(other);
}

function flat({ terrain, numbers, ports }: Pools): string {
  const counts = [terrain, numbers, ports].map((pool) => Object.entries(pool).filter(([, count]) => count !== 0).sort());
  return JSON.stringify(counts);
}

/** The sum of a pool. */
export function total(counts: Partial<Record<string | number, number>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Rows and text columns (two a cell) of a drawing. */
interface Extent {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The rectangle around all that is drawn; null when nothing is. */
export function extent(keys: Iterable<Key>): Extent | null {
  const cells = [...keys].map(cellOf);
  if (cells.length === 0) return null;
  const rows = cells.map(({ r }) => r);
  const columns = cells.map(({ q, r }) => 2 * q + r);
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) };
}

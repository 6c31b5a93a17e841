/** Where cells and sides of the drawing field lie, in drawing units; the way back; and steps by key. */
import { UNIT, type Box, type Point } from "../board/geometry";
import { beside, cellOf, keyOf, SIDES, sideOf, type Cell, type Key, type SideKey } from "./model";
import type { Field } from "./transform";

const HALF = (Math.sqrt(3) / 2) * UNIT;

export function centre({ q, r }: Cell): Point {
  return { x: HALF * (2 * q + r), y: 1.5 * UNIT * r };
}

/** The cell that a point lies in. */
export function cellAt({ x, y }: Point): Cell {
  const r = y / (1.5 * UNIT);
  const q = x / (2 * HALF) - r / 2;
  // Of the three axial numbers the one that was rounded furthest follows from the others.
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(-q - r);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  return { q: roundQ + 0, r: roundR + 0 };
}

/** The ends of a side, and its middle. */
export function sideLine(side: SideKey): { from: Point; to: Point; middle: Point } {
  const { x, y } = centre(cellOf(side));
  const k = SIDES.indexOf(sideOf(side));
  const corner = (index: number): Point => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return { x: x + UNIT * Math.cos(angle), y: y + UNIT * Math.sin(angle) };
  };
  const [from, to] = [corner(k), corner(k + 1)];
  return { from, to, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
}

/** The middle of the cell beyond a side. */
export function beyond(side: SideKey): Point {
  return centre(beside(cellOf(side), sideOf(side)));
}

/** All that can be drawn on, with half a cell around. */
export function fieldBox({ rows, columns }: Field): Box {
  const margin = 0.6 * UNIT;
  return {
    x: -HALF - margin,
    y: -UNIT - margin,
    width: HALF * (columns + 2) + 2 * margin,
    height: 1.5 * UNIT * (rows - 1) + 2 * UNIT + 2 * margin,
  };
}

/** The cells between two points of a stroke, both ends with them. */
export function between(from: Point, to: Point): Key[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (UNIT / 2)));
  const keys = Array.from({ length: steps + 1 }, (_, k) =>
    keyOf(cellAt({ x: from.x + ((to.x - from.x) * k) / steps, y: from.y + ((to.y - from.y) * k) / steps })),
  );
  return [...new Set(keys)];
}

/** The cell that an arrow key leads to. Rows lie half a cell aside: straight up is a zigzag. */
export function onward({ q, r }: Cell, arrow: string): Cell | null {
  const even = (r & 1) === 0;
  switch (arrow) {
    case "ArrowLeft":
      return { q: q - 1, r };
    case "ArrowRight":
      return { q: q + 1, r };
    case "ArrowUp":
      return even ? { q: q + 1, r: r - 1 } : { q, r: r - 1 };
    case "ArrowDown":
      return even ? { q, r: r + 1 } : { q: q - 1, r: r + 1 };
    default:
      return null;
  }
}

/** All cells of a field, row by row. */
export function cellsOf(field: Field): Cell[][] {
  return Array.from({ length: field.rows }, (_, r) => {
    const first = r & 1;
    const count = Math.floor((field.columns - first) / 2) + 1;
    return Array.from({ length: count }, (_, k) => ({ q: (first + 2 * k - r) / 2, r }));
  });
}

/** Where a cell stands in its row, from 1. */
export function columnOf({ q, r }: Cell): number {
  return (2 * q + r - (r & 1)) / 2 + 1;
}

export function within(field: Field, cell: Cell): boolean {
  const column = 2 * cell.q + cell.r;
  return cell.r >= 0 && cell.r < field.rows && column >= 0 && column <= field.columns;
}


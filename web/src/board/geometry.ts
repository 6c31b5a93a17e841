/** Shapes on the island from the server's coordinates. One hex side is UNIT drawing units. */
import type { BoardView, EdgeView, HexView, NodeView } from "../protocol";

export const UNIT = 100;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A board with its places by name, and what is drawn of them, in drawing units. */
export interface Island {
  board: BoardView;
  hexes: Map<string, HexView>;
  nodes: Map<string, NodeView>;
  edges: Map<string, EdgeView>;
  box: Box;
}

export function layOut(board: BoardView): Island {
  const nodes = new Map(board.nodes.map((node) => [node.id, node]));
  return {
    board,
    hexes: new Map(board.hexes.map((hex) => [hex.id, hex])),
    nodes,
    edges: new Map(board.edges.map((edge) => [edge.id, edge])),
    box: bounds(board),
  };
}

/** Everything that must be seen: all corners of land with their surf, and the boats in their water. */
function bounds(board: BoardView): Box {
  const boats = 0.5;
  const sea = new Set(board.hexes.filter((hex) => hex.terrain === "sea").map((hex) => hex.id));
  const shown = board.nodes.filter((node) => node.hexes.some((id) => !sea.has(id)));
  const xs = [
    ...shown.map((node) => node.x),
    ...board.ports.flatMap((port) => [port.x - boats, port.x + boats]),
  ];
  const ys = [
    ...shown.map((node) => node.y),
    ...board.ports.flatMap((port) => [port.y - boats, port.y + boats]),
  ];
  const margin = 0.24;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
  return { x: left * UNIT, y: top * UNIT, width: (right - left) * UNIT, height: (bottom - top) * UNIT };
}

export function at(place: Point): Point {
  return { x: place.x * UNIT, y: place.y * UNIT };
}

/** Middle, angle in degrees and length of an edge. */
export function edgeLine(edge: EdgeView, island: Island): { x: number; y: number; angle: number; length: number } {
  const a = at(nodeOf(island, edge.a));
  const b = at(nodeOf(island, edge.b));
  // Left to right, so that patterns read the same way on every road.
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    length: Math.hypot(b.x - a.x, b.y - a.y),
  };
}

function nodeOf(island: Island, id: string): NodeView {
  const node = island.nodes.get(id);
  if (node === undefined) throw new Error(`the board has no intersection ${id}`);
  return node;
}

/** Where any spot lies (n…, e…, h…); null when this board has none of that name. */
export function placeOf(spot: string, island: Island): Point | null {
  const hex = island.hexes.get(spot) ?? island.nodes.get(spot);
  if (hex !== undefined) return at(hex);
  const edge = island.edges.get(spot);
  return edge === undefined ? null : edgeLine(edge, island);
}

/** Path of a pointy-top hexagon, its corners `radius` away from its middle and rounded by `round`. */
export function hexPath(radius: number, round = 0, middle: Point = { x: 0, y: 0 }): string {
  const corners = Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 3) * k - Math.PI / 2;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
  if (round === 0) return `M${corners.map((c) => `${fix(c.x)} ${fix(c.y)}`).join("L")}Z`;
  const share = round / radius;
  const steps = corners.map((corner, k) => {
    const before = corners[(k + 5) % 6] ?? corner;
    const after = corners[(k + 1) % 6] ?? corner;
    const enter = { x: corner.x + (before.x - corner.x) * share, y: corner.y + (before.y - corner.y) * share };
    const leave = { x: corner.x + (after.x - corner.x) * share, y: corner.y + (after.y - corner.y) * share };
    return `${fix(enter.x)} ${fix(enter.y)}Q${fix(corner.x)} ${fix(corner.y)} ${fix(leave.x)} ${fix(leave.y)}`;
  });
  return `M${steps.join("L")}Z`;
}

function fix(number: number): number {
  return Math.round(number * 100) / 100;
}

/** A number that stays the same for a name: picks among drawing variants. */
export function variant(id: string, variants: number): number {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return hash % variants;
}

import { describe, expect, test } from "vitest";
import { makeGame } from "../../tests/fixtures/game";
import { makeIsland, ROWS_44 } from "../../tests/fixtures/island";
import type { Say } from "../game/rich";
import { clamp, pan, project, reveal, scaleOf, unproject, waterOf, wholeIsland, zoomAt } from "./camera";
import { edgeLine, hexPath, layOut, placeOf, variant } from "./geometry";
import { edgeLabel, nodeLabel, spotLabels } from "./label";
import { closest, nearest, targetsOf } from "./target";

const board = makeIsland();
const island = layOut(board);
const say: Say = (key, args) =>
  key === "list-comma" ? ", " : `${key}${args ? `(${Object.values(args).join("|")})` : ""}`;

describe("geometry", () => {
  test("the fixture is the island it says it is", () => {
    expect([board.hexes.length, board.nodes.length, board.edges.length, board.ports.length]).toEqual([19, 54, 72, 9]);
  });

  test("the box holds every corner and every boat", () => {
    const { box } = island;
    for (const place of [...board.nodes, ...board.ports]) {
      expect(place.x * 100).toBeGreaterThan(box.x);
      expect(place.x * 100).toBeLessThan(box.x + box.width);
      expect(place.y * 100).toBeGreaterThan(box.y);
      expect(place.y * 100).toBeLessThan(box.y + box.height);
    }
  });

  test("edges are one side long and run left to right", () => {
    for (const edge of board.edges) {
      const line = edgeLine(edge, island);
      expect(line.length).toBeCloseTo(100);
      expect(Math.min(...[-90, -30, 30, 90].map((angle) => Math.abs(angle - line.angle)))).toBeCloseTo(0);
    }
  });

  test("any spot has its place; a strange one has none", () => {
    expect(placeOf("h0", island)).toEqual({ x: (board.hexes[0]?.x ?? 0) * 100, y: (board.hexes[0]?.y ?? 0) * 100 });
    expect(placeOf("n99", island)).toBeNull();
  });

  test("a hexagon closes, sharp or rounded", () => {
    expect(hexPath(100)).toBe("M0 -100L86.6 -50L86.6 50L0 100L-86.6 50L-86.6 -50Z");
    expect(hexPath(100, 10).match(/Q/g)).toHaveLength(6);
  });

  test("a variant stays with its name", () => {
    expect(variant("h7", 3)).toBe(variant("h7", 3));
    expect(new Set(board.hexes.map((hex) => variant(hex.id, 2))).size).toBe(2);
  });
});

describe("camera", () => {
  const frame = { width: 390, height: 500 };
  const { box } = island;
  const whole = wholeIsland(box);

  test("whatever the window can show lies in the water that is drawn", () => {
    for (const window of [frame, { width: 900, height: 300 }]) {
      const water = waterOf(box, window);
      for (const zoom of [1, 1.3, 5]) {
        for (const far of [-1e6, 1e6]) {
          const camera = pan({ ...whole, zoom }, box, window, far, far);
          const [first, last] = [unproject(camera, box, window, { x: 0, y: 0 }), unproject(camera, box, window, { x: window.width, y: window.height })];
          expect(first.x).toBeGreaterThanOrEqual(water.x - 1e-6);
          expect(first.y).toBeGreaterThanOrEqual(water.y - 1e-6);
          expect(last.x).toBeLessThanOrEqual(water.x + water.width + 1e-6);
          expect(last.y).toBeLessThanOrEqual(water.y + water.height + 1e-6);
        }
      }
    }
  });

  test("at first the whole island is seen", () => {
    for (const corner of [{ x: box.x, y: box.y }, { x: box.x + box.width, y: box.y + box.height }]) {
      const seen = project(whole, box, frame, corner);
      expect(seen.x).toBeGreaterThanOrEqual(-0.01);
      expect(seen.x).toBeLessThanOrEqual(frame.width + 0.01);
      expect(seen.y).toBeGreaterThanOrEqual(-0.01);
      expect(seen.y).toBeLessThanOrEqual(frame.height + 0.01);
    }
  });

  test("zooming keeps what is under the finger, away from the rim", () => {
    const point = { x: 210, y: 240 };
    const before = unproject(whole, box, frame, point);
    const near = zoomAt(whole, box, frame, point, 3);
    const after = unproject(near, box, frame, point);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(scaleOf(near, box, frame)).toBeCloseTo(3 * scaleOf(whole, box, frame));
  });

  test("nobody zooms out of or pans off the island", () => {
    expect(zoomAt(whole, box, frame, { x: 0, y: 0 }, 0.1)).toEqual(whole);
    expect(pan(whole, box, frame, 500, 500)).toEqual(whole);
    const near = { ...whole, zoom: 4 };
    const far = pan(near, box, frame, -100000, 0);
    expect(project(far, box, frame, { x: box.x + box.width, y: 0 }).x).toBeCloseTo(frame.width);
    expect(clamp({ ...near, zoom: 99 }, box, frame).zoom).toBe(5);
  });

  test("a spot out of sight is brought in, one in sight moves nothing", () => {
    const near = { ...whole, zoom: 4 };
    expect(reveal(near, box, frame, { x: near.x, y: near.y })).toBe(near);
    const corner = { x: board.nodes[0]!.x * 100, y: board.nodes[0]!.y * 100 };
    const seen = project(reveal(near, box, frame, corner), box, frame, corner);
    expect(seen.x).toBeGreaterThan(0);
    expect(seen.y).toBeGreaterThan(0);
  });
});

describe("targets", () => {
  const nodes = board.nodes.map((node) => ({ id: node.id, x: node.x * 100, y: node.y * 100 }));

  test("the nearest in a direction lies in that direction, and none is nearer straight ahead", () => {
    const middle = nodes.find((node) => Math.hypot(node.x, node.y) < 101)!;
    const right = nearest(nodes, middle, "right")!;
    const left = nearest(nodes, middle, "left")!;
    const up = nearest(nodes, middle, "up")!;
    expect(right.x).toBeGreaterThan(middle.x);
    expect(left.x).toBeLessThan(middle.x);
    expect(up.y).toBeLessThan(middle.y);
    expect(Math.hypot(up.x - middle.x, up.y - middle.y)).toBeCloseTo(100);
  });

  test("arrow keys reach every spot from any other", () => {
    const reached = new Set<string>([nodes[0]!.id]);
    const queue = [nodes[0]!];
    while (queue.length > 0) {
      const from = queue.pop()!;
      for (const way of ["up", "down", "left", "right"] as const) {
        const next = nearest(nodes, from, way);
        if (next !== null && !reached.has(next.id)) {
          reached.add(next.id);
          queue.push(next);
        }
      }
    }
    expect(reached.size).toBe(nodes.length);
  });

  test("at the rim there is nothing further", () => {
    const top = [...nodes].sort((a, b) => a.y - b.y)[0]!;
    expect(nearest(nodes, top, "up")).toBeNull();
  });

  test("a tap takes the closest spot within reach", () => {
    expect(closest(nodes, { x: nodes[3]!.x + 10, y: nodes[3]!.y }, 30)?.id).toBe(nodes[3]!.id);
    expect(closest(nodes, { x: 5000, y: 0 }, 30)).toBeNull();
  });

  test("targets come from the server's list, in reading order, each with its action", () => {
    const view = makeGame(board, 4, { legal: ["settle n40", "settle n3", "road e3", "settle n999"] });
    const targets = targetsOf(view, island, "settle", say);
    expect(targets.map((target) => target.text)).toEqual(["settle n3", "settle n40"]);
    expect(targets[0]!.y).toBeLessThanOrEqual(targets[1]!.y);
  });
});

describe("labels", () => {
  test("an inner corner names three hexes, a coast corner the sea and its port", () => {
    const inner = board.nodes.find((node) => node.hexes.length === 3 && node.port === null)!;
    expect(nodeLabel(inner, island, say)).not.toContain("land-sea");
    const port = board.nodes.find((node) => node.port !== null)!;
    const label = nodeLabel(port, island, say);
    expect(label).toContain("land-sea");
    expect(label).toMatch(/port-(any|of)\(/);
  });

  test("a coast edge names its hex and the sea", () => {
    const sides = board.edges.map((edge) => edgeLabel(edge.id, island, say));
    expect(sides.filter((label) => label.includes("land-sea"))).toHaveLength(30);
  });

  test.each([[19, undefined], [44, ROWS_44]])("on %i hexes no two labels of a choice are alike", (_count, rows) => {
    const other = layOut(makeIsland(rows, 5));
    for (const spots of [other.board.nodes, other.board.edges, other.board.hexes]) {
      const labels = spotLabels(spots.map((spot) => spot.id), other, say);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

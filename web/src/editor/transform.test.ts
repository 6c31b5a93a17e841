import { expect, test } from "vitest";
import { between, cellAt, cellsOf, centre, columnOf, onward, within } from "./grid";
import { beside, cellOf, EMPTY, extent, fixNumber, keyOf, markNoStart, paint, setPort, SIDES, type Draft, type Key } from "./model";
import { centred, fieldFor, fits, mirrored, move, shift, turned, type Field } from "./transform";

const FIELD: Field = { rows: 13, columns: 25 };
// No symmetry: whatever is turned or mirrored wrongly looks different.
const CORNER: Draft = setPort(
  markNoStart(fixNumber(paint(paint(paint(EMPTY, ["4,2", "5,2", "6,2"], "F"), ["4,3"], "M"), ["6,1"], "S"), "5,2", 9), "4,3", true),
  "4,3,sw",
  "wool",
);

function same(a: Draft, b: Draft): void {
  const sorted = (draft: Draft): unknown => [
    [...draft.cells].sort(), [...draft.numbers].sort(), [...draft.noStart].sort(), [...draft.ports].sort(),
  ];
  expect(sorted(a)).toEqual(sorted(b));
}

test("six turns and two mirrorings lead back", () => {
  let draft = CORNER;
  for (let n = 0; n < 6; n++) {
    draft = turned(draft);
    if (n < 5) expect([...draft.cells.keys()].sort()).not.toEqual([...CORNER.cells.keys()].sort());
  }
  same(draft, CORNER);
  same(mirrored(mirrored(CORNER, "sideways"), "sideways"), CORNER);
  same(mirrored(mirrored(CORNER, "over"), "over"), CORNER);
  // Both mirrorings are half a turn.
  same(mirrored(mirrored(CORNER, "sideways"), "over"), turned(turned(turned(CORNER))));
});

test("a port keeps its water", () => {
  for (const change of [turned, (d: Draft) => mirrored(d, "sideways"), (d: Draft) => mirrored(d, "over")]) {
    const marked = paint(CORNER, [keyOf(beside({ q: 4, r: 3 }, "sw"))], "S");
    const draft = change(marked);
    const [side] = [...draft.ports.keys()];
    const [, , towards] = (side ?? "").split(",");
    const water = beside(cellOf(side ?? "0,0,e"), SIDES.find((known) => known === towards) ?? "e");
    expect(draft.cells.get(keyOf(water))).toBe("S");
    expect(draft.cells.get(keyOf(cellOf(side ?? "0,0,e")))).toBe("M");
  }
});

test("mirroring sideways keeps the rows, over keeps the distance from the middle", () => {
  expect([...mirrored(CORNER, "sideways").cells.keys()].map((key) => cellOf(key).r)).toEqual([2, 2, 2, 3, 1]);
  expect([...mirrored(CORNER, "over").cells.keys()].map((key) => cellOf(key).r)).toEqual([-2, -2, -2, -3, -1]);
});

test("moving stays in the field, up and down stay in place sideways", () => {
  let draft: Draft | null = CORNER;
  const start = extent(CORNER.cells.keys());
  for (let n = 0; n < 2; n++) draft = draft && move(draft, "down", FIELD);
  expect(extent(draft?.cells.keys() ?? [])).toEqual({ ...start, top: 3, bottom: 5 });
  draft = CORNER;
  let steps = 0;
  while (draft !== null && steps < 50) [draft, steps] = [move(draft, "left", FIELD), steps + 1];
  expect(draft).toBeNull();
  expect(steps).toBe(6);
});

test("a map finds the middle of its field, and a large one a larger field", () => {
  const moved = centred(shift(CORNER, { q: 20, r: -30 }), FIELD);
  expect(fits(moved, FIELD)).toBe(true);
  const around = extent(moved.cells.keys());
  expect(Math.abs((around?.top ?? 0) + (around?.bottom ?? 0) - 12)).toBeLessThanOrEqual(1);
  expect(Math.abs((around?.left ?? 0) + (around?.right ?? 0) - 25)).toBeLessThanOrEqual(2);
  const long = paint(EMPTY, Array.from({ length: 40 }, (_, q) => keyOf({ q, r: 0 })), "?");
  const field = fieldFor(long, FIELD);
  expect(field.columns % 2).toBe(1);
  expect(fits(centred(long, field), field)).toBe(true);
});

test("points and cells", () => {
  for (const row of cellsOf(FIELD)) {
    for (const [k, cell] of row.entries()) {
      expect(cellAt(centre(cell))).toEqual(cell);
      expect(columnOf(cell)).toBe(k + 1);
      expect(within(FIELD, cell)).toBe(true);
    }
  }
  expect(cellsOf(FIELD).map((row) => row.length)).toEqual(Array.from({ length: 13 }, () => 13));
  expect(cellAt({ x: centre({ q: 2, r: 3 }).x + 60, y: centre({ q: 2, r: 3 }).y - 60 })).toEqual({ q: 2, r: 3 });
});

test("a fast stroke leaves no gaps", () => {
  const keys = between(centre({ q: 0, r: 0 }), centre({ q: 8, r: 0 }));
  expect(keys).toEqual(Array.from({ length: 9 }, (_, q) => `${q},0` as Key));
});

test("arrow keys: straight up and down go to and fro", () => {
  const start = { q: 3, r: 6 };
  const up = onward(start, "ArrowUp");
  expect(up && onward(up, "ArrowDown")).toEqual(start);
  const twice = up && onward(up, "ArrowUp");
  expect(twice && 2 * twice.q + twice.r).toBe(2 * start.q + start.r);
  expect(onward(start, "a")).toBeNull();
});

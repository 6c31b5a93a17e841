import { expect, test } from "vitest";
import { begin, redo, step, undo, MOST_STEPS } from "./history";
import { keyFor } from "./keys";
import { EMPTY, fixNumber, isLand, markNoStart, paint, same, setCount, setPort, total, type Draft, type Key } from "./model";
import { strokeFrom, tapSide } from "./tool";

const LAND: Draft = paint(EMPTY, ["0,0", "1,0", "0,1"], "F");

test("painting sets, replaces and erases, and leaves what is already so", () => {
  const mixed = paint(LAND, ["1,0"], "?");
  expect([...mixed.cells]).toEqual([["0,0", "F"], ["1,0", "?"], ["0,1", "F"]]);
  expect(paint(mixed, ["1,0"], null).cells.has("1,0")).toBe(false);
  expect(paint(LAND, ["0,0", "1,0"], "F")).toBe(LAND);
  expect(EMPTY.cells.size).toBe(0);
});

test("what becomes water or nothing loses its number, mark and ports", () => {
  let draft = fixNumber(markNoStart(setPort(LAND, "0,0,nw", "any"), "0,0", true), "0,0", 8);
  draft = setPort(fixNumber(draft, "1,0", 5), "1,0,e", "ore");
  for (const letter of ["S", null] as const) {
    const bare = paint(draft, ["0,0"], letter);
    expect([...bare.numbers]).toEqual([["1,0", 5]]);
    expect([...bare.noStart]).toEqual([]);
    expect([...bare.ports]).toEqual([["1,0,e", "ore"]]);
  }
  expect(paint(draft, ["0,0"], "H").numbers.get("0,0")).toBe(8);
});

test("numbers and marks lie on land only", () => {
  const draft = paint(LAND, ["5,5"], "S");
  expect(isLand(draft, "0,0")).toBe(true);
  for (const key of ["5,5", "9,9"] as Key[]) {
    expect(isLand(draft, key)).toBe(false);
    expect(fixNumber(draft, key, 6)).toBe(draft);
    expect(markNoStart(draft, key, true)).toBe(draft);
  }
});

test("a count by hand ends the filling, and is never below nothing", () => {
  const draft = setCount(setCount(EMPTY, "terrain", "forest", 3), "terrain", "gold", -1);
  expect(draft.auto).toBe(false);
  expect(draft.pools.terrain).toEqual({ forest: 3, gold: 0 });
  expect(total(draft.pools.terrain)).toBe(3);
});

test("pools are compared by what they hold", () => {
  const pools = { terrain: { forest: 1 }, numbers: { 6: 2 }, ports: {} };
  expect(same(pools, { ports: { any: 0 }, terrain: { hills: 0, forest: 1 }, numbers: { 6: 2 } })).toBe(true);
  expect(same(pools, { ...pools, ports: { any: 1 } })).toBe(false);
});

test("steps go back and forth; a new one forgets what was undone", () => {
  let history = begin(0);
  for (const next of [1, 2, 3]) history = step(history, next);
  history = undo(undo(history));
  expect(history.now).toBe(1);
  expect(redo(history).now).toBe(2);
  history = step(history, 9);
  expect(redo(history).now).toBe(9);
  expect(undo(undo(undo(history))).now).toBe(0);
  expect(step(history, 9)).toBe(history);
  for (let n = 0; n < 2 * MOST_STEPS; n++) history = step(history, n);
  expect(history.past.length).toBe(MOST_STEPS);
});

test("a stroke that begins by taking away goes on taking away", () => {
  const draft = fixNumber(LAND, "0,0", 6);
  const six = strokeFrom({ kind: "number", number: 6 }, draft, "0,0");
  expect(six?.(draft, ["0,0", "1,0"]).numbers.size).toBe(0);
  const more = strokeFrom({ kind: "number", number: 6 }, draft, "1,0");
  expect([...(more?.(draft, ["0,0", "1,0"]).numbers ?? [])]).toEqual([["0,0", 6], ["1,0", 6]]);
  const mark = strokeFrom({ kind: "noStart" }, LAND, "0,0");
  expect([...(mark?.(LAND, ["0,0", "1,0", "7,7"]).noStart ?? [])]).toEqual(["0,0", "1,0"]);
  expect(strokeFrom({ kind: "hand" }, LAND, "0,0")).toBeNull();
  expect(strokeFrom({ kind: "port", port: "any" }, LAND, "0,0")).toBeNull();
});

test("a tap on a side sets, changes and takes away a port", () => {
  const any = tapSide(LAND, "0,0,w", "any");
  expect(any.ports.get("0,0,w")).toBe("any");
  expect(tapSide(any, "0,0,w", "wool").ports.get("0,0,w")).toBe("wool");
  expect(tapSide(any, "0,0,w", "any").ports.size).toBe(0);
  expect(tapSide(any, "0,0,w", null).ports.size).toBe(0);
});

test("keys: letters of map files, numbers as they are typed", () => {
  expect(keyFor("f", null)).toEqual({ kind: "terrain", letter: "F" });
  expect(keyFor("?", null)).toEqual({ kind: "terrain", letter: "?" });
  expect(keyFor("r", null)).toEqual({ kind: "terrain", letter: "?" });
  expect(keyFor("Delete", null)).toEqual({ kind: "terrain", letter: null });
  expect(keyFor("n", null)).toEqual({ kind: "noStart" });
  expect(keyFor("8", null, 1000)).toEqual({ kind: "number", number: 8 });
  expect(keyFor("7", null, 1000)).toBeNull();
  expect(keyFor("1", null, 5000)).toBeNull();
  expect(keyFor("2", null, 5500)).toEqual({ kind: "number", number: 12 });
  expect(keyFor("1", null, 9000)).toBeNull();
  expect(keyFor("2", null, 19000)).toEqual({ kind: "number", number: 2 });
  expect(keyFor("2", 2, 29000)).toBeNull();
  expect(keyFor("q", null)).toBeNull();
});

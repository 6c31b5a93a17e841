/** The plain parts of a replay: ways through a game, its address, its pace, its keys, what is fetched. */
import { expect, test, vi } from "vitest";
import { makeIsland } from "../../tests/fixtures/island";
import { makeCourse, makeFrames } from "../../tests/fixtures/replay";
import { labelled, markAt, nextMark, nextTurn, previousMark, previousTurn, turnAt, turnStep } from "./course";
import { commandOf, SHORTCUTS, taken } from "./keys";
import { faster, paced, parseSpeed, slower, stay } from "./pace";
import { parsePlace, placeText } from "./place";
import { BLOCK, Reel } from "./reel";

const course = makeCourse(makeIsland());

test("turns are found from any step", () => {
  // The set-up takes ten steps, every turn five.
  expect([0, 9, 10, 14, 15, 100].map((step) => turnAt(course, step))).toEqual([0, 0, 1, 1, 2, 19]);
  expect([0, 1, 2, 19, 20].map((turn) => turnStep(course, turn))).toEqual([0, 10, 15, 100, 103]);
  expect([0, 9, 10, 101, 103].map((step) => nextTurn(course, step))).toEqual([10, 10, 15, 103, 103]);
  expect([0, 10, 11, 15, 103].map((step) => previousTurn(course, step))).toEqual([0, 0, 10, 10, 100]);
});

test("marks are found from any step", () => {
  const steps = course.marks.map((mark) => mark.step);
  expect(steps).toEqual([1, 12, 31, 31, 103]);
  expect(nextMark(course.marks, 12)?.step).toBe(31);
  expect(nextMark(course.marks, 103)).toBeNull();
  expect(previousMark(course.marks, 31)?.step).toBe(12);
  expect(previousMark(course.marks, 1)).toBeNull();
  expect(markAt(course.marks, 50)).toBe(course.marks[3]);
  expect(markAt(course.marks, 0)).toBeNull();
});

test("numbers of turns keep their distance, round ones first", () => {
  const x = (step: number): number => step * 4;
  const shown = labelled(course, x);
  expect(shown).toEqual([2, 5, 8, 10, 12, 15, 18]);
  for (const [i, turn] of shown.entries()) {
    const next = shown[i + 1];
    if (next !== undefined) expect(x(turnStep(course, next)) - x(turnStep(course, turn))).toBeGreaterThanOrEqual(30);
  }
  expect(labelled(course, (step) => step / 10)).toEqual([10]);
});

test("an address names a moment, and nonsense the beginning", () => {
  expect(parsePlace("#step=42&eyes=2", course)).toEqual({ step: 42, eye: "2" });
  expect(parsePlace("#turn=3", course)).toEqual({ step: 20, eye: "all" });
  expect(parsePlace("#line=17&eyes=watch", course)).toEqual({ step: 3, eye: "watch" });
  for (const odd of ["", "#", "#step=-4", "#step=x", "#step=1e3", "#eyes=9", "#line=2"]) {
    expect(parsePlace(odd, course)).toEqual({ step: 0, eye: "all" });
  }
  expect(parsePlace("#step=9999", course).step).toBe(103);
  for (const place of [{ step: 7, eye: "all" }, { step: 0, eye: "watch" }, { step: 103, eye: "3" }] as const) {
    expect(parsePlace(placeText(place), course)).toEqual(place);
  }
});

test("a step stays as long as its film and its words need, and half as long at twice the speed", () => {
  const roll = [{ kind: "roll", seat: 0, dice: [3, 4] as [number, number] }];
  expect(stay([], 0, 1)).toBeLessThan(stay([{ kind: "refuse", seat: 1 }], 0, 1));
  expect(stay([{ kind: "refuse", seat: 1 }], 0, 1)).toBeLessThan(stay(roll, 0, 1));
  expect(stay(roll, 2000, 1)).toBeGreaterThan(2000);
  expect(stay(roll, 0, 2)).toBe(stay(roll, 0, 1) / 2);
  const film = [{ kind: "pop", spot: "n1", at: 400, ms: 300 }] as const;
  expect(paced(film, 2)).toEqual([{ kind: "pop", spot: "n1", at: 200, ms: 150 }]);
  expect(paced(film, 8)).toEqual([]);
  // The film was made shorter already: the step lasts as long as both.
  expect(stay(roll, 1000, 2)).toBeCloseTo(1000 + 450 / 2);
});

test("speeds go up and down within their ends", () => {
  expect([parseSpeed("4"), parseSpeed("3"), parseSpeed(null)]).toEqual([4, 1, 1]);
  expect([faster(1), faster(8), slower(1), slower(0.5)]).toEqual([2, 8, 0.5, 0.5]);
});

function press(key: string, mods: Partial<KeyboardEventInit> = {}): string | null {
  return commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...mods }, 4);
}

test("every key of the list does what it says, and no key does two things", () => {
  const keys = SHORTCUTS.filter(({ command }) => command !== "seats").flatMap((shortcut) => shortcut.keys.map((key) => [key, shortcut.command] as const));
  expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length);
  for (const [key, command] of keys) expect(press(key)).toBe(command);
  expect([press("1"), press("4"), press("5")]).toEqual(["seat-0", "seat-3", null]);
  expect([press("K"), press("l", { ctrlKey: true }), press("x"), press("ArrowRight", { altKey: true })]).toEqual(["play", null, null, null]);
});

test("what has the focus keeps the keys that it needs", () => {
  document.body.innerHTML = `<button id="b"></button><input id="n" type="number"><input id="r" type="range"><input id="c" type="checkbox">
    <div role="tablist"><button id="t"></button></div><div role="log" id="l"></div><select id="s"></select><p id="p"></p>`;
  const at = (id: string, key: string): boolean => taken(document.getElementById(id), key);
  expect([at("b", " "), at("b", "ArrowRight"), at("b", "k")]).toEqual([true, false, false]);
  expect([at("n", "1"), at("r", "ArrowRight"), at("r", " "), at("c", " "), at("c", "ArrowRight")]).toEqual([true, false, false, true, false]);
  expect([at("t", "ArrowRight"), at("t", "k"), at("l", "PageDown"), at("l", "ArrowRight"), at("s", "1"), at("p", " ")]).toEqual([true, false, true, false, true, false]);
});

test("steps come in blocks, each fetched once, with its neighbour before it is needed", async () => {
  const fetch = vi.fn((_eye: string, first: number, count: number) => Promise.resolve(makeFrames(course, first, count)));
  const reel = new Reel(course.steps, fetch);
  expect(reel.find("all", 3)).toBeNull();
  const [one, other] = await Promise.all([reel.load("all", 3), reel.load("all", 5)]);
  expect([one.step, other.step, fetch.mock.calls.length]).toEqual([3, 5, 1]);
  expect(reel.find("all", BLOCK - 1)?.step).toBe(BLOCK - 1);
  expect(reel.find("0", 3)).toBeNull();
  reel.prefetch("all", 4);
  expect(fetch).toHaveBeenCalledTimes(1);
  reel.prefetch("all", BLOCK - 3);
  await vi.waitFor(() => expect(reel.find("all", BLOCK)?.step).toBe(BLOCK));
  expect(reel.past("all", BLOCK + 1, 4).map((frame) => frame.step)).toEqual([BLOCK - 2, BLOCK - 1, BLOCK, BLOCK + 1]);
  expect(reel.past("all", 2, 40).map((frame) => frame.step)).toEqual([0, 1, 2]);
  // Behind the last step there is nothing to fetch.
  reel.prefetch("all", course.steps);
  expect(fetch.mock.calls.map(([, first]) => first)).toEqual([0, BLOCK, 2 * BLOCK]);
});

test("a block that did not come is asked for again", async () => {
  const fetch = vi.fn(() => Promise.reject(new Error("away")));
  const reel = new Reel(course.steps, fetch);
  await expect(reel.load("all", 0)).rejects.toThrow("away");
  await expect(reel.load("all", 0)).rejects.toThrow("away");
  expect(fetch).toHaveBeenCalledTimes(2);
});

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Eye } from "./eye.svelte";
import type { Box } from "./geometry";

const FRAME = { width: 400, height: 300 };
let box = $state.raw<Box>({ x: 0, y: 0, width: 800, height: 600 });
let pane: HTMLElement;
let resized: () => void;
let eye: Eye;
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe(): void {}
    disconnect(): void {}
  });
  box = { x: 0, y: 0, width: 800, height: 600 };
  pane = document.createElement("div");
  vi.spyOn(pane, "clientWidth", "get").mockImplementation(() => FRAME.width);
  vi.spyOn(pane, "clientHeight", "get").mockImplementation(() => FRAME.height);
  eye = new Eye(() => box);
  close = $effect.root(() => {
    $effect(() => eye.over(pane));
  });
  flushSync();
  resized();
  flushSync();
});

afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// No scroll is minus nothing.
const scrolled = (): [number, number] => [pane.scrollLeft + 0, pane.scrollTop + 0];

test("at first the island is seen whole", () => {
  expect([eye.scale, eye.drawn, eye.stretched]).toEqual([0.5, 1, undefined]);
  expect(scrolled()).toEqual([0, 0]);
  expect(eye.seen({ x: 400, y: 300 })).toEqual({ x: 200, y: 150 });
});

test("a zoom in one step is drawn at once, and what is under the point stays", () => {
  const under = eye.under({ x: 100, y: 150 });
  eye.zoom(2, { x: 100, y: 150 });
  flushSync();
  expect([eye.drawn, eye.stretched, eye.scale]).toEqual([2, undefined, 1]);
  expect(eye.seen(under)).toEqual({ x: 100, y: 150 });
  expect(scrolled()).toEqual([100, 150]);
});

test("a drag scrolls and stretches nothing", () => {
  eye.zoom(2);
  flushSync();
  const before = scrolled();
  eye.drag({ pinch: null, dx: -30, dy: 20 });
  flushSync();
  expect(scrolled()).toEqual([before[0] + 30, before[1] - 20]);
  expect(eye.stretched).toBeUndefined();
});

test("a pinch stretches what is drawn, and at rest it is drawn anew in the same place", () => {
  eye.drag({ pinch: { middle: { x: 200, y: 150 }, factor: 2 }, dx: 0, dy: 0 });
  flushSync();
  expect([eye.drawn, eye.scale]).toEqual([1, 0.5]);
  expect(eye.stretched).toBe("translate(-200px, -150px) scale(2)");
  expect(scrolled()).toEqual([0, 0]);
  vi.advanceTimersByTime(100);
  eye.drag({ pinch: { middle: { x: 200, y: 150 }, factor: 1.5 }, dx: 0, dy: 0 });
  flushSync();
  // It is not at rest while it goes on.
  vi.advanceTimersByTime(100);
  expect(eye.drawn).toBe(1);
  vi.advanceTimersByTime(100);
  flushSync();
  expect([eye.drawn, eye.stretched, eye.scale]).toEqual([3, undefined, 1.5]);
  expect(scrolled()).toEqual([400, 300]);
});

test("what the browser scrolls by itself moves the eye", () => {
  eye.zoom(2);
  flushSync();
  const before = eye.seen({ x: 400, y: 300 });
  const [left, top] = scrolled();
  pane.scrollLeft = left + 50;
  pane.scrollTop = top - 10;
  pane.dispatchEvent(new Event("scroll"));
  flushSync();
  expect(eye.seen({ x: 400, y: 300 })).toEqual({ x: before.x - 50, y: before.y + 10 });
  expect(scrolled()).toEqual([left + 50, top - 10]);
});

test("another island is seen whole, and so it is when one asks", () => {
  eye.zoom(3);
  flushSync();
  box = { x: 0, y: 0, width: 1600, height: 600 };
  flushSync();
  expect([eye.drawn, eye.scale]).toEqual([1, 0.25]);
  eye.zoom(3);
  eye.whole();
  flushSync();
  expect([eye.drawn, eye.scale]).toEqual([1, 0.25]);
});

test("a place out of sight is brought in, and no scroll is heard any more at the end", () => {
  eye.zoom(4, { x: 0, y: 0 });
  flushSync();
  expect(eye.seen({ x: 700, y: 500 }).x).toBeGreaterThan(FRAME.width);
  eye.reveal({ x: 700, y: 500 });
  flushSync();
  expect(eye.seen({ x: 700, y: 500 })).toEqual({ x: 360, y: 260 });
  close();
  const there = eye.seen({ x: 700, y: 500 });
  pane.scrollLeft = 0;
  pane.dispatchEvent(new Event("scroll"));
  expect(eye.seen({ x: 700, y: 500 })).toEqual(there);
});

import { beforeEach, expect, test, vi } from "vitest";
import { Fingers, pointOn, wheeling } from "./gestures";

let fingers: Fingers;

beforeEach(() => (fingers = new Fingers(6)));

test("a finger that trembles taps, one that goes on drags", () => {
  fingers.down(1, { x: 100, y: 100 }, "touch");
  expect(fingers.move(1, { x: 103, y: 104 })).toEqual({ pinch: null, dx: 3, dy: 4 });
  expect([fingers.still, fingers.tapped]).toEqual([true, true]);
  expect(fingers.move(1, { x: 100, y: 100 })).toEqual({ pinch: null, dx: -3, dy: -4 });
  // The way counts, not how far it is from where it began.
  expect([fingers.still, fingers.tapped]).toEqual([false, false]);
  fingers.up(1);
  fingers.down(1, { x: 100, y: 100 }, "touch");
  expect([fingers.still, fingers.tapped]).toEqual([true, true]);
});

test("two fingers stretch what is between them, and it goes along with their middle", () => {
  fingers.down(1, { x: 100, y: 100 }, "touch");
  fingers.down(2, { x: 200, y: 100 }, "touch");
  expect(fingers.count).toBe(2);
  expect(fingers.move(2, { x: 250, y: 100 })).toEqual({ pinch: { middle: { x: 175, y: 100 }, factor: 1.5 }, dx: 25, dy: 0 });
  expect(fingers.move(1, { x: 100, y: 100 })).toEqual({ pinch: { middle: { x: 175, y: 100 }, factor: 1 }, dx: 0, dy: 0 });
});

test("a pinch is no tap, not even for the finger that stays", () => {
  fingers.down(1, { x: 100, y: 100 }, "touch");
  fingers.down(2, { x: 200, y: 100 }, "touch");
  fingers.up(2);
  expect([fingers.still, fingers.tapped]).toEqual([true, false]);
  expect(fingers.move(1, { x: 101, y: 100 })).toEqual({ pinch: null, dx: 1, dy: 0 });
});

test("two fingers on one point do not stretch without end", () => {
  fingers.down(1, { x: 100, y: 100 }, "touch");
  fingers.down(2, { x: 100, y: 100 }, "touch");
  expect(fingers.move(2, { x: 140, y: 100 })?.pinch?.factor).toBe(1);
});

test("what is not held down moves nothing, and a mouse is no finger", () => {
  expect(fingers.move(1, { x: 5, y: 5 })).toBeNull();
  fingers.down(1, { x: 0, y: 0 }, "mouse");
  expect(fingers.touching).toBe(false);
  fingers.up(1);
  expect(fingers.move(1, { x: 9, y: 9 })).toBeNull();
  fingers.down(7, { x: 0, y: 0 }, "pen");
  expect(fingers.touching).toBe(true);
});

test("a finger that was let go unseen does not spoil the tap that follows", () => {
  fingers.down(1, { x: 0, y: 0 }, "mouse");
  fingers.move(1, { x: 60, y: 0 });
  fingers.down(1, { x: 100, y: 100 }, "mouse");
  expect([fingers.count, fingers.tapped]).toEqual([1, true]);
});

test("a place on an element counts from its corner", () => {
  const element = document.createElement("div");
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(30, 40, 100, 100));
  expect(pointOn(element, { clientX: 50, clientY: 45 })).toEqual({ x: 20, y: 5 });
});

test("the wheel zooms, a touchpad's pinch faster, and the page stays where it is", () => {
  const element = document.createElement("div");
  const factors: number[] = [];
  const stop = wheeling((_, factor) => factors.push(factor))(element);
  const turn = (deltaY: number, ctrlKey = false): WheelEvent => {
    // The stand-in browser knows no keys of a wheel.
    const event = Object.assign(new WheelEvent("wheel", { deltaY, cancelable: true }), { ctrlKey });
    element.dispatchEvent(event);
    return event;
  };
  expect(turn(-100).defaultPrevented).toBe(true);
  turn(100);
  turn(-10, true);
  expect(factors.map((factor) => Math.round(factor * 1000) / 1000)).toEqual([1.174, 0.852, 1.105]);
  stop();
  turn(-100);
  expect(factors).toHaveLength(3);
});

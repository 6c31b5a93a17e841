/** Hands on a drawing: a finger or the mouse drags, two fingers pinch, the wheel zooms, and what does none of it taps. */
import type { Point } from "./geometry";

/** What fingers do to what lies under them: stretch it around a point, then move it, in window pixels. */
export interface Step {
  pinch: { middle: Point; factor: number } | null;
  dx: number;
  dy: number;
}

export class Fingers {
  readonly #held = new Map<number, Point>();
  readonly #slack: number;
  #travelled = 0;
  #pinched = false;
  /** Whether a finger or a pen came last, not the mouse. */
  touching = false;

  /** In a tap a finger may wander for `slack` pixels. */
  constructor(slack: number) {
    this.#slack = slack;
  }

  get count(): number {
    return this.#held.size;
  }

  /** Whether the finger that came first, while it was alone, could still tap. */
  get still(): boolean {
    return this.#travelled <= this.#slack;
  }

  /** Whether the gesture that ends here was a tap. */
  get tapped(): boolean {
    return this.still && !this.#pinched;
  }

  down(id: number, point: Point, kind: string): void {
    // Let go where nobody saw it, as beyond the edge of the window.
    this.#held.delete(id);
    if (this.#held.size === 0) [this.#travelled, this.#pinched] = [0, false];
    this.touching = kind !== "mouse";
    this.#held.set(id, point);
    if (this.#held.size > 1) this.#pinched = true;
  }

  /** Null for one that is not held down. */
  move(id: number, point: Point): Step | null {
    const before = this.#held.get(id);
    if (before === undefined) return null;
    const other = [...this.#held].find(([held]) => held !== id)?.[1];
    this.#held.set(id, point);
    const [dx, dy] = [point.x - before.x, point.y - before.y];
    if (other === undefined) {
      this.#travelled += Math.hypot(dx, dy);
      return { pinch: null, dx, dy };
    }
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    return { pinch: { middle, factor: was > 0 ? is / was : 1 }, dx: dx / 2, dy: dy / 2 };
  }

  up(id: number): void {
    this.#held.delete(id);
  }
}

/** Where something happened, in pixels of an element. */
export function pointOn(element: Element, event: { clientX: number; clientY: number }): Point {
  const area = element.getBoundingClientRect();
  return { x: event.clientX - area.left, y: event.clientY - area.top };
}

/** An attachment: each turn of the wheel over the element zooms by a factor, and the page does not scroll under it. */
export function wheeling(zoom: (event: WheelEvent, factor: number) => void): (element: Element) => () => void {
  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    // A pinch on a touchpad comes as a wheel with Ctrl, in small numbers.
    zoom(event, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
  };
  return (element) => {
    const listener = turn as EventListener;
    element.addEventListener("wheel", listener, { passive: false });
    return () => element.removeEventListener("wheel", listener);
  };
}

/**
 * The eye over the island, in a pane that scrolls. Panning scrolls the finished drawing and pinching stretches it; it
 * is drawn anew, sharp and with its signs in their right size, when the zoom has come to rest. A transform would do
 * for both, but browsers sort all layers of the drawing anew for each step of one. What is scrolled they only move.
 */
import { clamp, drag, pan, project, reveal, scaleOf, unproject, waterOf, wholeIsland, zoomAt, type Camera, type Frame } from "./camera";
import type { Box, Point } from "./geometry";
import type { Step } from "./gestures";

const SETTLED_MS = 140;

export class Eye {
  frame = $state.raw<Frame>({ width: 0, height: 0 });
  /** The zoom that the drawing is made for. */
  drawn = $state(1);
  #camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  /** Where the pane has scrolled to. */
  #scrolled = $state.raw<Point>({ x: 0, y: 0 });

  readonly #box: Box = $derived.by(() => this.#boxOf());
  /** All that the drawing shows. */
  readonly water: Box = $derived(waterOf(this.#box, this.frame));
  /** CSS pixels per drawing unit, as it is drawn. */
  readonly scale: number = $derived(scaleOf({ ...this.#camera, zoom: this.drawn }, this.#box, this.frame));
  readonly #corner: Point = $derived(project(this.#camera, this.#box, this.frame, this.water));
  readonly #resting: boolean = $derived(this.#camera.zoom === this.drawn);
  /** The transform of the drawing; none at rest. */
  readonly stretched: string | undefined = $derived(
    this.#resting
      ? undefined
      : `translate(${this.#corner.x + this.#scrolled.x}px, ${this.#corner.y + this.#scrolled.y}px) scale(${this.#camera.zoom / this.drawn})`,
  );
  readonly #boxOf: () => Box;

  /** `boxOf` is asked for all that must be seen of the island. */
  constructor(boxOf: () => Box) {
    this.#boxOf = boxOf;
  }

  /** Attach it to its pane. */
  readonly over = (pane: HTMLElement): (() => void) => {
    const watch = new ResizeObserver(() => {
      // A new window size keeps what is in its middle.
      this.frame = { width: pane.clientWidth, height: pane.clientHeight };
      this.#camera = clamp(this.#camera, this.#box, this.frame);
    });
    watch.observe(pane);
    const follow = (): void => this.#follow(pane);
    pane.addEventListener("scroll", follow);

    // A new island is seen whole.
    $effect(() => this.whole());
    $effect(() => {
      if (!this.#resting) return;
      pane.scrollTo({ left: -this.#corner.x, top: -this.#corner.y, behavior: "instant" });
      // Browsers round to whole pixels.
      this.#scrolled = { x: pane.scrollLeft, y: pane.scrollTop };
    });
    $effect(() => {
      const { zoom } = this.#camera;
      if (zoom === this.drawn) return undefined;
      const timer = setTimeout(() => (this.drawn = zoom), SETTLED_MS);
      return () => clearTimeout(timer);
    });
    return () => {
      watch.disconnect();
      pane.removeEventListener("scroll", follow);
    };
  };

  /** Whatever else scrolls, as a browser that brings to sight what it focuses, moves the eye. */
  #follow({ scrollLeft: x, scrollTop: y }: HTMLElement): void {
    const was = this.#scrolled;
    if (this.#resting && (x !== was.x || y !== was.y)) this.pan(was.x - x, was.y - y);
  }

  /** The place on the island under a point of the pane. */
  under(point: Point): Point {
    return unproject(this.#camera, this.#box, this.frame, point);
  }

  /** Where in the pane a place on the island is seen. */
  seen(place: Point): Point {
    return project(this.#camera, this.#box, this.frame, place);
  }

  pan(dx: number, dy: number): void {
    this.#camera = pan(this.#camera, this.#box, this.frame, dx, dy);
  }

  /** Follow fingers. */
  drag(step: Step): void {
    this.#camera = drag(this.#camera, this.#box, this.frame, step);
  }

  /** A step of a zoom that goes on; what is under the point stays there. */
  stretch(factor: number, point: Point): void {
    this.#camera = zoomAt(this.#camera, this.#box, this.frame, point, factor);
  }

  /** Zoom in one step, drawn at once; without a point around the middle. */
  zoom(factor: number, point: Point = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    this.stretch(factor, point);
    this.drawn = this.#camera.zoom;
  }

  whole(): void {
    this.#camera = wholeIsland(this.#box);
    this.drawn = 1;
  }

  /** Bring a place to sight, with `edge` pixels around it. */
  reveal(place: Point, edge?: number): void {
    this.#camera = reveal(this.#camera, this.#box, this.frame, place, edge);
  }
}

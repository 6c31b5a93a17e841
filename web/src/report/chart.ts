/** Figures of the charts after a game, free of any drawing library. */

/** Round values from 0 upwards that cover `most`, at most `steps` of them beside 0. */
export function ticks(most: number, steps = 5): number[] {
  const wanted = Math.max(1, most) / steps;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= wanted) ?? 1);
  const found = [];
  for (let value = 0; value < most + step; value += step) found.push(value);
  return found;
}

/** A linear scale from [0, most] onto [from, to]. */
export function scale(most: number, from: number, to: number): (value: number) => number {
  return (value) => from + ((to - from) * value) / Math.max(1, most);
}

/** An SVG path through points. */
export function line(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/**
 * Heights for labels that want to stand at `wanted`, moved apart so that neighbours keep
 * `gap` and all stay within [least, most] as far as there is room. Order is kept.
 */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = new Array<number>(wanted.length).fill(0);
  let floor = least;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, floor);
    floor = placed[index] + gap;
  }
  let ceiling = most;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = placed[index] - gap;
  }
  return placed;
}

/** Marks on lines, one shape a colour, in a box from -1 to 1. */
export const MARKERS = [
  "M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z",
  "M-0.9 -0.9H0.9V0.9H-0.9Z",
  "M0 -1.1L1.05 0.8H-1.05Z",
  "M0 -1.2L1.2 0L0 1.2L-1.2 0Z",
  "M0 1.1L-1.05 -0.8H1.05Z",
  "M-0.35 -1.1H0.35V-0.35H1.1V0.35H0.35V1.1H-0.35V0.35H-1.1V-0.35H-0.35Z",
  "M0 -1.15L1.1 -0.35L0.68 0.93H-0.68L-1.1 -0.35Z",
  "M-0.55 -1H0.55L1.1 0L0.55 1H-0.55L-1.1 0Z",
] as const;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

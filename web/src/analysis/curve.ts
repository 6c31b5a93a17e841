/** Figures of the curve of chances, free of any drawing library. */
import type { CurvePoint } from "../protocol";

/** A linear scale from [0, most] onto [from, to]. */
export function scale(most: number, from: number, to: number): (value: number) => number {
  return (value) => from + ((to - from) * value) / Math.max(1, most);
}

/** An SVG path through points. */
export function line(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** Heights for labels that want to stand at `wanted`, moved apart by `gap` within [least, most]; order is kept. */
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

/** The last point that is not behind a step: where the game stood there. */
export function pointAt(points: readonly CurvePoint[], step: number): number {
  let found = 0;
  for (const [index, point] of points.entries()) if (point.step <= step) found = index;
  return found;
}

/** The point nearest to a place between the first (0) and the last (1). */
export function nearest(points: readonly CurvePoint[], share: number): number {
  return Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1))));
}

/** Points to write turns at: so many that each has `room` pixels; always round turns. */
export function labelled(points: readonly CurvePoint[], width: number, room = 48): number[] {
  const turns = points.at(-1)?.turn ?? 0;
  const most = Math.max(1, Math.floor(width / room));
  const each = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => turns / size <= most) ?? 1000;
  return points.flatMap((point, index) =>
    point.turn > 0 && point.turn % each === 0 && points[index - 1]?.turn !== point.turn && point.seat !== null ? [index] : [],
  );
}

/** Of the changes of all seats those worth a word: the greatest gain and the greatest loss, if they show. */
export function movers(before: readonly number[], after: readonly number[], least = 0.015): number[] {
  const change = after.map((value, seat) => value - (before[seat] ?? 0));
  const seats = change.map((_, seat) => seat).sort((a, b) => (change[b] ?? 0) - (change[a] ?? 0));
  return [...new Set([seats[0], seats.at(-1)])].filter((seat) => seat !== undefined && Math.abs(change[seat] ?? 0) >= least) as number[];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

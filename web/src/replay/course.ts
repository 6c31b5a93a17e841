/** Ways through a game: its turns and what is marked in it. */
import type { Course, MarkKind, MarkView } from "../protocol";

/** What can be chosen to be listed, in the order of the choice. */
export const MARK_KINDS: readonly MarkKind[] = [
  "settle", "city", "award", "seven", "robbery", "trade", "undo", "concede", "win", "agreed",
];

/** The turn that a step lies in; 0 in the set-up. */
export function turnAt(course: Course, step: number): number {
  return bound(course.turns, step);
}

/** The step at which a turn begins; 0 is the beginning, a turn that was not played the end. */
export function turnStep(course: Course, turn: number): number {
  return turn <= 0 ? 0 : (course.turns[turn - 1] ?? course.steps);
}

export function nextTurn(course: Course, step: number): number {
  return course.turns[bound(course.turns, step)] ?? course.steps;
}

/** The beginning of the turn, or from there that of the one before. */
export function previousTurn(course: Course, step: number): number {
  return course.turns[bound(course.turns, step - 1) - 1] ?? 0;
}

export function nextMark(marks: readonly MarkView[], step: number): MarkView | null {
  return marks.find((mark) => mark.step > step) ?? null;
}

export function previousMark(marks: readonly MarkView[], step: number): MarkView | null {
  return marks.findLast((mark) => mark.step < step) ?? null;
}

/** Of several marks of one step the last that is not behind it: where a list shows one is. */
export function markAt(marks: readonly MarkView[], step: number): MarkView | null {
  return marks.findLast((mark) => mark.step <= step) ?? null;
}

/** How many of the sorted numbers are not above a limit. */
function bound(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Turns to write numbers at, round ones first, so that none comes nearer than `room` to another. `x` places a step. */
export function labelled(course: Course, x: (step: number) => number, room = 30): number[] {
  const chosen: { turn: number; at: number }[] = [];
  for (const each of [100, 50, 10, 5, 2, 1]) {
    for (const [i, step] of course.turns.entries()) {
      const turn = i + 1;
      if (turn % each !== 0 || chosen.some((other) => Math.abs(other.at - x(step)) < room)) continue;
      chosen.push({ turn, at: x(step) });
    }
  }
  return chosen.map(({ turn }) => turn).sort((a, b) => a - b);
}

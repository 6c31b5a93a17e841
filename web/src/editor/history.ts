/** What was, what is and what could be again. Plain values. */

export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
}

/** More steps than this are forgotten. */
export const MOST_STEPS = 200;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** A new step; what was undone is gone. The same value again is no step. */
export function step<T>(history: History<T>, next: T): History<T> {
  if (next === history.now) return history;
  return { past: [...history.past, history.now].slice(-MOST_STEPS), now: next, future: [] };
}

/** Changes what is without a step of its own: it is undone with the step before. */
export function amend<T>(history: History<T>, next: T): History<T> {
  return { ...history, now: next };
}

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined ? { past, now, future } : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}

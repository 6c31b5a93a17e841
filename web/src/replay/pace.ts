/** How long a step stays when a game plays by itself, and films at another speed. */
import type { Step } from "../anim/plan";
import { lengthOf } from "../anim/plan";
import type { EventView } from "../protocol";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds at speed 1: after a film, for something to read, for an answer, for nothing to see. */
const REST = 450;
const READ = 900;
const ASIDE = 220;
const NOTHING = 90;
/** Faster than this nothing is animated: it would only flicker. */
const FASTEST_FILM = 4;

const QUIET = new Set(["refuse", "accept", "withdraw", "pass", "end", "lapse", "discarding", "yields"]);
const OPENING = new Set(["turn", "slot"]);

/** How long a step stays, in milliseconds, when its film takes `film` of them. */
export function stay(events: readonly EventView[], film: number, speed: Speed): number {
  return Math.max(film > 0 ? film * speed + REST : 0, reading(events)) / speed;
}

function reading(events: readonly EventView[]): number {
  const told = events.filter((event) => !QUIET.has(event.kind));
  if (told.length > 0) return told.every((event) => OPENING.has(event.kind)) ? READ / 2 : READ;
  return events.length > 0 ? ASIDE : NOTHING;
}

/** A film at a speed; none where it would be over before it is seen. */
export function paced(steps: readonly Step[], speed: Speed): Step[] {
  if (speed > FASTEST_FILM) return [];
  return steps.map((step) => ({ ...step, at: step.at / speed, ms: step.ms / speed }));
}

export function filmLength(steps: readonly Step[]): number {
  return lengthOf(steps);
}

export function parseSpeed(text: string | null): Speed {
  return SPEEDS.find((speed) => String(speed) === text) ?? 1;
}

export function faster(speed: Speed): Speed {
  return SPEEDS.find((other) => other > speed) ?? speed;
}

export function slower(speed: Speed): Speed {
  return SPEEDS.findLast((other) => other < speed) ?? speed;
}

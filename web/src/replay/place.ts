/** A moment of a game in its address: `#step=412&eyes=2`. Also `#turn=12` and `#line=430` lead somewhere. */
import type { Course } from "../protocol";
import { turnStep } from "./course";
import type { Eye } from "./reel";

export interface Place {
  step: number;
  eye: Eye;
}

/** Where an address leads in a game; what it does not say is the beginning, seen with all eyes. */
export function parsePlace(fragment: string, course: Course): Place {
  const asked = new URLSearchParams(fragment.replace(/^#/, ""));
  return { step: clampStep(stepOf(asked, course), course), eye: parseEye(asked.get("eyes"), course) };
}

/** The fragment of a moment, with its mark. */
export function placeText({ step, eye }: Place): string {
  return eye === "all" ? `#step=${step}` : `#step=${step}&eyes=${eye}`;
}

export function clampStep(step: number, course: Course): number {
  return Math.min(Math.max(0, Math.round(step)), course.steps);
}

/** An eye that this game has, else all. */
function parseEye(text: string | null, course: Course): Eye {
  if (text === "watch") return text;
  const seat = number(text);
  return seat !== null && seat < course.seats.length ? `${seat}` : "all";
}

function stepOf(asked: URLSearchParams, course: Course): number {
  const step = number(asked.get("step"));
  if (step !== null) return step;
  const turn = number(asked.get("turn"));
  if (turn !== null) return turnStep(course, turn);
  const line = number(asked.get("line"));
  return line !== null ? line - course.line + 1 : 0;
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

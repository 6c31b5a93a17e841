/** What this browser remembers for the next table: a name and the settings used last. */

import type { OptionsView, Pace } from "../protocol";
import { EIGHT } from "../app/seats";
import { mended, PACES } from "./options";

interface Remembered {
  name: string;
  options: OptionsView;
  /** For every chair but the first: whether it is a bot's. */
  bots: boolean[];
  pace: Pace;
  /** The look chosen last, 0 … 7; null before that. */
  colour: number | null;
  emblem: number | null;
}

const KEY = "hexfolk-table";

export const NAME_LIMIT = 24;

export function recall(): Remembered {
  let raw: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof parsed === "object" && parsed !== null) raw = parsed as Record<string, unknown>;
  } catch {
    // Nothing readable is remembered: begin with the usual.
  }
  const bots: unknown[] = Array.isArray(raw["bots"]) ? raw["bots"] : [];
  return {
    name: typeof raw["name"] === "string" ? raw["name"].slice(0, NAME_LIMIT) : "",
    options: mended(raw["options"]),
    bots: Array.from({ length: 7 }, (_, chair) => (typeof bots[chair] === "boolean" ? bots[chair] : false)),
    pace: PACES.find((pace) => pace === raw["pace"]) ?? "normal",
    colour: one(raw["colour"]),
    emblem: one(raw["emblem"]),
  };
}

/** What to wish for when sitting down. */
export function look(): { colour?: number; emblem?: number } {
  const { colour, emblem } = recall();
  return { ...(colour === null ? {} : { colour }), ...(emblem === null ? {} : { emblem }) };
}

function one(raw: unknown): number | null {
  return EIGHT.find((index) => index === raw) ?? null;
}

/** Keeps the given parts and leaves the others as they were. */
export function keep(parts: Partial<Remembered>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recall(), ...parts }));
  } catch {
    // Storage is forbidden or full: nothing depends on it.
  }
}

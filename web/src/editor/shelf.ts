/** What this browser keeps: the maps saved here by name, and the draft that is being worked on. */

import { MAPS_KEY, shelf, type Kept } from "../app/shelf";

const DRAFT = "hexfolk.draft";
const MOST_MAPS = 100;

/** Saves a map under its name, over an older one of that name; false if the browser keeps nothing. */
export function shelve(map: Kept): boolean {
  const others = shelf().filter((other) => other.name !== map.name);
  return store([map, ...others].slice(0, MOST_MAPS));
}

export function discard(name: string): boolean {
  return store(shelf().filter((map) => map.name !== name));
}

/** The draft of an earlier visit: its map, and whether its pools follow the drawing. */
export function draftKept(): { text: string; auto: boolean; saved: boolean } | null {
  try {
    const found = JSON.parse(localStorage.getItem(DRAFT) ?? "null") as Record<string, unknown> | null;
    if (found === null || typeof found["text"] !== "string") return null;
    return { text: found["text"], auto: found["auto"] === true, saved: found["saved"] === true };
  } catch {
    return null;
  }
}

/** Keeps the draft; false if the browser keeps nothing. */
export function keepDraft(draft: { text: string; auto: boolean; saved: boolean }): boolean {
  try {
    localStorage.setItem(DRAFT, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

function store(maps: Kept[]): boolean {
  try {
    localStorage.setItem(MAPS_KEY, JSON.stringify(maps));
    return true;
  } catch {
    return false;
  }
}

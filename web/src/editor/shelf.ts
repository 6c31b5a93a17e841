/** What this browser keeps: the maps saved here by name, and the draft that is being worked on. */

export interface Kept {
  name: string;
  /** The text of the map file. */
  text: string;
  /** When it was saved: milliseconds since 1970. */
  saved: number;
}

const MAPS = "hexfolk.maps";
const DRAFT = "hexfolk.draft";
export const MOST_MAPS = 100;

/** The saved maps, the latest first. */
export function shelf(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(MAPS) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept).sort((a, b) => b.saved - a.saved) : [];
  } catch {
    return [];
  }
}

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
    localStorage.setItem(MAPS, JSON.stringify(maps));
    return true;
  } catch {
    return false;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const map = value as Record<string, unknown>;
  return typeof map["name"] === "string" && typeof map["text"] === "string" && typeof map["saved"] === "number";
}

/** The maps that the editor has saved in this browser. */

export interface Kept {
  name: string;
  /** The text of the map file. */
  text: string;
  /** When it was saved: milliseconds since 1970. */
  saved: number;
}

export const MAPS_KEY = "hexfolk.maps";

/** The saved maps, the latest first; none where the browser keeps nothing or something else. */
export function shelf(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(MAPS_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept).sort((a, b) => b.saved - a.saved) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const map = value as Record<string, unknown>;
  return typeof map["name"] === "string" && typeof map["text"] === "string" && typeof map["saved"] === "number";
}

/** The islands of this server, asked for once; and what it says about maps of one's own. */

import { shelf, type Kept } from "../app/shelf";
import type { IslandView, MapLooked, Problem } from "../protocol";
import type { OwnMap } from "./islands";

let islands = $state.raw<readonly IslandView[]>([]);
let asked: Promise<void> | null = null;

export const catalogue = {
  /** Empty until the list is there. */
  get islands(): readonly IslandView[] {
    void load();
    return islands;
  },
};

async function load(): Promise<void> {
  asked ??= fetch("/api/islands")
    .then((answer) => answer.json())
    .then((body: unknown) => {
      const list = (body as { islands?: unknown }).islands;
      if (!Array.isArray(list)) throw new Error("no list of islands");
      islands = list as IslandView[];
    })
    .catch(() => {
      // Without the list there are still the standard board and chance; the next look asks again.
      asked = null;
    });
  return asked;
}

export function pictureOf(id: string): string {
  return `/api/islands/${id}.svg`;
}

/** An SVG picture as an address that an image takes. */
export function inlined(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export interface Wrong {
  code: string;
  args: Record<string, string | number>;
}

const looked = new Map<string, OwnMap>();

/** What the server says about the text of a map: the map with its facts, or why it cannot be played. */
export async function look(text: string): Promise<OwnMap | Wrong> {
  const before = looked.get(text);
  if (before) return before;
  let answer: Response;
  try {
    answer = await fetch("/api/islands/look", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
    });
  } catch {
    return { code: "unreachable", args: {} };
  }
  const body = (await answer.json().catch(() => null)) as MapLooked | Problem | null;
  if (answer.ok && body !== null && "island" in body) {
    const map = { text, island: body.island, picture: inlined(body.picture) };
    looked.set(text, map);
    return map;
  }
  return body !== null && "code" in body ? { code: body.code, args: body.args } : { code: "internal", args: {} };
}

/** The latest maps saved in this browser: more would be no list to choose from. */
export function ownMaps(): Kept[] {
  return shelf().slice(0, 24);
}

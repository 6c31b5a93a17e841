/** Asking the server about a map. What is refused comes back as the code of a `refused-<code>` phrase. */
import type { MapCheck, MapPreview, Problem } from "../protocol";

export type Answer<T> = { said: T } | { code: string };

export function checkMap(text: string): Promise<Answer<MapCheck>> {
  return ask<MapCheck>("/api/islands/check", { text });
}

export function previewMap(text: string, seed: number, style: string): Promise<Answer<MapPreview>> {
  return ask<MapPreview>("/api/islands/preview", { text, seed, style });
}

async function ask<T extends object>(path: string, wish: object): Promise<Answer<T>> {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wish),
    });
    const body = (await answer.json().catch(() => null)) as T | Problem | null;
    if (answer.ok && body !== null) return { said: body as T };
    return { code: body !== null && "code" in body ? String(body.code) : "internal" };
  } catch {
    return { code: "unreachable" };
  }
}

/** Asking the server about a map. What is refused comes back as the code of a `refused-<code>` phrase. */
import type { IslandList, IslandView, MapCheck, MapDealt, Problem } from "../protocol";

type Answer<T> = { said: T } | { code: string; args: Record<string, string | number> };

export function checkMap(text: string): Promise<Answer<MapCheck>> {
  return ask<MapCheck>("/api/islands/check", { text });
}

export function previewMap(text: string, seed: number, style: string): Promise<Answer<MapDealt>> {
  return ask<MapDealt>("/api/islands/preview", { text, seed, style });
}

/** The islands of the game: their ids and sizes. */
export async function packagedMaps(): Promise<Answer<IslandView[]>> {
  const answer = await get("/api/islands");
  if ("code" in answer) return answer;
  return { said: ((await answer.said.json()) as IslandList).islands };
}

/** One of them as a map file. */
export async function packagedMap(id: string): Promise<Answer<string>> {
  const answer = await get(`/api/islands/${id}.toml`);
  return "code" in answer ? answer : { said: await answer.said.text() };
}

async function get(path: string): Promise<Answer<Response>> {
  try {
    const answer = await fetch(path);
    return answer.ok ? { said: answer } : { code: "internal", args: {} };
  } catch {
    return { code: "unreachable", args: {} };
  }
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
    return body !== null && "code" in body ? { code: body.code, args: body.args ?? {} } : { code: "internal", args: {} };
  } catch {
    return { code: "unreachable", args: {} };
  }
}

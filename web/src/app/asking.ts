/** Asking the server over HTTP: what it gives, or the code and variables of a `refused-<code>` phrase. */

import type { Problem } from "../protocol";

export interface Refusal {
  code: string;
  args: Record<string, string | number>;
}

type Answer<T> = { ok: T } | Refusal;

/** Posts a wish as JSON. An answer without content is `{ ok: null }`. */
export async function post<T>(path: string, wish: unknown): Promise<Answer<T>> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wish),
  });
}

export async function get<T>(path: string): Promise<Answer<T>> {
  return ask<T>(path);
}

async function ask<T>(path: string, request?: RequestInit): Promise<Answer<T>> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    return { code: "unreachable", args: {} };
  }
  if (answer.status === 204) return { ok: null as T };
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && typeof body === "object" && body !== null) return { ok: body as T };
  return isProblem(body) ? { code: body.code, args: body.args ?? {} } : { code: "internal", args: {} };
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}

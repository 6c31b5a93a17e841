/** Asking the server for a table. */

import { look } from "../lobby/remembered";
import type { NewTable, Problem, TableMade } from "../protocol";

export type Asked = { path: string } | { code: string; args: Record<string, string | number> };

/** The path of the new table, or why there is none: code and variables of a `refused-<code>` phrase. */
export async function makeTable(wish: NewTable): Promise<Asked> {
  let answer: Response;
  try {
    answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...look(), ...wish }),
    });
  } catch {
    return { code: "unreachable", args: {} };
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && isMade(body)) return { path: body.path };
  return isProblem(body) ? { code: body.code, args: body.args ?? {} } : { code: "internal", args: {} };
}

function isMade(body: unknown): body is TableMade {
  return typeof body === "object" && body !== null && "path" in body && typeof body.path === "string";
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}

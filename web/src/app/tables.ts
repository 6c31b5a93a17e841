/** Asking the server for a table. */

import { look } from "../lobby/remembered";
import type { NewTable, TableFound, TableMade } from "../protocol";
import { post, type Refusal } from "./asking";

type Asked = { path: string } | Refusal;

/** The path of the new table, or why there is none. */
export async function makeTable(wish: NewTable): Promise<Asked> {
  return path(await post<TableMade>("/api/tables", { ...look(), ...wish }));
}

/** A new lesson, instead of the one named: the id of its table, or why there is none. */
export async function makeLesson(name: string, instead: string): Promise<{ id: string } | Refusal> {
  const answer = await post<TableMade>("/api/lesson", { ...look(), name, instead });
  if (!("ok" in answer)) return answer;
  return typeof answer.ok.id === "string" ? { id: answer.ok.id } : { code: "internal", args: {} };
}

/** The path of a table on the list of open tables. */
export async function findOpen(key: string): Promise<Asked> {
  return path(await post<TableFound>("/api/tables/open", { key }));
}

/** The path of the table whose code somebody typed. */
export async function findCode(code: string): Promise<Asked> {
  return path(await post<TableFound>("/api/tables/code", { code }));
}

function path(answer: { ok: { path?: unknown } } | Refusal): Asked {
  if (!("ok" in answer)) return answer;
  return typeof answer.ok.path === "string" ? { path: answer.ok.path } : { code: "internal", args: {} };
}

/** What the server tells of a finished game. */
import { get } from "../app/asking";
import type { Frames } from "../protocol";
import type { Fetch } from "./reel";

/** Steps that did not come; `code` is of a `refused-<code>` phrase. */
export class Missing extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The steps of a game. Rejects with `Missing`. */
export function stepsOf(game: string): Fetch {
  return async (eye, first, count) => {
    const answer = await get<Frames>(`/api/games/${game}/steps?eyes=${eye}&from=${first}&count=${count}`);
    if ("ok" in answer) return answer.ok;
    throw new Missing(answer.code);
  };
}

/** The summary or rules that came with the page itself, so that they can be read before any script runs. */

interface Served {
  html: string;
  language: string;
}

let kept: { name: string; served: Served } | null = null;

/** Before the client begins: takes the served part out of the page. */
export function takeServed(): void {
  const part = document.getElementById("served");
  if (part === null) return;
  const article = part.querySelector<HTMLElement>("article[data-game], article[data-rules]");
  const name = article?.dataset["game"] ?? article?.dataset["rules"] ?? "";
  if (article !== null && name !== "") kept = { name, served: { html: article.outerHTML, language: part.lang } };
  part.remove();
}

/** The served summary of a game, or the page of the rules of that name, once: later it is fetched anew. */
export function servedFor(name: string): Served | null {
  const found = kept?.name === name ? kept.served : null;
  kept = null;
  return found;
}

export type Fetched = { html: string } | { code: string; args: Record<string, string | number> };

/** The summary of a game in a language, or why there is none. */
export async function fetchSummary(game: string, language: string): Promise<Fetched> {
  return read(fetch(`/api/games/${game}/summary?lang=${language}`));
}

/** A page of the rules in a language, or why there is none. */
export async function fetchRules(page: "rules" | "strategy", language: string): Promise<Fetched> {
  return read(fetch(`/api/rules/${page}?lang=${language}`));
}

/** The summary of a record in a language, or the first line of it that is wrong. */
export async function summariseRecord(text: string, language: string): Promise<Fetched> {
  return read(
    fetch(`/api/records/summary?lang=${language}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
    }),
  );
}

async function read(asked: Promise<Response>): Promise<Fetched> {
  try {
    const answer = await asked;
    if (answer.ok) return { html: await answer.text() };
    const said: unknown = await answer.json().catch(() => null);
    if (typeof said !== "object" || said === null || !("code" in said)) return { code: "internal", args: {} };
    const { code, args, ...rest } = said as { code: unknown; args?: object };
    return { code: String(code), args: { ...args, ...rest } };
  } catch {
    return { code: "unreachable", args: {} };
  }
}

/** What the service worker does with a request. Pure, so that it can be told and tested apart from any browser. */

/** `page`: the network first, the kept shell if it does not answer. `asset`: kept for ever. `none`: not ours. */
export type Way = "page" | "asset" | "none";

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/**
 * Nothing of a game and no answer to anybody in particular is ever kept: only files whose names carry a digest of
 * what is in them, and the empty page in which all else is shown.
 */
export function wayOf(asked: Asked, origin: string): Way {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || url.origin !== origin) return "none";
  if (url.pathname.startsWith("/assets/")) return "asset";
  return asked.mode === "navigate" && !url.pathname.startsWith("/api/") ? "page" : "none";
}

/** Of kept caches, those that belong to other versions. */
export function outdated(names: readonly string[], now: string): string[] {
  return names.filter((name) => name.startsWith("hexfolk-") && name !== now);
}

/** The shell as it is shown without a server: the page can tell. */
export function unplugged(html: string): string {
  return html.replace("<html ", '<html data-unplugged="" ');
}

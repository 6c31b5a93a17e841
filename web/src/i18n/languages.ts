/** The languages of the game, those that have a folder of texts, and how one is chosen. No Svelte here. */

import { list } from "virtual:languages";

/** The tag of one: "pt-BR". */
export type Language = string;

/** In the order of their names. */
export const LANGUAGES: readonly Language[] = list.map(({ tag }) => tag);

/** Each language by its own name: never translated, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = Object.fromEntries(list.map(({ tag, name }) => [tag, name]));

/** Where a line of it begins: "ltr" or "rtl". */
export const DIRECTIONS: Readonly<Record<Language, "ltr" | "rtl">> = Object.fromEntries(
  list.map(({ tag, direction }) => [tag, direction]),
);

/** What the others are translated from. */
export const ORIGINAL: Language = "en";

const KEY = "hexfolk-language";
const COOKIE = "hexfolk_language";
const YEAR = 365 * 24 * 3600;

/**
 * The best of our languages for tags in order of liking, or null. A tag fits whole
 * ("pt-BR", or "pt_BR" as it is written in other places) or by its first part ("pt-PT" gets "pt-BR"), each tag before
 * the next.
 */
export function match(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const wanted = tag.trim().toLowerCase().replaceAll("_", "-");
    const whole = LANGUAGES.find((ours) => ours.toLowerCase() === wanted);
    const part = LANGUAGES.find((ours) => ours.toLowerCase().split("-")[0] === wanted.split("-")[0]);
    if (whole ?? part) return whole ?? part ?? null;
  }
  return null;
}

/** What the address asks for, what was chosen in this browser, what the browser asks for, or English. */
export function preferred(): Language {
  return asked() ?? chosenHere() ?? match(navigator.languages ?? []) ?? ORIGINAL;
}

/** `?lang=pl` in the address: for links to the game in a language. */
export function asked(): Language | null {
  return match(new URLSearchParams(location.search).getAll("lang"));
}

/** What was chosen in this browser before. */
export function chosenHere(): Language | null {
  return match([cookie(), stored()].filter((tag) => tag !== null));
}

/** Keeps the choice for the next visit; the cookie tells the server. What the address asked for is over. */
export function remember(language: Language): void {
  const here = new URL(location.href);
  if (here.searchParams.get("lang") !== null) {
    here.searchParams.delete("lang");
    history.replaceState(history.state, "", here);
  }
  // Both may be forbidden, each by itself; the choice then lasts as long as the page.
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Forbidden, or full.
  }
  try {
    document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  } catch {
    // In a frame of somebody else's page.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Of several the last, as the server reads them. */
function cookie(): string | null {
  try {
    const found = document.cookie.split("; ").filter((part) => part.startsWith(`${COOKIE}=`)).at(-1);
    return found === undefined ? null : found.slice(COOKIE.length + 1);
  } catch {
    return null;
  }
}

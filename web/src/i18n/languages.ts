/** The languages of the game and how one of them is chosen. No Svelte here. */

export const LANGUAGES = ["en", "it", "pl", "pt-BR", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name: never translated, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  pl: "Polski",
  "pt-BR": "Português (Brasil)",
  ja: "日本語",
};

const KEY = "hexfolk-language";
const COOKIE = "hexfolk_language";
const YEAR = 365 * 24 * 3600;

/**
 * The best of our languages for tags in order of liking, or null. A tag fits whole
 * ("pt-BR") or by its first part ("pt-PT" gets "pt-BR"), each tag before the next.
 */
export function match(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const wanted = tag.toLowerCase();
    const whole = LANGUAGES.find((ours) => ours.toLowerCase() === wanted);
    const part = LANGUAGES.find((ours) => ours.split("-")[0] === wanted.split("-")[0]);
    if (whole ?? part) return whole ?? part ?? null;
  }
  return null;
}

/** What the person chose here before, else what the browser asks for, else English. */
export function preferred(): Language {
  return match([asked(), stored(), cookie()].filter((tag) => tag !== null)) ?? match(navigator.languages ?? []) ?? "en";
}

/** Keeps the choice for the next visit; the cookie tells the server. */
export function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

/** `?lang=pl` in the address: for links to the game in a language. */
function asked(): string | null {
  return new URLSearchParams(location.search).get("lang");
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function cookie(): string | null {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${COOKIE}=`));
  return found ? found.slice(COOKIE.length + 1) : null;
}

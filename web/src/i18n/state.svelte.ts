/** The language of the page as reactive state: every `t()` in a component follows a switch. */

import type { FluentBundle } from "@fluent/bundle";
import { chosenElsewhere, keepForAll } from "./account";
import { asked, chosenHere, DIRECTIONS, ORIGINAL, preferred, remember, type Language } from "./languages";
import { loadBundle, phrase, type Args } from "./phrases";

let language = $state<Language>(ORIGINAL);
let bundle = $state.raw<FluentBundle | null>(null);
let english = $state.raw<FluentBundle | null>(null);
let fetching = false;
let choices = 0;
let wanted: Language = ORIGINAL;

/** The language shown now. */
export const locale = {
  get language(): Language {
    return language;
  },
};

/**
 * The phrase `key` in the language of the page. One that it lacks is said in English,
 * one that nobody has is shown as its key. Numbers in `args` are written the way the
 * language writes them.
 */
export function t(key: string, args?: Args): string {
  if (!bundle) return key;
  const said = phrase(bundle, key, args);
  if (said !== null) return said;
  if (english) return phrase(english, key, args) ?? key;
  fetchEnglish();
  return key;
}

/** What stays on the page, as `() => t(…)`: drawn where it stands, it follows a switch of the language too. */
export type Told = () => string;

/** Nothing to tell. */
export const untold: Told = () => "";

/** Whether the page's language has the phrase `key`. */
export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** Loads the language, then switches the whole page to it. The last of several quick calls wins. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  const loaded = await loadBundle(next);
  if (wanted !== next) return;
  bundle = loaded;
  language = next;
  document.documentElement.lang = next;
  document.documentElement.dir = DIRECTIONS[next] ?? "ltr";
}

/** Switches and remembers, here and for the other devices of the person. */
export async function chooseLanguage(next: Language): Promise<void> {
  choices += 1;
  remember(next);
  void keepForAll(next);
  await setLanguage(next);
}

/**
 * Once the page is there: switches to what the person has chosen on another device. Who chose here before
 * anybody could keep it has it kept now.
 */
export async function followAccount(): Promise<void> {
  if (asked() !== null) return;
  const before = choices;
  const chosen = await chosenElsewhere();
  if (choices !== before || chosen === undefined) return;
  const here = chosenHere();
  if (chosen === null) {
    if (here !== null) void keepForAll(here);
  } else if (chosen !== here || chosen !== language) {
    remember(chosen);
    await setLanguage(chosen);
  }
}

/** Before the first paint: the language chosen earlier or asked for by the browser. */
export async function startLanguage(): Promise<void> {
  const next = preferred();
  const words = setLanguage(next);
  // With the first of these a browser reads what it knows of languages, for some 40 ms: time that is there while the
  // words come.
  new Intl.NumberFormat(next);
  await words;
}

/** A whole or broken number in the page's language, at most `digits` after the point. */
export function number(value: number, digits = 1): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** A share of one as per cent. */
export function percent(value: number, digits = 1): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(value);
}

/** How long ago a moment was (milliseconds since 1970), in the greatest unit that fits: "5 min. ago". */
export function ago(moment: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - moment) / 1000);
  const [size, unit] = AGES.find(([least]) => seconds >= least) ?? [60, "minute"];
  return new Intl.RelativeTimeFormat(language, { style: "short", numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}

/** The day and time of a moment (milliseconds since 1970) where the reader is. */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}

const AGES: readonly (readonly [number, "day" | "hour" | "minute"])[] = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
];

/** "a, b and c" in the page's language. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}

/** Sentences one after another, empty ones left out: not every language puts a space between them. */
export function sentences(...said: readonly string[]): string {
  return said.filter((one) => one !== "").reduce((first, next) => (first === "" ? next : t("sentence-after", { first, next })), "");
}

function fetchEnglish(): void {
  if (fetching) return;
  fetching = true;
  // Later, not while a component is being drawn: state must not change there.
  void loadBundle(ORIGINAL).then((loaded) => (english = loaded));
}

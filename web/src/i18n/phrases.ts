/** Fluent bundles and what is said when one lacks a phrase. No Svelte here. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { loaders } from "virtual:languages";
import { DIRECTIONS, type Language } from "./languages";

export type Args = Record<string, string | number>;

export async function loadBundle(language: Language): Promise<FluentBundle> {
  const load = loaders[language];
  if (load === undefined) throw new Error(`there is no language ${language}`);
  return makeBundle(language, [(await load()).default]);
}

export function makeBundle(language: string, sources: readonly string[]): FluentBundle {
  // In a language that runs left to right only a name that does not is isolated, in `isolated`.
  const bundle = new FluentBundle(language, { useIsolating: DIRECTIONS[language] === "rtl" });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The phrase `key` in `bundle`, or null when it has none. */
export function phrase(bundle: FluentBundle, key: string, args?: Args): string | null {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return null;
  // With an errors array Fluent shows what it can instead of throwing.
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args ? isolated(args) : null, errors);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Wraps right-to-left words (names) so that they do not reorder the sentence around them. */
function isolated(args: Args): Record<string, FluentVariable> {
  const safe: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    safe[name] = typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
  }
  return safe;
}

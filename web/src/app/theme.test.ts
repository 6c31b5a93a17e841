/** Texts of all themes stand out from all surfaces they are written on: 4.5:1, and 7:1 with high contrast. */
import { expect, test } from "vitest";
import { contrast } from "../../tests/sight";
import css from "./theme.css?raw";

type Side = "light" | "dark";

/** Custom properties that are colours, by name: said once at the top, and again for high contrast. */
function colours(side: Side, strong: boolean): Record<string, string> {
  const cut = css.indexOf('[data-contrast="more"]');
  const found: Record<string, string> = {};
  for (const part of strong ? [css.slice(0, cut), css.slice(cut)] : [css.slice(0, cut)]) {
    for (const [, name = "", light = "", dark = ""] of part.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
      found[name] = side === "light" ? light : dark;
    }
  }
  return found;
}

const SURFACES = ["paper", "card", "raised"];
const TINTS = ["accent-soft", "warm-soft", "danger-soft", "good-soft", "sunken"];
const TEXTS = ["ink", "ink-soft", "ink-faint", "accent", "accent-strong", "warm", "danger", "good", "gold"];
const THEMES: [Side, boolean][] = [["light", false], ["dark", false], ["light", true], ["dark", true]];

test.each(THEMES)("%s, high contrast %s", (side, strong) => {
  const of = colours(side, strong);
  const least = strong ? 7 : 4.5;
  const pairs = [
    ...SURFACES.flatMap((under) => TEXTS.map((text) => [text, under])),
    ...TINTS.map((under) => ["ink", under]),
    ["accent-ink", "accent"], ["accent-ink", "accent-strong"], ["warm-ink", "warm"], ["danger-ink", "danger"],
  ] as [string, string][];
  const weak = pairs.filter(([text, under]) => !(contrast(of[text] ?? "", of[under] ?? "") >= least));
  expect(weak).toEqual([]);
  // What is no text but must be seen: edges of fields, the ring of the keyboard.
  for (const line of ["line-strong", "focus"]) {
    for (const under of SURFACES) expect(contrast(of[line] ?? "", of[under] ?? ""), line).toBeGreaterThanOrEqual(3);
  }
});

/** Light, dark, or what the device says; how strong the contrast is; and whether things move. */
import { keep, recall } from "../game/habit";

export const APPEARANCES = ["auto", "light", "dark", "contrast-light", "contrast-dark"] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const MOTIONS = ["auto", "less"] as const;
export type Motion = (typeof MOTIONS)[number];

let chosen = $state<Appearance>("auto");
let motion = $state<Motion>("auto");

export const appearance = {
  get now(): Appearance {
    return chosen;
  },
  get motion(): Motion {
    return motion;
  },
};

export function chooseAppearance(next: Appearance): void {
  keep("appearance", next);
  chosen = next;
  show();
}

export function chooseMotion(next: Motion): void {
  keep("motion", next);
  motion = next;
  show();
}

/** At the start of the page: what was chosen earlier, and what the device asks for from now on. */
export function startAppearance(): void {
  chosen = APPEARANCES.find((one) => one === recall("appearance")) ?? "auto";
  motion = MOTIONS.find((one) => one === recall("motion")) ?? "auto";
  show();
  for (const wish of [strong(), still()]) wish.addEventListener("change", show);
}

function strong(): MediaQueryList {
  return matchMedia("(prefers-contrast: more)");
}

function still(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

/** Styles read the attributes of <html>, so that a choice and a wish of the device are one thing to them. */
function show(): void {
  const root = document.documentElement;
  if (chosen === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = chosen.replace("contrast-", "");
  mark(root, "contrast", "more", chosen.startsWith("contrast-") || (chosen === "auto" && strong().matches));
  mark(root, "motion", "less", motion === "less" || still().matches);
}

function mark(root: HTMLElement, name: string, value: string, on: boolean): void {
  if (on) root.dataset[name] = value;
  else delete root.dataset[name];
}

/** Light, dark, or what the device says. */

export const APPEARANCES = ["auto", "light", "dark"] as const;
export type Appearance = (typeof APPEARANCES)[number];

const KEY = "hexfolk-appearance";

let chosen = $state<Appearance>("auto");

export const appearance = {
  get now(): Appearance {
    return chosen;
  },
};

export function chooseAppearance(next: Appearance): void {
  show(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** At the start of the page: what was chosen earlier. */
export function startAppearance(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // As above.
  }
  show(APPEARANCES.find((one) => one === stored) ?? "auto");
}

function show(next: Appearance): void {
  chosen = next;
  if (next === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = next;
}

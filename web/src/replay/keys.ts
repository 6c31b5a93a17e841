/** What keys do in a replay. One list serves the keyboard, the page of keys and the tests. */

export type Command =
  | "play" | "next" | "back" | "next-turn" | "back-turn" | "next-mark" | "back-mark" | "first" | "last"
  | "faster" | "slower" | "all" | "watch" | "turn" | "keys"
  | `seat-${number}`;

interface Shortcut {
  command: Command | "seats";
  /** As `KeyboardEvent.key` has them; the first are shown. */
  keys: readonly string[];
}

export const SHORTCUTS: readonly Shortcut[] = [
  { command: "play", keys: [" ", "k"] },
  { command: "next", keys: ["ArrowRight", "l"] },
  { command: "back", keys: ["ArrowLeft", "j"] },
  { command: "next-turn", keys: ["ArrowDown", "PageDown"] },
  { command: "back-turn", keys: ["ArrowUp", "PageUp"] },
  { command: "next-mark", keys: ["]", "n"] },
  { command: "back-mark", keys: ["[", "p"] },
  { command: "first", keys: ["Home"] },
  { command: "last", keys: ["End"] },
  { command: "faster", keys: [">", "."] },
  { command: "slower", keys: ["<", ","] },
  { command: "turn", keys: ["t", "g"] },
  { command: "seats", keys: ["1", "8"] },
  { command: "all", keys: ["0", "a"] },
  { command: "watch", keys: ["9", "w"] },
  { command: "keys", keys: ["?"] },
];

/** Keys that a control in focus needs for itself. */
const OWN: Record<string, readonly string[]> = {
  BUTTON: [" ", "Enter"],
  SUMMARY: [" ", "Enter"],
  A: ["Enter"],
};
const WRITING = new Set(["text", "number", "search"]);

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key means for a game of so many seats; null if nothing. */
export function commandOf(pressed: Pressed, seats: number): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (/^[1-8]$/.test(pressed.key)) return Number(pressed.key) <= seats ? `seat-${Number(pressed.key) - 1}` : null;
  const found = SHORTCUTS.find(({ keys }) => keys.includes(pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key));
  return found === undefined || found.command === "seats" ? null : found.command;
}

/** Whether what has the focus needs a key for itself. The slider of the timeline gives its keys away. */
export function taken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return WRITING.has(target.type) || (key === " " && target.type !== "range");
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  // Arrow keys go from tab to tab, through the island, and up and down what scrolls.
  if (target.closest('[role="tablist"], [role="group"] > svg, dialog')) return /^(Arrow|Home|End| $|Enter)/.test(key) || target.closest("dialog") !== null;
  if (target.closest('[role="log"], [data-scrolls]')) return /^(ArrowUp|ArrowDown|Page|Home|End)/.test(key);
  return OWN[target.tagName]?.includes(key) ?? false;
}

/** The options of a table as the pages show them: order, limits, what goes with what. */

import type { Level, OptionsView, Pace } from "../protocol";

export const USUAL: OptionsView = {
  players: 4,
  island: "standard",
  target: 10,
  friendly_robber: false,
  robber: true,
  discard: true,
  route_award: true,
  army_award: true,
  special_building: true,
  gifts: true,
  bank_shown: true,
  dice: "normal",
  soft_sevens: false,
  no_early_seven: 0,
  deal: "random",
  turn_time: 120,
  spare_time: 0,
  watchers: true,
  watchers_chat: true,
  undo: true,
  hints: false,
  level: "standard",
};

export const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;
export const TARGETS = [8, 9, 10, 11, 12, 13, 14, 15] as const;
/** Seconds for a turn (B65), and of spare time; 0 is none. */
export const TURN_TIMES = [30, 45, 60, 90, 120, 180, 300, 600, 0] as const;
export const SPARE_TIMES = [0, 60, 180] as const;
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

export const LEVELS: readonly Level[] = ["easy", "standard", "hard", "master"];
export const DEALS: readonly OptionsView["deal"][] = ["random", "spread", "balanced", "beginner"];

export const DICE: readonly OptionsView["dice"][] = ["normal", "balanced"];
/** First rounds without a seven, with balanced dice (I3). */
export const CALM_ROUNDS = [0, 1, 2, 3] as const;

/** Special building exists from this many players on (B60). */
const SPECIAL_FROM = 5;

type Switch = {
  [Field in keyof OptionsView]: OptionsView[Field] extends boolean ? Field : never;
}[keyof OptionsView];

/** Options that are on or off, in the order in which they are shown. */
export const SWITCHES: readonly Switch[] = [
  "robber",
  "friendly_robber",
  "discard",
  "route_award",
  "army_award",
  "special_building",
  "gifts",
  "bank_shown",
  "undo",
  "hints",
  "watchers",
  "watchers_chat",
];

/** Whether a switch means anything with the rest as it is. */
export function usable(field: Switch, options: OptionsView): boolean {
  if (field === "friendly_robber") return options.robber;
  if (field === "special_building") return options.players >= SPECIAL_FROM;
  return true;
}

/** Whether a switch is on and means something. */
export function active(field: Switch, options: OptionsView): boolean {
  return usable(field, options) && options[field];
}

/** Fluent key and count of a time: in minutes if they are whole. */
export function duration(seconds: number): [key: string, args: { number: number }] {
  if (seconds === 0) return ["time-none", { number: 0 }];
  return seconds % 60 === 0 ? ["time-minutes", { number: seconds / 60 }] : ["time-seconds", { number: seconds }];
}

/** Fluent keys of what a table should know before it plays so (B73, G38). */
export function hints(options: OptionsView): string[] {
  const keys = [];
  if (!options.robber && !options.army_award) keys.push("hint-idle-knights");
  return keys;
}

/** Options read from anywhere (storage), with the usual ones for all that is missing or out of range. */
export function mended(given: unknown): OptionsView {
  const raw = (typeof given === "object" && given !== null ? given : {}) as Record<string, unknown>;
  const options = { ...USUAL };
  if (PLAYERS.some((count) => count === raw["players"])) options.players = raw["players"] as number;
  if (TARGETS.some((target) => target === raw["target"])) options.target = raw["target"] as number;
  // A map of one's own is not remembered: the table would not have it.
  if (typeof raw["island"] === "string" && /^(?!own$)[a-z0-9_]{1,40}$/.test(raw["island"])) options.island = raw["island"];
  if (TURN_TIMES.some((time) => time === raw["turn_time"])) options.turn_time = raw["turn_time"] as number;
  if (SPARE_TIMES.some((time) => time === raw["spare_time"])) options.spare_time = raw["spare_time"] as number;
  const deal = DEALS.find((way) => way === raw["deal"]);
  if (deal !== undefined) options.deal = deal;
  const dice = DICE.find((kind) => kind === raw["dice"]);
  if (dice !== undefined) options.dice = dice;
  if (typeof raw["soft_sevens"] === "boolean") options.soft_sevens = raw["soft_sevens"];
  if (CALM_ROUNDS.some((rounds) => rounds === raw["no_early_seven"])) options.no_early_seven = raw["no_early_seven"] as number;
  const level = LEVELS.find((one) => one === raw["level"]);
  if (level !== undefined) options.level = level;
  for (const field of SWITCHES) if (typeof raw[field] === "boolean") options[field] = raw[field];
  return options;
}

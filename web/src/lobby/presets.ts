/**
 * Sets of options to begin with. What a set says nothing about stays as it is: the map as long as it fits,
 * who may watch and write, how well bots play. A set is chosen when taking it would change nothing.
 */

import type { IslandView, OptionsView } from "../protocol";
import { fit, STANDARD, suggested, withPlayers } from "./islands";
import { USUAL } from "./options";

export const PRESETS = ["classic", "quick", "beginners", "big"] as const;
type Preset = (typeof PRESETS)[number];

/** The players that a set takes, at most and at least. */
const FROM: Record<Preset, number> = { classic: 2, quick: 2, beginners: 2, big: 6 };
const TO: Record<Preset, number> = { classic: 8, quick: 8, beginners: 4, big: 8 };

/** Whether a set has chairs for so many people. */
export function takes(preset: Preset, people: number): boolean {
  return people <= TO[preset];
}

/** The options after taking a set. `island` is the one that they are set to, if it is known. */
export function taken(preset: Preset, options: OptionsView, island: IslandView | null): OptionsView {
  const players = Math.min(TO[preset], Math.max(FROM[preset], options.players));
  const plain: OptionsView = {
    ...USUAL,
    players: options.players,
    island: preset === "beginners" ? STANDARD : options.island,
    watchers: options.watchers,
    watchers_chat: options.watchers_chat,
    level: options.level,
  };
  const fitted = withPlayers(plain, players, preset === "beginners" ? null : island);
  // The map may have given way: then the points are those of the standard board.
  const kept = fitted.island === options.island && island !== null && fit(island, players) !== "few" ? island : null;
  const target = suggested(kept);
  switch (preset) {
    case "classic":
      return { ...fitted, target };
    case "quick":
      return { ...fitted, target: 8, turn_time: 60 };
    case "beginners":
      return { ...fitted, target: suggested(null), deal: "beginner", friendly_robber: true, turn_time: 0, hints: true };
    case "big":
      return { ...fitted, target, turn_time: 90, spare_time: 60 };
  }
}

/** The set that the options are, or null for a mix of one's own. */
export function presetOf(options: OptionsView, island: IslandView | null): Preset | null {
  return PRESETS.find((preset) => same(taken(preset, options, island), options)) ?? null;
}

function same(a: OptionsView, b: OptionsView): boolean {
  return (Object.keys(a) as (keyof OptionsView)[]).every((field) => a[field] === b[field]);
}

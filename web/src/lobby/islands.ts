/** Choosing an island: whom it fits, and what comes along with the choice. Facts come from the server. */

import type { IslandView, OptionsView } from "../protocol";
import { TARGETS, USUAL } from "./options";

/** What `OptionsView.island` may be beside the id of an island. */
export const STANDARD = "standard";
export const RANDOM = "random";
export const OWN = "own";

/** A map of one's own, looked over by the server. */
export interface OwnMap {
  text: string;
  island: IslandView;
  /** Address of its picture. */
  picture: string;
}

/** How an island takes a number of players: as it was made for, one more than that, or not. */
type Fit = "good" | "tight" | "few" | "many";

export function fit(island: IslandView, players: number): Fit {
  const [least, most] = island.players;
  if (players < least) return "few";
  if (players <= most) return "good";
  return players <= island.most ? "tight" : "many";
}

/** The islands to choose from by name: the standard boards are one choice, which follows the players. */
export function named(islands: readonly IslandView[]): IslandView[] {
  return islands.filter((island) => !island.id.startsWith(STANDARD));
}

/** The standard board for a number of players, if the list is there. */
export function standardFor(islands: readonly IslandView[], players: number): IslandView | null {
  return islands.find((island) => island.id.startsWith(STANDARD) && fit(island, players) === "good") ?? null;
}

/** What is known of a table's island; null if that is settled later, or the list is not there yet. */
export function chosen(options: OptionsView, islands: readonly IslandView[], own: IslandView | null): IslandView | null {
  if (options.island === STANDARD) return standardFor(islands, options.players);
  if (options.island === OWN) return own;
  return islands.find((island) => island.id === options.island) ?? null;
}

/** The points to win that suit an island, as far as a table can play for them. */
export function suggested(island: IslandView | null): number {
  const [least, most] = [TARGETS[0], TARGETS[TARGETS.length - 1] ?? USUAL.target];
  return Math.min(most, Math.max(least, island?.target ?? USUAL.target));
}

/** Only the standard board of 19 hexes has a layout for beginners. */
export function hasBeginnerLayout(options: OptionsView): boolean {
  return options.island === "standard19" || (options.island === STANDARD && options.players <= 4);
}

/**
 * The options with another island. Its suggested target comes along as long as the target is still
 * the suggestion of the island before.
 */
export function withIsland(
  options: OptionsView,
  id: string,
  before: IslandView | null,
  after: IslandView | null,
): OptionsView {
  const target = id !== RANDOM && options.target === suggested(before) ? suggested(after) : options.target;
  return settled({ ...options, island: id, target });
}

/** The options with other players; an island that does not take them gives way to the standard board. */
export function withPlayers(options: OptionsView, players: number, island: IslandView | null): OptionsView {
  const next = { ...options, players };
  if (options.island !== STANDARD && island !== null && !["good", "tight"].includes(fit(island, players))) {
    return withIsland(next, STANDARD, island, null);
  }
  return settled(next);
}

/** A way to deal that the island does not have gives way to the plain one. */
export function settled(options: OptionsView): OptionsView {
  return options.deal === "beginner" && !hasBeginnerLayout(options) ? { ...options, deal: "random" } : options;
}

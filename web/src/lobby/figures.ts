/** An island in figures and in words. */

import type { Args } from "../i18n";
import type { IslandView } from "../protocol";
import { OWN, RANDOM, STANDARD } from "./islands";

type Say = (key: string, args?: Args) => string;

/** What an island measures, from what matters most. */
export function figures(island: IslandView, t: Say): string[] {
  const [from, to] = island.players;
  const said = [
    from === to ? t("map-players-just", { players: from }) : t("map-players", { from, to }),
    t("map-hexes", { count: island.hexes }),
  ];
  if (island.islands > 1) said.push(t("map-islands", { count: island.islands }));
  if (island.lakes > 0) said.push(t("map-lakes", { count: island.lakes }));
  said.push(t("map-ports", { count: island.ports }), t("map-target", { count: island.target }));
  // A figure and its unit stay in one line.
  return said.map((one) => one.replaceAll(" ", "\u00a0"));
}

/** What an island or a choice is called: own maps by their maker, the others by the texts. */
export function nameOf(choice: string, own: string, t: Say): string {
  if (choice === OWN || choice.startsWith(`${OWN}_`)) return own || t("map-unnamed");
  return choice === RANDOM ? t("map-random") : t(`island-${choice}`);
}

/** What is special about it. */
export function ideaOf(choice: string, players: number, t: Say): string {
  if (choice === OWN) return t("map-own-idea");
  if (choice === RANDOM) return t("map-random-idea", { players });
  return t(`island-${choice === STANDARD ? STANDARD : choice}-idea`);
}

/** Legal spots for the chosen action, and the way between them by arrow keys. */
import { deedsOf, type PlaceWord } from "../game/action";
import type { Say } from "../game/rich";
import type { GameView } from "../protocol";
import { placeOf, type Island, type Point } from "./geometry";
import { spotLabel, spotLabels } from "./label";

export interface Target extends Point {
  /** The action that is sent. */
  text: string;
  word: PlaceWord;
  spot: string;
  /** Tells it from all others: two that read alike have their names behind them. */
  label: string;
  /** The place in words, told where it is seen which one is meant: without a name behind it. */
  place: string;
}

export type Direction = "up" | "down" | "left" | "right";

/** The keys that go a way. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
};

/** Targets of one word in reading order: rows from the top, then from the left. */
export function targetsOf(view: GameView, island: Island, word: PlaceWord, say: Say): Target[] {
  const deeds = deedsOf(view.legal, word);
  const labels = spotLabels(deeds.map((deed) => deed.spot ?? ""), island, say);
  return deeds
    .flatMap((deed, k) => {
      const at = placeOf(deed.spot ?? "", island);
      if (at === null || deed.spot === null) return [];
      return [{ text: deed.text, word, spot: deed.spot, label: labels[k] ?? "", place: spotLabel(deed.spot, island, say), x: at.x, y: at.y }];
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

const WAYS: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * The nearest target that lies in a direction: as far aside as ahead at most, unless there
 * is nothing else on that side. Null at the rim.
 */
export function nearest<T extends Point>(targets: readonly T[], from: Point, direction: Direction): T | null {
  const way = WAYS[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const target of targets) {
    const dx = target.x - from.x;
    const dy = target.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    if (ahead < 1) continue;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = ahead + aside + (aside > ahead ? 3 * aside : 0);
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}

/** The target closest to a point, if it is within `reach`. */
export function closest<T extends Point>(targets: readonly T[], point: Point, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const target of targets) {
    const distance = Math.hypot(target.x - point.x, target.y - point.y);
    if (distance <= least) [best, least] = [target, distance];
  }
  return best;
}

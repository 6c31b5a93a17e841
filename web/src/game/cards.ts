/**
 * Resource cards as counts, in the order wood, brick, wool, grain, ore, and their text
 * form in actions: `2wood1ore`.
 */
import type { CardName, Cards, ResourceName, TerrainName } from "../protocol";

export const RESOURCES: readonly ResourceName[] = ["wood", "brick", "wool", "grain", "ore"];
export const CARD_NAMES: readonly CardName[] = ["knight", "roads", "plenty", "monopoly", "point"];

/** The card that a terrain yields; none for what is not here. */
export const YIELDS: Readonly<Partial<Record<TerrainName, ResourceName>>> = {
  forest: "wood", hills: "brick", pasture: "wool", field: "grain", mountains: "ore",
};

/** What the costs card shows: cards by resource. */
export const COSTS = {
  road: [1, 1, 0, 0, 0],
  settle: [1, 1, 1, 1, 0],
  city: [0, 0, 0, 2, 3],
  buy: [0, 0, 1, 1, 1],
} as const satisfies Record<string, Cards>;

export function none(): Cards {
  return [0, 0, 0, 0, 0];
}

export function one(resource: ResourceName, count = 1): Cards {
  return RESOURCES.map((name) => (name === resource ? count : 0));
}

export function total(cards: readonly number[]): number {
  return cards.reduce((sum, count) => sum + count, 0);
}

export function plus(a: readonly number[], b: readonly number[], times = 1): Cards {
  return RESOURCES.map((_, i) => (a[i] ?? 0) + (b[i] ?? 0) * times);
}

/** Whether `hand` holds every card of `cards`. */
export function holds(hand: readonly number[], cards: readonly number[]): boolean {
  return RESOURCES.every((_, i) => (hand[i] ?? 0) >= (cards[i] ?? 0));
}

export function same(a: readonly number[], b: readonly number[]): boolean {
  return RESOURCES.every((_, i) => (a[i] ?? 0) === (b[i] ?? 0));
}

/** Text form of a bundle; the empty bundle is the empty text. */
export function bundleText(cards: readonly number[]): string {
  return RESOURCES.map((name, i) => ((cards[i] ?? 0) > 0 ? `${cards[i]}${name}` : "")).join("");
}

/** Counts of a bundle's text; a resource without a number counts once. Null if it is no bundle. */
export function parseBundle(text: string): Cards | null {
  if (!/^(\d*(wood|brick|wool|grain|ore))*$/.test(text)) return null;
  const cards = none();
  for (const [, count, name] of text.matchAll(/(\d*)(wood|brick|wool|grain|ore)/g)) {
    const kind = RESOURCES.indexOf(name as ResourceName);
    cards[kind] = (cards[kind] ?? 0) + (count ? Number(count) : 1);
  }
  return cards;
}

/** Actions in text form, taken apart: what the board lights up and the list groups. */
import type { Cards, ResourceName } from "../protocol";
import { RESOURCES, bundleText, parseBundle } from "./cards";

/** Words in the order in which the list shows them. */
const WORDS = [
  "roll", "settle", "road", "city", "robber", "rob", "discard", "buy", "knight", "roads", "plenty", "monopoly",
  "bank", "offer", "counter", "accept", "trade", "refuse", "withdraw", "signup", "pass", "end",
] as const;
export type Word = (typeof WORDS)[number];

/** Words whose actions are places on the board. */
export const PLACE_WORDS = ["settle", "road", "city", "robber"] as const;
export type PlaceWord = (typeof PLACE_WORDS)[number];

export interface Deed {
  /** The action's own text, which is sent. */
  text: string;
  word: Word;
  spot: string | null;
  seat: number | null;
  offer: number | null;
  give: Cards | null;
  want: Cards | null;
  resource: ResourceName | null;
}

/** Take a text form apart. Null for what this client does not know (it is then left out, never guessed). */
export function parseAction(text: string): Deed | null {
  const [word, first = "", second = ""] = text.split(" ");
  if (!WORDS.includes(word as Word)) return null;
  const deed: Deed = {
    text, word: word as Word, spot: null, seat: null, offer: null, give: null, want: null, resource: null,
  };
  switch (deed.word) {
    case "settle":
    case "road":
    case "city":
    case "robber":
      deed.spot = first;
      break;
    case "rob":
      deed.seat = Number(first);
      break;
    case "discard":
      deed.give = parseBundle(first);
      break;
    case "plenty":
      deed.want = parseBundle(first);
      break;
    case "monopoly":
      if (!RESOURCES.includes(first as ResourceName)) return null;
      deed.resource = first as ResourceName;
      break;
    case "bank":
    case "offer":
      [deed.give, deed.want] = sides(first);
      break;
    case "counter":
      deed.offer = Number(first);
      [deed.give, deed.want] = sides(second);
      break;
    case "accept":
    case "refuse":
    case "withdraw":
      deed.offer = Number(first);
      break;
    case "trade":
      deed.offer = Number(first);
      deed.seat = Number(second);
      break;
  }
  return deed;
}

function sides(text: string): [Cards | null, Cards | null] {
  const [give = "", want = ""] = text.split(">");
  return [parseBundle(give), parseBundle(want)];
}

/** All understood actions of a list, grouped by word in the order of WORDS. */
export function groupDeeds(legal: readonly string[]): Map<Word, Deed[]> {
  const groups = new Map<Word, Deed[]>();
  const deeds = legal.map(parseAction).filter((deed) => deed !== null);
  for (const word of WORDS) {
    const group = deeds.filter((deed) => deed.word === word);
    if (group.length > 0) groups.set(word, group);
  }
  return groups;
}

export function deedsOf(legal: readonly string[], word: Word): Deed[] {
  return legal.map(parseAction).filter((deed) => deed !== null).filter((deed) => deed.word === word);
}

export function offerText(give: Cards, want: Cards): string {
  return `offer ${bundleText(give)}>${bundleText(want)}`;
}

export function counterText(offer: number, give: Cards, want: Cards): string {
  return `counter ${offer} ${bundleText(give)}>${bundleText(want)}`;
}

/** Terms of a trade being put together, as the two doors (bank, players) see them. */
import type { Cards, EventView, GameView, OfferView } from "../protocol";
import { deedsOf } from "./action";
import { RESOURCES, holds, none, same, total } from "./cards";

export interface Terms {
  give: Cards;
  want: Cards;
}

/** The bank action that does just these terms: one kind given at its rate for one card. Null if there is none. */
export function bankAction(view: GameView, give: Cards, want: Cards): string | null {
  const kind = give.findIndex((count) => count > 0);
  if (kind < 0 || total(want) !== 1 || total(give) !== give[kind] || give[kind] !== view.rates[kind]) return null;
  const wanted = want.findIndex((count) => count > 0);
  const text = `bank ${RESOURCES[kind]}>${RESOURCES[wanted]}`;
  return view.legal.includes(text) ? text : null;
}

/** Kinds that the bank takes now. */
export function bankGives(view: GameView): boolean[] {
  const deeds = deedsOf(view.legal, "bank");
  return RESOURCES.map((_, i) => deeds.some((deed) => (deed.give?.[i] ?? 0) > 0));
}

/** What the bank's rate for a kind puts together: that many of it, for one of the cards that were wanted. */
export function bankTerms(rate: number, kind: number, want: Cards): Terms {
  const wanted = want.findIndex((count, k) => count > 0 && k !== kind);
  return { give: none().map((_, k) => (k === kind ? rate : 0)), want: none().map((_, k) => (k === wanted ? 1 : 0)) };
}

/** Why these terms cannot be offered yet, as a key of a text; null if they can. */
export function fault({ give, want }: Terms, hand: Cards, gifts: boolean): string | null {
  if (total(give) + total(want) === 0) return "trade-help";
  if (!holds(hand, give)) return "refused-not_held";
  return gifts || giftOf({ give, want }) === null ? null : "refused-gift_forbidden";
}

/** The lowest rate there is, to mark it; null where all are alike. */
export function bestRate(rates: readonly number[]): number | null {
  const best = Math.min(...rates);
  return rates.some((rate) => rate !== best) ? best : null;
}

/** One more card on a side. The same kind never stands on both sides: it leaves the other one. */
export function adjust(side: Cards, other: Cards, kind: number, by: number): { side: Cards; other: Cards } {
  const next = side.map((count, k) => (k === kind ? Math.max(0, count + by) : count));
  return { side: next, other: by > 0 ? other.map((count, k) => (k === kind ? 0 : count)) : other };
}

/** What is given for nothing: by its maker, or asked of the others; null for an exchange. */
export function giftOf(terms: Terms): "given" | "asked" | null {
  if (total(terms.want) === 0) return total(terms.give) === 0 ? null : "given";
  return total(terms.give) === 0 ? "asked" : null;
}

/** How many former offers can be made once more. */
const MOST_FORMER = 3;

/** Own offers of before that can be made again: the newest first, each once, and none that stands open. */
export function formerOffers(events: readonly EventView[], view: GameView): Terms[] {
  const { you } = view;
  const hand = view.players[you ?? -1]?.hand ?? none();
  const alike = (one: Terms) => (other: Terms) => same(one.give, other.give) && same(one.want, other.want);
  const found: Terms[] = [];
  for (const event of [...events].reverse()) {
    if (found.length === MOST_FORMER) break;
    if (event.kind !== "offer" || event.seat !== you) continue;
    const terms = { give: event.cards ?? none(), want: event.wanted ?? none() };
    const open = view.offers.some((offer) => offer.maker === you && alike(terms)(offer));
    if (!open && holds(hand, terms.give) && !found.some(alike(terms))) found.push(terms);
  }
  return found;
}

type Stand = "yes" | "no" | "counter" | "apart" | "open";

/** Where a seat's answer to an offer stands, by what everybody sees. */
export function standing(view: GameView, offer: OfferView, seat: number): Stand {
  if (offer.accepted.includes(seat)) return "yes";
  // A counter-offer refuses what it answers; the counter is the better news.
  if (view.offers.some((other) => other.counters === offer.id && other.maker === seat)) return "counter";
  if (view.not_trading.includes(seat)) return "apart";
  return offer.refused.includes(seat) ? "no" : "open";
}

interface Thread {
  offer: OfferView;
  counters: OfferView[];
}

/** Offers with the counters to each; a counter whose offer is gone stands alone. */
export function threads(offers: readonly OfferView[]): Thread[] {
  const ids = new Set(offers.map((offer) => offer.id));
  return offers
    .filter((offer) => offer.counters === null || !ids.has(offer.counters))
    .map((offer) => ({ offer, counters: offers.filter((other) => other.counters === offer.id) }));
}

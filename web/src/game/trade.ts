/** Terms of a trade being put together, as the two doors (bank, players) see them. */
import type { Cards, GameView, OfferView } from "../protocol";
import { deedsOf } from "./action";
import { RESOURCES, total } from "./cards";

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

export interface Thread {
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

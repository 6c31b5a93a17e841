import { expect, test } from "vitest";
import { makeGame } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import type { Cards, OfferView } from "../protocol";
import { offerText } from "./action";
import { none } from "./cards";
import { adjust, bankAction, bankGives, bankTerms, bestRate, fault, formerOffers, giftOf, standing, threads } from "./trade";

const view = makeGame(makeIsland());

test("terms become a bank action only at the exact rate, for one card, when it is legal", () => {
  expect(view.rates).toEqual([3, 3, 2, 3, 3]);
  expect(bankAction(view, [0, 0, 2, 0, 0], [0, 0, 0, 0, 1])).toBe("bank wool>ore");
  expect(bankAction(view, [0, 0, 3, 0, 0], [0, 0, 0, 0, 1])).toBeNull();
  expect(bankAction(view, [0, 0, 2, 0, 0], [0, 0, 0, 0, 2])).toBeNull();
  expect(bankAction(view, [3, 0, 0, 0, 0], [0, 0, 0, 0, 1])).toBeNull();
  expect(bankAction(view, [1, 0, 1, 0, 0], [0, 0, 0, 0, 1])).toBeNull();
  expect(bankGives(view)).toEqual([false, false, true, false, false]);
});

test("a bank rate puts in its cards for one of those wanted, never of the same kind", () => {
  expect(bankTerms(3, 0, [2, 0, 0, 2, 1])).toEqual({ give: [3, 0, 0, 0, 0], want: [0, 0, 0, 1, 0] });
  expect(bankTerms(2, 4, [0, 0, 0, 0, 1])).toEqual({ give: [0, 0, 0, 0, 2], want: none() });
});

test("what cannot be offered says why: nothing chosen, cards gone meanwhile, no gifts here", () => {
  const hand = [1, 0, 0, 0, 0];
  expect(fault({ give: none(), want: none() }, hand, true)).toBe("trade-help");
  expect(fault({ give: [2, 0, 0, 0, 0], want: [0, 1, 0, 0, 0] }, hand, true)).toBe("refused-not_held");
  expect(fault({ give: none(), want: [0, 1, 0, 0, 0] }, hand, false)).toBe("refused-gift_forbidden");
  expect(fault({ give: none(), want: [0, 1, 0, 0, 0] }, hand, true)).toBeNull();
  expect(fault({ give: hand, want: [0, 1, 0, 0, 0] }, hand, false)).toBeNull();
});

test("the best rate is marked only where rates differ", () => {
  expect(bestRate([4, 4, 2, 3, 4])).toBe(2);
  expect(bestRate([4, 4, 4, 4, 4])).toBeNull();
});

test("the same kind never stands on both sides", () => {
  expect(adjust([0, 0, 0, 0, 0], [2, 1, 0, 0, 0], 0, 1)).toEqual({ side: [1, 0, 0, 0, 0], other: [0, 1, 0, 0, 0] });
  expect(adjust([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], 0, -1)).toEqual({ side: [0, 0, 0, 0, 0], other: [0, 1, 0, 0, 0] });
  expect(adjust([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 0, -1).side[0]).toBe(0);
});

test("counters stand beside their offer, and alone when it is gone", () => {
  const offer = (id: number, counters: number | null) => ({ id, maker: 0, counters, give: [], want: [], accepted: [], refused: [], reasons: {} });
  const found = threads([offer(1, null), offer(2, 1), offer(3, 1), offer(4, 9)]);
  expect(found.map((thread) => [thread.offer.id, thread.counters.map((counter) => counter.id)])).toEqual([[1, [2, 3]], [4, []]]);
});

const OFFER: OfferView = { id: 3, maker: 0, counters: null, give: [2, 0, 0, 0, 0], want: [0, 0, 0, 0, 1], accepted: [], refused: [], reasons: {} };

test("what is given for nothing is a gift, by its maker or asked of the others", () => {
  expect(giftOf({ give: [1, 0, 0, 0, 0], want: none() })).toBe("given");
  expect(giftOf({ give: none(), want: [0, 0, 0, 0, 2] })).toBe("asked");
  expect(giftOf({ give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0] })).toBeNull();
  expect(giftOf({ give: none(), want: none() })).toBeNull();
});

test("former offers are one's own, the newest first, each once, and only what the hand can pay", () => {
  const made = (seat: number, cards: Cards, wanted: Cards) => ({ kind: "offer", seat, id: 1, cards, wanted });
  const events = [
    made(0, [0, 0, 1, 0, 0], [0, 0, 0, 0, 1]),
    made(0, [1, 0, 0, 0, 0], [0, 0, 0, 0, 1]),
    made(1, [0, 1, 0, 0, 0], [0, 0, 0, 0, 1]),
    made(0, [0, 0, 1, 0, 0], [0, 0, 0, 0, 1]),
    made(0, [0, 0, 0, 0, 2], [1, 0, 0, 0, 0]),
    { kind: "offer", seat: 0, id: 2, wanted: [0, 2, 0, 0, 0] },
    { kind: "trade", seat: 0, other: 1, cards: [0, 0, 0, 1, 0], wanted: [1, 0, 0, 0, 0] },
  ];
  // The hand is 3 wood, 1 brick, 4 wool, 2 grain and 1 ore.
  expect(formerOffers(events, view).map((terms) => offerText(terms.give, terms.want))).toEqual(["offer >2brick", "offer 1wool>1ore", "offer 1wood>1ore"]);
  const open = { ...view, offers: [{ ...OFFER, give: [0, 0, 1, 0, 0] }] };
  expect(formerOffers(events, open).map((terms) => offerText(terms.give, terms.want))).toEqual(["offer >2brick", "offer 1wood>1ore"]);
  expect(formerOffers(events, { ...view, you: null })).toEqual([]);
  const many = [1, 2, 3, 4, 5].map((count) => made(0, [0, 0, 1, 0, 0], [0, 0, 0, 0, count]));
  expect(formerOffers(many, view)).toHaveLength(3);
});

test("an answer stands as everybody sees it; who does not trade says so even before it is refused", () => {
  const shown = makeGame(makeIsland(), 4, {
    offers: [{ ...OFFER, accepted: [1], refused: [2, 3] }, { ...OFFER, id: 4, maker: 2, counters: 3 }],
  });
  const offer = shown.offers[0] as OfferView;
  expect([1, 2, 3].map((seat) => standing(shown, offer, seat))).toEqual(["yes", "counter", "no"]);
  const apart = { ...shown, not_trading: [3] };
  expect(standing(apart, offer, 3)).toBe("apart");
  expect(standing(apart, { ...OFFER, refused: [] }, 3)).toBe("apart");
  expect(standing(shown, OFFER, 1)).toBe("open");
});

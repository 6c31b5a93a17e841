/** Whom the table waits for and what for, in one sentence that is always on screen. */
import type { GameView, OfferView } from "../protocol";
import { total } from "./cards";
import { seatMark, type Say } from "./rich";

interface Waiting {
  /** Whether you are asked. */
  mine: boolean;
  seats: number[];
  text: string;
}

/** Seats as one mark list; commas come from the language. */
function listSeats(seats: readonly number[], say: Say): string {
  return seats.map(seatMark).join(say("list-comma"));
}

export function waiting(view: GameView, say: Say): Waiting {
  const { you, phase } = view;
  if (phase === "over") {
    const text = view.winner === null ? say("wait-over") : say("wait-won", { player: seatMark(view.winner) });
    return { mine: false, seats: [], text };
  }
  const seats = view.must.length > 0 ? view.must : view.may;
  if (you !== null && view.must.includes(you)) {
    const number = phase === "discard" ? (view.players[you]?.discard_due ?? 0) : view.free_roads;
    return { mine: true, seats, text: say(`do-${phase}`, { number }) };
  }
  if (you !== null && phase === "sign_up" && view.may.includes(you) && view.players[you]?.sign_up === null) {
    return { mine: true, seats, text: say("do-sign_up", { number: 0 }) };
  }
  const maker = you === null ? undefined : view.offers.find((offer) => mayAccept(view, offer, you))?.maker;
  if (maker !== undefined) return { mine: true, seats, text: say("do-answer", { player: seatMark(maker) }) };
  const silent = silentSeats(view);
  if (silent.length > 0) {
    return { mine: false, seats: silent, text: say("wait-answers", { players: listSeats(silent, say), number: silent.length }) };
  }
  return { mine: false, seats, text: say(`wait-${phase}`, { players: listSeats(seats, say), number: seats.length }) };
}

/** Whether a seat owes an answer to an offer of the player on turn. A counter-offer is an answer. */
function owesAnswer(view: GameView, offer: OfferView, seat: number): boolean {
  // Who does not trade this turn has answered already.
  if (offer.counters !== null || offer.maker === seat || view.not_trading.includes(seat)) return false;
  if (offer.accepted.includes(seat) || offer.refused.includes(seat)) return false;
  return !view.offers.some((other) => other.counters === offer.id && other.maker === seat);
}

/** Open offers of others that you have not answered yet. */
export function unanswered(view: GameView): number[] {
  const { you } = view;
  return you === null ? [] : view.offers.filter((offer) => owesAnswer(view, offer, you)).map((offer) => offer.id);
}

/** Whether an answer is worth waiting for: by the counts that everybody sees, the seat could pay. */
function mayAccept(view: GameView, offer: OfferView, seat: number): boolean {
  return owesAnswer(view, offer, seat) && total(offer.want) <= (view.players[seat]?.cards ?? 0);
}

/** Who is waited for to answer the open offers. */
function silentSeats(view: GameView): number[] {
  return view.players
    .filter((player) => view.offers.some((offer) => mayAccept(view, offer, player.seat)))
    .map((player) => player.seat);
}

/** Whom the table waits for and what for, in one sentence that is always on screen. */
import type { GameView } from "../protocol";
import { seatMark, type Say } from "./rich";

export interface Waiting {
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
  return { mine: false, seats, text: say(`wait-${phase}`, { players: listSeats(seats, say), number: seats.length }) };
}

/** Open offers of others that you have not answered yet. */
export function unanswered(view: GameView): number[] {
  const { you } = view;
  if (you === null) return [];
  return view.offers
    .filter((offer) => offer.maker !== you && offer.counters === null)
    .filter((offer) => !offer.accepted.includes(you) && !offer.refused.includes(you))
    .filter((offer) => !view.offers.some((other) => other.counters === offer.id && other.maker === you))
    .map((offer) => offer.id);
}

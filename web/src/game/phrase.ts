/** What happened, as one sentence of the log. */
import type { EventView } from "../protocol";
import { one, total } from "./cards";
import { cardsMark, seatMark, type Say } from "./rich";

/** Events that go without saying: they repeat another or only open a step. */
const SILENT = new Set(["yields", "end", "discarding", "lapse"]);

/**
 * The sentence of an event, with marks for seats and cards; null for what the log leaves out.
 * `place` names a spot of the board.
 */
export function phrase(event: EventView, place: (spot: string) => string, say: Say): string | null {
  if (SILENT.has(event.kind)) return null;
  const args: Record<string, string | number> = {
    player: seatMark(event.seat ?? 0),
    other: seatMark(event.other ?? 0),
    cards: cardsMark(event.cards ?? []),
    wanted: cardsMark(event.wanted ?? []),
    number: event.number ?? 0,
  };
  if (event.spot) args["place"] = place(event.spot);
  if (event.resource) {
    args["resource"] = say(`good-${event.resource}`);
    args["cards"] = cardsMark(one(event.resource, event.number ?? 1));
  }
  if (event.card) args["card"] = say(`card-${event.card}`);
  if (event.dice) {
    args["first"] = event.dice[0];
    args["second"] = event.dice[1];
    args["sum"] = event.dice[0] + event.dice[1];
  }
  return say(keyOf(event), args);
}

/** Fluent key of an event's sentence. */
export function keyOf(event: EventView): string {
  switch (event.kind) {
    case "road":
      return event.free ? "event-road-free" : "event-road";
    case "steal":
      return event.resource ? "event-steal" : "event-steal-hidden";
    case "buy":
      return event.card ? "event-buy-known" : "event-buy";
    case "offer":
    case "trade": {
      // What is given for nothing is called a gift.
      if (total(event.wanted ?? []) === 0) return `event-${event.kind}-gift`;
      return total(event.cards ?? []) === 0 ? `event-${event.kind}-asked` : `event-${event.kind}`;
    }
    case "award": {
      const award = `event-award-${event.award ?? "route"}`;
      return typeof event.seat === "number" ? award : `${award}-aside`;
    }
    default:
      return `event-${event.kind}`;
  }
}

/** Every key that `keyOf` can give, for the test that looks for them in each language. */
export const EVENT_KEYS = [
  "turn", "settle", "road", "road-free", "city", "roll", "produce", "short", "income", "discard", "robber", "steal",
  "steal-hidden", "buy", "buy-known", "play", "plenty", "monopoly", "hand_over", "bank", "offer", "offer-gift", "offer-asked",
  "counter", "accept",
  "refuse", "withdraw", "trade", "trade-gift", "trade-asked", "award-route", "award-army", "award-route-aside", "award-army-aside", "sign_up",
  "pass", "slot", "win", "time_up", "forfeit", "undo_settle", "undo_road", "undo_city", "undo_bank", "concede", "agreed",
  "takeover", "return",
].map((kind) => `event-${kind}`);

/** Whether an event concerns a seat: the announcer's middle level speaks only of these and of the table's course. */
export function concerns(event: EventView, seat: number | null): boolean {
  if (["turn", "roll", "robber", "award", "win", "offer", "monopoly", "slot", "time_up", "concede", "agreed"].includes(event.kind)) return true;
  return seat !== null && (event.seat === seat || event.other === seat);
}

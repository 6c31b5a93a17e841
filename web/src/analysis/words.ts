/** Turning points and moments in words. */
import { one } from "../game/cards";
import { cardsMark, seatMark, type Say } from "../game/rich";
import type { CurvePoint, TurningPoint } from "../protocol";

type Place = (spot: string) => string;

/** What turned the game, with marks for seats and cards. */
export function sentence(point: TurningPoint, place: Place, say: Say): string {
  const cards = point.resource === null ? point.cards : one(point.resource, point.number);
  return say(`turning-${point.code}`, {
    player: seatMark(point.seat),
    other: seatMark(point.other ?? 0),
    cards: cardsMark(cards),
    wanted: cardsMark(point.wanted),
    place: point.spot === null ? "" : place(point.spot),
    number: point.number,
    rolls: point.rolls,
  });
}

/** When it was: "Turn 12", a settlement of the set-up, the end. */
export function moment(points: readonly CurvePoint[], index: number, say: Say): string {
  const point = points[index];
  if (point === undefined || point.seat === null) return say("analysis-end");
  if (point.turn > 0) return say("turn-number", { number: point.turn });
  return say("analysis-founding", { number: index + 1 });
}

/** Whether enough people have come back to a saved game. The server has the last word. */
import type { SeatView } from "../protocol";

/**
 * How many more must come before those who are back may propose to go on without the others:
 * as the server counts, they must be more than are missing. For whom a bot plays has no say.
 */
export function lacking(seats: readonly SeatView[]): number {
  const people = seats.filter((seat) => seat.kind === "person" && !seat.conceded);
  const back = people.filter((seat) => seat.online && !seat.substitute).length;
  const missing = people.filter((seat) => !seat.online).length;
  return Math.max(0, Math.floor((missing - back) / 2) + 1);
}

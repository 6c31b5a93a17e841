/** Who came to a table and who left it, between two looks at its chairs. */

import type { SeatView } from "../protocol";

export function changes(before: readonly SeatView[], after: readonly SeatView[]): { came: string[]; left: string[] } {
  const people = (seats: readonly SeatView[]) => seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const [old, now] = [people(before), people(after)];
  return { came: now.filter((name) => !old.includes(name)), left: old.filter((name) => !now.includes(name)) };
}

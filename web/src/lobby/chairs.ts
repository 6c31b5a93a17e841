/** Who came to a table and who left it, between two looks at its chairs, and who is host instead of another. */

import type { SeatView } from "../protocol";

export function changes(before: readonly SeatView[], after: readonly SeatView[]): {
  came: string[];
  left: string[];
  host: string | null;
} {
  const people = (seats: readonly SeatView[]) => seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const [old, now] = [people(before), people(after)];
  const [was, is] = [before, after].map((seats) => seats.find((seat) => seat.host)?.name ?? null);
  const host = is && was && is !== was && people(before).includes(is) ? is : null;
  return { host, came: now.filter((name) => !old.includes(name)), left: old.filter((name) => !now.includes(name)) };
}

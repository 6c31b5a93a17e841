import { expect, test } from "vitest";
import { makeTable } from "../../tests/fixtures/game";
import type { SeatView } from "../protocol";
import { lacking } from "./quorum";

function people(back: number, missing: number): SeatView[] {
  const seat = makeTable(2).seats[0]!;
  return [
    ...Array.from({ length: back }, () => ({ ...seat, online: true })),
    ...Array.from({ length: missing }, () => ({ ...seat, online: false })),
  ];
}

test.each([
  [1, 0, 0], [2, 1, 0], [3, 2, 0], [1, 1, 1], [2, 2, 1], [1, 2, 1], [1, 3, 2], [2, 5, 2], [1, 7, 4],
])("%i are back and %i missing: %i more are needed", (back, missing, more) => {
  expect(lacking(people(back, missing))).toBe(more);
  // So many more, and not one fewer, are more than are missing then.
  expect(back + more).toBeGreaterThan(missing - more);
  if (more > 0) expect(back + more - 1).toBeLessThanOrEqual(missing - more + 1);
});

test("bots, and people who gave up, are not waited for", () => {
  const [bot, person] = [makeTable(2).seats[1]!, people(0, 1)[0]!];
  expect(lacking([...people(1, 0), bot, { ...person, conceded: true }])).toBe(0);
});

import { describe, expect, test } from "vitest";
import { active, duration, hints, mended, TURN_TIMES, USUAL, usable } from "./options";

describe("what goes with what", () => {
  test("no friendly robber without a robber", () => {
    const options = { ...USUAL, robber: false, friendly_robber: true };
    expect(usable("friendly_robber", options)).toBe(false);
    expect(active("friendly_robber", options)).toBe(false);
    expect(active("friendly_robber", { ...options, robber: true })).toBe(true);
  });

  test("special building from five players on", () => {
    expect(active("special_building", USUAL)).toBe(false);
    expect(active("special_building", { ...USUAL, players: 5 })).toBe(true);
  });
});

describe("hints", () => {
  test("the usual table needs none", () => {
    expect(hints(USUAL)).toEqual([]);
  });

  test("knights without anything to do", () => {
    expect(hints({ ...USUAL, robber: false, army_award: false })).toEqual(["hint-idle-knights"]);
  });
});

test("times are said in minutes if they are whole", () => {
  const said = TURN_TIMES.map((time) => duration(time)).map(([key, { number }]) => `${key} ${number}`);
  expect(said).toEqual([
    "time-seconds 30", "time-seconds 45", "time-minutes 1", "time-seconds 90", "time-minutes 2", "time-minutes 3",
    "time-minutes 5", "time-minutes 10", "time-none 0",
  ]);
});

describe("options from storage", () => {
  test("good ones are kept", () => {
    const chosen = { ...USUAL, players: 6, target: 12, gifts: false, turn_time: 45, spare_time: 60 };
    expect(mended(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  test("so are balanced dice and what belongs to them", () => {
    const chosen = { ...USUAL, dice: "balanced" as const, soft_sevens: true, no_early_seven: 3 };
    expect(mended(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    expect(mended({ dice: "loaded", soft_sevens: "yes", no_early_seven: 4 })).toEqual(USUAL);
    expect(mended({ no_early_seven: 1.5 })).toEqual(USUAL);
  });

  test("anything else becomes the usual", () => {
    expect(mended(null)).toEqual(USUAL);
    expect(mended("x")).toEqual(USUAL);
    expect(mended({ players: 99, target: "10", robber: "no", turn_time: 31, spare_time: "60", evil: 1 })).toEqual(USUAL);
  });
});

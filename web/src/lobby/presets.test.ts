import { expect, test } from "vitest";
import type { IslandView } from "../protocol";
import { hasBeginnerLayout } from "./islands";
import { mended, USUAL } from "./options";
import { presetOf, PRESETS, taken, takes } from "./presets";

const GIANT: IslandView = {
  id: "giant", name: "", hexes: 61, lakes: 0, islands: 1, ports: 15, players: [6, 8], most: 8, target: 12,
};
const LAGOON: IslandView = { ...GIANT, id: "lagoon", players: [2, 3], most: 4, target: 10 };

test("the usual options are the classic ones", () => {
  expect(presetOf(USUAL, null)).toBe("classic");
  expect(presetOf({ ...USUAL, gifts: false }, null)).toBeNull();
});

test("a set that was taken is the one that is shown, whatever there was before", () => {
  const before = mended({ ...USUAL, players: 7, gifts: false, deal: "spread", spare_time: 180, island: "giant", target: 15 });
  for (const preset of PRESETS) {
    const options = taken(preset, before, GIANT);
    const island = options.island === "giant" ? GIANT : null;
    expect(presetOf(options, island), preset).toBe(preset);
    expect(taken(preset, options, island)).toEqual(options);
    // What a table would refuse does not come out of it.
    expect(mended(options)).toEqual(options);
    expect(options.deal !== "beginner" || hasBeginnerLayout(options)).toBe(true);
  }
});

test("a set brings the players it is made for, and a map that takes them", () => {
  expect(taken("big", { ...USUAL, island: "lagoon" }, LAGOON)).toMatchObject({ players: 6, island: "standard", target: 10 });
  expect(taken("beginners", { ...USUAL, players: 8, island: "giant" }, GIANT)).toMatchObject({ players: 4, island: "standard" });
  expect(taken("classic", { ...USUAL, players: 7, island: "giant" }, GIANT)).toMatchObject({ island: "giant", target: 12 });
  expect([4, 5].map((people) => takes("beginners", people))).toEqual([true, false]);
});

test("who may look on and how well bots play is no part of a set", () => {
  const own = { ...USUAL, watchers: false, watchers_chat: false, level: "easy" as const };
  expect(taken("quick", own, null)).toMatchObject({ watchers: false, watchers_chat: false, level: "easy", target: 8 });
  expect(presetOf(own, null)).toBe("classic");
});

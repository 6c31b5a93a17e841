import { describe, expect, test } from "vitest";
import type { IslandView } from "../protocol";
import { chosen, fit, hasBeginnerLayout, named, standardFor, suggested, withIsland, withPlayers } from "./islands";
import { mended, USUAL } from "./options";

function island(id: string, players: [number, number], more: Partial<IslandView> = {}): IslandView {
  return { id, name: "", hexes: 19, lakes: 0, islands: 1, ports: 9, players, most: players[1] + 1, target: 10, ...more };
}

const LAGOON = island("lagoon", [2, 3]);
const GIANT = island("giant", [6, 8], { most: 8, target: 12 });
const LIST = [island("standard19", [2, 4]), island("standard30", [5, 6]), island("standard44", [7, 8]), LAGOON, GIANT];

describe("whom an island fits", () => {
  test("its range, one more where there is room, and no others", () => {
    expect([2, 3, 4, 5].map((players) => fit(LAGOON, players))).toEqual(["good", "good", "tight", "many"]);
    expect([5, 6, 8].map((players) => fit(GIANT, players))).toEqual(["few", "good", "good"]);
    expect(fit({ ...LAGOON, most: 3 }, 4)).toBe("many");
  });

  test("the standard boards are one choice, which follows the players", () => {
    expect(named(LIST)).toEqual([LAGOON, GIANT]);
    expect([2, 4, 5, 8].map((players) => standardFor(LIST, players)?.id)).toEqual([
      "standard19", "standard19", "standard30", "standard44",
    ]);
    expect(standardFor([], 4)).toBeNull();
  });
});

describe("what a table is set to", () => {
  test("by name, by the players, by chance, one's own", () => {
    const own = island("own_12", [2, 4], { name: "Mine" });
    expect(chosen({ ...USUAL, players: 6 }, LIST, null)?.id).toBe("standard30");
    expect(chosen({ ...USUAL, island: "giant" }, LIST, null)).toBe(GIANT);
    expect(chosen({ ...USUAL, island: "random" }, LIST, own)).toBeNull();
    expect(chosen({ ...USUAL, island: "own" }, LIST, own)).toBe(own);
  });
});

describe("what comes along with a choice", () => {
  test("the suggested target, unless the host has another one", () => {
    const standard = LIST[0] ?? null;
    const giant = withIsland({ ...USUAL, players: 8 }, "giant", standard, GIANT);
    expect([giant.island, giant.target]).toEqual(["giant", 12]);
    expect(withIsland(giant, "standard", GIANT, standard).target).toBe(10);
    expect(withIsland({ ...USUAL, target: 9 }, "giant", standard, GIANT).target).toBe(9);
    expect(withIsland(giant, "random", GIANT, null).target).toBe(12);
  });

  test("a target beyond what a table can play for is taken as far as it goes", () => {
    expect(suggested({ ...GIANT, target: 20 })).toBe(15);
    expect(suggested(null)).toBe(10);
  });

  test("the layout for beginners only on its board", () => {
    const beginner = { ...USUAL, deal: "beginner" as const };
    expect(hasBeginnerLayout(beginner)).toBe(true);
    expect(hasBeginnerLayout({ ...beginner, players: 5 })).toBe(false);
    expect(hasBeginnerLayout({ ...beginner, players: 3, island: "standard19" })).toBe(true);
    expect(withIsland(beginner, "lagoon", null, LAGOON).deal).toBe("random");
    expect(withPlayers(beginner, 5, null).deal).toBe("random");
    expect(withPlayers(beginner, 3, null).deal).toBe("beginner");
    expect(withPlayers({ ...beginner, deal: "spread" }, 8, null).deal).toBe("spread");
  });
});

describe("other players", () => {
  test("keep the island where it takes them, else the standard board comes back with its target", () => {
    const giant = { ...USUAL, players: 8, island: "giant", target: 12 };
    expect(withPlayers(giant, 6, GIANT)).toEqual({ ...giant, players: 6 });
    expect(withPlayers(giant, 4, GIANT)).toEqual({ ...giant, players: 4, island: "standard", target: 10 });
    expect(withPlayers({ ...USUAL, players: 3, island: "lagoon" }, 4, LAGOON).island).toBe("lagoon");
    expect(withPlayers({ ...USUAL, island: "random" }, 8, null).island).toBe("random");
  });
});

test("a remembered island is kept, a map of one's own is not", () => {
  expect(mended({ island: "giant", deal: "spread" })).toEqual({ ...USUAL, island: "giant", deal: "spread" });
  for (const odd of ["own", "<b>", "", 3, "x".repeat(41)]) expect(mended({ island: odd }).island).toBe("standard");
  expect(mended({ deal: "rigged" }).deal).toBe("random");
});

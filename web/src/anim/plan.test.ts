import { expect, test } from "vitest";
import { makeGame } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import type { BuildingView } from "../protocol";
import { LONGEST, lengthOf, plan, type Step } from "./plan";

const board = makeIsland();
const before = makeGame(board);
const after = { ...before, seq: 58 };
const forest = board.hexes.find((hex) => hex.terrain === "forest")!;
const [one, two] = board.nodes.filter((node) => node.hexes.includes(forest.id));

function withBuildings(buildings: BuildingView[]) {
  return { ...after, buildings };
}

function flights(steps: Step[]): [string, string, string][] {
  return steps.flatMap((step) => (step.kind === "fly" ? [[step.face, step.from, step.to] as [string, string, string]] : []));
}

test("production: dice first, then cards from the hex to each owner, a city two", () => {
  const next = withBuildings([{ node: one!.id, seat: 1, kind: "city" }, { node: two!.id, seat: 2, kind: "settlement" }]);
  const steps = plan(before, [
    { kind: "roll", seat: 0, dice: [3, 5] },
    { kind: "yields", spot: forest.id },
    { kind: "produce", seat: 1, cards: [2, 0, 0, 0, 0] },
    { kind: "produce", seat: 2, cards: [1, 0, 0, 0, 0] },
  ], next, board);
  expect(steps[0]).toMatchObject({ kind: "dice", at: 0 });
  expect(steps.filter((step) => step.kind === "glow")).toHaveLength(1);
  const hex = `spot:${forest.id}`;
  expect(flights(steps)).toEqual(expect.arrayContaining([["wood", hex, "seat:1"], ["wood", hex, "seat:1"], ["wood", hex, "seat:2"]]));
  expect(flights(steps)).toHaveLength(3);
  expect(Math.min(...steps.filter((step) => step.kind === "fly").map((step) => step.at))).toBeGreaterThan(0);
});

test("what a short bank did not pay does not fly", () => {
  const next = withBuildings([{ node: one!.id, seat: 1, kind: "city" }]);
  const steps = plan(before, [{ kind: "yields", spot: forest.id }, { kind: "produce", seat: 1, cards: [1, 0, 0, 0, 0] }], next, board);
  expect(flights(steps)).toHaveLength(1);
});

test("a stolen card shows its face only where the event does", () => {
  expect(flights(plan(before, [{ kind: "steal", seat: 0, other: 2 }], after, board))).toEqual([["back", "seat:2", "seat:0"]]);
  expect(flights(plan(before, [{ kind: "steal", seat: 0, other: 2, resource: "ore" }], after, board))).toEqual([["ore", "seat:2", "seat:0"]]);
});

test("the robber slides from where it stood, then the theft", () => {
  const steps = plan({ ...before, robber: "h1" }, [{ kind: "robber", seat: 0, spot: "h5" }, { kind: "steal", seat: 0, other: 1 }], after, board);
  expect(steps[0]).toMatchObject({ kind: "slide", from: "h1", to: "h5" });
  expect(steps[1]!.at).toBeGreaterThan(0);
  expect(plan({ ...before, robber: null }, [{ kind: "robber", seat: 0, spot: "h5" }], after, board)).toEqual([]);
});

test("pieces pop, trades cross, bank and deck have their places", () => {
  expect(plan(before, [{ kind: "settle", seat: 1, spot: "n3" }], after, board)).toMatchObject([{ kind: "pop", spot: "n3" }]);
  expect(flights(plan(before, [{ kind: "trade", seat: 0, other: 1, cards: [1, 0, 0, 0, 0], wanted: [0, 0, 0, 0, 1] }], after, board)))
    .toEqual([["wood", "seat:0", "seat:1"], ["ore", "seat:1", "seat:0"]]);
  expect(flights(plan(before, [{ kind: "bank", seat: 0, cards: [0, 0, 2, 0, 0], wanted: [0, 0, 0, 0, 1] }], after, board)))
    .toEqual([["wool", "seat:0", "bank"], ["ore", "bank", "seat:0"], ["wool", "seat:0", "bank"]]);
  expect(flights(plan(before, [{ kind: "buy", seat: 0 }], after, board))).toEqual([["development", "deck", "seat:0"]]);
});

test("nothing is played without a view before, nor when it would be a backlog", () => {
  const roll = { kind: "roll", seat: 0, dice: [1, 2] as [number, number] };
  expect(plan(null, [roll], after, board)).toEqual([]);
  expect(plan(before, Array.from({ length: 8 }, () => roll), after, board)).toEqual([]);
});

test("a film is short, in order, and many cards of a kind fly as a few", () => {
  const steps = plan(before, [{ kind: "discard", seat: 1, cards: [9, 0, 0, 0, 0] }, { kind: "hand_over", seat: 2, other: 0, resource: "ore", number: 7 }], after, board);
  expect(flights(steps)).toHaveLength(8);
  expect(steps.map((step) => step.at)).toEqual([...steps.map((step) => step.at)].sort((a, b) => a - b));
  expect(lengthOf(steps)).toBeLessThan(LONGEST);
});

test("planning changes neither view nor events", () => {
  const frozen = JSON.stringify([before, after, board]);
  plan(before, [{ kind: "roll", seat: 0, dice: [6, 6] }, { kind: "city", seat: 0, spot: "n1" }], after, board);
  expect(JSON.stringify([before, after, board])).toBe(frozen);
});

import { expect, test } from "vitest";
import { makeGame } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import { layOut } from "./geometry";
import { prospectOf, prospectWords } from "./prospect";
import type { Target } from "./target";

const board = makeIsland();
const island = layOut(board);
const say = (key: string, args: Record<string, string | number> = {}): string => `${key}${args["number"] !== undefined ? `:${args["number"]}` : ""}`;

function target(word: Target["word"], spot: string): Target {
  return { text: `${word} ${spot}`, word, spot, label: "", place: "", x: 0, y: 0 };
}

const node = board.nodes.find((one) => one.hexes.length === 3 && one.hexes.every((id) => (island.hexes.get(id)?.dots ?? 0) > 0));
if (node === undefined) throw new Error("the island of tests has such a corner");

test("a corner yields what its hexes do, a city twice as much", () => {
  const view = makeGame(board, 4, {});
  const dots = node.hexes.reduce((sum, id) => sum + (island.hexes.get(id)?.dots ?? 0), 0);
  const settled = prospectOf(target("settle", node.id), island, view, say);
  expect(settled?.sources).toHaveLength(3);
  expect(settled?.dots).toBe(dots);
  expect(prospectOf(target("city", node.id), island, view, say)).toMatchObject({ dots: 2 * dots, times: 2 });
});

test("a port is told with its corner", () => {
  const harbour = board.nodes.find((one) => one.port !== null);
  if (harbour === undefined) throw new Error("the island of tests has a port");
  const found = prospectOf(target("settle", harbour.id), island, makeGame(board, 4, {}), say);
  expect(found?.port).toBe(board.ports[harbour.port ?? 0]);
});

test("the robber's place says whom it hits", () => {
  const hex = node.hexes[0] ?? "";
  const at = { node: node.id, kind: "settlement" as const };
  const view = makeGame(board, 4, { extra: { buildings: [{ ...at, seat: 2 }], roads: [] } });
  expect(prospectOf(target("robber", hex), island, view, say)?.hit).toEqual([2]);
  const found = prospectOf(target("robber", hex), island, view, say);
  expect(found === null ? "" : prospectWords(found, () => "Zofia", say)).toContain("spot-hit");
});

test("a road tells of the corner that it leads to, and nothing if it leads back", () => {
  const edge = board.edges.find((one) => one.a === node.id);
  if (edge === undefined) throw new Error("every corner has edges");
  const buildings = [{ node: node.id, seat: 0, kind: "settlement" as const }];
  const view = makeGame(board, 4, { you: 0, extra: { buildings, roads: [] } });
  expect(prospectOf(target("road", edge.id), island, view, say)?.leads).toBe(true);
  const both = makeGame(board, 4, { you: 0, extra: { buildings: [...buildings, { node: edge.b, seat: 0, kind: "settlement" }], roads: [] } });
  expect(prospectOf(target("road", edge.id), island, both, say)).toBeNull();
});

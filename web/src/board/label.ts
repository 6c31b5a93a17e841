/** Places in words: "intersection between forest 6, hills 8 and sea, 3:1 port". */
import type { Say } from "../game/rich";
import type { HexView, NodeView, PortView } from "../protocol";
import type { Island } from "./geometry";

export function hexLabel(hex: HexView, say: Say): string {
  const terrain = say(`land-${hex.terrain}`);
  return hex.number === null ? terrain : say("hex-number", { terrain, number: hex.number });
}

export function portLabel(port: PortView, say: Say): string {
  if (port.kind === "any") return say("port-any", { rate: port.rate });
  return say("port-of", { rate: port.rate, resource: say(`good-${port.kind}`) });
}

function joined(places: readonly string[], say: Say): string {
  if (places.length <= 1) return places[0] ?? "";
  return say("list-and", { first: places.slice(0, -1).join(say("list-comma")), last: places.at(-1) ?? "" });
}

/** The hexes around a place, water told once at the end. */
function around(ids: readonly string[], island: Island, of: number, say: Say): string[] {
  const hexes = ids.flatMap((id) => island.hexes.get(id) ?? []);
  const land = hexes.filter((hex) => hex.terrain !== "sea").map((hex) => hexLabel(hex, say));
  return land.length < of ? [...land, say("land-sea")] : land;
}

export function nodeLabel(node: NodeView, island: Island, say: Say): string {
  const corner = say("corner-between", { places: joined(around(node.hexes, island, 3, say), say) });
  const port = node.port === null ? undefined : island.board.ports[node.port];
  return port === undefined ? corner : say("corner-with-port", { corner, port: portLabel(port, say) });
}

export function edgeLabel(id: string, island: Island, say: Say): string {
  const edge = island.edges.get(id);
  const a = edge && island.nodes.get(edge.a);
  const b = edge && island.nodes.get(edge.b);
  if (a === undefined || b === undefined) return id;
  const shared = a.hexes.filter((hex) => b.hexes.includes(hex));
  return say("edge-between", { places: joined(around(shared, island, 2, say), say) });
}

export function spotLabel(spot: string, island: Island, say: Say): string {
  const hex = island.hexes.get(spot);
  if (hex !== undefined) return hexLabel(hex, say);
  const node = island.nodes.get(spot);
  if (node !== undefined) return nodeLabel(node, island, say);
  return island.edges.has(spot) ? edgeLabel(spot, island, say) : spot;
}

/** Labels of several spots; those that read alike are counted, in the order of the spots. */
export function spotLabels(spots: readonly string[], island: Island, say: Say): string[] {
  const labels = spots.map((spot) => spotLabel(spot, island, say));
  const alike = new Map<string, number>();
  for (const label of labels) alike.set(label, (alike.get(label) ?? 0) + 1);
  const met = new Map<string, number>();
  return labels.map((label) => {
    const number = (met.get(label) ?? 0) + 1;
    met.set(label, number);
    const all = alike.get(label) ?? 1;
    return all === 1 ? label : say("label-spot", { label, number, all });
  });
}

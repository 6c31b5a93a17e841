/** What a lit place would bring: facts of the board to be shown beside it. */
import type { GameView, PortView, ResourceName } from "../protocol";
import { YIELDS } from "../game/cards";
import type { Say } from "../game/rich";
import { hexLabel, portLabel } from "./label";
import type { Island } from "./geometry";
import type { Target } from "./target";

interface Source {
  resource: ResourceName | null;
  number: number | null;
  /** In how many of 36 throws it is rolled. */
  dots: number;
  /** The robber stands there. */
  blocked: boolean;
  label: string;
}

export interface Prospect {
  sources: Source[];
  port: PortView | null;
  /** Of all sources together; a city counts twice. */
  dots: number;
  /** How often each source counts. */
  times: 1 | 2;
  /** Of a road: what is told is the corner that it leads to. */
  leads: boolean;
  /** Of the robber's place: whose buildings stand there; null for all other places. */
  hit: number[] | null;
}

/** What a place yields; null for a road that leads nowhere new. */
export function prospectOf(target: Target, island: Island, view: GameView, say: Say): Prospect | null {
  if (target.word === "robber") {
    const seats = view.buildings.filter((one) => island.nodes.get(one.node)?.hexes.includes(target.spot)).map((one) => one.seat);
    const sources = sourcesOf([target.spot], island, view, say);
    return { sources, port: null, dots: sum(sources), times: 1, leads: false, hit: [...new Set(seats)] };
  }
  const corner = target.word === "road" ? farEnd(target.spot, island, view) : target.spot;
  const node = corner === null ? undefined : island.nodes.get(corner);
  if (node === undefined) return null;
  const sources = sourcesOf(node.hexes, island, view, say);
  const times = target.word === "city" ? 2 : 1;
  return {
    sources,
    port: node.port === null ? null : (island.board.ports[node.port] ?? null),
    dots: sum(sources) * times,
    times,
    leads: target.word === "road",
    hit: null,
  };
}

/** The same in words, for those who listen. */
export function prospectWords(prospect: Prospect, name: (seat: number) => string, say: Say): string {
  const words = [...prospect.sources.map((source) => source.label), ...(prospect.port === null ? [] : [portLabel(prospect.port, say)])];
  const all = words.length > 0 ? words.join(say("list-comma")) : say("spot-nothing");
  const dots = say("spot-dots", { number: prospect.dots });
  const after = (first: string): string => say("sentence-after", { first, next: dots });
  if (prospect.hit === null) return prospect.leads ? after(say("spot-leads-to", { places: all })) : dots;
  const players = prospect.hit.map(name).join(say("list-comma"));
  return after(prospect.hit.length > 0 ? say("spot-hit", { players }) : say("spot-hit-nobody"));
}

function sum(sources: readonly Source[]): number {
  return sources.reduce((all, source) => all + source.dots, 0);
}

function sourcesOf(ids: readonly string[], island: Island, view: GameView, say: Say): Source[] {
  return ids.flatMap((id) => {
    const hex = island.hexes.get(id);
    if (hex === undefined || hex.terrain === "sea") return [];
    const resource = YIELDS[hex.terrain] ?? null;
    return [{ resource, number: hex.number, dots: resource === null ? 0 : hex.dots, blocked: view.robber === id, label: hexLabel(hex, say) }];
  });
}

/** The end of an edge that one has not reached yet. */
function farEnd(spot: string, island: Island, view: GameView): string | null {
  const edge = island.edges.get(spot);
  if (edge === undefined || view.you === null) return null;
  const reached = new Set(view.buildings.filter((one) => one.seat === view.you).map((one) => one.node));
  for (const road of view.roads) {
    const own = road.seat === view.you ? island.edges.get(road.edge) : undefined;
    if (own !== undefined) reached.add(own.a).add(own.b);
  }
  const ends = [edge.a, edge.b].filter((end) => !reached.has(end));
  return ends.length === 1 ? (ends[0] ?? null) : null;
}

/**
 * From one view to the next as a short film: `plan` is pure, `play` shows it. Nothing waits
 * for it; a film that would run too long, or start while another is late, is not shown at all.
 */
import type { BoardView, Cards, EventView, GameView, ResourceName } from "../protocol";
import { RESOURCES, total, YIELDS } from "../game/cards";

/** Ends of a flight: a spot of the board, a seat's panel, the bank, the deck. */
export type Anchor = `spot:${string}` | `seat:${number}` | "bank" | "deck";
type Face = ResourceName | "back" | "development";

export type Step =
  | { kind: "dice"; dice: [number, number]; at: number; ms: number }
  | { kind: "glow"; spot: string; at: number; ms: number }
  | { kind: "fly"; face: Face; from: Anchor; to: Anchor; at: number; ms: number }
  | { kind: "pop"; spot: string; at: number; ms: number }
  | { kind: "slide"; from: string; to: string; at: number; ms: number };

/** Longer films are dropped, in milliseconds. */
export const LONGEST = 2600;
const STAGGER = 70;
const FLIGHT = 520;
/** More cards than this of one sort fly as this many. */
const MOST_CARDS = 4;

/** The steps that show `events` between two views, in order of their start. */
export function plan(
  previous: GameView | null,
  events: readonly EventView[],
  next: GameView,
  board: BoardView | null,
): Step[] {
  if (previous === null) return [];
  const steps: Step[] = [];
  let clock = 0;
  let yielding: string[] = [];
  let robber = previous.robber;

  const fly = (from: Anchor, to: Anchor, faces: readonly Face[]): void => {
    faces.slice(0, MOST_CARDS).forEach((face, k) => {
      steps.push({ kind: "fly", face, from, to, at: clock + k * STAGGER, ms: FLIGHT });
    });
  };

  for (const event of events) {
    const seat = event.seat ?? 0;
    switch (event.kind) {
      case "roll":
        if (!event.dice) break;
        steps.push({ kind: "dice", dice: event.dice, at: clock, ms: 600 });
        clock += 550;
        break;
      case "yields":
        if (event.spot) yielding = [...yielding, event.spot];
        break;
      case "produce":
      case "income": {
        const sources = event.kind === "produce" && board ? sourcesOf(seat, yielding, next, board) : [];
        for (const [kind, count] of (event.cards ?? []).entries()) {
          const face = RESOURCES[kind];
          if (face === undefined || count === 0) continue;
          const hexes = sources.filter((source) => source.face === face).map((source) => source.hex);
          if (hexes.length === 0) fly("bank", `seat:${seat}`, Array<Face>(count).fill(face));
          for (const hex of new Set(hexes)) {
            const here = hexes.filter((other) => other === hex).length;
            steps.push({ kind: "glow", spot: hex, at: clock, ms: 700 });
            fly(`spot:${hex}`, `seat:${seat}`, Array<Face>(Math.min(here, count)).fill(face));
          }
        }
        break;
      }
      case "settle":
      case "city":
      case "road":
        if (event.spot) steps.push({ kind: "pop", spot: event.spot, at: clock, ms: 320 });
        clock += STAGGER;
        break;
      case "robber":
        if (event.spot && robber && robber !== event.spot) {
          steps.push({ kind: "slide", from: robber, to: event.spot, at: clock, ms: 520 });
          clock += 420;
        }
        robber = event.spot ?? robber;
        break;
      case "steal":
        fly(`seat:${event.other ?? 0}`, `seat:${seat}`, [event.resource ?? "back"]);
        break;
      case "buy":
        fly("deck", `seat:${seat}`, ["development"]);
        break;
      case "discard":
        fly(`seat:${seat}`, "bank", facesOf(event.cards));
        break;
      case "plenty":
        fly("bank", `seat:${seat}`, facesOf(event.cards));
        break;
      case "hand_over":
        fly(`seat:${seat}`, `seat:${event.other ?? 0}`, Array<Face>(event.number ?? 1).fill(event.resource ?? "back"));
        break;
      case "bank":
        fly(`seat:${seat}`, "bank", facesOf(event.cards));
        fly("bank", `seat:${seat}`, facesOf(event.wanted));
        break;
      case "trade":
        fly(`seat:${seat}`, `seat:${event.other ?? 0}`, facesOf(event.cards));
        fly(`seat:${event.other ?? 0}`, `seat:${seat}`, facesOf(event.wanted));
        break;
    }
  }
  const film = unique(steps).sort((a, b) => a.at - b.at);
  return lengthOf(film) > LONGEST || film.length > 60 ? [] : film;
}

/** Milliseconds from the first start to the last end. */
export function lengthOf(steps: readonly Step[]): number {
  return Math.max(0, ...steps.map((step) => step.at + step.ms));
}

/** Which hex gave which card to a seat: one entry a card, cities two. */
function sourcesOf(seat: number, yielding: readonly string[], view: GameView, board: BoardView): { hex: string; face: Face }[] {
  const terrain = new Map(board.hexes.map((hex) => [hex.id, hex.terrain]));
  const around = new Map(board.nodes.map((node) => [node.id, node.hexes]));
  return view.buildings
    .filter((building) => building.seat === seat)
    .flatMap((building) =>
      (around.get(building.node) ?? [])
        .filter((hex) => yielding.includes(hex))
        .flatMap((hex) => {
          const face = YIELDS[terrain.get(hex) ?? "sea"];
          if (face === undefined) return [];
          return Array.from({ length: building.kind === "city" ? 2 : 1 }, () => ({ hex, face }));
        }),
    );
}

function facesOf(cards: Cards | null | undefined): Face[] {
  if (!cards || total(cards) === 0) return [];
  return RESOURCES.flatMap((name, kind) => Array<Face>(cards[kind] ?? 0).fill(name));
}

function unique(steps: Step[]): Step[] {
  const glowing = new Set<string>();
  return steps.filter((step) => {
    if (step.kind !== "glow") return true;
    if (glowing.has(step.spot)) return false;
    glowing.add(step.spot);
    return true;
  });
}

/**
 * Sentences that carry players and cards as marks, so that one translated message can be
 * drawn with icons in the log and spoken in words by the announcer.
 */
import type { Cards, ResourceName } from "../protocol";
import { RESOURCES } from "./cards";

export type Say = (key: string, args?: Record<string, string | number>) => string;
type Part =
  | { kind: "text"; text: string }
  | { kind: "seat"; seat: number }
  | { kind: "cards"; cards: Cards };

const OPEN = "\uE000";
const CLOSE = "\uE001";

export function seatMark(seat: number): string {
  return `${OPEN}s${seat}${CLOSE}`;
}

export function cardsMark(cards: readonly number[]): string {
  return `${OPEN}c${cards.join(",")}${CLOSE}`;
}

/** A sentence in drawable parts. Fluent's isolation characters are dropped. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const piece of text.replace(/[\u2068\u2069]/g, "").split(/(\uE000[^\uE001]*\uE001)/)) {
    if (piece === "") continue;
    if (!piece.startsWith(OPEN)) {
      found.push({ kind: "text", text: piece });
    } else if (piece[1] === "s") {
      found.push({ kind: "seat", seat: Number(piece.slice(2, -1)) });
    } else {
      found.push({ kind: "cards", cards: piece.slice(2, -1).split(",").map(Number) });
    }
  }
  return found;
}

/** What may not begin a line. */
const TAIL = /^[.,;:!?)…”»。、！？）」]+/;

/** The same parts, with the marks after a player or cards as their tail: drawn together, no line begins with one. */
export function bound(found: readonly Part[]): (Part & { tail: string })[] {
  return found.map((part, k) => {
    // Texts and marks take turns, but for marks that follow each other.
    if (part.kind === "text") return { ...part, text: k > 0 ? part.text.replace(TAIL, "") : part.text, tail: "" };
    const next = found[k + 1];
    return { ...part, tail: next?.kind === "text" ? (TAIL.exec(next.text)?.[0] ?? "") : "" };
  });
}

/** A sentence in words alone. */
export function plain(text: string, say: Say, name: (seat: number) => string): string {
  return parts(text)
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "seat") return name(part.seat);
      return cardWords(part.cards, say);
    })
    .join("");
}

/** "2 wood, 1 ore"; the word for nothing when there is none. */
export function cardWords(cards: readonly number[], say: Say): string {
  const words = RESOURCES.flatMap((name, i) => ((cards[i] ?? 0) > 0 ? [countWord(name, cards[i] ?? 0, say)] : []));
  return words.length > 0 ? words.join(say("list-comma")) : say("nothing");
}

function countWord(name: ResourceName, count: number, say: Say): string {
  return say(`count-${name}`, { count });
}

/**
 * What this browser keeps of a game's chance, to hold it later against what is published: its own bytes
 * before anybody hears of them, the pledges that were shown before it revealed them, and the transcript.
 */

import type { SealView } from "../protocol";

export interface Kept {
  commitment: string;
  /** Own bytes by the hash that was sent: tabs of one browser may have drawn at the same time. */
  own: Record<string, string>;
  /** All pledges, by chair, as they were when the own bytes were revealed; null before that. */
  pledges: string[] | null;
  /** What was shown at the start. */
  seal: SealView | null;
}

const KEY = "hexfolk.seals";
const MOST = 40;

/** The tab's own memory, where storage is forbidden or full. */
const here = new Map<string, Kept>();

export function recall(commitment: string): Kept {
  return merged(commitment, all());
}

/** Keeps the given parts of one game's, beside what another tab may have kept meanwhile. */
export function keep(commitment: string, parts: Partial<Kept>): void {
  const others = all();
  const before = merged(commitment, others);
  const kept = { ...before, ...parts, own: { ...before.own, ...parts.own } };
  here.set(commitment, kept);
  try {
    const rest = others.filter((other) => other.commitment !== commitment);
    localStorage.setItem(KEY, JSON.stringify([...rest, kept].slice(-MOST)));
  } catch {
    // The memory of this tab must do.
  }
}

/** Forgets what this tab remembers beside the storage: for tests. */
export function forget(): void {
  here.clear();
}

function merged(commitment: string, stored: Kept[]): Kept {
  const there = stored.find((kept) => kept.commitment === commitment);
  const mine = here.get(commitment);
  return {
    commitment,
    own: { ...there?.own, ...mine?.own },
    pledges: mine?.pledges ?? there?.pledges ?? null,
    seal: mine?.seal ?? there?.seal ?? null,
  };
}

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const kept = value as Record<string, unknown>;
  return typeof kept["commitment"] === "string" && typeof kept["own"] === "object" && kept["own"] !== null;
}

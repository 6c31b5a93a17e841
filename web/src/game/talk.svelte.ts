/**
 * What people say at the table. Who is muted is remembered for the table by this browser alone,
 * and nobody hears of it.
 */
import type { ChatLine } from "../protocol";
import { keep, recall } from "./habit";

/** As many lines as the server keeps. */
const LENGTH = 100;
/** Muted people are remembered for so many tables. */
const TABLES = 30;

interface Speaker {
  who: string;
  name: string;
  colour: number | null;
}

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** Own mark in `who`. */
  you = $state("");
  muted = $state.raw<readonly string[]>([]);
  /** Whether new lines are read aloud. */
  aloud = $state(recall("chat-aloud") !== "no");

  #table = "";
  /** The last line that was seen; null until the first history has come, which is no news. */
  #seen = $state<number | null>(null);
  readonly #listeners = new Set<(line: ChatLine) => void>();

  /** The lines to show. */
  readonly shown = $derived(this.lines.filter((line) => !this.muted.includes(line.who)));

  /** How many lines of others have come since one looked. */
  readonly unread = $derived(
    this.shown.filter((line) => line.number > (this.#seen ?? Infinity) && line.who !== this.you).length,
  );

  /** Everybody else who has spoken, as they were called last. */
  readonly speakers = $derived.by<Speaker[]>(() => {
    const found = new Map<string, Speaker>();
    for (const { who, name, colour } of this.lines) if (who !== this.you) found.set(who, { who, name, colour });
    return [...found.values()];
  });

  /** Whose muted people to remember. */
  open(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.muted = remembered()[table] ?? [];
  }

  history(you: string, lines: ChatLine[]): void {
    this.you = you;
    this.lines = lines;
    this.#seen ??= lines.at(-1)?.number ?? 0;
  }

  add(line: ChatLine): void {
    if (this.lines.some((other) => other.number === line.number)) return;
    this.lines = [...this.lines, line].slice(-LENGTH);
    if (line.who === this.you || this.muted.includes(line.who)) return;
    for (const listener of this.#listeners) listener(line);
  }

  /** Hear of every new line of others who are not muted. Returns how to stop. */
  listen(listener: (line: ChatLine) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** All lines are in sight now. */
  read(): void {
    const last = this.lines.at(-1)?.number;
    if (last !== undefined) this.#seen = last;
  }

  mute(who: string, muted: boolean): void {
    this.muted = muted ? [...this.muted.filter((other) => other !== who), who] : this.muted.filter((other) => other !== who);
    const { [this.#table]: _before, ...rest } = remembered();
    const tables = Object.entries(this.muted.length > 0 ? { ...rest, [this.#table]: this.muted } : rest);
    keep("muted", JSON.stringify(Object.fromEntries(tables.slice(-TABLES))));
  }

  speak(aloud: boolean): void {
    this.aloud = aloud;
    keep("chat-aloud", aloud ? "yes" : "no");
  }
}

/** Muted marks by table; empty where the browser keeps nothing or something else. */
function remembered(): Record<string, readonly string[]> {
  try {
    const found: unknown = JSON.parse(recall("muted") ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const lists = Object.entries(found).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((who) => typeof who === "string"),
    );
    return Object.fromEntries(lists);
  } catch {
    return {};
  }
}

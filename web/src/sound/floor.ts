/**
 * Who sounds, where one person has a table open in several tabs: one of them. The tab in use comes first, then one that
 * is seen, then any. They speak to each other at every sound, so none is waited for that has gone.
 */

/** What is used of a BroadcastChannel. */
export type Line = Pick<BroadcastChannel, "postMessage" | "onmessage">;

type Words =
  | { t: "hello"; answer: boolean }
  | { t: "wish"; key: string; rank: number; tab: string }
  | { t: "sounded"; key: string };

/** How a tab stands: out of sight, seen, in use. */
export type Rank = 0 | 1 | 2;
const USED: Rank = 2;

/** Milliseconds in which other tabs hear of the same event. Where all are out of sight, browsers make it a second. */
export const PATIENCE = 80;
/** Milliseconds for which is known what sounded: a tab on a slow line may hear of the event so much later. */
export const MEMORY = 3_000;

interface Wish {
  rank: number;
  tab: string;
  at: number;
}

export class Floor {
  readonly #line: Line | null;
  readonly #tab: string;
  /** Whether another tab was ever heard. */
  #company = false;
  readonly #sounded = new Map<string, number>();
  /** The strongest wish of the others, by key. */
  readonly #wishes = new Map<string, Wish>();

  constructor(line: Line | null = openLine(), tab: string = Math.random().toString(36)) {
    this.#line = line;
    this.#tab = tab;
    if (line === null) return;
    line.onmessage = ({ data }: MessageEvent<Words>) => this.#hear(data);
    this.#say({ t: "hello", answer: false });
  }

  /** Let something sound if that is for this tab. `key` names the event, alike in all tabs. */
  take(key: string, rank: Rank, play: () => void): void {
    if (!this.#company || rank === USED) return this.#sound(key, play);
    this.#say({ t: "wish", key, rank, tab: this.#tab });
    setTimeout(() => {
      const other = this.#wishes.get(key);
      this.#wishes.delete(key);
      if (other === undefined || other.rank < rank || (other.rank === rank && other.tab < this.#tab)) this.#sound(key, play);
    }, PATIENCE);
  }

  #sound(key: string, play: () => void): void {
    this.#forget();
    if (this.#sounded.has(key)) return;
    this.#sounded.set(key, performance.now());
    this.#say({ t: "sounded", key });
    play();
  }

  #forget(): void {
    const past = performance.now() - MEMORY;
    for (const [key, at] of this.#sounded) if (at < past) this.#sounded.delete(key);
    for (const [key, { at }] of this.#wishes) if (at < past) this.#wishes.delete(key);
  }

  #say(words: Words): void {
    this.#line?.postMessage(words);
  }

  #hear(words: Words): void {
    this.#company = true;
    if (words.t === "hello") {
      if (!words.answer) this.#say({ t: "hello", answer: true });
    } else if (words.t === "sounded") {
      this.#sounded.set(words.key, performance.now());
    } else {
      this.#forget();
      const known = this.#wishes.get(words.key);
      if (known === undefined || words.rank > known.rank || (words.rank === known.rank && words.tab > known.tab)) {
        this.#wishes.set(words.key, { ...words, at: performance.now() });
      }
    }
  }
}

function openLine(): Line | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("hexfolk-sound");
}

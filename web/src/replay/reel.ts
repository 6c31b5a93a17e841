/**
 * Steps of a finished game, fetched in blocks and kept: what was seen is there at once, and what comes next
 * is fetched before it is asked for. It holds no rules: every step comes whole from the server.
 */
import type { FrameView, Frames } from "../protocol";

/** Whose knowledge is shown: everybody's, a spectator's, or a seat's. */
export type Eye = "all" | "watch" | `${number}`;

/** Steps in a block. */
export const BLOCK = 32;
/** Blocks kept: a long game of eight has about a hundred. */
const MOST_BLOCKS = 160;
/** How near the edge of a block one may come before its neighbour is fetched. */
const NEAR = 12;

export type Fetch = (eye: Eye, first: number, count: number) => Promise<Frames>;

export class Reel {
  readonly last: number;
  readonly #fetch: Fetch;
  readonly #blocks = new Map<string, FrameView[]>();
  readonly #coming = new Map<string, Promise<FrameView[]>>();

  /** `last` is the last step of the game. */
  constructor(last: number, fetch: Fetch) {
    this.last = last;
    this.#fetch = fetch;
  }

  /** A step that is here already. */
  find(eye: Eye, step: number): FrameView | null {
    return this.#blocks.get(key(eye, block(step)))?.[step % BLOCK] ?? null;
  }

  /** A step, from the server if need be. Rejects with what the fetch says. */
  async load(eye: Eye, step: number): Promise<FrameView> {
    const frame = (await this.#block(eye, block(step)))[step % BLOCK];
    if (frame === undefined) throw new Error(`there is no step ${step}`);
    return frame;
  }

  /** Fetch what may be asked for next from here; nobody hears whether it came. */
  prefetch(eye: Eye, step: number): void {
    const here = block(step);
    if (step % BLOCK >= BLOCK - NEAR && (here + 1) * BLOCK <= this.last) this.#quietly(eye, here + 1);
    if (step % BLOCK < NEAR && here > 0) this.#quietly(eye, here - 1);
  }

  /** The steps up to this one that are here without a gap, `most` at most, this one last. */
  past(eye: Eye, step: number, most: number): FrameView[] {
    const found: FrameView[] = [];
    for (let at = step; at >= 0 && found.length < most; at -= 1) {
      const frame = this.find(eye, at);
      if (frame === null) break;
      found.unshift(frame);
    }
    return found;
  }

  #quietly(eye: Eye, number: number): void {
    this.#block(eye, number).catch(() => undefined);
  }

  #block(eye: Eye, number: number): Promise<FrameView[]> {
    const name = key(eye, number);
    const kept = this.#blocks.get(name);
    if (kept !== undefined) {
      // The ones used last go last.
      this.#blocks.delete(name);
      this.#blocks.set(name, kept);
      return Promise.resolve(kept);
    }
    let coming = this.#coming.get(name);
    if (coming === undefined) {
      coming = this.#fetch(eye, number * BLOCK, BLOCK)
        .then(({ frames }) => {
          this.#blocks.set(name, frames);
          for (const old of this.#blocks.keys()) {
            if (this.#blocks.size <= MOST_BLOCKS) break;
            this.#blocks.delete(old);
          }
          return frames;
        })
        .finally(() => this.#coming.delete(name));
      this.#coming.set(name, coming);
    }
    return coming;
  }
}

function block(step: number): number {
  return Math.floor(step / BLOCK);
}

function key(eye: Eye, number: number): string {
  return `${eye}/${number}`;
}

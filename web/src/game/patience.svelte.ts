/** How long the table has been waiting: for who has left, and for who does not act. */

/** Seconds without a move before the others may vote to let a bot play; the server has the last word. */
const PATIENCE = 30;

export class Patience {
  /** The time now, in whole seconds. */
  #now = $state(0);
  #told = $state(0);
  #moved = $state(0);

  /** Let the time go on; it is `now`, in milliseconds. */
  tick(now: number = performance.now()): void {
    this.#now = Math.floor(now / 1000);
  }

  /** The table was told: who is away is counted from here. */
  told(now: number = performance.now()): void {
    this.tick(now);
    this.#told = this.#now;
  }

  /** The game went on. */
  moved(now: number = performance.now()): void {
    this.tick(now);
    this.#moved = this.#now;
  }

  /** Seconds left of a time that was told with the table. */
  left(seconds: number): number {
    return Math.max(0, seconds - (this.#now - this.#told));
  }

  /** Whether nothing has happened for so long that one may ask for a bot. */
  get long(): boolean {
    return this.#now - this.#moved >= PATIENCE;
  }
}

/** The time that runs at the table: told by the server when it changes, counted down here meanwhile. */
import type { ClockMessage, ClockView } from "../protocol";

/** Seconds before the end at which it is warned: visibly, and in words. */
export const SOON = 15;
export const LAST = 5;

export type Level = "calm" | "soon" | "last";

interface Remaining {
  /** Whole seconds of the turn's own time, or of spare time once that is used up. */
  seconds: number;
  spare: boolean;
  /** How near the end is, spare time included. */
  level: Level;
}

export class Countdown {
  clocks = $state.raw<readonly ClockView[]>([]);
  /** The time stands still: nobody is there, or the game is paused. */
  standing = $state(true);
  #came = 0;
  #now = $state(0);

  take(message: ClockMessage, now: number = performance.now()): void {
    this.clocks = message.clocks;
    this.standing = message.standing;
    this.#came = now;
    this.#now = now;
  }

  /** Let the time that is shown go on; it is `now`. */
  tick(now: number = performance.now()): void {
    if (!this.standing && this.clocks.length > 0) this.#now = now;
  }

  /** Whose time the table shows first: one's own, else that of the first whom it waits for. */
  first(you: number | null): number | null {
    return (this.clocks.find((clock) => clock.seat === you) ?? this.clocks[0])?.seat ?? null;
  }

  /** What is left to a seat; null if no time runs for it. */
  of(seat: number | null): Remaining | null {
    const clock = this.clocks.find((one) => one.seat === seat);
    if (clock === undefined) return null;
    const used = this.standing ? 0 : Math.max(0, this.#now - this.#came);
    const whole = (milliseconds: number): number => Math.ceil(Math.max(0, milliseconds) / 1000);
    const spare = used >= clock.left && clock.spare > 0;
    const all = whole(clock.left + clock.spare - used);
    return {
      seconds: spare ? all : whole(clock.left - used),
      spare,
      level: this.standing || all > SOON ? "calm" : all > LAST ? "soon" : "last",
    };
  }
}

/** `1:05`: minutes and seconds. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

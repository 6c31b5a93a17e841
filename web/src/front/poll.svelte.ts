/** Something that the server is asked for again and again, while the page is looked at. */

import { get } from "../app/asking";

/** With so many failures in a row it is said that the answer is old. */
const MISSED = 2;

export class Poll<T> {
  /** The last answer; null before the first. */
  value = $state.raw<T | null>(null);
  /** Whether no answer has come lately. */
  stale = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private missed = 0;
  private text = "";
  private running = true;
  private readonly look = (): void => {
    if (document.visibilityState === "visible") void this.now();
    else clearTimeout(this.timer);
  };

  constructor(
    private readonly path: string,
    private readonly every: number,
  ) {
    document.addEventListener("visibilitychange", this.look);
    void this.now();
  }

  /** Asks at once, and goes on from there. */
  async now(): Promise<void> {
    clearTimeout(this.timer);
    // The browser asks with the tag of what it has: mostly nothing comes back.
    const answer = await get<T>(this.path);
    if (!this.running) return;
    if ("ok" in answer) {
      this.missed = 0;
      const text = JSON.stringify(answer.ok);
      if (text !== this.text) this.value = answer.ok;
      this.text = text;
    } else {
      this.missed += 1;
    }
    this.stale = this.missed >= MISSED;
    clearTimeout(this.timer);
    if (document.visibilityState === "visible") this.timer = setTimeout(() => void this.now(), this.every);
  }

  close(): void {
    this.running = false;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.look);
  }
}

/** What the server says about options while a table is being set up. */

import type { Caution, OptionsLooked, OptionsView } from "../protocol";

/** Whoever taps through the choices asks once. */
export const AFTER_MS = 300;

export class Weighing {
  cautions = $state.raw<readonly Caution[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Asks a moment later, and forgets what was asked before. */
  weigh(options: OptionsView, map: string): void {
    clearTimeout(this.timer);
    this.asked += 1;
    const number = this.asked;
    this.timer = setTimeout(async () => {
      const found = await ask(options, map);
      if (number === this.asked) this.cautions = found;
    }, AFTER_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}

/** Without an answer nothing is said: the lobby says it, too. */
async function ask(options: OptionsView, map: string): Promise<readonly Caution[]> {
  try {
    const answer = await fetch("/api/tables/look", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ options, map }),
    });
    const body = (await answer.json()) as Partial<OptionsLooked>;
    return Array.isArray(body.cautions) ? body.cautions : [];
  } catch {
    return [];
  }
}

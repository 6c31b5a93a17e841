/**
 * What is spoken to a screen reader: sentences gathered for a moment and said at once, so that
 * a burst of events is one message and not forty cut-off ones.
 */

interface Voice {
  polite: (text: string) => void;
  assertive: (text: string) => void;
}

/** Milliseconds in which sentences are gathered. */
export const GATHER = 350;
/** More sentences than this at once are cut to the last ones. */
export const MOST = 6;

export class Speaker {
  readonly #voice: Voice;
  #polite: string[] = [];
  #assertive: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #twin = false;

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  say(text: string, urgency: "polite" | "assertive" = "polite"): void {
    (urgency === "polite" ? this.#polite : this.#assertive).push(text);
    this.#timer ??= setTimeout(() => this.flush(), GATHER);
  }

  /** Say now what was gathered. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#polite.length > 0) this.#voice.polite(this.#spoken(this.#polite));
    if (this.#assertive.length > 0) this.#voice.assertive(this.#spoken(this.#assertive));
    this.#polite = [];
    this.#assertive = [];
  }

  /** A region that gets the same text twice stays silent: every other message ends in a no-break space. */
  #spoken(sentences: string[]): string {
    this.#twin = !this.#twin;
    return sentences.slice(-MOST).join(" ") + (this.#twin ? "\u00a0" : "");
  }
}

/** Plays cues with the browser's own synthesiser: no files, nothing to load. */
import { notesOf, STEP, type Cue, type Note } from "./score";

/** What is used of an AudioContext. */
export type Studio = Pick<AudioContext, "currentTime" | "state" | "destination" | "resume" | "createGain" | "createOscillator">;

/** Seconds in which the same cue is not heard twice: bots may act faster than ears like. */
export const REST = 0.3;
/** At full volume; soft beside other sounds of a computer. */
const LOUDEST = 0.3;
/** Seconds until a note is at its height: without it, it would click. */
const ATTACK = 0.008;
/** What counts as silence, since a sound fades by ratios. */
const SILENCE = 0.0001;

export class Player {
  readonly #open: () => Studio | null;
  #studio: Studio | null = null;
  readonly #heard = new Map<Cue, number>();

  /** `open` makes the studio at the first gesture; null where the browser has none. */
  constructor(open: () => Studio | null = openStudio) {
    this.#open = open;
  }

  /** A person has pressed something: from now on browsers let a page be heard. */
  wake(): void {
    this.#studio ??= this.#open();
    // Phones put it to sleep for a call and other things. A refusal only means silence until the next gesture.
    if (this.#studio !== null && this.#studio.state !== "running") void this.#studio.resume().catch(() => undefined);
  }

  /** Whether anything can be heard. */
  get awake(): boolean {
    return this.#studio?.state === "running";
  }

  /** Let cues sound one after another, at a volume from 0 to 1. Silent before the first gesture. */
  play(cues: readonly Cue[], volume: number): void {
    const studio = this.#studio;
    if (studio === null || studio.state !== "running" || volume <= 0) return;
    let start = studio.currentTime;
    for (const cue of cues) {
      if (studio.currentTime - (this.#heard.get(cue) ?? -REST) < REST) continue;
      this.#heard.set(cue, studio.currentTime);
      for (const note of notesOf(cue)) sound(studio, note, start, volume);
      start += STEP;
    }
  }
}

function openStudio(): Studio | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext();
}

function sound(studio: Studio, note: Note, start: number, volume: number): void {
  const begin = start + note.at;
  const end = begin + note.length;
  const tone = studio.createOscillator();
  const loudness = studio.createGain();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.from, begin);
  tone.frequency.exponentialRampToValueAtTime(note.to, end);
  loudness.gain.setValueAtTime(SILENCE, begin);
  // Ears hear ratios: half way on the slider is a quarter of the loudness.
  loudness.gain.exponentialRampToValueAtTime(Math.max(SILENCE, note.gain * LOUDEST * volume ** 2), begin + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  tone.connect(loudness);
  loudness.connect(studio.destination);
  tone.start(begin);
  tone.stop(end);
}

/** What this browser wants to hear, and the one player of the page. */
import { keep, recall } from "../game/habit";
import { Player } from "./player";
import { audible, type Cue } from "./score";

/** On, but soft, until somebody chooses otherwise. Per cent. */
export const SOFT = 40;

export class Sound {
  muted = $state(recall("sound") === "off");
  /** Per cent, 0 to 100. */
  volume = $state(remembered());
  readonly #player: Player;

  constructor(player: Player = new Player()) {
    this.#player = player;
  }

  wake(): void {
    this.#player.wake();
  }

  play(cues: readonly Cue[], hidden: boolean = document.hidden): void {
    if (!this.muted) this.#player.play(cues.filter((cue) => audible(cue, hidden)), this.volume / 100);
  }

  mute(muted: boolean): void {
    this.muted = muted;
    keep("sound", muted ? "off" : "on");
    if (!muted) {
      this.wake();
      this.play(["chat"]);
    }
  }

  /** Choose a volume, and hear it: who turns it up wants to hear something. */
  tune(volume: number): void {
    this.volume = volume;
    keep("sound-volume", String(volume));
    if (volume > 0 && this.muted) this.mute(false);
    this.wake();
    this.play(["turn"]);
  }
}

function remembered(): number {
  const volume = Number(recall("sound-volume") ?? SOFT);
  return volume >= 0 && volume <= 100 ? volume : SOFT;
}

/** A browser plays for one table at a time. */
export const sound = new Sound();

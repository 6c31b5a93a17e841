/** What this browser wants to hear, and the one player of the page. */
import { keep, recall } from "../game/habit";
import { Floor } from "./floor";
import { Player } from "./player";
import { audible, type Cue } from "./score";

/** On, but soft, until somebody chooses otherwise. Per cent. */
export const SOFT = 40;

export class Sound {
  muted = $state(recall("sound") === "off");
  /** Per cent, 0 to 100. */
  volume = $state(remembered());
  readonly #player: Player;
  #floor: Pick<Floor, "take"> | null;

  constructor(player: Player = new Player(), floor: Pick<Floor, "take"> | null = null) {
    this.#player = player;
    this.#floor = floor;
  }

  /** This tab is at a table: from now on it speaks with the others, and hears there what they choose. */
  attend(): () => void {
    this.#floor ??= new Floor();
    const follow = (): void => {
      this.muted = recall("sound") === "off";
      this.volume = remembered();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }

  wake(): void {
    this.#player.wake();
  }

  play(cues: readonly Cue[], hidden: boolean = document.hidden): void {
    if (!this.muted) this.#player.play(cues.filter((cue) => audible(cue, hidden)), this.volume / 100);
  }

  /** Let an event sound, in one of all tabs that hear of it; `name` is the same in all of them. */
  share(name: string, cues: readonly Cue[]): void {
    const heard = cues.filter((cue) => audible(cue, document.hidden));
    // Who cannot be heard leaves it to the others.
    if (heard.length === 0 || this.muted || this.volume === 0 || !this.#player.awake) return;
    const play = (): void => this.#player.play(heard, this.volume / 100);
    if (this.#floor === null) play();
    else this.#floor.take(name, document.hasFocus() ? 2 : document.hidden ? 0 : 1, play);
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

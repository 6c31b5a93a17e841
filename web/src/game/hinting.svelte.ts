/** A hint: asked for, shown, and gone as soon as the position that it speaks of is. */
import type { Advice, GameView, HintView } from "../protocol";

export class Hinting {
  /** Whether one is being thought of. */
  waiting = $state(false);
  hint = $state.raw<HintView | null>(null);
  #asked = 0;
  #about: string | null = null;

  /** One is asked for now; `end` and `dismiss` name the question by this number. */
  begin(): number {
    this.dismiss();
    this.waiting = true;
    return this.#asked;
  }

  /** The question was answered or refused; whether anybody still wants to know. */
  end(asked: number): boolean {
    if (asked !== this.#asked) return false;
    this.waiting = false;
    return true;
  }

  take(advice: Advice, view: GameView): void {
    if (!this.waiting || advice.on !== view.decision) return;
    this.hint = advice.hint;
    this.#about = position(view);
  }

  /** The game has moved on, perhaps to another decision. */
  look(view: GameView): void {
    if (this.hint !== null && position(view) !== this.#about) this.dismiss();
  }

  dismiss(): void {
    this.#asked += 1;
    this.waiting = false;
    this.hint = null;
  }
}

/** What a hint rests on: the decision, and the offers with their answers, which leave it as it was. */
function position(view: GameView): string {
  return JSON.stringify([view.decision, view.phase, view.offers.map(({ id, accepted, refused }) => [id, accepted, refused])]);
}

/** The analysis of one game: asked for, started, waited for. */
import { get, post, type Refusal } from "../app/asking";
import type { AnalysisState, BoardView, SecondOpinion } from "../protocol";

/** Milliseconds from one look to the next while it is made. */
const EVERY = 800;
/** With so many failures in a row it is said that nothing comes. */
const MISSED = 3;

/** What is told of a game beside its chances. */
export interface Cast {
  board: BoardView;
  seats: { seat: number; name: string; colour: number; emblem: number }[];
}

export class Study {
  /** How far it is; null before the first answer. */
  state = $state.raw<AnalysisState | null>(null);
  /** Why nothing is known. */
  refusal = $state.raw<Refusal | null>(null);
  cast = $state.raw<Cast | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private open = true;
  private missed = 0;
  private readonly seen = (): void => {
    if (document.visibilityState === "visible" && this.isUnderWay) void this.look();
  };

  constructor(private readonly id: string, cast: Cast | null = null) {
    this.cast = cast;
    document.addEventListener("visibilitychange", this.seen);
    void this.look();
  }

  get isUnderWay(): boolean {
    return this.state?.state === "waiting" || this.state?.state === "running";
  }

  /** Has it made; what was refused can be asked for again. */
  async start(): Promise<void> {
    this.refusal = null;
    this.take(await post<AnalysisState>(`/api/games/${this.id}/analysis`, {}));
  }

  async look(): Promise<void> {
    this.take(await get<AnalysisState>(`/api/games/${this.id}/analysis`));
  }

  close(): void {
    this.open = false;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
  }

  private take(answer: { ok: AnalysisState } | Refusal): void {
    if (!this.open) return;
    clearTimeout(this.timer);
    if ("ok" in answer) {
      this.missed = 0;
      this.refusal = null;
      this.state = answer.ok;
      if (this.state.state === "done" && this.cast === null) void this.meet();
    } else if (!this.isUnderWay || ++this.missed >= MISSED) {
      this.refusal = answer;
      return;
    }
    if (this.isUnderWay && document.visibilityState === "visible") {
      this.timer = setTimeout(() => void this.look(), EVERY);
    }
  }

  private async meet(): Promise<void> {
    const answer = await get<Cast>(`/api/games/${this.id}/course`);
    if (!this.open) return;
    if ("ok" in answer) this.cast = answer.ok;
    else this.refusal = answer;
  }
}

/** A master's opinion at a step. */
export function ask(id: string, step: number): Promise<{ ok: SecondOpinion } | Refusal> {
  return get<SecondOpinion>(`/api/games/${id}/advice?step=${step}`);
}

/** What the server says about the draft: asked a moment after the last change, the latest answer counts. */
import type { FindingView, MapCheck } from "../protocol";
import { sideKey, SIDES, type Key, type Side, type SideKey } from "./model";
import { checkMap } from "./server";
import { placed, type Section, type Written } from "./text";

/** Milliseconds without a change before the server is asked. */
const PAUSE = 350;
/** Until it is asked again when it asked for patience. */
const PATIENCE = 2500;
/** And when it did not answer at all: it may only be restarting. */
const RETRY = 5000;

const RETRIED: ReadonlySet<string> = new Set(["unreachable", "internal"]);

export interface Remark {
  finding: FindingView;
  /** Where on the map it is. */
  place: Key | SideKey | null;
  /** Which form it is about. */
  section: Section | null;
}

export class Checker {
  /** The latest answer; it may be about an older drawing while `busy`. */
  answer = $state.raw<MapCheck | null>(null);
  remarks = $state.raw<Remark[]>([]);
  /** Sides on which ports can be built, of the drawing that was checked. */
  coast = $state.raw<SideKey[]>([]);
  /** Why there is no answer: a `refused-<code>` phrase. */
  problem = $state<string | null>(null);
  busy = $state(false);

  readonly faultless: boolean = $derived(
    this.answer !== null && !this.busy && this.problem === null && !this.remarks.some(({ finding }) => finding.severity === "error"),
  );

  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  #asked = "";

  /**
   * Checks this text soon. `heard` gets the answer, if it is still the text by then, and says whether it changes the
   * text itself: what is wrong with it then is no news.
   */
  follow(written: Written, heard: (answer: MapCheck) => boolean): void {
    if (written.text === this.#asked && this.problem === null) return;
    this.#asked = written.text;
    this.busy = true;
    this.#wait(written, heard, PAUSE);
  }

  /** Nothing is drawn: nothing is said. */
  rest(): void {
    this.stop();
    this.answer = this.problem = null;
    this.remarks = [];
    this.coast = [];
    this.busy = false;
    this.#asked = "";
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }

  #wait(written: Written, heard: (answer: MapCheck) => boolean, pause: number): void {
    this.stop();
    const turn = this.#turn;
    this.#timer = setTimeout(() => void this.#ask(written, heard, turn), pause);
  }

  async #ask(written: Written, heard: (answer: MapCheck) => boolean, turn: number): Promise<void> {
    const answer = await checkMap(written.text);
    if (turn !== this.#turn) return;
    if ("code" in answer) {
      if (answer.code === "too_fast") return this.#wait(written, heard, PATIENCE);
      this.problem = answer.code;
      this.busy = false;
      if (RETRIED.has(answer.code)) this.#wait(written, heard, RETRY);
      return;
    }
    this.problem = null;
    this.coast = answer.said.coast.flatMap(([q, r, side]) => sideOn(written, q, r, side) ?? []);
    if (heard(answer.said)) return;
    this.busy = false;
    this.answer = answer.said;
    this.remarks = answer.said.findings.map((finding) => ({
      finding,
      place: written.at(finding.line, finding.column),
      section: written.section(finding.line),
    }));
  }
}

function sideOn(written: Written, q: number, r: number, towards: string): SideKey | null {
  const side: Side | undefined = SIDES.find((known) => known === towards);
  const [ownQ, ownR] = placed(written, { q, r }).split(",").map(Number);
  return side === undefined ? null : sideKey({ q: ownQ ?? 0, r: ownR ?? 0 }, side);
}

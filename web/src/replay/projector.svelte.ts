/**
 * Where one is in a finished game, and what is shown of it. It feeds the store of the live table with the
 * server's frames, so that the board and the panels of the live table show them.
 */
import { plan, type Step } from "../anim/plan";
import { keep, recall } from "../game/habit";
import { GameStore } from "../game/store.svelte";
import type { Course, FrameView, GameView, MarkKind, MarkView, TableView } from "../protocol";
import { MARK_KINDS, nextMark, nextTurn, previousMark, previousTurn, turnAt, turnStep } from "./course";
import type { Command } from "./keys";
import { faster, filmLength, paced, parseSpeed, slower, stay, type Speed } from "./pace";
import { clampStep, type Place } from "./place";
import type { Eye, Reel } from "./reel";

/** Steps whose events the log shows after a jump. */
const PAST = 48;
/** Milliseconds after which it is shown that one waits for the server. */
const PATIENCE = 250;
/** Marks that are not listed at first: there may be hundreds. */
const ODD: readonly MarkKind[] = ["trade"];

export interface Shown {
  frame: FrameView;
  /** Whether it followed the one before by itself or by one step: then what happened is news. */
  forward: boolean;
  film: Step[];
}

export class Projector {
  readonly course: Course;
  readonly store = new GameStore(() => "");
  /** Where one wants to be; what is shown follows at once, or as soon as it has come. */
  step = $state(0);
  eye = $state<Eye>("all");
  playing = $state(false);
  speed = $state<Speed>(parseSpeed(recall("replay-speed")));
  frame = $state.raw<FrameView | null>(null);
  waiting = $state(false);
  /** Code of why the last step did not come. */
  failure = $state<string | null>(null);
  kinds = $state.raw<readonly MarkKind[]>(MARK_KINDS.filter((kind) => !ODD.includes(kind)));

  readonly turn = $derived.by(() => turnAt(this.course, this.step));
  /** The marks that are listed, and that one jumps to. */
  readonly marks = $derived.by<readonly MarkView[]>(() => this.course.marks.filter((mark) => this.kinds.includes(mark.kind)));

  readonly #reel: Reel;
  readonly #codeOf: (problem: unknown) => string;
  readonly #watchers = new Set<(shown: Shown) => void>();
  /** Whose knowledge the shown frame is. */
  #seen: Eye | null = null;
  #asked = 0;
  #dragging = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `codeOf` names why the reel could not bring a step. */
  constructor(game: string, course: Course, reel: Reel, codeOf: (problem: unknown) => string = () => "unreachable") {
    this.course = course;
    this.#reel = reel;
    this.#codeOf = codeOf;
    this.store.receive({ t: "welcome", version: "", protocol: 1, name: null, table: tableOf(game, course, [], []) });
    this.store.receive({ t: "board", game: 1, board: course.board });
    this.store.status = "online";
  }

  /** Hear of every step that is shown. Returns how to stop. */
  watch(watcher: (shown: Shown) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  get place(): Place {
    return { step: this.step, eye: this.eye };
  }

  /** Go to a step; a game that plays by itself stops. Settles when it is shown, or another was asked for. */
  async seek(step: number): Promise<void> {
    this.pause();
    await this.#go(step, this.eye);
  }

  /** Follow the handle of the timeline: what it is dragged over too fast to come is left out. */
  async drag(step: number): Promise<void> {
    this.pause();
    this.step = clampStep(step, this.course);
    if (this.#dragging) return;
    this.#dragging = true;
    let at: number;
    do {
      at = this.step;
      await this.#go(at, this.eye);
    } while (at !== this.step && this.failure === null);
    this.#dragging = false;
  }

  /** Go to a moment that an address names. */
  go({ step, eye }: Place): void {
    this.pause();
    void this.#go(step, eye);
  }

  /** See the same moment through another eye. */
  async look(eye: Eye): Promise<void> {
    await this.#go(this.step, eye);
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    if (this.step >= this.course.steps) void this.#go(0, this.eye);
    else void this.#go(this.step + 1, this.eye);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep("replay-speed", String(speed));
  }

  list(kind: MarkKind, on: boolean): void {
    this.kinds = MARK_KINDS.filter((other) => (other === kind ? on : this.kinds.includes(other)));
  }

  /** Carry out what a key or a button asks for; false for what is not ours. */
  command(command: Command): boolean {
    const { course, step } = this;
    const jumps: Partial<Record<Command, () => number>> = {
      next: () => step + 1,
      back: () => step - 1,
      "next-turn": () => nextTurn(course, step),
      "back-turn": () => previousTurn(course, step),
      "next-mark": () => nextMark(this.marks, step)?.step ?? course.steps,
      "back-mark": () => previousMark(this.marks, step)?.step ?? 0,
      first: () => 0,
      last: () => course.steps,
    };
    const jump = jumps[command];
    if (jump !== undefined) void this.seek(jump());
    else if (command === "play") (this.playing ? this.pause() : this.play());
    else if (command === "faster") this.setSpeed(faster(this.speed));
    else if (command === "slower") this.setSpeed(slower(this.speed));
    else if (command === "all" || command === "watch") void this.look(command);
    else if (command.startsWith("seat-")) void this.look(`${Number(command.slice(5))}`);
    else return false;
    return true;
  }

  toTurn(turn: number): void {
    void this.seek(turnStep(this.course, turn));
  }

  close(): void {
    this.pause();
    this.#asked += 1;
    this.#watchers.clear();
  }

  async #go(step: number, eye: Eye): Promise<void> {
    this.step = clampStep(step, this.course);
    this.eye = eye;
    this.failure = null;
    const asked = (this.#asked += 1);
    const here = this.#reel.find(eye, this.step);
    if (here !== null) return this.#show(here, eye);
    const slow = setTimeout(() => (this.waiting = asked === this.#asked), PATIENCE);
    try {
      const frame = await this.#reel.load(eye, this.step);
      if (asked === this.#asked) this.#show(frame, eye);
    } catch (problem) {
      if (asked !== this.#asked) return;
      this.pause();
      this.waiting = false;
      this.failure = this.#codeOf(problem);
    } finally {
      clearTimeout(slow);
    }
  }

  #show(frame: FrameView, eye: Eye): void {
    const before = this.frame;
    const forward = before !== null && this.#seen === eye && frame.step === before.step + 1;
    // Everybody's eye is nobody's: no panel shall think that somebody sits here who could act.
    const view = { ...frame.view, you: null };
    const film = forward ? paced(plan(before.view, frame.events, view, this.course.board), this.speed) : [];
    this.#seat(before, frame);
    if (forward) {
      this.store.receive({ t: "update", since: before.step, view, events: frame.events });
    } else if (before === null || before.step !== frame.step || this.#seen !== eye) {
      this.#recall(frame, eye, view);
    }
    this.#seen = eye;
    this.frame = frame;
    this.waiting = false;
    this.#reel.prefetch(eye, frame.step);
    for (const watcher of this.#watchers) watcher({ frame, forward, film });
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (frame.step >= this.course.steps) this.playing = false;
    else this.#timer = setTimeout(() => void this.#go(this.step + 1, this.eye), stay(frame.events, filmLength(film), this.speed));
  }

  /** After a jump the log tells what went before; what of it is not here yet comes a moment later. */
  #recall(frame: FrameView, eye: Eye, view: GameView): void {
    const past = this.#reel.past(eye, frame.step, PAST);
    this.store.receive({ t: "update", since: null, view, events: past.flatMap((one) => one.events) });
    const before = frame.step - past.length;
    if (past.length >= PAST || before < 0) return;
    const again = (): void => {
      if (this.frame === frame && this.#seen === eye) this.#recall(frame, eye, view);
    };
    this.#reel.load(eye, before).then(again, () => undefined);
  }

  /** For whom a bot plays, and who has given up: the chairs say so. */
  #seat(before: FrameView | null, frame: FrameView): void {
    const changed = (a: number[], b: number[]): boolean => a.join() !== b.join();
    if (before !== null && !changed(before.away, frame.away) && !changed(before.conceded, frame.conceded)) return;
    const id = this.store.table?.id ?? "";
    this.store.receive({ t: "table", table: tableOf(id, this.course, frame.away, frame.conceded) });
  }
}

/** The table that the panels ask for names and looks. */
function tableOf(id: string, course: Course, away: readonly number[], conceded: readonly number[]): TableView {
  return {
    id, code: "", public: false, state: "over", game: 1, finished: id, host: false, you: null, own: null, cautions: [],
    pace: "normal", watchers: 0, watching: [], barred: [], excluded: false, paused: false, saved: false, pause_asked: [],
    proposal: null, closed: true,
    seats: course.seats.map((seat) => ({
      seat: seat.seat, kind: seat.kind, name: seat.name, colour: seat.colour, emblem: seat.emblem, online: true,
      substitute: away.includes(seat.seat), away: null, conceded: conceded.includes(seat.seat), locked: false,
      ready: true, host: false, level: null, trait: null,
    })),
    options: {
      players: course.seats.length, island: course.board.island, target: course.target, friendly_robber: false,
      robber: true, discard: true, route_award: true, army_award: true, special_building: true, gifts: true,
      bank_shown: true, dice: "normal", soft_sevens: false, no_early_seven: 0, deal: "random", turn_time: 0, spare_time: 0, watchers_chat: false,
      watchers: true, level: "standard", undo: false, hints: false,
    },
  };
}

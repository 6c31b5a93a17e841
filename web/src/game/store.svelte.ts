/**
 * The table as this browser knows it: the fold of the server's messages. It holds no rules;
 * what is shown is the server's last view, at once, whatever is still being animated.
 */
import { Countdown } from "./countdown.svelte";
import type { BoardView, EventView, GameView, LessonMessage, Plan, Saying, SealView, ServerMessage, TableView } from "../protocol";
import { Hinting } from "./hinting.svelte";
import { Talk } from "./talk.svelte";
import { Patience } from "./patience.svelte";

export type Answer = { ok: true } | { ok: false; code: string; args: Record<string, string | number> };

interface LogEntry {
  key: number;
  event: EventView;
}

/** One update as it came: what animation and announcer work on. */
export interface Turnover {
  previous: GameView | null;
  events: EventView[];
  next: GameView;
  /** False for a resync: then the events are history, not news. */
  news: boolean;
}

/** What the table screen says to the server. Sending gives the id that the answer will name. */
export type Outgoing =
  | { t: "act"; action: string; on: number | null }
  | { t: "pause"; on: boolean }
  | { t: "back" }
  | { t: "trading"; on: boolean }
  | { t: "undo"; on: number | null }
  | { t: "hint"; on: number | null }
  | { t: "concede"; game: number | null }
  | { t: "propose"; plan: Plan; seat: number | null }
  | { t: "answer"; agree: boolean; on: number | null }
  | { t: "say"; text: string; saying: Saying | null }
  | { t: "sync" };

const LOG_LENGTH = 400;

export class GameStore {
  table = $state.raw<TableView | null>(null);
  board = $state.raw<BoardView | null>(null);
  view = $state.raw<GameView | null>(null);
  /** How the chance of the game is settled, or was. */
  seal = $state.raw<SealView | null>(null);
  /** If it is a lesson: what comes next. */
  lesson = $state.raw<LessonMessage | null>(null);
  log = $state.raw<LogEntry[]>([]);
  readonly countdown = new Countdown();
  readonly patience = new Patience();
  /** The name this browser used last. */
  name = $state<string | null>(null);
  /** Of the socket; the one who owns it keeps this true. */
  status = $state<string>("connecting");
  /** Messages that the server has not answered yet. */
  waiting = $state(0);
  /** What people say at the table. */
  readonly talk = new Talk();
  /** What a master would do, if it was asked. */
  readonly hinting = new Hinting();

  readonly #send: (message: Outgoing) => string;
  readonly #unanswered = new Map<string, (answer: Answer) => void>();
  /** Actions that the server has not answered yet. */
  readonly #acting = new Map<string, Promise<Answer>>();
  readonly #watchers = new Set<(turnover: Turnover) => void>();
  #entry = 0;
  #game: number | null = null;
  #asked = false;

  /** `send` keeps a message until it is answered, over reconnects too. */
  constructor(send: (message: Outgoing) => string) {
    this.#send = send;
  }

  /** Hear of every update after it is in place. Returns how to stop. */
  watch(watcher: (turnover: Turnover) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Send a game action; the promise settles when the server has answered it. Asked twice meanwhile, it is done once. */
  act(action: string, on: number | null = this.view?.decision ?? null): Promise<Answer> {
    const key = `${action} ${on}`;
    let answer = this.#acting.get(key);
    if (answer === undefined) {
      answer = this.#ask({ t: "act", action, on });
      this.#acting.set(key, answer);
      void answer.then(() => this.#acting.delete(key));
    }
    return answer;
  }

  /** Say something to the table: words of one's own, or a quick phrase. */
  say(text: string, saying: Saying | null = null): Promise<Answer> {
    return this.#ask({ t: "say", text, saying });
  }

  /** Say whether one trades in this turn of another player's. */
  trading(on: boolean): Promise<Answer> {
    return this.#ask({ t: "trading", on });
  }

  /** Take back one's last build or bank trade. */
  undo(on: number | null = this.view?.decision ?? null): Promise<Answer> {
    return this.#ask({ t: "undo", on });
  }

  /** Ask what a master would do; null if the answer came too late to be of use. */
  async hint(): Promise<Answer | null> {
    const asked = this.hinting.begin();
    const answer = await this.#ask({ t: "hint", on: this.view?.decision ?? null });
    return this.hinting.end(asked) && (answer.ok || answer.code !== "stale") ? answer : null;
  }

  /** Give up: a bot plays on. */
  concede(): Promise<Answer> {
    return this.#ask({ t: "concede", game: this.table?.game ?? null });
  }

  /** Propose something to the others; `seat` is whom a bot shall replace. */
  propose(plan: Plan, seat: number | null = null): Promise<Answer> {
    return this.#ask({ t: "propose", plan, seat });
  }

  /** Agree to what is proposed, or refuse it. */
  answer(agree: boolean, on: number | null = this.table?.proposal?.number ?? null): Promise<Answer> {
    return this.#ask({ t: "answer", agree, on });
  }

  #ask(message: Outgoing): Promise<Answer> {
    return new Promise((resolve) => {
      this.#unanswered.set(this.#send(message), resolve);
      this.waiting = this.#unanswered.size;
    });
  }

  /** Ask for something whose answer is seen at the table. */
  tell(message: Outgoing): void {
    this.#send(message);
  }

  /** Let the times that are shown go on. */
  tick(): void {
    this.countdown.tick();
    this.patience.tick();
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.name = message.name;
        this.table = message.table;
        this.seal = null;
        this.patience.told();
        this.talk.open(message.table.id);
        this.#asked = false;
        break;
      case "table":
        this.table = message.table;
        this.patience.told();
        break;
      case "seal":
        this.seal = message.seal;
        break;
      case "board":
        if (this.#game !== message.game) this.#begin(message.game);
        this.board = message.board;
        break;
      case "update":
        this.#update(message.since, message.view, message.events);
        break;
      case "lesson":
        this.lesson = message;
        break;
      case "clock":
        this.countdown.take(message);
        break;
      case "chat_history":
        this.talk.history(message.you, message.lines);
        break;
      case "chat":
        this.talk.add(message.line);
        break;
      case "advice":
        if (this.view !== null) this.hinting.take(message, this.view);
        this.#answer(message.id, { ok: true });
        break;
      case "ack":
        this.#answer(message.id, { ok: true });
        break;
      case "refused":
        if (message.id !== null) this.#answer(message.id, { ok: false, code: message.code, args: message.args });
        break;
    }
  }

  #begin(game: number): void {
    this.#game = game;
    this.view = null;
    this.hinting.dismiss();
    this.log = [];
  }

  #update(since: number | null, next: GameView, events: EventView[]): void {
    const previous = this.view;
    const news = since !== null && previous !== null;
    if (news && next.seq < previous.seq) return;
    if (since !== null && since !== (previous?.seq ?? 0)) {
      // Something between is missing: everything is asked again, once, and this view shown meanwhile.
      if (!this.#asked) this.#send({ t: "sync" });
      this.#asked = true;
      if (previous === null || next.seq > previous.seq) {
        this.view = next;
        this.hinting.look(next);
      }
      return;
    }
    if (since === null) this.#asked = false;
    if (next.seq !== previous?.seq) this.patience.moved();
    const entries = events.map((event) => ({ key: this.#entry++, event }));
    this.log = since === null ? entries : [...this.log, ...entries].slice(-LOG_LENGTH);
    this.view = next;
    this.hinting.look(next);
    for (const watcher of this.#watchers) watcher({ previous, events, next, news });
  }

  #answer(id: string, answer: Answer): void {
    const resolve = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    this.waiting = this.#unanswered.size;
    resolve?.(answer);
  }
}

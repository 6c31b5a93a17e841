/**
 * What one person is doing at the table and the server need not know: which action is chosen,
 * the trade being put together, which panel is open. Components share it through a context.
 */
import { createContext } from "svelte";
import { t, has } from "../i18n/index";
import type { CardName, Cards, GameView, OfferView, SeatView } from "../protocol";
import { PLACE_WORDS, deedsOf, type PlaceWord, type Word } from "./action";
import { none } from "./cards";
import type { Answer, GameStore } from "./store.svelte";

export type Tab = "log" | "chat" | "trade" | "list" | "facts";

interface Note {
  key: number;
  text: string;
}

/** How long a note stays, in milliseconds. */
const NOTE_TIME = 6000;

export class Desk {
  readonly game: GameStore;
  /** The action chosen in the bar; what the board lights up unless a step is forced. */
  chosen = $state<PlaceWord | null>(null);
  tab = $state<Tab>("log");
  /** On a phone: whether the sheet shows its tab. */
  open = $state(false);
  /** The development card being looked at or played. */
  card = $state<CardName | null>(null);
  give = $state.raw<Cards>(none());
  want = $state.raw<Cards>(none());
  /** The offer that the trade being put together answers. */
  answering = $state<number | null>(null);
  /** A place that a lesson points at. */
  aim = $state<string | null>(null);
  notes = $state.raw<Note[]>([]);
  #note = 0;

  constructor(game: GameStore) {
    this.game = game;
  }

  get view(): GameView | null {
    return this.game.view;
  }

  get me(): number | null {
    return this.view?.you ?? null;
  }

  /** A place must be named next, whatever is chosen: founding, robber, free roads. */
  get forced(): PlaceWord | null {
    const view = this.view;
    if (view === null || view.you === null || !view.must.includes(view.you)) return null;
    if (!["found_settlement", "found_road", "robber", "free_road"].includes(view.phase)) return null;
    return PLACE_WORDS.find((word) => deedsOf(view.legal, word).length > 0) ?? null;
  }

  /** What the board lights up now. */
  get placing(): PlaceWord | null {
    const forced = this.forced;
    if (forced !== null) return forced;
    const word = this.chosen;
    return word !== null && this.legal(word) ? word : null;
  }

  legal(word: Word): boolean {
    return this.view !== null && deedsOf(this.view.legal, word).length > 0;
  }

  /** Offers are free-form: open when the server names no reason against them and the turn is ours. */
  get mayOffer(): boolean {
    const view = this.view;
    return view !== null && view.you !== null && view.phase === "main" && view.on_turn === view.you && !view.off["offer"];
  }

  /** Why an action is closed, in words; null when it is open. */
  reason(word: Word): string | null {
    const view = this.view;
    if (word === "offer" ? this.mayOffer : this.legal(word)) return null;
    const code = view?.off[word];
    if (code && has(`off-${code}`)) return t(`off-${code}`);
    if (view?.phase === "over") return t("off-game_over");
    if (view?.you === null) return t("off-watching");
    return view?.must.includes(view.you ?? -1) ? t("off-wrong_phase") : t("off-not_your_turn");
  }

  /** Whether one may ask for a hint: the table plays with them, and there is something to decide. */
  get mayHint(): boolean {
    const view = this.view;
    const table = this.game.table;
    if (view === null || view.you === null || view.phase === "over") return false;
    if (table === null || !table.options.hints || table.paused || this.seat(view.you)?.conceded) return false;
    return view.must.includes(view.you) || (view.may.includes(view.you) && view.legal.length > 0);
  }

  /** Ask for a hint; pressed again, it goes. */
  async askHint(): Promise<void> {
    const hinting = this.game.hinting;
    if (hinting.waiting) return;
    if (hinting.hint !== null) return hinting.dismiss();
    const answer = await this.game.hint();
    if (answer !== null && !answer.ok) this.#explain(answer);
  }

  seat(seat: number): SeatView | undefined {
    return this.game.table?.seats.find((chair) => chair.seat === seat);
  }

  /** Whether a bot plays there, of its own or on for somebody. */
  isBot(seat: number): boolean {
    const chair = this.seat(seat);
    return chair !== undefined && (chair.kind === "bot" || chair.substitute || chair.conceded);
  }

  name(seat: number): string {
    return this.seat(seat)?.name || t("seat-number", { number: seat + 1 });
  }

  emblem(seat: number): number {
    return this.seat(seat)?.emblem ?? seat;
  }

  colour(seat: number): number {
    return this.seat(seat)?.colour ?? seat;
  }

  choose(word: PlaceWord | null): void {
    this.chosen = this.chosen === word ? null : word;
    this.card = null;
  }

  show(tab: Tab): void {
    const closing = this.open && this.tab === tab;
    this.open = !closing;
    // Where the panel cannot be folded, closing something leads back to the log.
    this.tab = closing ? "log" : tab;
  }

  clearTrade(): void {
    this.give = none();
    this.want = none();
    this.answering = null;
  }

  /** Put an offer's terms on the table, seen from our side and as far as we hold them, to answer it with others. */
  counter(offer: OfferView): void {
    const hand = this.view?.players[this.me ?? -1]?.hand ?? none();
    this.answering = offer.id;
    this.give = offer.want.map((count, kind) => Math.min(count, hand[kind] ?? 0));
    this.want = offer.give;
    this.tab = "trade";
    this.open = true;
  }

  /** Carry out an action; a refusal is told in a note. True when it was done. */
  act(text: string): Promise<boolean> {
    return this.done(this.game.act(text));
  }

  /** Wait for an answer; a refusal is told in a note. True when it was done. */
  async done(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    if (!answer.ok) this.#explain(answer);
    return answer.ok;
  }

  #explain({ code, args }: Answer & { ok: false }): void {
    const key = `refused-${code}`;
    this.tell(has(key) ? t(key, args) : t("refused-unknown", { code }));
  }

  tell(text: string): void {
    const key = (this.#note += 1);
    this.notes = [...this.notes.filter((note) => note.text !== text), { key, text }].slice(-3);
    setTimeout(() => this.hush(key), NOTE_TIME);
  }

  hush(key: number): void {
    this.notes = this.notes.filter((note) => note.key !== key);
  }
}

export const [desk, setDesk] = createContext<Desk>();

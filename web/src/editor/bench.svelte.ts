/** The workbench: the draft with its past, the tool in hand, the cursor, and whether the draft is saved. */
import type { PortKind } from "../protocol";
import { amend, begin, redo, step, undo, type History } from "./history";
import { cellOf, EMPTY, extent, type Cell, type Draft, type Key, type SideKey } from "./model";
import { write, type Written } from "./text";
import { strokeFrom, tapSide, type Stroke, type Tool } from "./tool";
import { centred, fieldFor, fits, type Field } from "./transform";

/** Room for every map of the game, turned any way. */
const USUAL_FIELD: Field = { rows: 13, columns: 25 };

export class Bench {
  #history = $state.raw<History<Draft>>(begin(EMPTY));
  #begun: { before: Draft; stroke: Stroke } | null = null;
  #saved = $state.raw<string | null>(null);
  tool = $state.raw<Tool>({ kind: "terrain", letter: "?" });
  field = $state.raw<Field>(USUAL_FIELD);
  cursor = $state.raw<Cell>({ q: 3, r: 6 });
  /** A place that is pointed at: by a message of the checker. `turn` tells two pointings apart. */
  shown = $state.raw<{ place: Key | SideKey; turn: number } | null>(null);
  /** Counts up when another map is opened: the eye goes back to the whole of it. */
  opened = $state(0);

  readonly written: Written = $derived(write(this.#history.now));
  readonly canUndo: boolean = $derived(this.#history.past.length > 0);
  readonly canRedo: boolean = $derived(this.#history.future.length > 0);
  /** Whether what is drawn stands nowhere but in the draft. */
  readonly unsaved: boolean = $derived(this.#history.now.cells.size > 0 && this.written.text !== this.#saved);

  get draft(): Draft {
    return this.#history.now;
  }

  /** One step that can be undone. */
  change(next: Draft): void {
    this.finish();
    this.#history = step(this.#history, next);
    this.#makeRoom();
  }

  /** What follows from the drawing by itself, such as pools that are filled in. */
  follow(next: Draft): void {
    this.#history = amend(this.#history, next);
  }

  undo(): void {
    this.finish();
    this.#history = undo(this.#history);
    this.#makeRoom();
  }

  redo(): void {
    this.finish();
    this.#history = redo(this.#history);
    this.#makeRoom();
  }

  /** The map that the work begins with: nothing came before it. */
  start(draft: Draft, saved: boolean): void {
    this.#history = begin(EMPTY);
    this.open(draft, saved);
    this.#history = begin(this.draft);
  }

  /** Another map in place of this one; can be undone. */
  open(draft: Draft, saved: boolean): void {
    const field = fieldFor(draft, USUAL_FIELD);
    const next = centred(draft, field);
    this.change(next);
    this.field = field;
    this.#saved = saved ? write(next).text : null;
    this.cursor = middle(next) ?? { q: 3, r: 6 };
    this.opened += 1;
  }

  /** The same map turned or mirrored, in the middle of the field again. */
  transform(draft: Draft): void {
    this.field = fieldFor(draft, this.field);
    this.change(centred(draft, this.field));
  }

  markSaved(): void {
    this.#saved = this.written.text;
  }

  /** Begins a stroke of the tool on a cell; false if the tool leaves cells alone. */
  begin(key: Key, tool: Tool = this.tool): boolean {
    this.finish();
    const stroke = strokeFrom(tool, this.draft, key);
    if (stroke === null) return false;
    this.#begun = { before: this.draft, stroke };
    this.extend([key]);
    return true;
  }

  extend(keys: Iterable<Key>): void {
    if (this.#begun !== null) this.#history = amend(this.#history, this.#begun.stroke(this.draft, keys));
  }

  /** Ends the stroke: the whole of it is one step. */
  finish(): void {
    if (this.#begun === null) return;
    const { before } = this.#begun;
    this.#begun = null;
    this.#history = step(amend(this.#history, before), this.draft);
  }

  /** Takes back what the stroke has done so far. */
  cancel(): void {
    if (this.#begun !== null) this.#history = amend(this.#history, this.#begun.before);
    this.#begun = null;
  }

  /** The tool once, on one cell. */
  touch(key: Key, tool: Tool = this.tool): void {
    this.begin(key, tool);
    this.finish();
  }

  tapSide(side: SideKey, port: PortKind | null): void {
    this.change(tapSide(this.draft, side, port));
  }

  show(place: Key | SideKey): void {
    this.cursor = cellOf(place);
    this.shown = { place, turn: (this.shown?.turn ?? 0) + 1 };
  }

  /** After going back and forth between maps of different sizes. */
  #makeRoom(): void {
    const around = extent(this.draft.cells.keys());
    if (around === null || fits(this.draft, this.field)) return;
    const right = around.right | 1;
    this.field = { rows: Math.max(this.field.rows, around.bottom + 1), columns: Math.max(this.field.columns, right) };
  }
}

/** The drawn cell nearest the middle of a map. */
function middle(draft: Draft): Cell | null {
  const around = extent(draft.cells.keys());
  if (around === null) return null;
  const away = (key: Key): number => {
    const { q, r } = cellOf(key);
    return Math.abs(2 * q + r - (around.left + around.right) / 2) + 2 * Math.abs(r - (around.top + around.bottom) / 2);
  };
  const nearest = [...draft.cells.keys()].reduce((best, key) => (away(key) < away(best) ? key : best));
  return cellOf(nearest);
}

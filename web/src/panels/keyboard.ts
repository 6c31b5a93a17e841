/** Where the keyboard goes on at the table: what it was on may be gone once it has acted. */

export class Keyboard {
  #held = false;

  /** Whether the keyboard, and no pointer, was last used, and in here. */
  take(event: FocusEvent, root: HTMLElement | undefined): void {
    const at = event.target as Element;
    this.#held = root?.contains(at) === true && at.matches(":focus-visible");
  }

  drop(): void {
    this.#held = false;
  }

  /** Whether it has lost its place. */
  get lost(): boolean {
    return this.#held && document.activeElement === document.body;
  }

  /** Whether it stands in a part of the page. */
  isIn(part: string): boolean {
    const at = document.activeElement;
    return at !== null && at.closest(part) !== null && at.matches(":focus-visible");
  }
}

/** Puts the focus on the first open button of a part; false if it has none. */
export function enter(root: HTMLElement | undefined, part: string): boolean {
  const first = root?.querySelector<HTMLElement>(`${part} button:not([aria-disabled="true"], :disabled)`);
  first?.focus();
  return first !== null && first !== undefined;
}

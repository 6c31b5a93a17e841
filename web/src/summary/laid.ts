/** How a reader has laid out a served page: it is written anew in another language, and stays as it was laid out. */

export interface Laid {
  /** Which parts are unfolded, in their order. */
  open: boolean[];
  /** What stands in the fields, in their order. */
  typed: string[];
}

// What is live in the page looks after itself.
const FOLDED = "details:not([data-live] *)";
const FIELDS = '[data-live="search"] input';

export function laid(page: HTMLElement): Laid {
  return {
    open: [...page.querySelectorAll<HTMLDetailsElement>(FOLDED)].map((one) => one.open),
    typed: [...page.querySelectorAll<HTMLInputElement>(FIELDS)].map((one) => one.value),
  };
}

/** Another page, as one with as many parts and fields was laid out. */
export function lay(page: HTMLElement, { open, typed }: Laid): void {
  const parts = [...page.querySelectorAll<HTMLDetailsElement>(FOLDED)];
  if (parts.length === open.length) parts.forEach((one, k) => (one.open = open[k] ?? false));
  const fields = [...page.querySelectorAll<HTMLInputElement>(FIELDS)];
  if (fields.length === typed.length) fields.forEach((one, k) => (one.value = typed[k] ?? ""));
}

/** Searching a page that the server wrote: what does not fit is hidden, what fits is marked. No Svelte here. */

/** What a language writes in several ways counts as the same: case, accents, width of signs. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase().replace(/ł/g, "l");
}

/** The words of a query; all of them must be found. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/u).filter((word) => word !== "");
}

export function fits(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** Brings the search of a page to life; what is returned takes it away again. */
export function bringSearch(page: HTMLElement): () => void {
  const form = page.querySelector<HTMLFormElement>('[data-live="search"]');
  const field = form?.querySelector<HTMLInputElement>("input");
  const told = form?.querySelector<HTMLElement>('[role="status"]');
  if (!form || !field || !told) return () => undefined;

  const show = (): void => {
    const words = wordsOf(field.value);
    const found = filter(page, words);
    mark(page, words);
    if (words.length === 0) told.textContent = "";
    else told.textContent = found === 0 ? (form.dataset["none"] ?? "") : `${form.dataset["some"]} ${found}`;
  };
  const jump = (event: Event): void => {
    event.preventDefault();
    const first = [...page.querySelectorAll<HTMLElement>(".chapters section")].find((section) => !section.hidden);
    const entry = [...(first?.querySelectorAll<HTMLElement>(".entry") ?? [])].find((one) => !one.hidden && fits(one.textContent, wordsOf(field.value)));
    const heading = (entry ?? first)?.querySelector<HTMLElement>("h2, h3");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  };
  const clear = (): void => {
    // A link to a hidden part shows it again.
    if (field.value === "") return;
    field.value = "";
    show();
  };
  const follow = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const target = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    if (target?.closest("[hidden]")) clear();
  };

  form.hidden = false;
  // Words that were typed into the same page in another language.
  if (field.value !== "") show();
  field.addEventListener("input", show);
  form.addEventListener("submit", jump);
  page.addEventListener("click", follow);
  return () => {
    mark(page, []);
    field.removeEventListener("input", show);
    form.removeEventListener("submit", jump);
    page.removeEventListener("click", follow);
  };
}

/** Hides sections, and entries in them, without the words; how many are left of both that have them. */
function filter(page: HTMLElement, words: readonly string[]): number {
  let found = 0;
  for (const section of page.querySelectorAll<HTMLElement>(".chapters section")) {
    const heading = section.querySelector("h2");
    const whole = fits(heading?.textContent ?? "", words);
    const entries = [...section.querySelectorAll<HTMLElement>(".entry")];
    let inside = 0;
    for (const entry of entries) {
      const fit = whole || fits(entry.textContent, words);
      entry.hidden = !fit;
      if (fit) inside += 1;
    }
    const fit = whole || inside > 0 || fits(section.textContent, words);
    section.hidden = !fit;
    if (fit) found += Math.max(1, whole ? 1 : inside);
    const link = page.querySelector<HTMLElement>(`.contents a[href="#${heading?.id ?? ""}"]`);
    const line = link?.closest("li");
    if (line) line.hidden = !fit;
  }
  return found;
}

/** Marks the words where they stand, without touching the text; older browsers only filter. */
function mark(page: HTMLElement, words: readonly string[]): void {
  if (typeof CSS === "undefined" || !("highlights" in CSS)) return;
  CSS.highlights.delete("found");
  if (words.length === 0) return;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(page.querySelector(".chapters") ?? page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const [from, to] of places(node.textContent ?? "", words)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

/** Where words stand in a text, by its own signs. */
export function places(text: string, words: readonly string[]): [from: number, to: number][] {
  // Folding may change lengths: where each folded sign comes from.
  const from: number[] = [];
  let folded = "";
  let at = 0;
  for (const sign of text) {
    const plain = fold(sign);
    for (let k = 0; k < plain.length; k += 1) from.push(at);
    folded += plain;
    at += sign.length;
  }
  from.push(at);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let k = folded.indexOf(word); k >= 0; k = folded.indexOf(word, k + word.length)) {
      found.push([from[k] ?? 0, from[k + word.length] ?? at]);
    }
  }
  return found;
}

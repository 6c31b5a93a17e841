import { beforeEach, expect, test } from "vitest";
import { bringSearch, fits, fold, places, wordsOf } from "./search";

const PAGE = `
  <nav class="contents">
    <form data-live="search" data-some="Found:" data-none="Nothing" hidden>
      <input type="search" /><p role="status"></p>
    </form>
    <ul><li><a href="#trade">Trade</a></li><li><a href="#robber">Robber</a></li></ul>
  </nav>
  <div class="chapters">
    <section><h2 id="trade">Trade</h2><p>Offers.</p><div class="entry"><h3 id="ports">Ports</h3><p>3:1</p></div></section>
    <section><h2 id="robber">Robber</h2><p>Zbójca kradnie kartę, właśnie tę.</p></section>
  </div>`;

let page: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  page = document.body;
});

function search(words: string): string {
  const field = page.querySelector("input")!;
  field.value = words;
  field.dispatchEvent(new Event("input"));
  return page.querySelector('[role="status"]')!.textContent;
}

const shown = () => [...page.querySelectorAll<HTMLElement>("section")].filter((one) => !one.hidden).map((one) => one.querySelector("h2")!.id);

test("accents, case and width of signs do not matter", () => {
  expect(fold("WŁAŚNIE")).toBe("wlasnie");
  expect(fold("ＡＢ ガ")).toBe(fold("ab ガ"));
  expect(wordsOf("  Kartę  ZBÓJCA ")).toEqual(["karte", "zbojca"]);
  expect(fits("Zbójca kradnie kartę", wordsOf("karte zboj"))).toBe(true);
});

test("words are found where they stand, whatever folding does to lengths", () => {
  expect(places("Zbójca kradnie", ["zbojca", "kra"])).toEqual([[0, 6], [7, 10]]);
  expect(places("ﬁsh fi", ["fi"])).toEqual([[0, 1], [4, 6]]);
});

test("what does not fit is hidden, and comes back", () => {
  const away = bringSearch(page);
  expect(page.querySelector("form")!.hidden).toBe(false);
  expect(search("wlasnie karte")).toBe("Found: 1");
  expect(shown()).toEqual(["robber"]);
  expect([...page.querySelectorAll("li")].map((line) => line.hidden)).toEqual([true, false]);
  expect(search("3:1")).toBe("Found: 1");
  expect(shown()).toEqual(["trade"]);
  expect(search("gold")).toBe("Nothing");
  expect(shown()).toEqual([]);
  expect(search("")).toBe("");
  expect(shown()).toEqual(["trade", "robber"]);
  away();
});

test("Enter goes to the first part found, and a link to a hidden part shows it", () => {
  const away = bringSearch(page);
  HTMLElement.prototype.scrollIntoView = () => undefined;
  search("3:1");
  page.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(document.activeElement?.id).toBe("ports");
  page.querySelector<HTMLAnchorElement>('a[href="#robber"]')!.click();
  expect(shown()).toEqual(["trade", "robber"]);
  away();
});

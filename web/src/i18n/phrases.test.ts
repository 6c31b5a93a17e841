import { expect, test } from "vitest";
import { LANGUAGES } from "./languages";
import { loadBundle, makeBundle, phrase } from "./phrases";

const SOURCE = `
hello = Hello { $name }!
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
`;

test("variables and plurals", () => {
  const bundle = makeBundle("en", [SOURCE]);
  expect(phrase(bundle, "hello", { name: "Ada" })).toBe("Hello Ada!");
  expect(phrase(bundle, "cards", { count: 1 })).toBe("1 card");
  expect(phrase(bundle, "cards", { count: 1200 })).toBe("1,200 cards");
});

test("only names that run right to left are isolated", () => {
  const bundle = makeBundle("en", [SOURCE]);
  expect(phrase(bundle, "hello", { name: "דוד" })).toBe("Hello \u2068דוד\u2069!");
});

test("a missing phrase is null, a missing variable no crash", () => {
  const bundle = makeBundle("en", [SOURCE]);
  expect(phrase(bundle, "nothing")).toBeNull();
  expect(phrase(bundle, "hello")).toContain("Hello");
});

test.each(LANGUAGES)("%s comes as one bundle with the words of all pages", async (language) => {
  const bundle = await loadBundle(language);
  for (const key of ["resource-wood", "start-play", "report-again", "refused-cannot_pay"]) {
    expect(phrase(bundle, key), key).toBeTruthy();
  }
});

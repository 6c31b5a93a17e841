import { expect, test } from "vitest";
import { sentences, setLanguage } from "./index";

test("sentences stand side by side as the language writes them", async () => {
  await setLanguage("en");
  expect(sentences("One.", "", "Two.", "Three.")).toBe("One. Two. Three.");
  await setLanguage("ja");
  expect(sentences("一つ。", "二つ。")).toBe("一つ。二つ。");
  expect(sentences("", "")).toBe("");
});

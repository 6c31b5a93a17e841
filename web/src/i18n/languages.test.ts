import { expect, test } from "vitest";
import { match } from "./languages";

test("the first liked language that we speak, whole or by its first part", () => {
  expect(match(["ja-JP", "en"])).toBe("ja");
  expect(match(["pt-PT"])).toBe("pt-BR");
  expect(match(["PT-br"])).toBe("pt-BR");
  expect(match(["de-AT", "pl"])).toBe("pl");
  expect(match(["en-GB", "it"])).toBe("en");
  expect(match(["de"])).toBeNull();
  expect(match([])).toBeNull();
});

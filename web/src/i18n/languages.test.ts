import { afterEach, expect, test, vi } from "vitest";
import { asked, chosenHere, match, preferred, remember } from "./languages";

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

test("the first liked language that we speak, whole or by its first part", () => {
  expect(match(["ja-JP", "en"])).toBe("ja");
  expect(match(["pt-PT"])).toBe("pt-BR");
  expect(match(["PT-br"])).toBe("pt-BR");
  expect(match(["pt_BR"])).toBe("pt-BR");
  expect(match([" it "])).toBe("it");
  expect(match(["de-AT", "pl"])).toBe("pl");
  expect(match(["en-GB", "it"])).toBe("en");
  expect(match(["de"])).toBeNull();
  expect(match([])).toBeNull();
});

test("odd languages in the address are one of ours or none, as the server reads them", () => {
  const got = (query: string): string | null => {
    history.replaceState(null, "", `/?${query}`);
    return asked();
  };
  expect(got("lang=xx")).toBeNull();
  expect(got("lang=")).toBeNull();
  expect(got("lang=..%2Fen")).toBeNull();
  expect(got("lang=en%00")).toBeNull();
  expect(got("lang=%F0%9F%87%AE")).toBeNull();
  expect(got(`lang=${"x".repeat(10_000)}`)).toBeNull();
  expect(got("lang=IT")).toBe("it");
  expect(got("lang=xx&lang=it&lang=pl")).toBe("it");
});

test("where cookies and storage are forbidden the page speaks all the same", () => {
  const forbid = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(document, "cookie", "get").mockImplementation(forbid);
  vi.spyOn(document, "cookie", "set").mockImplementation(forbid);
  vi.spyOn(window, "localStorage", "get").mockImplementation(forbid);
  history.replaceState(null, "", "/?lang=it");
  expect(chosenHere()).toBeNull();
  remember("pl");
  expect(location.search).toBe("");
  expect(preferred()).toBe("en");
});

import { expect, test } from "vitest";
import { outdated, unplugged, wayOf, type Way } from "./plan";

const HERE = "https://play.example.org";

test.each<[string, string, string, Way]>([
  ["GET", "navigate", "/", "page"],
  ["GET", "navigate", "/t/abcdefghjk", "page"],
  ["GET", "navigate", "/g/12", "page"],
  ["GET", "navigate", "/api/games/12/record", "none"],
  ["GET", "no-cors", "/assets/index-abc.js", "asset"],
  ["GET", "cors", "/api/tables/mine", "none"],
  ["POST", "cors", "/api/tables", "none"],
  ["POST", "navigate", "/", "none"],
  ["GET", "cors", "/healthz", "none"],
  ["GET", "no-cors", "/report.css", "none"],
  ["GET", "no-cors", "/icon.svg", "none"],
])("%s %s of %s: %s", (method, mode, path, way) => {
  expect(wayOf({ method, mode, url: HERE + path }, HERE)).toBe(way);
});

test("what lies elsewhere is left alone", () => {
  expect(wayOf({ method: "GET", mode: "no-cors", url: "https://elsewhere.org/assets/a.js" }, HERE)).toBe("none");
});

test("only caches of our own other versions go", () => {
  expect(outdated(["hexfolk-1", "hexfolk-2", "other-1"], "hexfolk-2")).toEqual(["hexfolk-1"]);
});

test("the shell without a server says so", () => {
  expect(unplugged('<!doctype html><html lang="en"><head>')).toBe('<!doctype html><html data-unplugged="" lang="en"><head>');
});

/** The build finds languages by their folders. */

import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages, LOCALES, phrasesOf, readMeta, styleOf } from "../languages";

function withOne(tag: string, about: object): string {
  const folder = join(mkdtempSync(join(tmpdir(), "locales-")), "locales");
  cpSync(LOCALES, folder, { recursive: true });
  mkdirSync(join(folder, tag));
  writeFileSync(join(folder, tag, "language.json"), JSON.stringify(about));
  writeFileSync(join(folder, tag, "common.ftl"), "# Comment\nbot = Roboto\n\n# Other\nchat =\n    Babilo\n");
  return folder;
}

type Load = (this: { addWatchFile(file: string): void }, id: string) => string | null;

test("a folder with its meta file is a language, in the order of the names", () => {
  const meta = readMeta(withOne("eo", { name: "Esperanto" }));
  expect(meta.map(([tag]) => tag)).toEqual(["en", "eo", "it", "pl", "pt-BR", "ja"]);
});

test("its phrases become one text without comments, and a module of the client", () => {
  const folder = withOne("eo", { name: "Esperanto", direction: "rtl" });
  expect(phrasesOf(folder, "eo")).toBe("bot = Roboto\nchat =\n    Babilo\n");
  const load = languages(folder).load as unknown as Load;
  const context = { addWatchFile: () => undefined };
  expect(load.call(context, "\0virtual:languages")).toContain('{"tag":"eo","name":"Esperanto","direction":"rtl"}');
  expect(load.call(context, "\0virtual:phrases/eo")).toContain("Roboto");
  expect(load.call(context, "other")).toBeNull();
});

test("its look is a rule of its own, for pages and for pieces", () => {
  const style = styleOf(readMeta(withOne("eo", { name: "Esperanto", look: { font: "serif", leading: "2" } })));
  expect(style).toContain(':root:lang(eo), [lang="eo"] { --font: serif; --leading: 2; }');
  expect(style).not.toContain("lang(en)");
});

test("what is no look, and what is no tag, stops the build", () => {
  expect(() => readMeta(withOne("eo", { name: "Esperanto", look: { color: "red" } }))).toThrow("color");
  expect(() => readMeta(withOne("eo", { name: "Esperanto", look: { font: "x;}" } }))).toThrow("font");
  expect(() => readMeta(withOne("e!", { name: "Esperanto" }))).toThrow("e!");
});

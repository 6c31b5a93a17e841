/** No sentence stands in the code: whatever is read or heard comes from `locales/`. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../src");
const FILES = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|\.d\.ts$|^protocol\.ts$/.test(name),
);
const SPOKEN = /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/;
const WORD = /\p{L}{2}/u;
/** Several words with spaces between, as in a sentence; no selector, path or list of classes. */
const SENTENCE = /^[^\p{L}.#]*\p{L}[\p{L}’']*,?( \p{L}[\p{L}’']*,?)+\P{L}*$/u;
/** What looks like words and is none, with the reason. */
const NO_SPEECH: Record<string, string> = {
  "hexfolk commitment": "goes into a hash",
  "hexfolk pledge": "goes into a hash",
  "hexfolk transcript": "goes into a hash",
  "hexfolk draw": "goes into a hash",
  "take over": "what the page tells its worker",
};

interface Node {
  type?: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

/** Text between tags, and in attributes that somebody reads or hears. */
export function spoken(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, heard: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, heard));
    if (node === null || typeof node !== "object") return;
    const { type, name, data, ...parts } = node as Node;
    if (type === "Text" && heard && WORD.test(data ?? "")) found.push((data ?? "").trim());
    if (type === "StyleDirective" || type === "SpreadAttribute") return;
    const listens = type === "Attribute" ? SPOKEN.test(name ?? "") : heard;
    for (const [key, part] of Object.entries(parts)) if (key !== "parent") visit(part, listens);
  };
  visit(parse(source, { modern: true }).fragment, true);
  return found;
}

/** Strings of a script that are sentences; what is thrown is for developers. */
export function sentences(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    // What an error of ours is called to its parent.
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      for (const piece of [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]) {
        if (SENTENCE.test(piece.trim())) found.push(piece.trim());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.ts", source, ts.ScriptTarget.ESNext, true));
  return found;
}

/** The scripts of a component, or a module as it is. */
function scripts(name: string, source: string): string {
  if (!name.endsWith(".svelte")) return source;
  return [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((one) => one[1]).join("\n");
}

test("markup holds no words of its own", () => {
  const found = FILES.filter((name) => name.endsWith(".svelte")).flatMap((name) =>
    spoken(readFileSync(join(ROOT, name), "utf8")).map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("no script holds a sentence", () => {
  const found = FILES.flatMap((name) =>
    sentences(scripts(name, readFileSync(join(ROOT, name), "utf8")))
      .filter((text) => !(text in NO_SPEECH))
      .map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("nothing is let pass that is not there any more", () => {
  const all = new Set(FILES.flatMap((name) => sentences(scripts(name, readFileSync(join(ROOT, name), "utf8")))));
  expect(Object.keys(NO_SPEECH).filter((text) => !all.has(text))).toEqual([]);
});

test("both checks see what they look for", () => {
  expect(spoken('<button aria-label="Close {x}" class="big one">Go on{t("a")}</button>')).toEqual(["Close", "Go on"]);
  expect(spoken('<i title="Help" style:color="red blue">{a ? "x" : t("b")}</i>')).toEqual(["Help"]);
  expect(sentences('const a = "You have won!"; throw new Error("not so"); f(`Welcome back, ${b} dear friends`);')).toEqual([
    "You have won!",
    "Welcome back,",
    "dear friends",
  ]);
  expect(sentences('at("button primary > b"); const k = "new-table";')).toEqual([]);
});

/**
 * The languages of the game, read from the folders of `locales/` while the client is built: a folder with a
 * `language.json` is a language, nothing else names it. Each becomes one chunk with all its phrases.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

interface Meta {
  name: string;
  direction?: "ltr" | "rtl";
  spaces?: boolean;
  look?: Record<string, string>;
}

const LIST = "virtual:languages";
const STYLE = "virtual:languages.css";
const PHRASES = "virtual:phrases/";
/** What a language may set of the look of its text. */
const LOOKS = new Set(["font", "font-heading", "leading", "leading-tight", "line-break", "word-break", "emphasis"]);
/** What only the server's pages and the help of the command line say stays with them. */
const SERVED = new Set(["help.ftl", "rules.ftl", "strategy.ftl"]);
const TAG = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The folder of the texts: that of the project, or one of one's own that HEXFOLK_LOCALES names. */
export const LOCALES = resolve(process.env["HEXFOLK_LOCALES"] || join(import.meta.dirname, "../locales"));

export function languages(folder = LOCALES): Plugin {
  return {
    name: "hexfolk-languages",
    resolveId: (id) => (id === LIST || id === STYLE || id.startsWith(PHRASES) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listOf(readMeta(folder));
      if (id === `\0${STYLE}`) return styleOf(readMeta(folder));
      if (!id.startsWith(`\0${PHRASES}`)) return null;
      const tag = id.slice(PHRASES.length + 1);
      for (const file of filesOf(folder, tag)) this.addWatchFile(file);
      return `export default ${JSON.stringify(phrasesOf(folder, tag))};`;
    },
  };
}

/** Every language by its tag, in the order of their names. */
export function readMeta(folder: string): [tag: string, meta: Meta][] {
  const tags = readdirSync(folder).filter((tag) => existsSync(join(folder, tag, "language.json")));
  const found = tags.map((tag): [string, Meta] => {
    const meta = JSON.parse(readFileSync(join(folder, tag, "language.json"), "utf8")) as Meta;
    const wrong = Object.entries(meta.look ?? {}).find(([name, value]) => !LOOKS.has(name) || /[;{}<>\\]|\/\*/.test(value));
    if (!TAG.test(tag) || !meta.name || wrong) throw new Error(`${folder}/${tag}/language.json: ${wrong?.join(": ") ?? tag}`);
    return [tag, meta];
  });
  return found.sort(([, a], [, b]) => (a.name < b.name ? -1 : 1));
}

/** All texts of a language as one; comments are for translators. */
export function phrasesOf(folder: string, tag: string): string {
  return filesOf(folder, tag)
    .map((file) => readFileSync(file, "utf8").replace(/^#.*\n/gm, ""))
    .join("\n")
    .replace(/\n{2,}/g, "\n");
}

/** The look of the languages that have one of their own: of a whole page, and of a piece of another. */
export function styleOf(meta: [string, Meta][]): string {
  return meta
    .filter(([, { look }]) => look)
    .map(([tag, { look }]) => {
      const said = Object.entries(look ?? {}).map(([name, value]) => `--${name}: ${value};`);
      return `:root:lang(${tag}), [lang="${tag}"] { ${said.join(" ")} }\n[lang="${tag}"] { font-family: var(--font); }`;
    })
    .join("\n");
}

function filesOf(folder: string, tag: string): string[] {
  const files = readdirSync(join(folder, tag)).filter((name) => name.endsWith(".ftl") && !SERVED.has(name));
  return files.sort().map((name) => join(folder, tag, name));
}

function listOf(meta: [string, Meta][]): string {
  const list = meta.map(([tag, { name, direction }]) => ({ tag, name, direction: direction ?? "ltr" }));
  const loaders = meta.map(([tag]) => `${JSON.stringify(tag)}: () => import("${PHRASES}${tag}")`);
  return `export const list = ${JSON.stringify(list)};\nexport const loaders = { ${loaders.join(", ")} };`;
}

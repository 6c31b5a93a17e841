/**
 * Part of the build: tells the service worker its version and which files the empty page needs, writes down for
 * devices, in every language, how the game is installed, and for the server, what a page will ask for next.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { LOCALES, phrasesOf, readMeta } from "./languages.ts";

const WORKER = "sw.js";
/** The page itself, what a device shows of it, and drawing maps, which needs no server. */
const ENTRIES = ["src/main.ts", "src/editor/EditorPage.svelte"];
/** Where a link from a friend leads. */
const TABLE = "src/lobby/TableRoom.svelte";

export function shell(): Plugin {
  return {
    name: "hexfolk-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const [language, { direction }] of readMeta(LOCALES)) {
        const source = JSON.stringify({ ...manifest(language), dir: direction ?? "ltr" });
        this.emitFile({ type: "asset", fileName: `manifest-${language}.webmanifest`, source });
      }
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      const files = new Set<string>();
      for (const chunk of chunksOf(bundle)) {
        const origin = chunk.facadeModuleId ?? "";
        if (chunk.isEntry && chunk !== worker) gather(chunk, bundle, files);
        else if (ENTRIES.some((entry) => origin.endsWith(entry))) gather(chunk, bundle, files);
      }
      this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(ahead(bundle, worker)) });
      const all = Object.keys(bundle).filter((name) => name !== WORKER).sort();
      const loose = readdirSync("public").sort().map((name) => readFileSync(`public/${name}`));
      const page = readFileSync("index.html");
      const digest = createHash("sha256").update(all.join("\n")).update(page).update(worker.code);
      for (const file of loose) digest.update(file);
      const told = { version: digest.digest("hex").slice(0, 12), files: [...files].sort().map((name) => `/${name}`) };
      worker.code = `const SHELL=${JSON.stringify(told)};\n${worker.code}`;
    },
  };
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest(language: string): object {
  const bundle = new FluentBundle(language, { useIsolating: false });
  // What a language lacks is said in English.
  for (const tag of ["en", language]) bundle.addResource(new FluentResource(phrasesOf(LOCALES, tag)), { allowOverrides: true });
  const say = (key: string): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language} has no ${key}`);
    return bundle.formatPattern(pattern);
  };
  const icon = (name: string, sizes: string, purpose = "any"): object => ({ src: `/${name}`, sizes, type: "image/png", purpose });
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    lang: language,
    name: say("hexfolk"),
    short_name: say("hexfolk"),
    description: say("install-description"),
    display: "standalone",
    background_color: "#f5eee1",
    theme_color: "#1c6464",
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("icon-maskable.png", "512x512", "maskable"),
    ],
    shortcuts: [
      { name: say("start-new"), url: "/#new" },
      { name: say("editor-start"), url: "/editor" },
    ],
  };
}

/**
 * What the script of the page would ask for only when it runs: the words of each language, and at a table all that
 * is not on the page yet. The server names these beside the page, so that they come at once.
 */
function ahead(bundle: Rolldown.OutputBundle, worker: Rolldown.OutputChunk): object {
  const chunks = chunksOf(bundle);
  const there = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry && chunk !== worker) gather(chunk, bundle, there);
  const table = new Set<string>();
  for (const chunk of chunks) if (chunk.facadeModuleId?.endsWith(TABLE)) gather(chunk, bundle, table);
  const words = chunks.flatMap(({ facadeModuleId, fileName }): [string, string][] => {
    const tag = facadeModuleId?.split("virtual:phrases/")[1];
    return tag === undefined ? [] : [[tag, fileName]];
  });
  const scripts = [...table].filter((name) => !there.has(name) && /\.(js|css)$/.test(name));
  return { table: scripts.sort(), words: Object.fromEntries(words) };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

/** A chunk with all that it cannot do without. */
function gather(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const name of chunk.viteMetadata?.importedCss ?? []) files.add(name);
  for (const name of chunk.viteMetadata?.importedAssets ?? []) files.add(name);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk") gather(next, bundle, files);
  }
}

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { languages, LOCALES } from "./languages.ts";
import { shell } from "./vite.shell.ts";

const server = process.env["HEXFOLK_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), languages(), shell()],
  // Tests mount components, which needs the browser build of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    target: "es2022",
    // The server may forbid `data:` addresses, so every asset is a file.
    assetsInlineLimit: 0,
    // How long which plugin took is no news to whoever just wants to play.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: "index.html", sw: "src/shell/worker.ts" },
      // A service worker is asked for again under the same name; everything else is named after what is in it.
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    // The phrases, and the islands and records that tests read, live beside this folder.
    fs: { allow: [".", "../locales", LOCALES, "../islands", "../tests/golden"] },
    // `npm run dev` beside a running server: pages from here, play from there. The short form of a proxy
    // would rewrite the host, and the server refuses a request from a foreign origin.
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    // On a busy machine slow is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    // Styles are left out of tests, but for the colours, whose contrast is computed.
    css: { include: [/theme\.css/] },
  },
}));

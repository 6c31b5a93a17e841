/**
 * A page for looking at the table screen without a server: `npm run dev`, then
 * /tests/table.html?scene=main&players=4&lang=pl. Never part of the build.
 */
import { mount } from "svelte";
import "../src/app/theme.css";
import "../src/app/base.css";
import { GameStore } from "../src/game/store.svelte";
import { setLanguage, type Language } from "../src/i18n/index";
import TablePage from "../src/TablePage.svelte";
import { makeTable } from "./fixtures/game";
import { makeIsland, ROWS_19, ROWS_30, ROWS_44 } from "./fixtures/island";
import { history, scenes } from "./fixtures/scenes";

const query = new URLSearchParams(location.search);
const players = Number(query.get("players") ?? 4);
const rows = players > 6 ? ROWS_44 : players > 4 ? ROWS_30 : ROWS_19;
const board = makeIsland(rows, Number(query.get("seed") ?? 3));
const scene = scenes(board, players)[query.get("scene") ?? "main"];
if (scene === undefined) throw new Error("no such scene");

const sent: string[] = [];
const game = new GameStore((message) => {
  const id = `t${sent.length}`;
  if (message.t === "act") sent.push(message.action);
  setTimeout(() => game.receive(query.has("refuse") ? { t: "refused", id, code: "too_near", args: {} } : { t: "ack", id, seq: 1 }), 50);
  return id;
});
Object.assign(window, { sent, game });

await setLanguage((query.get("lang") ?? "en") as Language);
game.status = query.get("status") ?? "online";
game.receive({ t: "welcome", version: "0", protocol: 1, name: "Ada", table: makeTable(players) });
game.receive({ t: "board", game: 1, board });
game.receive({ t: "update", since: null, view: scene.view, events: history(scene.view) });
mount(TablePage, { target: document.getElementById("app") as HTMLElement, props: { game, onreport: () => sent.push("report") } });

if (scene.then !== undefined) {
  const { events, view } = scene.then;
  setTimeout(() => game.receive({ t: "update", since: scene.view.seq, view, events }), Number(query.get("after") ?? 600));
}

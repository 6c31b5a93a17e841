/** The trade of the whole table page: at hand, answers with reasons, gifts, once more, not trading. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeGame, makeTable, type Scene } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import { GameStore, type Outgoing } from "../game/store.svelte";
import { setLanguage } from "../i18n";
import type { EventView, OfferView, OptionsView } from "../protocol";
import TablePage from "../TablePage.svelte";

const board = makeIsland();
const OFFER: OfferView = { id: 3, maker: 0, counters: null, give: [2, 0, 0, 0, 0], want: [0, 0, 0, 0, 1], accepted: [], refused: [], reasons: {} };
let sent: Outgoing[];
let game: GameStore;
let page: Record<string, unknown>;

beforeEach(async () => {
  await setLanguage("en");
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
  localStorage.clear();
});

afterEach(async () => {
  await unmount(page);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function show(scene: Scene = {}, options: Partial<OptionsView> = {}, events: EventView[] = []): void {
  sent = [];
  const table = makeTable();
  game = new GameStore((message) => `m${sent.push(message)}`);
  game.receive({ t: "welcome", version: "1", protocol: 1, name: null, table: { ...table, options: { ...table.options, ...options } } });
  game.receive({ t: "board", game: 1, board });
  game.receive({ t: "update", since: null, view: makeGame(board, 4, scene), events });
  page = mount(TablePage, { target: document.body, props: { game } });
  flushSync();
}

/** A window of this size; the stand-in browser has no layout, so the question is answered for it. */
function window(wide: boolean, tall: boolean): void {
  const answers: Record<string, boolean> = { "(max-width: 63.99rem)": !wide, "(min-width: 72rem) and (min-height: 48rem)": wide && tall };
  vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: answers[media] ?? false, addEventListener: () => {}, removeEventListener: () => {} }));
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

function click(selector: string): void {
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

const said = (selector: string): string => (find(selector).textContent ?? "").replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim();
const acts = (): string[] => sent.flatMap((message) => (message.t === "act" ? [message.action] : []));

test("in one's own turn the trade is there without a tap, where there is room, and once", () => {
  window(true, true);
  show();
  expect(document.querySelectorAll("[data-trade=give-wood]")).toHaveLength(1);
  expect(find("[data-tab=log]").getAttribute("aria-selected")).toBe("true");
  click("[data-tab=trade]");
  expect(document.querySelectorAll("[data-trade=give-wood]")).toHaveLength(1);
});

test.each([[true, false, {}], [false, true, {}], [true, true, { on_turn: 1, legal: [], off: { offer: "not_your_turn" } }]])("wide %s, tall %s: it waits behind its tab", (wide, tall, scene) => {
  window(wide, tall);
  show(scene);
  expect(document.querySelectorAll("[data-trade=give-wood]")).toHaveLength(0);
  click("[data-tab=trade]");
  expect(document.querySelectorAll("[data-trade=give-wood]")).toHaveLength(1);
});

test("on a phone, who reads something else is told of offers, and one tap leads there", () => {
  window(false, true);
  show({ on_turn: 1, may: [0], offers: [{ ...OFFER, maker: 1 }], legal: ["refuse 3"] });
  expect(document.querySelector("[data-button=offers]")).toBeNull();
  click("[data-tab=log]");
  expect(said("[data-button=offers]")).toBe("1 offer for you");
  click("[data-button=offers]");
  expect(find('[data-action="refuse 3"]')).toBeTruthy();
});

test("a refusal says why, a seat that does not trade says so, and an acceptor is chosen", () => {
  show({
    offers: [{ ...OFFER, accepted: [2], refused: [1, 3], reasons: { 1: "too_close" } }],
    legal: ["withdraw 3", "trade 3 2"], extra: { not_trading: [3] },
  });
  expect(said("[data-answer='1']")).toContain("“you are too close to winning”");
  expect(said("[data-answer='3']")).toContain("not trading this turn");
  expect(document.querySelector("[data-answer='2'] .words")).toBeNull();
  click('[data-action="trade 3 2"]');
  expect(acts()).toEqual(["trade 3 2"]);
});

test("a reason of a newer server is left out, not shown as a code", () => {
  show({ offers: [{ ...OFFER, refused: [1], reasons: { 1: "moody" as "no_use" } }], legal: ["withdraw 3"] });
  expect(document.querySelector("[data-answer='1'] .words")).toBeNull();
});

test("gifts are marked, in offers and in what is put together", () => {
  show({ offers: [{ ...OFFER, want: [0, 0, 0, 0, 0] }, { ...OFFER, id: 4, give: [0, 0, 0, 0, 0] }], legal: [] });
  expect([...document.querySelectorAll(".gift")].map((mark) => mark.textContent)).toEqual(["Gift", "Gift wanted"]);
  click("[data-tab=trade]");
  expect(said("[data-button=offer]")).toBe("Ask players");
  click("[data-trade=give-wool]");
  expect(said("[data-button=offer]")).toBe("Offer as a gift");
  click("[data-button=offer]");
  expect(acts()).toEqual(["offer 1wool>"]);
});

test("a table without gifts says so before anything is sent", () => {
  show({}, { gifts: false });
  click("[data-tab=trade]");
  click("[data-trade=give-wool]");
  expect(find("[data-button=offer]").getAttribute("aria-disabled")).toBe("true");
  expect(said(".trade > p")).toBe("This table plays without gifts. Put a card on both sides.");
  click("[data-button=offer]");
  expect(said("[data-testid=note]")).toContain("This table plays without gifts.");
  expect(acts()).toEqual([]);
});

test("a former offer is made again by one tap", () => {
  show({}, {}, [{ kind: "offer", seat: 0, id: 1, cards: [0, 0, 1, 0, 0], wanted: [0, 0, 0, 0, 1] }]);
  click("[data-tab=trade]");
  expect(said("[data-button=repeat] .visually-hidden")).toBe("Offer again: 1 wool for 1 ore");
  click("[data-button=repeat]");
  expect(acts()).toEqual(["offer 1wool>1ore"]);
});

test("one says once that one does not trade this turn, and takes it back", () => {
  show({ on_turn: 1, may: [0], offers: [{ ...OFFER, maker: 1 }], legal: ["refuse 3"] });
  expect(find("[data-button=apart]").getAttribute("aria-pressed")).toBe("false");
  click("[data-button=apart]");
  expect(sent).toEqual([{ t: "trading", on: false }]);
  game.receive({ t: "update", since: 57, view: { ...(game.view as NonNullable<typeof game.view>), not_trading: [0, 2] }, events: [] });
  flushSync();
  expect(find("[data-button=apart]").getAttribute("aria-pressed")).toBe("true");
  expect(said(".apart p")).toBe("Not trading this turn: Zofia");
  // So does the strip of players, where a phone has no room for the words themselves.
  expect(said("li[data-seat='2'] .gone")).toContain("Not trading this turn");
  expect(document.querySelector("li[data-seat='1'] .gone")).toBeNull();
  click("[data-button=apart]");
  expect(sent.at(-1)).toEqual({ t: "trading", on: true });
});

test("in one's own turn there is nothing to stay out of", () => {
  show();
  click("[data-tab=trade]");
  expect(document.querySelector("[data-button=apart]")).toBeNull();
});

test("how long offers stand is told, with the clock of whose turn it is", () => {
  show({ on_turn: 2, may: [0], offers: [{ ...OFFER, maker: 2 }], legal: ["refuse 3"] });
  expect(said(".until")).toBe("Open until this turn ends");
  game.receive({ t: "clock", standing: false, clocks: [{ seat: 2, left: 65000, spare: 0 }] });
  flushSync();
  expect(said(".until")).toBe("Open until this turn ends 1:05");
});

test("a bot's offers stand no longer than it waits", () => {
  show({ on_turn: 1, may: [0], offers: [{ ...OFFER, maker: 1 }], legal: ["refuse 3"] });
  expect(said(".until")).toBe("Open until the bot goes on; it waits a little for answers");
});

test("the original stands beside the counter-offer that is put together", () => {
  window(false, true);
  show({ on_turn: 1, may: [0], offers: [{ ...OFFER, maker: 1, give: [0, 2, 0, 0, 0], want: [0, 0, 0, 1, 0] }], legal: ["refuse 3"] });
  click("[data-button=counter-3]");
  expect(said(".answering")).toContain("Counter-offer to Bartolomeo");
  expect(said(".answering .terms")).toContain("1 grain");
  expect(said(".answering .terms")).toContain("2 brick");
});

test("a counter-offer begins with no more than is held", () => {
  show({ on_turn: 1, may: [0], offers: [{ ...OFFER, maker: 1, give: [0, 2, 0, 0, 0], want: [0, 0, 0, 0, 9] }], legal: ["refuse 3"] });
  click("[data-button=counter-3]");
  const held = game.view?.players[0]?.hand?.[4] ?? 0;
  expect(held).toBeLessThan(9);
  expect(said("[data-trade=give-ore] .count")).toBe(`${held}/ ${held}`);
  expect(said("[data-trade=want-brick] .count")).toBe("2");
});

test("below a card stands its rate, and one less once some are put in", () => {
  show();
  click("[data-tab=trade]");
  expect(document.querySelector("[data-less=give-wool]")).toBeNull();
  click("[data-rate=wool]");
  expect(said("[data-trade=give-wool] b")).toBe("2");
  click("[data-less=give-wool]");
  click("[data-less=give-wool]");
  expect(find("[data-rate=wool]").classList.contains("best")).toBe(true);
});

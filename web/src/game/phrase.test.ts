import { expect, test } from "vitest";
import type { Language } from "../i18n/languages";
import { makeBundle, phrase as find } from "../i18n/phrases";
import type { EventView } from "../protocol";
import { EVENT_KEYS, concerns, keyOf, phrase } from "./phrase";
import { plain, type Say } from "./rich";

const sources = import.meta.glob<string>("../../../locales/*/{common,replay,table,trade,undo}.ftl", { query: "?raw", import: "default", eager: true });

function sayIn(language: string): Say {
  const bundle = makeBundle(language as Language, Object.entries(sources).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text));
  return (key, args) => find(bundle, key, args) ?? `?${key}`;
}

const EVENTS: EventView[] = [
  { kind: "turn", seat: 1, number: 4 }, { kind: "settle", seat: 1, spot: "n3" }, { kind: "road", seat: 1, spot: "e3" },
  { kind: "road", seat: 1, spot: "e3", free: true }, { kind: "city", seat: 1, spot: "n3" }, { kind: "roll", seat: 1, dice: [3, 5] },
  { kind: "produce", seat: 1, cards: [2, 0, 0, 0, 1] }, { kind: "short", resource: "ore" }, { kind: "income", seat: 1, cards: [1, 0, 0, 0, 0] },
  { kind: "discard", seat: 1, cards: [4, 0, 0, 0, 0] }, { kind: "robber", seat: 1, spot: "h3" },
  { kind: "steal", seat: 1, other: 2, resource: "wool" }, { kind: "steal", seat: 1, other: 2 }, { kind: "buy", seat: 1 },
  { kind: "buy", seat: 1, card: "knight" }, { kind: "play", seat: 1, card: "knight" }, { kind: "plenty", seat: 1, cards: [2, 0, 0, 0, 0] },
  { kind: "monopoly", seat: 1, resource: "ore", number: 6 }, { kind: "hand_over", seat: 2, other: 1, resource: "ore", number: 3 },
  { kind: "bank", seat: 1, cards: [4, 0, 0, 0, 0], wanted: [0, 0, 0, 0, 1] }, { kind: "offer", seat: 1, id: 3, cards: [1, 0, 0, 0, 0], wanted: [0, 1, 0, 0, 0] },
  { kind: "counter", seat: 2, id: 4, parent: 3, cards: [1, 0, 0, 0, 0], wanted: [0, 1, 0, 0, 0] }, { kind: "accept", seat: 2, id: 3 },
  { kind: "refuse", seat: 2, id: 3 }, { kind: "withdraw", seat: 1, id: 3 },
  { kind: "trade", seat: 1, other: 2, id: 3, cards: [1, 0, 0, 0, 0], wanted: [0, 1, 0, 0, 0] },
  { kind: "offer", seat: 1, id: 5, cards: [1, 0, 0, 0, 0], wanted: [0, 0, 0, 0, 0] }, { kind: "offer", seat: 1, id: 6, cards: [0, 0, 0, 0, 0], wanted: [0, 1, 0, 0, 0] },
  { kind: "trade", seat: 1, other: 2, id: 5, cards: [1, 0, 0, 0, 0], wanted: [0, 0, 0, 0, 0] }, { kind: "trade", seat: 1, other: 2, id: 6, cards: [0, 0, 0, 0, 0], wanted: [0, 1, 0, 0, 0] },
  { kind: "award", seat: 1, award: "route" }, { kind: "award", seat: 1, other: 2, award: "army" }, { kind: "award", other: 1, award: "route" },
  { kind: "award", other: 1, award: "army" }, { kind: "sign_up", seat: 1 }, { kind: "pass", seat: 1 }, { kind: "slot", seat: 1 }, { kind: "win", seat: 1, number: 10 },
  { kind: "time_up", seat: 1 }, { kind: "forfeit", seat: 1, number: 2 },
  { kind: "undo_settle", seat: 1, spot: "n3" }, { kind: "undo_road", seat: 1, spot: "e3" }, { kind: "undo_city", seat: 1, spot: "n3" },
  { kind: "undo_bank", seat: 1, cards: [4, 0, 0, 0, 0], wanted: [0, 0, 0, 0, 1] }, { kind: "concede", seat: 1 }, { kind: "agreed" },
  { kind: "takeover", seat: 1 }, { kind: "return", seat: 1 },
];

test("the sample has every sentence there is", () => {
  expect(new Set(EVENTS.map(keyOf))).toEqual(new Set(EVENT_KEYS));
});

test.each(["en", "it", "pl", "pt-BR", "ja"])("%s says every event, with all that it tells", (language) => {
  const say = sayIn(language);
  for (const event of EVENTS) {
    const text = plain(phrase(event, (spot) => `@${spot}`, say) ?? "?", say, (seat) => `#${seat}`);
    expect(text, event.kind).not.toMatch(/[?{}\uE000]/);
    if (typeof event.seat === "number") expect(text).toContain(`#${event.seat}`);
    if (event.kind !== "award" && typeof event.other === "number") expect(text).toContain(`#${event.other}`);
    if (event.spot && !event.kind.endsWith("road")) expect(text).toContain(`@${event.spot}`);
  }
});

test("a stolen card is told only to those who may know it", () => {
  const say = sayIn("en");
  const told = (event: EventView): string => plain(phrase(event, String, say) ?? "", say, (seat) => `P${seat}`);
  expect(told({ kind: "steal", seat: 1, other: 2, resource: "wool" })).toBe("P1 takes 1 wool from P2");
  expect(told({ kind: "steal", seat: 1, other: 2 })).toBe("P1 takes a card from P2");
});

test("steps that others repeat stay out of the log", () => {
  for (const kind of ["yields", "end", "discarding", "lapse"]) expect(phrase({ kind, seat: 0 }, String, (key) => key)).toBeNull();
});

test("the middle level speaks of the table's course and of oneself", () => {
  expect(concerns({ kind: "produce", seat: 2 }, 0)).toBe(false);
  expect(concerns({ kind: "produce", seat: 0 }, 0)).toBe(true);
  expect(concerns({ kind: "steal", seat: 2, other: 0 }, 0)).toBe(true);
  expect(concerns({ kind: "roll", seat: 2 }, null)).toBe(true);
});

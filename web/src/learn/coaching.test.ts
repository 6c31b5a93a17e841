import { expect, test } from "vitest";
import { none, one } from "../game/cards";
import { parts } from "../game/rich";
import type { LessonMessage } from "../protocol";
import { aimOf, praise, saying, type Doing } from "./coaching";

const IDLE: Doing = { placing: null, trading: false, give: none(), want: none() };

function lesson(parts: Partial<LessonMessage>): LessonMessage {
  return { t: "lesson", on: 1, step: "wait", action: null, goal: null, give: none(), want: none(), learned: [], ...parts };
}

/** Keys with what fills them. */
const say = (key: string, args: Record<string, string | number> = {}): string => (args["button"] ? `${key}(${args["button"]})` : key);

test("a building is chosen first, then its place is pointed at", () => {
  const road = lesson({ step: "road", action: "road e11", goal: "road" });
  expect(saying(road, IDLE, 1, "Bruno", say)).toBe("learn-step-road(action-road)");
  expect(aimOf(road, IDLE).spot).toBeNull();
  expect(aimOf(road, IDLE).press[0]).toContain('[data-button="road"]');
  const placing: Doing = { ...IDLE, placing: "road" };
  expect(saying(road, placing, 1, "Bruno", say)).toBe("learn-step-road-here");
  expect(aimOf(road, placing).spot).toBe("e11");
});

test("a trade is put together card by card, then sent", () => {
  const offer = lesson({ step: "offer", action: "offer 1grain>1wool", goal: "settle", give: one("grain"), want: one("wool") });
  expect(aimOf(offer, IDLE).press[0]).toContain('[data-button="trade"]');
  const trading: Doing = { ...IDLE, trading: true };
  expect(aimOf(offer, trading).press).toEqual(['[data-trade="give-grain"]']);
  expect(aimOf(offer, { ...trading, give: one("grain") }).press).toEqual(['[data-trade="want-wool"]']);
  expect(aimOf(offer, { ...trading, give: one("grain"), want: one("wool") }).press[0]).toContain('[data-button="offer"]');
  expect(saying(offer, trading, 1, "Bruno", say)).toBe("learn-step-offer-terms(trade-ask)");
});

test("a port is named where it helps", () => {
  const bank = (count: number): LessonMessage => lesson({ step: "bank", action: "bank ore>wool", goal: "buy", give: one("ore", count), want: one("wool") });
  expect(saying(bank(3), IDLE, 1, "Bruno", say)).toBe("learn-step-bank-port(action-trade)");
  expect(saying(bank(4), IDLE, 1, "Bruno", say)).toBe("learn-step-bank(action-trade)");
});

test("the end of a turn says what is lacking, if something is", () => {
  expect(saying(lesson({ step: "end", action: "end" }), IDLE, 1, "Bruno", say)).toBe("learn-step-end(action-end)");
  expect(saying(lesson({ step: "end", action: "end", goal: "city", want: one("ore", 3) }), IDLE, 1, "Bruno", say)).toBe("learn-step-end-city(action-end)");
});

test("the first roll explains the turn", () => {
  expect(saying(lesson({ step: "roll", action: "roll", learned: ["found"] }), IDLE, 1, "Bruno", say)).toBe("learn-step-roll-first");
  expect(saying(lesson({ step: "roll", action: "roll", learned: ["found", "roll"] }), IDLE, 1, "Bruno", say)).toBe("learn-step-roll");
});

test("praise comes once, and a victory point is told apart", () => {
  const view = (point: number) => ({ you: 0, players: [{ held: { point } }] }) as unknown as Parameters<typeof praise>[2];
  const bought = lesson({ learned: ["found", "buy"] });
  expect(praise(bought, ["found"], view(0), say)).toBe("learn-goal-buy");
  expect(praise(bought, ["found"], view(1), say)).toBe("learn-goal-buy-point");
  expect(praise(bought, ["found", "buy"], view(1), say)).toBe("");
  expect(praise(lesson({}), [], view(0), say)).toBe("");
});

test("the other player and cards stand as marks in the sentence", () => {
  const speak = (key: string, args: Record<string, string | number> = {}): string => `${key} ${args["player"] ?? ""} ${args["give"] ?? ""}`;
  const said = parts(saying(lesson({ step: "offer", give: one("ore"), want: one("wool") }), IDLE, 1, "Bruno", speak));
  expect(said.map((part) => part.kind)).toEqual(["text", "seat", "text", "cards"]);
});

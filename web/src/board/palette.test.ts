/** Seats and terrains stay apart for every eye: CIEDE2000 under normal sight and simulated colour blindness. */
import { expect, test } from "vitest";
import { contrast, difference, worst } from "../../tests/sight";
import { DASHES, EMBLEMS, SEAT_COLOURS, SEAT_INKS } from "../app/seats";
import art from "./Art.svelte?raw";
import { ROAD_MARKS } from "./piece";

const COLOUR_BLIND = ["normal", "protan", "deutan", "tritan"];
const TERRAINS = ["forest", "hills", "pasture", "field", "mountains", "desert", "lake", "gold"];

/** The middle of a terrain's shading. */
function ground(terrain: string): string {
  const stops = new RegExp(`id="g-${terrain}".*?(#\\w{6}).*?(#\\w{6})`).exec(art)?.slice(1) ?? [];
  const parts = [1, 3, 5].map((at) => stops.reduce((sum, stop) => sum + parseInt(stop.slice(at, at + 2), 16), 0) / 2);
  return "#" + parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
}

test("the measure itself: pairs of Sharma, Wu and Dalal", () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
});

test.each(COLOUR_BLIND)("any two seats differ by 20 and more under %s sight", (sight) => {
  expect(worst(SEAT_COLOURS, sight)).toBeGreaterThan(20);
});

test.each(COLOUR_BLIND)("any two terrains differ by 10 and more under %s sight", (sight) => {
  expect(worst(TERRAINS.map(ground), sight)).toBeGreaterThan(10);
});

test("who sees no colours at all tells terrains by their light too", () => {
  // Eight greys have not more room; what stands on the ground and its texture tell the rest.
  expect(worst(TERRAINS.map(ground), "none")).toBeGreaterThan(4);
});

test("emblems are readable on their colour, by light alone", () => {
  SEAT_COLOURS.forEach((colour, k) => {
    expect(contrast(colour, SEAT_INKS[k] ?? "#000000"), colour).toBeGreaterThanOrEqual(4.5);
  });
});

test("colour is never alone: emblem and road pattern are each seat's own, texture and things each terrain's", () => {
  for (const marks of [EMBLEMS, ROAD_MARKS, DASHES]) {
    expect(marks).toHaveLength(8);
    expect(new Set(marks).size).toBe(8);
  }
  for (const terrain of TERRAINS) expect(art).toContain(`<pattern id="t-${terrain}"`);
});

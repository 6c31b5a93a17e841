import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Player, motionWelcome, type Stage } from "./play";
import type { Step } from "./plan";

let started: string[];
let cancelled: number;
let stage: Stage;
const FLIGHT: Step = { kind: "fly", face: "wood", from: "spot:h1", to: "seat:2", at: 0, ms: 500 };
const DICE: Step = { kind: "dice", dice: [1, 2], at: 0, ms: 600 };

beforeEach(() => {
  [started, cancelled] = [[], 0];
  document.body.innerHTML = `<div id="root"><i data-anchor="spot:h1"></i><i data-anchor="seat:2"></i>
    <span data-dice><b></b><b></b></span></div><div id="layer"></div>`;
  for (const mark of document.querySelectorAll("i")) mark.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
  delete document.documentElement.dataset["motion"];
  Element.prototype.animate = function (this: Element): Animation {
    started.push(this.tagName.toLowerCase());
    return { cancel: () => (cancelled += 1), onfinish: null } as unknown as Animation;
  };
  stage = {
    root: document.getElementById("root") as HTMLElement,
    layer: document.getElementById("layer") as HTMLElement,
    card: () => document.createElement("em"),
  };
});
afterEach(() => vi.unstubAllGlobals());

test("cards fly in the layer, both dice roll", () => {
  new Player().play([DICE, FLIGHT], stage);
  expect(started).toEqual(["b", "b", "em"]);
  expect(stage.layer.children).toHaveLength(1);
});

test("any key ends it at once: nothing is left behind", () => {
  const film = new Player();
  film.play([DICE, FLIGHT], stage);
  expect(film.busy).toBe(true);
  film.finish();
  expect([film.busy, cancelled, stage.layer.children.length]).toEqual([false, 3, 0]);
});

test("a film that comes while one is on ends that one and is not shown: a backlog never builds up", () => {
  const film = new Player();
  film.play([FLIGHT], stage);
  film.play([DICE], stage);
  expect(started).toEqual(["em"]);
  expect(stage.layer.children).toHaveLength(0);
  film.play([DICE], stage);
  expect(started).toEqual(["em", "b", "b"]);
});

test("nothing moves where motion is not welcome", () => {
  document.documentElement.dataset["motion"] = "less";
  expect(motionWelcome()).toBe(false);
  const film = new Player();
  film.play([DICE, FLIGHT], stage);
  expect([started, film.busy]).toEqual([[], false]);
});

test("a card whose ends are not on the page does not fly", () => {
  new Player().play([{ ...FLIGHT, to: "seat:7" }], stage);
  expect(started).toEqual([]);
});

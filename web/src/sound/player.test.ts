import { beforeEach, expect, test, vi } from "vitest";
import { QuietStudio } from "../../tests/fixtures/studio";
import { Player, REST } from "./player";
import { notesOf, STEP } from "./score";
import { SOFT, Sound } from "./sound.svelte";

let quiet: QuietStudio;
let opened: number;
let player: Player;

beforeEach(() => {
  localStorage.clear();
  [quiet, opened] = [new QuietStudio(), 0];
  player = new Player(() => {
    opened += 1;
    return quiet.studio;
  });
});

test("nothing is made and nothing sounds before the first gesture", () => {
  player.play(["turn"], 1);
  expect([opened, quiet.tones]).toEqual([0, []]);
  player.wake();
  player.wake();
  player.play(["turn"], 1);
  expect([opened, quiet.tones.length]).toEqual([1, notesOf("turn").length]);
});

test("notes come at their time, with their pitch, and end", () => {
  quiet.currentTime = 10;
  player.wake();
  player.play(["chat", "cards"], 1);
  const [line, card] = [notesOf("chat")[0], notesOf("cards")[0]];
  expect(quiet.tones[0]).toMatchObject({ type: line?.wave, from: line?.from, to: line?.to, start: 10, stop: 10 + (line?.length ?? 0) });
  expect(quiet.tones[1]).toMatchObject({ from: card?.from, start: 10 + STEP });
});

test("half the volume is a quarter as loud, and no volume is silence", () => {
  player.wake();
  player.play(["turn"], 1);
  quiet.currentTime = 5;
  player.play(["turn"], 0.5);
  const [full, , half] = quiet.tones.map((tone) => tone.loudest);
  expect(half).toBeCloseTo((full ?? 0) / 4);
  quiet.currentTime = 10;
  player.play(["turn"], 0);
  expect(quiet.tones).toHaveLength(4);
});

test("a cue is not heard again at once, others are", () => {
  player.wake();
  player.play(["chat"], 1);
  quiet.currentTime = REST / 2;
  player.play(["chat"], 1);
  expect(quiet.tones).toHaveLength(1);
  player.play(["soon"], 1);
  quiet.currentTime = REST;
  player.play(["chat"], 1);
  expect(quiet.tones).toHaveLength(2 + notesOf("soon").length);
});

test("a studio that sleeps is woken by the next gesture", () => {
  player.wake();
  quiet.state = "suspended";
  player.play(["chat"], 1);
  expect(quiet.tones).toEqual([]);
  player.wake();
  player.play(["chat"], 1);
  expect(quiet.tones).toHaveLength(1);
});

test("a browser without a synthesiser stays silent", () => {
  const dumb = new Player(() => null);
  dumb.wake();
  expect(() => dumb.play(["turn"], 1)).not.toThrow();
});

test("on and soft at first; what is chosen is remembered", () => {
  const first = new Sound(player);
  expect([first.muted, first.volume]).toEqual([false, SOFT]);
  first.tune(75);
  first.mute(true);
  const second = new Sound(player);
  expect([second.muted, second.volume]).toEqual([true, 75]);
  // Who turns it up wants to hear something.
  second.tune(50);
  expect(new Sound(player).muted).toBe(false);
});

test("what a browser remembers wrongly is forgotten", () => {
  for (const wrong of ["loud", "-3", "1000"]) {
    localStorage.setItem("hexfolk-sound-volume", wrong);
    expect(new Sound(player).volume).toBe(SOFT);
  }
});

test("muted is silent; a hidden tab calls back for your turn alone", () => {
  const mine = new Sound(player);
  mine.wake();
  mine.play(["chat", "turn"], true);
  expect(quiet.tones).toHaveLength(notesOf("turn").length);
  mine.mute(true);
  quiet.currentTime = 9;
  mine.play(["turn"], false);
  expect(quiet.tones).toHaveLength(notesOf("turn").length);
});

test("what can be heard nowhere here is left to other tabs", () => {
  const taken: [string, number][] = [];
  const floor = { take: (key: string, rank: number, play: () => void) => (taken.push([key, rank]), play()) };
  const mine = new Sound(player, floor);
  const seen = vi.spyOn(document, "hasFocus").mockReturnValue(true);
  mine.share("asleep", ["turn"]);
  mine.wake();
  mine.share("nothing", []);
  mine.mute(true);
  mine.share("muted", ["turn"]);
  mine.mute(false);
  quiet.tones.length = 0;
  quiet.currentTime = 5;
  mine.share("heard", ["turn"]);
  seen.mockReturnValue(false);
  mine.share("seen", ["dice"]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  mine.share("out of sight", ["dice"]);
  mine.share("turn out of sight", ["turn", "dice"]);
  expect(taken).toEqual([["heard", 2], ["seen", 1], ["turn out of sight", 0]]);
  expect(quiet.tones).toHaveLength(notesOf("turn").length + notesOf("dice").length);
  vi.restoreAllMocks();
});

test("tabs of one browser mute and sound alike", () => {
  const [here, there] = [new Sound(player), new Sound(player)];
  const leave = there.attend();
  here.mute(true);
  here.tune(0);
  dispatchEvent(new Event("storage"));
  expect([there.muted, there.volume]).toEqual([true, 0]);
  leave();
  here.tune(60);
  dispatchEvent(new Event("storage"));
  expect(there.volume).toBe(0);
});

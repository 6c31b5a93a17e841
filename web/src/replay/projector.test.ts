/** The projector feeds the store of the live table, one step at a time or by leaps. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeIsland } from "../../tests/fixtures/island";
import { makeCourse, makeFrames } from "../../tests/fixtures/replay";
import type { Frames } from "../protocol";
import { Projector, type Shown } from "./projector.svelte";
import { Reel, type Eye } from "./reel";

const course = makeCourse(makeIsland());
let shown: Shown[];
let failing: boolean;
let fetched: string[];

function make(): Projector {
  const fetch = (eye: Eye, first: number, count: number): Promise<Frames> => {
    fetched.push(`${eye}/${first}`);
    return failing ? Promise.reject(new Error("away")) : Promise.resolve(makeFrames(course, first, count, eye));
  };
  const projector = new Projector("g", course, new Reel(course.steps, fetch));
  projector.watch((one) => shown.push(one));
  return projector;
}

beforeEach(() => {
  [shown, failing, fetched] = [[], false, []];
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the table has the options that the game was played with", () => {
  expect(make().store.table?.options).toEqual(course.options);
  expect(course.options).toMatchObject({ friendly_robber: true, bank_shown: false });
});

test("one step forward is news with its film, a leap is not", async () => {
  const projector = make();
  await projector.seek(20);
  expect(projector.store.view?.deck).toBe(83);
  await projector.seek(21);
  expect(shown.map(({ frame, forward }) => [frame.step, forward])).toEqual([[20, false], [21, true]]);
  const lines = projector.store.log.length;
  await projector.seek(22);
  expect(projector.store.log.length).toBe(lines + 1);
  await projector.seek(21);
  expect(shown.at(-1)).toMatchObject({ forward: false, film: [] });
  expect(projector.store.log.length).toBe(lines);
  // Nobody who looks at it could act.
  expect(projector.store.view).toMatchObject({ you: null, legal: [], seq: 21 });
});

test("the log tells what went before a leap, also what comes later", async () => {
  const projector = make();
  await projector.seek(33);
  await vi.waitFor(() => expect(projector.store.log.length).toBe(33));
});

test("it plays by itself to the end, and from there anew", async () => {
  const projector = make();
  await projector.seek(course.steps - 2);
  projector.play();
  await vi.runAllTimersAsync();
  expect([projector.step, projector.playing]).toEqual([course.steps, false]);
  projector.play();
  await vi.advanceTimersByTimeAsync(0);
  expect([projector.step, projector.playing]).toEqual([0, true]);
  projector.pause();
  await vi.runAllTimersAsync();
  expect(projector.step).toBe(0);
});

test("another eye sees the same moment", async () => {
  const projector = make();
  await projector.seek(40);
  projector.command("seat-2");
  await vi.advanceTimersByTimeAsync(0);
  expect([projector.eye, projector.step, projector.frame?.step]).toEqual(["2", 40, 40]);
  expect(shown.at(-1)?.forward).toBe(false);
  expect(fetched).toContain("2/32");
});

test("a handle that is dragged fast asks for no more than can be shown", async () => {
  const projector = make();
  await projector.seek(0);
  fetched = [];
  for (let step = 33; step <= course.steps; step += 1) void projector.drag(step);
  expect(projector.step).toBe(course.steps);
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(projector.frame?.step).toBe(course.steps));
  // What lies between comes for the log, and only then.
  expect(fetched.slice(0, 2)).toEqual(["all/32", "all/96"]);
});

test("what does not come is said, and may be tried again", async () => {
  const projector = make();
  await projector.seek(3);
  failing = true;
  await projector.seek(70);
  expect([projector.failure, projector.frame?.step, projector.step]).toEqual(["unreachable", 3, 70]);
  failing = false;
  await projector.look("all");
  expect([projector.failure, projector.frame?.step]).toEqual([null, 70]);
});

test("commands lead through turns and listed events", async () => {
  const projector = make();
  await projector.seek(11);
  for (const [command, step] of [["next-turn", 15], ["back-turn", 10], ["next-mark", 12], ["next-mark", 31], ["next-mark", 103], ["back-mark", 31], ["first", 0], ["last", 103]] as const) {
    projector.command(command);
    await vi.advanceTimersByTimeAsync(0);
    expect([command, projector.step]).toEqual([command, step]);
  }
  projector.list("award", false);
  projector.command("back-mark");
  expect(projector.step).toBe(12);
  expect(projector.command("keys")).toBe(false);
});

test("chairs say for whom a bot plays", async () => {
  const projector = make();
  await projector.seek(50);
  expect(projector.store.table?.seats[0]?.substitute).toBe(false);
  await projector.seek(51);
  expect(projector.store.table?.seats[0]?.substitute).toBe(true);
});

test("the speed is remembered", () => {
  make().command("faster");
  expect(make().speed).toBe(2);
});

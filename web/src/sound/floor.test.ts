import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Floor, MEMORY, PATIENCE, type Line, type Rank } from "./floor";

/** A wire between tabs that carries at once, to all but who speaks. */
class Wire {
  readonly ends: Line[] = [];

  end(): Line {
    const end: Line = {
      onmessage: null,
      postMessage: (words: unknown) => {
        for (const other of this.ends) {
          if (other !== end) other.onmessage?.call(other as BroadcastChannel, { data: structuredClone(words) } as MessageEvent);
        }
      },
    };
    this.ends.push(end);
    return end;
  }
}

let wire: Wire;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [wire, heard] = [new Wire(), []];
});
afterEach(() => void vi.useRealTimers());

const tab = (name: string): Floor => new Floor(wire.end(), name);
const take = (floor: Floor, name: string, rank: Rank, key = "a"): void => floor.take(key, rank, () => heard.push(name));

test("a tab alone sounds at once, whatever its rank", () => {
  take(tab("one"), "one", 0);
  expect(heard).toEqual(["one"]);
});

test.each<[Rank, Rank, string]>([[2, 0, "one"], [0, 2, "two"], [1, 0, "one"], [0, 1, "two"], [2, 1, "one"], [1, 1, "two"], [0, 0, "two"]])(
  "of ranks %i and %i, only %s sounds, whoever hears first",
  (first, second, loud) => {
    const [one, two] = [tab("one"), tab("two")];
    take(one, "one", first);
    take(two, "two", second);
    vi.advanceTimersByTime(PATIENCE);
    take(two, "two", second, "b");
    take(one, "one", first, "b");
    vi.advanceTimersByTime(PATIENCE);
    expect(heard).toEqual([loud, loud]);
  },
);

test("a tab that hears of it late stays silent", () => {
  const [one, two] = [tab("one"), tab("two")];
  take(one, "one", 0);
  vi.advanceTimersByTime(PATIENCE);
  take(two, "two", 2);
  expect(heard).toEqual(["one"]);
});

test("who has gone is not waited for", () => {
  const [one, two] = [tab("one"), tab("two")];
  take(two, "two", 1);
  vi.advanceTimersByTime(PATIENCE);
  wire.ends.pop();
  take(one, "one", 0, "b");
  vi.advanceTimersByTime(PATIENCE);
  expect(heard).toEqual(["two", "one"]);
});

test("the same event may come again later", () => {
  const [one, two] = [tab("one"), tab("two")];
  take(one, "one", 2, "clock soon");
  take(two, "two", 0, "other");
  vi.advanceTimersByTime(MEMORY);
  take(one, "one", 2, "clock soon");
  expect(heard).toEqual(["one", "two"]);
  vi.advanceTimersByTime(1);
  take(one, "one", 2, "clock soon");
  expect(heard).toEqual(["one", "two", "one"]);
});

test("a browser without a channel sounds in every tab", () => {
  for (const name of ["one", "two"]) take(new Floor(null), name, 0);
  expect(heard).toEqual(["one", "two"]);
});

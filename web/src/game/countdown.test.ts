import { expect, test } from "vitest";
import { Countdown, minutes } from "./countdown.svelte";

function running(left: number, spare = 0): Countdown {
  const countdown = new Countdown();
  countdown.take({ t: "clock", standing: false, clocks: [{ seat: 2, left, spare }] }, 1000);
  return countdown;
}

test("it counts from when it came, for that seat alone", () => {
  const countdown = running(60_000);
  countdown.tick(11_000);
  expect(countdown.of(2)).toEqual({ seconds: 50, spare: false, level: "calm" });
  expect(countdown.of(1)).toBeNull();
  expect(countdown.of(null)).toBeNull();
});

test("it is calm until 15 seconds are left, and warns again at 5", () => {
  const countdown = running(60_000);
  const levels = [44.9, 45, 54.9, 55, 59.9, 75].map((seconds) => {
    countdown.tick(1000 + seconds * 1000);
    return countdown.of(2)?.level;
  });
  expect(levels).toEqual(["calm", "soon", "soon", "last", "last", "last"]);
  expect(countdown.of(2)?.seconds).toBe(0);
});

test("spare time follows, and the warning waits for its end", () => {
  const countdown = running(10_000, 60_000);
  expect(countdown.of(2)).toEqual({ seconds: 10, spare: false, level: "calm" });
  countdown.tick(21_000);
  expect(countdown.of(2)).toEqual({ seconds: 50, spare: true, level: "calm" });
  countdown.tick(58_000);
  expect(countdown.of(2)?.level).toBe("soon");
});

test("a clock that stands does not go on", () => {
  const countdown = new Countdown();
  countdown.take({ t: "clock", standing: true, clocks: [{ seat: 0, left: 9_000, spare: 0 }] }, 0);
  countdown.tick(8_000);
  expect(countdown.of(0)).toEqual({ seconds: 9, spare: false, level: "calm" });
});

test("minutes and seconds", () => {
  expect([0, 5, 65, 600].map(minutes)).toEqual(["0:00", "0:05", "1:05", "10:00"]);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage, Update, Welcome } from "./protocol";
import { Connection, DEAD_AFTER, PING_EVERY, tableAddress, type Link, type Status } from "./socket";

/** A socket that the test plays: what was sent is read, what comes is said. */
class Fake implements Link {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { t: string; id: string }[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  kinds(): string[] {
    return this.sent.map((message) => message.t);
  }
}

const WELCOME = { t: "welcome", version: "1", protocol: 1, name: null, table: {} } as unknown as Welcome;
const update = (since: number | null, seq: number) => ({ t: "update", since, view: { seq }, events: [] }) as unknown as Update;

let links: Fake[];
let heard: ServerMessage[];
let statuses: Status[];
let connection: Connection;
const latest = () => links[links.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  links = [];
  heard = [];
  statuses = [];
  connection = new Connection(
    "ws://x/ws/t",
    { message: (message) => heard.push(message), status: (status) => statuses.push(status) },
    () => {
      links.push(new Fake());
      return latest();
    },
    () => 1,
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("sending", () => {
  test("waits for the welcome and keeps the order", () => {
    connection.send({ t: "sit", name: "Ada" });
    connection.send({ t: "start" });
    expect(latest().sent).toEqual([]);
    latest().say(WELCOME);
    expect(latest().kinds()).toEqual(["sit", "start"]);
  });

  test("ids differ and are short enough for the server", () => {
    const ids = [connection.send({ t: "start" }), connection.send({ t: "start" })];
    expect(ids[0]).not.toBe(ids[1]);
    expect(ids[0]!.length).toBeLessThanOrEqual(64);
  });

  test("what was not acked goes again after a reconnect, with the same id; the rest does not", () => {
    latest().say(WELCOME);
    const acked = connection.send({ t: "act", action: "roll", on: 1 });
    const refused = connection.send({ t: "act", action: "end", on: 1 });
    const open = connection.send({ t: "act", action: "buy", on: 2 });
    latest().say({ t: "ack", id: acked, seq: 1 });
    latest().say({ t: "refused", id: refused, code: "stale", args: {} });
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    latest().say(WELCOME);
    expect(latest().sent.map((message) => message.id)).toEqual([open]);
  });
});

describe("the state of the line", () => {
  test("connecting, online, away, online", () => {
    expect(connection.status).toBe("connecting");
    latest().say(WELCOME);
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    latest().say(WELCOME);
    expect(statuses).toEqual(["online", "away", "online"]);
  });

  test("pauses grow up to three seconds and begin anew after a welcome", () => {
    const pauses = [500, 1000, 2000, 3000, 3000];
    for (const pause of pauses) {
      const before = links.length;
      latest().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(pause - 1);
      expect(links.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(links.length).toBe(before + 1);
    }
    latest().say(WELCOME);
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(links.length).toBe(pauses.length + 2);
  });

  test("waking up skips the pause", () => {
    latest().onclose?.({ code: 1006 });
    connection.wake();
    expect(links.length).toBe(2);
  });

  test("a link that answers pings lives, a silent one is made anew", () => {
    latest().say(WELCOME);
    vi.advanceTimersByTime(PING_EVERY);
    expect(latest().kinds()).toEqual(["ping"]);
    latest().say({ t: "pong" });
    vi.advanceTimersByTime(PING_EVERY);
    expect(latest().kinds()).toEqual(["ping", "ping"]);
    expect(statuses).toEqual(["online"]);
    const silent = latest();
    vi.advanceTimersByTime(DEAD_AFTER);
    expect(silent.closed).toBe(true);
    expect(statuses).toEqual(["online", "away"]);
  });

  test("a server that never says welcome is left", () => {
    vi.advanceTimersByTime(10_000 + 500);
    expect(links.length).toBe(2);
  });

  test("words of a link that was left are not heard", () => {
    latest().say(WELCOME);
    const old = latest();
    const say = old.onmessage;
    old.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    say?.({ data: JSON.stringify({ t: "ack", id: "x", seq: 1 }) });
    expect(heard.map((message) => message.t)).toEqual(["welcome"]);
  });

  test("after a goodbye of the server the line comes back", () => {
    latest().say(WELCOME);
    latest().say({ t: "bye", reason: "slow" });
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(links.length).toBe(2);
    expect(heard[heard.length - 1]).toEqual({ t: "bye", reason: "slow" });
  });

  test("a close code for a restart is told like a goodbye", () => {
    latest().say(WELCOME);
    latest().onclose?.({ code: 1012 });
    expect(heard[heard.length - 1]).toEqual({ t: "bye", reason: "restart" });
  });

  test("a close code says that another device has signed this one out", () => {
    latest().say(WELCOME);
    latest().onclose?.({ code: 4401 });
    expect(heard[heard.length - 1]).toEqual({ t: "bye", reason: "signed_out" });
  });

  test("an unknown table ends the attempts", () => {
    latest().say({ t: "refused", id: null, code: "table_unknown", args: {} });
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect(links.length).toBe(1);
    expect(heard).toHaveLength(1);
  });
});

describe("gaps", () => {
  test("updates in a row pass, one after a gap asks once for everything", () => {
    latest().say(WELCOME);
    latest().say(update(null, 4));
    latest().say(update(4, 5));
    latest().say(update(7, 8));
    latest().say(update(8, 9));
    expect(latest().kinds()).toEqual(["sync"]);
    latest().say(update(null, 9));
    latest().say(update(9, 10));
    const seqs = heard.filter((message) => message.t === "update").map((message) => message.view.seq);
    expect(seqs).toEqual([4, 5, 9, 10]);
  });

  test("a new game counts from its own beginning", () => {
    latest().say(WELCOME);
    latest().say({ t: "board", game: 1, board: {} });
    latest().say(update(null, 90));
    latest().say({ t: "board", game: 2, board: {} });
    latest().say(update(90, 91));
    expect(latest().kinds()).toEqual(["sync"]);
  });
});

test("the address follows the page's", () => {
  expect(tableAddress("ab/c", { protocol: "https:", host: "h:1" })).toBe("wss://h:1/ws/ab%2Fc");
  expect(tableAddress("t", { protocol: "http:", host: "h" })).toBe("ws://h/ws/t");
});

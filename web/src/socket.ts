/**
 * The line to one table: `/ws/<table>`.
 *
 * Promises: every message sent gets an id and is kept until the server acks or refuses
 * it, and is sent again after a reconnect (the server does a repeated id only once). A
 * link that says nothing is found dead and made anew, with growing, jittered pauses. A
 * gap in the updates asks for everything again instead of showing a wrong table.
 */

import type { ClientMessage, ServerMessage } from "./protocol";

export type Status = "connecting" | "online" | "away";

/** A message as callers give it: the connection adds the id. */
export type Outgoing = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** What we use of a WebSocket, so that tests can play one. */
export interface Link {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Listener {
  /** Every message in order, but updates after a gap (until the whole state has come). */
  message(message: ServerMessage): void;
  status(status: Status): void;
}

export const PING_EVERY = 20_000;
export const DEAD_AFTER = 10_000;
const OPEN_WITHIN = 10_000;
const SERVICE_RESTART = 1012;
const NO_WATCHERS = 4405;
const SIGNED_OUT = 4401;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 3_000;

/** Refusals of the whole visit: coming back would change nothing. */
export const FINAL = new Set(["table_unknown", "banned", "banned_until"]);

export class Connection {
  status: Status = "connecting";

  private link: Link | null = null;
  private welcomed = false;
  private stopped = false;
  private readonly unacked = new Map<string, string>();
  private readonly prefix = randomPrefix();
  private count = 0;
  private failures = 0;
  private seq: number | null = null;
  private game: number | null = null;
  private syncing = false;
  private retry: Timer | undefined;
  private ping: Timer | undefined;
  private dead: Timer | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Link = (url) => new WebSocket(url) as unknown as Link,
    private readonly random: () => number = Math.random,
  ) {
    this.connect();
  }

  /** Sends now or after the next welcome; returns the id that Ack or Refused will name. */
  send(message: Outgoing): string {
    const id = this.nextId();
    const text = JSON.stringify({ ...message, id });
    // A new link brings everything anyway.
    if (message.t !== "sync") this.unacked.set(id, text);
    if (this.welcomed) this.link?.send(text);
    return id;
  }

  /** The page woke up or the network came back: look at once instead of waiting. */
  wake(): void {
    if (this.stopped) return;
    if (this.welcomed) this.probe();
    else if (this.retry !== undefined) {
      this.failures = 0;
      this.connect();
    }
  }

  /** Hangs up for good; what was not acked is forgotten. */
  close(): void {
    this.stopped = true;
    this.unacked.clear();
    this.drop();
  }

  /** Comes back after it was closed. */
  resume(): void {
    this.stopped = false;
    this.failures = 0;
    this.tell("connecting");
    this.connect();
  }

  private connect(): void {
    this.drop();
    const link = this.open(this.address);
    this.link = link;
    // A server that accepts and then says nothing is as dead as one that does not answer.
    this.dead = setTimeout(() => this.lost(link), OPEN_WITHIN);
    link.onmessage = (event) => {
      if (this.link === link) this.heard(String(event.data));
    };
    link.onclose = (event) => {
      // The close code says it too, when the server had no time for a last message.
      if (event.code === SERVICE_RESTART && this.link === link) this.listener.message({ t: "bye", reason: "restart" });
      if (event.code === NO_WATCHERS && this.link === link) this.heard('{"t":"bye","reason":"no_watchers"}');
      if (event.code === SIGNED_OUT && this.link === link) this.listener.message({ t: "bye", reason: "signed_out" });
      this.lost(link);
    };
  }

  private heard(data: string): void {
    clearTimeout(this.dead);
    this.dead = undefined;
    const message = JSON.parse(data) as ServerMessage;
    switch (message.t) {
      case "welcome":
        this.welcomed = true;
        this.failures = 0;
        this.forgetState();
        this.schedulePing();
        this.tell("online");
        this.listener.message(message);
        for (const text of this.unacked.values()) this.link?.send(text);
        return;
      case "ack":
      case "advice":
        this.unacked.delete(message.id);
        break;
      case "refused":
        if (message.id !== null) this.unacked.delete(message.id);
        else if (FINAL.has(message.code)) this.close();
        break;
      case "board":
        if (message.game !== this.game) this.forgetState();
        this.game = message.game;
        break;
      case "update":
        if (message.since !== null && message.since !== this.seq) return this.resync();
        this.syncing = false;
        this.seq = message.view.seq;
        break;
      case "bye":
        // To come back at once would change nothing.
        if (message.reason === "no_watchers") this.close();
        break;
      case "pong":
        return;
    }
    this.listener.message(message);
  }

  private forgetState(): void {
    this.seq = null;
    this.syncing = false;
  }

  private resync(): void {
    if (this.syncing) return;
    this.syncing = true;
    this.link?.send(JSON.stringify({ t: "sync", id: this.nextId() }));
  }

  private schedulePing(): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.probe(), PING_EVERY);
  }

  private probe(): void {
    const link = this.link;
    if (!link || !this.welcomed) return;
    link.send(JSON.stringify({ t: "ping", id: this.nextId() }));
    this.dead ??= setTimeout(() => this.lost(link), DEAD_AFTER);
    this.schedulePing();
  }

  private lost(link: Link): void {
    if (this.link !== link) return;
    this.drop();
    if (this.stopped) return;
    this.tell("away");
    // Half of the pause is fixed and half is chance: a restarted server is not met by all at once.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), pause * (0.5 + this.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    clearTimeout(this.dead);
    this.retry = this.ping = this.dead = undefined;
    this.welcomed = false;
    const link = this.link;
    this.link = null;
    if (link) {
      link.onmessage = link.onclose = null;
      link.close();
    }
  }

  private tell(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.listener.status(status);
  }

  private nextId(): string {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }
}

type Timer = ReturnType<typeof setTimeout>;

/** Where the socket of a table lives, seen from the page's own address. */
export function tableAddress(table: string, page: { protocol: string; host: string } = location): string {
  return `${page.protocol === "https:" ? "wss:" : "ws:"}//${page.host}/ws/${encodeURIComponent(table)}`;
}

/** 96 bits: `crypto.randomUUID` is missing on plain http, `getRandomValues` is not. */
function randomPrefix(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

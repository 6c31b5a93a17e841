/** One visit to one table: the line, the store that folds what it brings, and what befell the visit. */

import { Partner } from "../chance/partner";
import { GameStore } from "../game/store.svelte";
import type { Refused, ServerMessage } from "../protocol";
import { Connection, FINAL, tableAddress, type Outgoing, type Status } from "../socket";

export class Session {
  readonly store: GameStore;
  status = $state<Status>("connecting");
  /** The latest refusal of such a message, until it is read or the next one is sent. */
  refusal = $state.raw<Refused | null>(null);
  /** Why this visit is over: there is no such table (any more), or its visitor is not let in. */
  ended = $state.raw<Refused | null>(null);
  /** A game is going on that only those who play may see. */
  closed = $state(false);
  /** The server said goodbye before a restart. */
  restarting = $state(false);
  /** Another device has signed this one out. */
  signedOut = $state(false);

  private readonly connection: Connection;
  private readonly partner = new Partner((word) => this.connection.send(word));
  /** Messages of the lobby and the summary; those of the game are answered in the store. */
  private readonly own = new Set<string>();
  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.connection.wake();
  };

  constructor(id: string) {
    this.store = new GameStore((message) => this.connection.send(message));
    this.connection = new Connection(tableAddress(id), {
      message: (message) => this.hear(message),
      status: (status) => {
        this.status = this.store.status = status;
        if (status === "online") this.restarting = false;
      },
    });
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  send = (message: Outgoing): string => {
    this.refusal = null;
    const id = this.connection.send(message);
    this.own.add(id);
    return id;
  };

  retry = (): void => this.connection.wake();

  /** Perhaps the game is over now. */
  comeBack = (): void => {
    this.closed = false;
    this.connection.resume();
  };

  forget = (): void => {
    this.refusal = null;
  };

  close(): void {
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.connection.close();
  }

  private hear(message: ServerMessage): void {
    if (message.t === "refused") {
      if (message.id === null && FINAL.has(message.code)) this.ended = message;
      else if (message.id === null || this.own.has(message.id)) this.refusal = message;
    } else if (message.t === "bye") {
      this.restarting = message.reason === "restart";
      this.closed = message.reason === "no_watchers";
      this.signedOut ||= message.reason === "signed_out";
    }
    this.store.receive(message);
    if (message.t === "seal") this.partner.hear(message.seal, this.store.table?.you ?? null);
  }
}

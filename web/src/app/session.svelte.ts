/** One visit to one table: the line, the store that folds what it brings, and what befell the visit. */

import { GameStore } from "../game/store.svelte";
import type { Refused, ServerMessage } from "../protocol";
import { Connection, tableAddress, type Outgoing, type Status } from "../socket";

export class Session {
  readonly store: GameStore;
  status = $state<Status>("connecting");
  /** The latest refusal, until it is read or the next message is sent. */
  refusal = $state.raw<Refused | null>(null);
  /** The table does not exist (any more). */
  gone = $state(false);
  /** The server said goodbye before a restart. */
  restarting = $state(false);

  private readonly connection: Connection;
  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.connection.wake();
  };

  constructor(id: string) {
    this.store = new GameStore((message) => this.send(message));
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
    return this.connection.send(message);
  };

  /** A game action in text form; `on` is the decision that it answers. */
  act = (action: string, on?: number): void => {
    void (on === undefined ? this.store.act(action) : this.store.act(action, on));
  };

  retry = (): void => this.connection.wake();

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
      if (message.id === null && message.code === "table_unknown") this.gone = true;
      else this.refusal = message;
    } else if (message.t === "bye") {
      this.restarting = message.reason === "restart";
    }
    this.store.receive(message);
  }
}

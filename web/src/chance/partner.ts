/** Takes part in the sealing of games for this browser: pledges, reveals, and keeps what was shown. */

import type { SealView } from "../protocol";
import { hex } from "./hash";
import { keep, recall } from "./keeping";
import { pledgeOf, REVEAL_BYTES } from "./scheme";

export type Word = { t: "pledge"; game: number; pledge: string } | { t: "reveal"; game: number; reveal: string };

export class Partner {
  private pledged = "";
  private revealed = "";

  constructor(
    private readonly send: (word: Word) => unknown,
    private readonly random: () => Uint8Array = () => crypto.getRandomValues(new Uint8Array(REVEAL_BYTES)),
  ) {}

  /** Something about the chance of a game was shown; `you` is the own chair. */
  hear(seal: SealView | null, you: number | null): void {
    if (seal === null) return;
    if (seal.phase === "done") this.remember(seal);
    else if (you !== null) {
      const state = seal.members[you]?.state;
      if (seal.phase === "pledge" && state === "waiting") this.pledge(seal, you);
      if (seal.phase === "reveal" && state === "pledged") this.reveal(seal, you);
    }
  }

  private pledge(seal: SealView, chair: number): void {
    if (this.pledged === seal.commitment) return;
    this.pledged = seal.commitment;
    // Another tab, or this one before it was loaded anew, may have drawn already.
    let [pledge, reveal] = Object.entries(recall(seal.commitment).own)[0] ?? ["", ""];
    if (reveal === "" || pledge !== pledgeOf(seal.commitment, chair, reveal)) {
      reveal = hex(this.random());
      pledge = pledgeOf(seal.commitment, chair, reveal);
    }
    keep(seal.commitment, { own: { [pledge]: reveal } });
    this.send({ t: "pledge", game: seal.game, pledge });
  }

  private reveal(seal: SealView, chair: number): void {
    if (this.revealed === seal.commitment) return;
    // Of two devices only the one whose hash was taken has the bytes.
    const kept = recall(seal.commitment);
    const reveal = kept.own[seal.members[chair]?.pledge ?? ""];
    if (reveal === undefined) return;
    // What was shown first counts: who is shown other pledges later could be asked for bytes that were
    // chosen by somebody who knew theirs. Then nothing is revealed, and the first list stays to be compared.
    const pledges = seal.members.map((member) => member.pledge);
    if (kept.pledges === null) keep(seal.commitment, { pledges });
    else if (kept.pledges.join() !== pledges.join()) return;
    this.revealed = seal.commitment;
    this.send({ t: "reveal", game: seal.game, reveal });
  }

  private remember(seal: SealView): void {
    // What is shown when all is published proves nothing any more.
    if (seal.secret !== "" || recall(seal.commitment).seal !== null) return;
    keep(seal.commitment, { seal });
  }
}

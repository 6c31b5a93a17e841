/** What this browser was shown before a game, held against what is shown or published later. */

import type { Kept } from "./keeping";
import { pledgeOf, transcript, type Agreed } from "./scheme";
import { hex } from "./hash";

/**
 * - `own`: other bytes than this browser sent stand under its hash;
 * - `left_out`: what this browser sent did not count, which happens to who is slow;
 * - `pledges`: other hashes than before the bytes were revealed;
 * - `bytes`: bytes of somebody that are not those of their hash;
 * - `transcript`: something else than was shown at the start.
 */
export type Doubt = "own" | "left_out" | "pledges" | "bytes" | "transcript";

/** Those that tell of a slow line and not of a server that says now this, now that. */
export const HARMLESS: ReadonlySet<Doubt> = new Set(["left_out"]);

/** What does not go together when the game begins. */
export function doubtsAtStart(kept: Kept, shown: Agreed): Doubt[] {
  const doubts: Doubt[] = [];
  const pledges = Object.keys(kept.own);
  const mine = shown.members.find((member) => pledges.includes(member.pledge));
  if (pledges.length > 0 && (mine === undefined || mine.reveal === "")) doubts.push("left_out");
  else if (mine !== undefined && mine.reveal !== kept.own[mine.pledge]) doubts.push("own");
  if (kept.pledges !== null && kept.pledges.join() !== shown.members.map((member) => member.pledge).join()) {
    doubts.push("pledges");
  }
  const strange = shown.members.some(
    (member, chair) => member.reveal !== "" && pledgeOf(shown.commitment, chair, member.reveal) !== member.pledge,
  );
  if (strange) doubts.push("bytes");
  return doubts;
}

/** What does not go together when all is published. */
export function doubtsAtEnd(kept: Kept, published: Agreed): Doubt[] {
  const doubts = doubtsAtStart(kept, published);
  if (kept.seal !== null && hex(transcript(kept.seal)) !== hex(transcript(published))) doubts.push("transcript");
  return doubts;
}

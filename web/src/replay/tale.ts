/** A step in words: what happened, or that nothing is to be told. */
import { spotLabel } from "../board/label";
import type { Island } from "../board/geometry";
import { phrase } from "../game/phrase";
import { seatMark, type Say } from "../game/rich";
import type { EventView, FrameView } from "../protocol";

/** What the log leaves out, and what may be all that a step does. */
const QUIET: readonly string[] = ["discarding", "end", "lapse"];

/** Its sentences, with marks for seats and cards. Steps that only open or close something have one too. */
export function tale(frame: FrameView, island: Island | null, say: Say): string[] {
  const told = sentences(frame.events, island, say);
  if (told.length > 0) return told;
  if (frame.step === 0) return [say("replay-beginning")];
  const quiet = frame.events.find((event) => QUIET.includes(event.kind));
  return [quiet ? say(`replay-${quiet.kind}`, { player: seatMark(quiet.seat ?? 0) }) : say("replay-nothing")];
}

function sentences(events: readonly EventView[], island: Island | null, say: Say): string[] {
  return events.flatMap((event) => phrase(event, (spot) => (island ? spotLabel(spot, island, say) : spot), say) ?? []);
}

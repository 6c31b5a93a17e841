/** What sounds when: cues taken from what happened, and the notes of each cue. Plays nothing itself. */
import type { Turnover } from "../game/store.svelte";
import type { Level } from "../game/countdown.svelte";
import { unanswered } from "../game/waiting";
import type { EventView, GameView, TableView } from "../protocol";

/** What can be heard, the most important first. */
export const CUES = [
  "win", "turn", "last", "soon", "proposal", "offer", "chat", "robber", "cards", "build", "dice",
] as const;
export type Cue = (typeof CUES)[number];

export interface Note {
  wave: "sine" | "triangle" | "square";
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** Seconds from the beginning of the cue. */
  at: number;
  length: number;
  /** 0 to 1, before the volume. */
  gain: number;
}

/** So many cues sound for one update; the less important ones of a busy moment are left out. */
const MOST = 3;
/** Seconds between the beginnings of cues that come at once. */
export const STEP = 0.16;

const BUILDS = new Set(["settle", "road", "city", "buy"]);
const GAINS = new Set(["produce", "income", "plenty"]);

/** What an update of the game sounds like. A resync is silent, but for a turn that is new. */
export function cuesOf({ previous, events, next, news }: Turnover): Cue[] {
  const found = new Set<Cue>();
  if (news) for (const event of events) for (const cue of cueOf(event, next.you)) found.add(cue);
  if (previous !== null && asked(next) && (!asked(previous) || (news && begins(events, next.you)))) found.add("turn");
  if (previous !== null && next.phase !== "over") {
    const before = new Set(previous.offers.map((offer) => offer.id));
    if (unanswered(next).some((id) => !before.has(id))) found.add("offer");
  }
  return CUES.filter((cue) => found.has(cue)).slice(0, MOST);
}

function cueOf(event: EventView, you: number | null): Cue[] {
  const { kind } = event;
  if (kind === "win" || kind === "agreed") return ["win"];
  if (kind === "roll") return ["dice"];
  if (BUILDS.has(kind)) return ["build"];
  if (kind === "robber" || kind === "steal") return ["robber"];
  if (you === null) return [];
  if (GAINS.has(kind) && event.seat === you) return ["cards"];
  if (kind === "trade" && (event.seat === you || event.other === you)) return ["cards"];
  if (kind === "hand_over" && event.other === you) return ["cards"];
  return [];
}

/** Whether the game waits for this reader. */
function asked(view: GameView): boolean {
  return view.you !== null && view.phase !== "over" && view.must.includes(view.you);
}

function begins(events: readonly EventView[], you: number | null): boolean {
  return events.some((event) => event.kind === "turn" && event.seat === you);
}

/** What a change at the table sounds like: somebody else proposes something, or would like a pause. */
export function cuesOfTable(before: TableView | null, now: TableView): Cue[] {
  if (before === null || before.id !== now.id) return [];
  const { proposal } = now;
  const proposed =
    proposal !== null && proposal.proposer !== now.you
    && !(before.proposal?.proposer === proposal.proposer && before.proposal.plan === proposal.plan && before.proposal.seat === proposal.seat);
  const pause = now.pause_asked.some((seat) => seat !== now.you && !before.pause_asked.includes(seat));
  return proposed || pause ? ["proposal"] : [];
}

/** The warning of one's own clock as it grows short. */
export function cuesOfClock(level: Level): Cue[] {
  return level === "calm" ? [] : [level];
}

/** Whether a cue may sound: in a tab that is out of sight only what calls its reader back. */
export function audible(cue: Cue, hidden: boolean): boolean {
  return !hidden || cue === "turn";
}

function note(wave: Note["wave"], from: number, at: number, length: number, gain: number, to = from): Note {
  return { wave, from, to, at, length, gain };
}

// A pentatonic scale, so that cues that meet do not clash: C, D, E, G, A.
const NOTES: Record<Cue, readonly Note[]> = {
  turn: [note("sine", 523.25, 0, 0.22, 0.5), note("sine", 783.99, 0.13, 0.38, 0.5)],
  dice: [
    note("triangle", 420, 0, 0.03, 0.35, 260), note("triangle", 350, 0.07, 0.03, 0.3, 230),
    note("triangle", 460, 0.12, 0.03, 0.25, 280), note("triangle", 310, 0.19, 0.04, 0.3, 200),
  ],
  build: [note("triangle", 196, 0, 0.09, 0.5, 147), note("triangle", 294, 0.09, 0.09, 0.3, 220)],
  cards: [note("sine", 880, 0, 0.09, 0.22), note("sine", 1046.5, 0.07, 0.12, 0.2)],
  robber: [note("triangle", 220, 0, 0.2, 0.4, 165), note("triangle", 164.81, 0.16, 0.28, 0.35, 123)],
  offer: [note("sine", 659.25, 0, 0.1, 0.35), note("sine", 659.25, 0.14, 0.1, 0.3), note("sine", 880, 0.28, 0.18, 0.3)],
  chat: [note("sine", 1046.5, 0, 0.06, 0.18, 1174.7)],
  soon: [note("triangle", 587.33, 0, 0.14, 0.4), note("triangle", 587.33, 0.22, 0.14, 0.4)],
  last: [
    note("triangle", 783.99, 0, 0.1, 0.5), note("triangle", 783.99, 0.15, 0.1, 0.5), note("triangle", 783.99, 0.3, 0.16, 0.5),
  ],
  proposal: [note("sine", 392, 0, 0.16, 0.4), note("sine", 523.25, 0.12, 0.16, 0.35), note("sine", 440, 0.24, 0.26, 0.35)],
  win: [
    note("sine", 523.25, 0, 0.2, 0.4), note("sine", 659.25, 0.14, 0.2, 0.4), note("sine", 783.99, 0.28, 0.2, 0.4),
    note("sine", 1046.5, 0.42, 0.6, 0.45),
  ],
};

/** The notes of a cue, in seconds from its beginning. */
export function notesOf(cue: Cue): readonly Note[] {
  return NOTES[cue];
}

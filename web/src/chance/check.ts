/**
 * Whether the chance of a recorded game is what was committed to: every draw is computed anew, here. It knows
 * no rules; `hexfolk verify` also plays the game again.
 */

import { readRecord, Unreadable, type Draw, type Record, type Seal } from "./record";
import { commitmentOf, keyOf, pledgeOf, streams, transcript, type Agreed } from "./scheme";

/** Why a line differs: `verify-why-<code>` is a text. */
type Why =
  | "read"
  | "commitment"
  | "pledge"
  | "island"
  | "seats"
  | "seating"
  | "key"
  | "draw"
  | "missing";

interface Fault {
  line: number;
  why: Why;
  /** The draw that stands there, and the one that follows from the secret. */
  found: string;
  due: string;
}

/**
 * - `verified`: every draw follows from the secret that was committed to and from bytes of people;
 * - `recomputed`: the same, but no person gave bytes;
 * - `unpublished`: the secret is not there;
 * - `unsealed`: nobody can tell where the chance came from;
 * - `differs`: `fault` is the first line that is wrong.
 */
export interface Verdict {
  kind: "verified" | "recomputed" | "unpublished" | "unsealed" | "differs";
  fault: Fault | null;
  draws: number;
  /** Of so many people, and of those so many gave bytes. */
  people: number;
  gave: number;
  /** What was agreed before the first draw. */
  agreed: Agreed | null;
}

/** So many draws tell whether the key is wrong or a draw. */
const FIRST_DRAWS = 20;

export function check(text: string): Verdict {
  let record: Record;
  try {
    record = readRecord(text);
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem;
    return { kind: "differs", fault: fault(problem.line, "read"), draws: 0, people: 0, gave: 0, agreed: null };
  }
  const seal = record.seal;
  const found = { fault: null, draws: record.draws.length, people: 0, gave: 0, agreed: null };
  if (seal === null) return { ...found, kind: "unsealed" };
  const people = seal.members.filter((member) => member.bot === "");
  const gave = people.filter((member) => member.reveal !== "").length;
  const agreed = { ...seal, rules: record.rules, options: record.options };
  const faults = [...ofMembers(record, seal), ...ofIsland(record, seal)];
  if (record.secret !== "") faults.push(...ofSecret(record, seal, agreed));
  const first = faults.reduce<Fault | null>((least, one) => (least === null || one.line < least.line ? one : least), null);
  const sound = record.secret === "" ? "unpublished" : gave > 0 ? "verified" : "recomputed";
  return { ...found, kind: first === null ? sound : "differs", fault: first, people: people.length, gave, agreed };
}

/** Bytes that are not those of their hash, and seats that are not the members in the order drawn. */
function ofMembers(record: Record, seal: Seal): Fault[] {
  const { members, memberLines } = seal;
  const faults: Fault[] = [];
  members.forEach(({ pledge, reveal }, chair) => {
    if (reveal !== "" && pledgeOf(seal.commitment, chair, reveal) !== pledge) {
      faults.push(fault(memberLines[chair] ?? seal.line, "pledge"));
    }
  });
  const order = members.map((_, chair) => chair);
  const place = record.seating[0]?.line ?? record.board;
  if (record.seats.length !== members.length) faults.push(fault(record.seats[0]?.line ?? record.board, "seats"));
  if (record.seating.length !== Math.max(0, members.length - 1)) return [...faults, fault(place, "seating")];
  let last = members.length - 1;
  for (const draw of record.seating) {
    if (draw.purpose !== "seating" || draw.bound !== last + 1) return [...faults, fault(place, "seating")];
    [order[last], order[draw.value]] = [order[draw.value] ?? 0, order[last] ?? 0];
    last -= 1;
  }
  record.seats.forEach(({ line, bot }, seat) => {
    if (members[order[seat] ?? -1]?.bot !== bot) faults.push(fault(line, "seats"));
  });
  return faults;
}

function ofIsland(record: Record, seal: Seal): Fault[] {
  const [draw, ...more] = record.drawn;
  const line = draw?.line ?? record.board;
  const due = seal.names.length > 1;
  const right = due ? draw?.purpose === "island" && draw.bound === seal.names.length && more.length === 0 : draw === undefined;
  const island = seal.names[due ? (draw?.value ?? -1) : 0];
  return right && island === record.island ? [] : [fault(line, "island")];
}

function ofSecret(record: Record, seal: Seal, agreed: Agreed): Fault[] {
  const faults: Fault[] = record.bare.map((line) => fault(line, "missing"));
  if (commitmentOf(record.secret, seal.mark, seal.game) !== seal.commitment) faults.push(fault(seal.line, "commitment"));
  const due = streams(keyOf(record.secret, transcript(agreed)));
  const counts = new Map<string, number>();
  const wrong: { at: number; draw: Draw; value: number }[] = [];
  record.draws.forEach((draw, at) => {
    const count = counts.get(draw.purpose) ?? 0;
    counts.set(draw.purpose, count + 1);
    const value = due(draw.purpose, count, draw.bound);
    if (value !== draw.value) wrong.push({ at, draw, value });
  });
  const first = wrong[0];
  if (first !== undefined) {
    const early = wrong.filter(({ at }) => at < FIRST_DRAWS).length;
    const all = 2 * early > Math.min(record.draws.length, FIRST_DRAWS);
    const right = shown({ ...first.draw, value: first.value });
    faults.push({ line: first.draw.line, why: all ? "key" : "draw", found: shown(first.draw), due: right });
  }
  return faults;
}

function fault(line: number, why: Why): Fault {
  return { line, why, found: "", due: "" };
}

function shown(draw: Draw): string {
  return `${draw.purpose}/${draw.bound}=${draw.value}`;
}

import { beforeEach, expect, test, vi } from "vitest";
import type { SealMemberView, SealView } from "../protocol";
import { doubtsAtEnd, doubtsAtStart } from "./doubts";
import { forget, keep, recall } from "./keeping";
import { Partner, type Word } from "./partner";
import { pledgeOf } from "./scheme";

const COMMITMENT = "c0".repeat(32);
const MINE = "0f".repeat(16);
const HERS = "a1".repeat(16);

function member(name: string, state: SealMemberView["state"], pledge = "", reveal = ""): SealMemberView {
  return { name, state, bot: state === "bot" ? "settler" : "", pledge, reveal };
}

function seal(phase: SealView["phase"], members: SealMemberView[], commitment = COMMITMENT): SealView {
  return {
    game: 1, phase, mark: "11".repeat(32), commitment, rules: "classic 1", options: "players=3",
    islands: "22".repeat(32), names: ["standard19"], members, fingerprint: "", secret: "",
  };
}

const pledges = [pledgeOf(COMMITMENT, 0, MINE), pledgeOf(COMMITMENT, 1, HERS)] as const;
const WAITING = seal("pledge", [member("Ada", "waiting"), member("Ben", "waiting"), member("Cem", "bot")]);
const DUE = seal("reveal", [member("Ada", "pledged", pledges[0]), member("Ben", "pledged", pledges[1]), member("Cem", "bot")]);
const DONE = seal("done", [member("Ada", "revealed", pledges[0], MINE), member("Ben", "revealed", pledges[1], HERS), member("Cem", "bot")]);

function partner(bytes = MINE): { partner: Partner; said: Word[] } {
  const said: Word[] = [];
  const random = (): Uint8Array => Uint8Array.from(bytes.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  return { partner: new Partner((word) => said.push(word), random), said };
}

/** As if the page were loaded anew: only what is stored is left. */
function reload(): void {
  forget();
}

beforeEach(() => {
  localStorage.clear();
  forget();
});

test("a browser pledges once, and reveals once when all pledges are shown", () => {
  const { partner: mine, said } = partner();
  mine.hear(null, 0);
  mine.hear(WAITING, 0);
  mine.hear(WAITING, 0);
  expect(said).toEqual([{ t: "pledge", game: 1, pledge: pledges[0] }]);
  mine.hear(DUE, 0);
  mine.hear(DUE, 0);
  mine.hear(DONE, 0);
  expect(said.slice(1)).toEqual([{ t: "reveal", game: 1, reveal: MINE }]);
  expect(recall(COMMITMENT)).toEqual({ commitment: COMMITMENT, own: { [pledges[0]]: MINE }, pledges: [...pledges, ""], seal: DONE });
});

test("who only watches, or is not waited for, says nothing", () => {
  const { partner: mine, said } = partner();
  mine.hear(WAITING, null);
  mine.hear(WAITING, 2);
  mine.hear(seal("pledge", [member("Ada", "missing")]), 0);
  expect(said).toEqual([]);
});

test("a page that is loaded anew goes on with the bytes that it had", () => {
  partner().partner.hear(WAITING, 0);
  reload();
  const { partner: again, said } = partner("ee".repeat(16));
  again.hear(WAITING, 0);
  again.hear(DUE, 0);
  expect(said).toEqual([
    { t: "pledge", game: 1, pledge: pledges[0] },
    { t: "reveal", game: 1, reveal: MINE },
  ]);
});

test("the first list of pledges is kept; with another list nothing is revealed, also after loading anew", () => {
  const { partner: first, said: before } = partner();
  first.hear(WAITING, 0);
  first.hear(DUE, 0);
  expect(before).toHaveLength(2);
  const late = pledgeOf(COMMITMENT, 1, "b2".repeat(16));
  const swapped = seal("reveal", [member("Ada", "pledged", pledges[0]), member("Ben", "pledged", late), member("Cem", "bot")]);
  reload();
  const { partner: again, said } = partner();
  again.hear(swapped, 0);
  expect(said).toEqual([]);
  expect(recall(COMMITMENT).pledges).toEqual([...pledges, ""]);
  // The same list is answered again: the first answer may have been lost.
  again.hear(DUE, 0);
  expect(said).toEqual([{ t: "reveal", game: 1, reveal: MINE }]);
});

test("of two tabs that drew at once either can reveal what was taken; another device cannot", () => {
  const first = partner();
  const second = partner("ee".repeat(16));
  first.partner.hear(WAITING, 0);
  // Nothing of the other tab was stored yet when this one drew.
  const own = recall(COMMITMENT).own;
  localStorage.clear();
  reload();
  second.partner.hear(WAITING, 0);
  keep(COMMITMENT, { own });
  expect(second.said[0]).not.toEqual(first.said[0]);
  second.partner.hear(DUE, 0);
  expect(second.said[1]).toEqual({ t: "reveal", game: 1, reveal: MINE });
  localStorage.clear();
  reload();
  const device = partner("dd".repeat(16));
  device.partner.hear(DUE, 0);
  expect(device.said).toEqual([]);
});

test("without storage the tab's own memory does", () => {
  const broken = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  const { partner: mine, said } = partner();
  mine.hear(WAITING, 0);
  mine.hear(DUE, 0);
  expect(said.map((word) => word.t)).toEqual(["pledge", "reveal"]);
  broken.mockRestore();
});

test("nothing that is shown after the end counts as kept", () => {
  const { partner: mine } = partner();
  mine.hear({ ...DONE, secret: "5e".repeat(32) }, 0);
  expect(recall(COMMITMENT).seal).toBeNull();
});

test("what was shown and what is published are compared", () => {
  const { partner: mine } = partner();
  mine.hear(WAITING, 0);
  mine.hear(DUE, 0);
  const kept = recall(COMMITMENT);
  expect(doubtsAtStart(kept, DONE)).toEqual([]);
  const other = (change: (members: SealMemberView[]) => void): SealView => {
    const members = DONE.members.map((one) => ({ ...one }));
    change(members);
    return { ...DONE, members };
  };
  const left = other((members) => (members[0] = member("Ada", "missing", pledges[0])));
  expect(doubtsAtStart(kept, left)).toEqual(["left_out"]);
  const swapped = other((members) => (members[1] = member("Ben", "revealed", pledgeOf(COMMITMENT, 1, MINE), MINE)));
  expect(doubtsAtStart(kept, swapped)).toEqual(["pledges"]);
  const forged = other((members) => (members[0] = member("Ada", "revealed", pledges[0], HERS)));
  expect(doubtsAtStart(kept, forged)).toEqual(["own", "bytes"]);
  mine.hear(DONE, 0);
  expect(doubtsAtEnd(recall(COMMITMENT), DONE)).toEqual([]);
  expect(doubtsAtEnd(recall(COMMITMENT), { ...DONE, options: "players=3 target=8" })).toEqual(["transcript"]);
  expect(doubtsAtEnd(recall(COMMITMENT), left)).toEqual(["left_out", "transcript"]);
});

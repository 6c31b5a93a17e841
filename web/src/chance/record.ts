/** As much of a record as chance has to do with: docs/record-format.md. */

import type { Member } from "./scheme";

export interface Draw {
  /** The line where it stands, from 1. */
  line: number;
  purpose: string;
  bound: number;
  value: number;
}

export interface Seal {
  line: number;
  commitment: string;
  mark: string;
  game: number;
  islands: string;
  names: string[];
  members: Member[];
  memberLines: number[];
}

export interface Record {
  rules: string;
  options: string;
  /** The id of the island, and the line of the board. */
  island: string;
  board: number;
  seal: Seal | null;
  drawn: Draw[];
  seating: Draw[];
  /** All draws, in the order in which they stand. */
  draws: Draw[];
  /** By seat: the bot's name, empty for a person. */
  seats: { line: number; bot: string }[];
  /** Lines of actions that need a draw and have none. */
  bare: number[];
  /** Empty until it is published. */
  secret: string;
}

/** A record that makes no sense, at a line. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line} makes no sense`);
  }
}

const DRAW = /^([a-z_]+)\/([1-9]\d{0,8})=(0|[1-9]\d{0,8})$/;
const HASH = "[0-9a-f]{64}";
const SEALED = new RegExp(`^1 (${HASH}) (${HASH}) (0|[1-9]\\d{0,8})$`);
const CHOICE = new RegExp(`^(${HASH})((?: [^ ]+)+)$`);
const MEMBER = new RegExp(`^(\\d) (?:person|bot ([^ ]+)) (-|${HASH}) (-|[0-9a-f]{32})$`);
// A name may hold what elsewhere ends a line.
const SEAT = /^(\d) (?:person|bot ([^ "]+))(?: ".*")?$/s;
const ENTRY = /^[0-7] ([^|]+?)(?: \| (.+))?$/;
/** What every action of a kind draws. */
const NEEDED: { [word: string]: string } = { roll: "dice", buy: "deck" };

export function readRecord(text: string): Record {
  const reader = new Reader(text);
  if (reader.take("hexfolk-record") !== "1") reader.fail();
  const rules = reader.take("rules");
  const options = reader.take("options");
  if (reader.peek("island")) reader.take("island");
  const island = reader.take("board").split(" ", 1)[0] ?? "";
  const board = reader.line;
  const seal = reader.peek("sealed") ? readSeal(reader) : null;
  const [drawn, deal, seating] = ["drawn", "deal", "seating"].map((word) =>
    reader.peek(word) ? reader.draws(reader.take(word)) : [],
  ) as [Draw[], Draw[], Draw[]];
  const seats: Record["seats"] = [];
  while (reader.peek("seat")) {
    const found = reader.match(SEAT, reader.take("seat"));
    if (found[1] !== String(seats.length)) reader.fail();
    seats.push({ line: reader.line, bot: found[2] ?? "" });
  }
  // When it was played has nothing to do with chance.
  if (reader.peek("times")) reader.take("times");
  reader.take("begin");
  const draws = [...drawn, ...deal, ...seating];
  const bare: number[] = [];
  while (reader.more() && !reader.peek("secret") && !reader.peek("end")) {
    if (reader.peek("*")) {
      reader.take("*");
      continue;
    }
    const [, action = "", words] = reader.match(ENTRY, reader.next());
    const here = words === undefined ? [] : reader.draws(words);
    const needed = NEEDED[action];
    if (needed !== undefined && !here.some((draw) => draw.purpose === needed)) bare.push(reader.line);
    draws.push(...here);
  }
  let secret = "";
  if (reader.peek("secret")) {
    secret = reader.match(new RegExp(`^(${HASH})$`), reader.take("secret"))[1] ?? "";
    if (seal === null || !reader.peek("end")) reader.fail();
  }
  if (reader.peek("end")) reader.take("end");
  if (reader.more()) {
    reader.next();
    reader.fail();
  }
  return { rules, options, island, board, seal, drawn, seating, draws, seats, bare, secret };
}

function readSeal(reader: Reader): Seal {
  const [, commitment = "", mark = "", game = ""] = reader.match(SEALED, reader.take("sealed"));
  const line = reader.line;
  const [, islands = "", names = ""] = reader.match(CHOICE, reader.take("choice"));
  const members: Member[] = [];
  const memberLines: number[] = [];
  while (reader.peek("member")) {
    const [, chair, bot = "", pledge, reveal] = reader.match(MEMBER, reader.take("member"));
    if (chair !== String(members.length) || (pledge === "-" && reveal !== "-")) reader.fail();
    members.push({ bot, pledge: given(pledge), reveal: given(reveal) });
    memberLines.push(reader.line);
  }
  return { line, commitment, mark, game: Number(game), islands, names: names.trim().split(" "), members, memberLines };
}

function given(word: string | undefined): string {
  return word === undefined || word === "-" ? "" : word;
}

/** Lines with a finger on the current one. */
class Reader {
  line = 0;
  private readonly lines: string[];

  constructor(text: string) {
    const lines = text.replaceAll("\r\n", "\n").split("\n");
    if (lines.at(-1) === "") lines.pop();
    this.lines = lines;
  }

  more(): boolean {
    return this.line < this.lines.length;
  }

  next(): string {
    this.line += 1;
    return this.lines[this.line - 1] ?? "";
  }

  peek(word: string): boolean {
    return this.more() && this.lines[this.line]?.split(" ", 1)[0] === word;
  }

  /** The rest of the next line, which must begin with a word. */
  take(word: string): string {
    const right = this.peek(word);
    const line = this.next();
    if (!right) this.fail();
    return line.slice(word.length + 1);
  }

  match(pattern: RegExp, text: string): RegExpExecArray {
    return pattern.exec(text) ?? this.fail();
  }

  draws(text: string): Draw[] {
    return text.split(" ").map((word) => {
      const [, purpose = "", bound, value] = this.match(DRAW, word);
      if (Number(value) >= Number(bound)) this.fail();
      return { line: this.line, purpose, bound: Number(bound), value: Number(value) };
    });
  }

  fail(): never {
    throw new Unreadable(this.line);
  }
}

/** How chance follows from a secret and everybody's bytes: docs/verifiable-chance.md, once more. */

import { framed, hash, hex, keyed, number, text, unhex, type Bytes } from "./hash";

export const REVEAL_BYTES = 16;
const FINGERPRINT_DIGITS = 20;
const WORD = 2n ** 64n;

/** One chair of the locked table: hexadecimal digits, empty where something is missing. */
export interface Member {
  /** The bot's name, empty for a person. */
  bot: string;
  pledge: string;
  reveal: string;
}

/** All that is agreed on before the first draw. */
export interface Agreed {
  commitment: string;
  rules: string;
  options: string;
  islands: string;
  names: readonly string[];
  members: readonly Member[];
}

/** What the server shows before anything is sent. */
export function commitmentOf(secret: string, mark: string, game: number): string {
  return hex(hash("hexfolk commitment", [unhex(mark), number(game), unhex(secret)]));
}

/** The hash by which the browser at a chair is bound to its bytes. */
export function pledgeOf(commitment: string, chair: number, reveal: string): string {
  return hex(hash("hexfolk pledge", [unhex(commitment), number(chair), unhex(reveal)]));
}

/** The digest of all that was agreed and sent. */
export function transcript(agreed: Agreed): Bytes {
  const parts = [
    unhex(agreed.commitment),
    text(agreed.rules),
    text(agreed.options),
    unhex(agreed.islands),
    text(agreed.names.join(" ")),
  ];
  for (const member of agreed.members) {
    parts.push(text(member.bot === "" ? "person" : `bot ${member.bot}`), unhex(member.pledge), unhex(member.reveal));
  }
  return hash("hexfolk transcript", parts);
}

/** A transcript in twenty digits that people can read to each other. */
export function fingerprint(digest: Bytes): string {
  return hex(digest)
    .slice(0, FINGERPRINT_DIGITS)
    .replace(/(.{4})(?=.)/g, "$1 ");
}

export function keyOf(secret: string, digest: Bytes): Bytes {
  return keyed(unhex(secret))(digest);
}

/** The streams of a key: draw `count`, from 0, of a purpose is one of 0 … bound-1. */
export function streams(key: Bytes): (purpose: string, count: number, bound: number) => number {
  const mac = keyed(key);
  return (purpose, count, bound) => {
    const below = BigInt(bound);
    const limit = WORD - (WORD % below);
    for (let block = 0; ; block += 1) {
      const bytes = mac(framed("hexfolk draw", [text(purpose), number(count), number(block)]));
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      for (let at = 0; at < bytes.length; at += 8) {
        const word = words.getBigUint64(at);
        if (word < limit) return Number(word % below);
      }
    }
  };
}

/**
 * SHA-256 and HMAC over framed parts. Plain TypeScript underneath, for WebCrypto is missing where the
 * page came over plain http, as on a home network.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

export type Bytes = Uint8Array;

const SCHEME = "1";
const ENCODER = new TextEncoder();

export function text(words: string): Bytes {
  return ENCODER.encode(words);
}

/** Eight bytes, big-endian. */
export function number(value: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

export const hex = bytesToHex;

/** Bytes of hexadecimal digits. Throws an Error for anything else. */
export function unhex(digits: string): Bytes {
  return hexToBytes(digits);
}

/** Parts behind their lengths, so that no two lists of parts look alike; before them, what they are for. */
export function framed(use: string, parts: readonly Bytes[]): Bytes {
  const whole: Bytes[] = [];
  for (const part of [text(use), text(SCHEME), ...parts]) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.length);
    whole.push(length, part);
  }
  return concatBytes(...whole);
}

export function hash(use: string, parts: readonly Bytes[]): Bytes {
  return sha256(framed(use, parts));
}

/** HMAC under one key: what the key alone makes of it is computed once. */
export function keyed(key: Bytes): (message: Bytes) => Bytes {
  const begun = hmac.create(sha256, key);
  return (message) => begun.clone().update(message).digest();
}

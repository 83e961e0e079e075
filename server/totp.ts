import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds of a step; authenticator apps know no other (RFC 6238, 4.1). */
const STEP = 30;
const DIGITS = 6;
/** Clocks of phones differ: one step each way (RFC 6238, 5.2). */
const SKEW = [0, -1, 1];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base32 without padding (RFC 4648, 6). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => ALPHABET[parseInt(group.padEnd(5, '0'), 2)] ?? '').join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The code of a time step (RFC 4226, 5.3, over the time of RFC 6238). @param secret in base32 */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step that a moment lies in. @param at Unix time, ms */
export const stepOf = (at: number) => Math.floor(at / 1000 / STEP);

/** The time step whose code this is, now or one step off; null where it is none. */
export function matchingStep(secret: string, code: string, at: number): number | null {
  const typed = Buffer.from(code);
  const steps = SKEW.map((skew) => stepOf(at) + skew).filter((step) => {
    const due = Buffer.from(codeOf(secret, step));
    return typed.length === due.length && timingSafeEqual(typed, due);
  });
  return steps[0] ?? null;
}

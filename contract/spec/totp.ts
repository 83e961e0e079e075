import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The time step (RFC 6238) that a moment lies in. @param at Unix time, ms */
export const stepOf = (at: number) => Math.floor(at / STEP_MS);

/** How long the time step of a moment still lasts: 1 to 30,000 ms. @param at Unix time, ms */
export const msLeftOfStep = (at: number) => STEP_MS - (at % STEP_MS);

/** The six digits that an app shows in a time step. @param secret in base32 (RFC 4648) */
export function codeOf(secret: string, step: number): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

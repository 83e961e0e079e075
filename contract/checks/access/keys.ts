/** Texts that differ in fewer places than this can be counted up. */
const FEWEST_DIFFERENCES = 4;
const KEY_BITS = 128;

/** What a key of so many bits is. */
export const RANDOM = `${KEY_BITS} random bits: 22 characters of base64url, or 32 of hexadecimal`;

/** A UUID that is made of the time or of a name, and what of it is random at the most (RFC 9562, 5.7). */
const TOLD_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1235-7][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const TOLD_UUID_BITS = 74;

/** What a character of a key bears at the most, by what all of them are. */
const BITS: readonly [RegExp, number][] = [
  [/^[0-9]*$/, Math.log2(10)],
  [/^[0-9a-f]*$/i, 4],
  [/^[\w-]*$/, 6],
];

/** What an address ends with; the ending of a file’s name is none of its key. */
const keyOf = (address: string) => /[^/?#&=]*$/.exec(address.replace(/\.\w+$/, '').replace(/=+$/, ''))?.[0] ?? '';

const mostBits = (key: string) =>
  TOLD_UUID.test(key) ? TOLD_UUID_BITS : key.length * (BITS.find(([form]) => form.test(key))?.[1] ?? 8);

/** In how many places two texts differ, where these are so few that one leads to the other. */
export function fewDifferences(first: string, second: string): number | undefined {
  if (first.length !== second.length) return undefined;
  const count = [...first].filter((character, at) => character !== second[at]).length;
  return count < FEWEST_DIFFERENCES ? count : undefined;
}

/** @param addresses several of one run, each with a key at its end @returns why their keys can be guessed */
export function guessable(addresses: readonly string[]): string | undefined {
  const keys = addresses.map(keyOf);
  if (keys.length === 0) return undefined;
  // A number without its first zeros, and what looks like a UUID of another kind, come by chance: not each time.
  const bits = Math.max(...keys.map(mostBits));
  if (bits < KEY_BITS) return `${String(Math.floor(bits))} bits at the most, at the end of ${addresses.at(-1) ?? ''}`;
  for (const [at, key] of keys.entries())
    for (const other of keys.slice(at + 1)) {
      const count = fewDifferences(key, other);
      if (count !== undefined) return `two that differ in ${String(count)} of ${String(key.length)} characters`;
    }
  return undefined;
}

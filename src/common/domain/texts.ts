import { plainSpaces } from './money';
import { LONGEST_SEARCH } from './contract.gen';
import { isAt, patterns } from './paths';

/**
 * A name as one line of plain text, for notes and messages: line breaks and control characters become spaces, no-break
 * spaces plain ones; half a character (a lone surrogate, which no address can carry) becomes U+FFFD.
 */
export function oneLine(text: string): string {
  return plainSpaces(text)
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .trim();
}

/** What stands for a missing picture: a name's first character, which an emoji is whole. */
export const initialOf = (name: string): string | undefined => Array.from(name)[0];

/** `home, office and farm`: several things in a sentence. */
export const listed = (things: readonly string[], and: string): string =>
  things.length > 1 ? `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}` : (things[0] ?? '');

/** Search words as the contract takes them: without blanks around them, no longer than it allows, and without U+0000. */
export const searchWords = (text: string | null): string =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);

/** An id of the address; empty where it is none. */
export const idFromText = (text: string | null): string => (text && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : '');

/** The words that an address looks for; none on other pages. */
export const wordsAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  isAt(patterns.search, pathname) ? searchWords(new URLSearchParams(search).get('q')) : '';

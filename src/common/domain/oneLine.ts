import { plainSpaces } from './money';

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

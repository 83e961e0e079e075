import { LONGEST_SEARCH } from './contract.gen';

/** Search words as the contract takes them: without blanks around them, no longer than it allows, and without U+0000. */
export const searchWords = (text: string | null): string =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);

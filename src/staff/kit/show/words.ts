import { languageNames, languages } from '../../../common/domain/language';

/**
 * Kinds, ways and statuses in an answer are words of the server, which may be newer than this program and know more of
 * them than the contract that this was built from: they are looked up here, never as `table[word]`
 * (docs/decisions/008-shapes-of-answers.md).
 */
type Table<T> = Readonly<Record<string, T>>;

/** What a table holds for a word of an answer; undefined for one that is not in it. */
export function lookUp<T>(table: Table<T>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** The text for a word of an answer; one that has none stands for itself. */
export function wordFor(texts: Table<string>, word: string): string {
  return lookUp(texts, word) ?? word;
}

/** The languages to choose from, each by its own name. */
export const languageChoices = languages.map((value) => ({ value, label: languageNames[value] }));

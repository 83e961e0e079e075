import { type SQL, sql } from 'drizzle-orm';
import { allOf } from './rows';

/** Shorter words have no group of three letters to look up. */
const SHORTEST_INDEXED = 3;
/** Fewer digits are a word like others: openapi.yaml, Search. */
const SHORTEST_NUMBER = 4;
/** A phone number, or a part of one between blanks. */
const OF_NUMBER = /^[-+().\d]+$/;
/** With which a number of Kenya begins abroad; more must follow. */
const FROM_ABROAD = /^(?:00)?2540?(?=\d)/;

/** The words of a search, each of which must be contained somewhere. */
function searchWords(search: string): string[] {
  return search.split(/\s+/u).filter((word) => word !== '');
}

/** Columns that a search looks through. */
export interface Searched {
  /** In lower case, with a `search_grams` index. */
  text: SQL;
  /** A phone number as it was written, with a `search_grams(phone_digits())` index. */
  phone: SQL;
}

/**
 * Rows whose text contains every word, wherever in it and whatever its case; words that are a number together are also
 * looked for among the digits of the phone number, in whichever form either of them is written.
 * @returns null when there is no word, which means no condition
 */
export function containsWords({ text, phone }: Searched, search: string): SQL | null {
  const words = searchWords(search);
  if (words.length === 0) return null;
  const digits = sql`phone_digits(${phone})`;
  const conditions = numbersTogether(words).map((parts) => {
    const said = allOf(parts.map((part) => contains(text, part)));
    return sql`(${sql.join([said, ...digitsIn(parts).map((number) => contains(digits, number))], sql` OR `)})`;
  });
  return allOf(conditions);
}

/** How phones and people write an apostrophe: `Ng’ang’a`, and `Ng'ang'a`. */
const APOSTROPHES = '’‘`\u02bb\u02bc';
const APOSTROPHE = new RegExp(`['${APOSTROPHES}]`, 'u');

/**
 * The index of letter groups (migration 0000) finds candidates, `strpos` decides: no pattern, so nothing to escape. Of a
 * word with an apostrophe the index knows what stands beside it, for that may be another in the text.
 */
function contains(text: SQL, word: string): SQL {
  const parts = word.split(APOSTROPHE);
  const indexed = parts.filter((part) => Array.from(part).length >= SHORTEST_INDEXED);
  const straight =
    parts.length === 1 ? text : sql`translate(${text}, ${APOSTROPHES}, ${"'".repeat(APOSTROPHES.length)})`;
  return allOf([
    ...indexed.map((part) => sql`search_grams(${text}) @> search_grams(lower(${part}))`),
    sql`strpos(${straight}, lower(${parts.join("'")})) > 0`,
  ]);
}

/** Words one by one, but parts of a number that follow each other together. */
function numbersTogether(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  words.forEach((word, index) => {
    const goesOn = OF_NUMBER.test(word) && OF_NUMBER.test(words[index - 1] ?? '');
    if (goesOn) groups.at(-1)?.push(word);
    else groups.push([word]);
  });
  return groups;
}

/** What the parts of a number may be in `phone_digits` (migration 0015), where a Kenyan number begins with a blank and its zero. */
function digitsIn(parts: readonly string[]): string[] {
  if (!OF_NUMBER.test(parts[0] ?? '')) return [];
  const digits = parts.join('').replace(/\D/g, '');
  if (digits.length < SHORTEST_NUMBER) return [];
  return FROM_ABROAD.test(digits) ? [digits, digits.replace(FROM_ABROAD, ' 0')] : [digits];
}

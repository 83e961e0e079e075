import { type SQL, sql } from 'drizzle-orm';

/** Shorter words have no group of three letters to look up. */
const SHORTEST_INDEXED = 3;

/** The words of a search, each of which must be contained somewhere. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/u).filter((word) => word !== '');
}

/**
 * Rows whose text contains every word, wherever in it and whatever its case.
 * The index of letter groups (migration 0000) finds candidates, `strpos` decides: no pattern, so nothing to escape.
 * @param text a column in lower case with a `search_grams` index
 * @returns null when there is no word, which means no condition
 */
export function containsWords(text: SQL, search: string): SQL | null {
  const words = searchWords(search);
  if (words.length === 0) return null;
  const conditions = words.map((word) => {
    const contained = sql`strpos(${text}, lower(${word})) > 0`;
    if (Array.from(word).length < SHORTEST_INDEXED) return contained;
    return sql`(search_grams(${text}) @> search_grams(lower(${word})) AND ${contained})`;
  });
  return sql.join(conditions, sql` AND `);
}

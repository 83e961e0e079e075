import { reads, rows } from '../tools';

/** What is searched for, word by word. */
export const words = (query: URLSearchParams) => (query.get('search') ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/** Looks through other fields than it should. */
export const searchIn = (list: string, ...fields: string[]) =>
  rows(list, (all, { query }) =>
    all.filter((row) =>
      words(query).every((word) => fields.some((field) => String(row[field]).toLowerCase().includes(word))),
    ),
  );

export const reworded = (list: string, change: (search: string) => string) => reads(list, 'search', change);

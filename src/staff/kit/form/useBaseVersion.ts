import { useState } from 'react';
import { sameValue } from './changes';

interface Versioned {
  updatedAt: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The version that a save names as the one it was made from (If-Match). Every change of a record makes a new version, one's
 * own pictures included, which are saved at once: a newer version counts as long as its fields are those the form began
 * with, so that only what somebody else changed in the fields is refused.
 * @param fields the record's part that the form edits, flat
 * @param saved the same as this form last saved it, where it stays open after a save
 * @returns the entity tag
 */
export function useBaseVersion<R extends Versioned>(record: R, fields: (record: R) => Fields, saved?: Fields): string {
  const [base] = useState(record);
  const [began, now] = [saved ?? fields(base), fields(record)];
  const same = Object.keys(now).every((name) => sameValue(began[name], now[name]));
  return `"${(same ? record : base).updatedAt}"`;
}

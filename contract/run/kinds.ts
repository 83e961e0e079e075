import type { Operation } from '../spec/contract';
import type { Kind } from './journal';

/** The kind of record that an operation is about, by its name; null where it is none of those that can be read again. */
export function kindOf({ id }: Operation): Kind | null {
  const name = id.toLowerCase();
  if (name.includes('comment') || name.includes('article')) return 'article';
  return (['product', 'category', 'tag'] as const).find((kind) => name.includes(kind)) ?? null;
}

import type { Category } from '../../common/api';

const NONE: readonly Category[] = [];

/**
 * The categories to choose from, and among them the one that an address asks for, which the shop may not offer (any more).
 * @param offered undefined while unknown
 * @param words its name then, in the page's language
 */
export function withAsked(offered = NONE, id: string, words: string): readonly Category[] {
  const isNamed = id === '' || offered.length === 0 || offered.some((category) => category.id === id);
  return isNamed ? offered : [...offered, { id, category_name: words, category_name_sw: words, isActive: false }];
}

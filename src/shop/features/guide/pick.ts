import type { ListedProduct } from '../../../common/api';
import { holds } from './answers';
import {
  KIT_ROWS,
  KITS,
  PART_ROWS,
  SHELVES,
  type Answers,
  type Goods,
  type KitName,
  type Shelf,
  type Why,
} from './rules';

/** What the shop has, as far as it was read. */
export type Stock<P = ListedProduct> = Readonly<Record<Shelf, readonly P[]>>;

type Good = Pick<ListedProduct, 'id' | 'product_name' | 'stock_status'>;

/** What an answer leads to. */
export interface Choice<P> {
  kit: { name: KitName; product: P };
  parts: { product: P; quantity: number; why: Why }[];
  /** What the kit brings along. */
  inBox: Why[];
  /** What is settled with the visitor: the shop has none now, or our team brings it. */
  open: Why[];
}

/**
 * The kit for some answers with its parts; null where nothing fits, which is to be said.
 * @param costs cents of now; null for a product without a price, which is never chosen
 */
export function pick<P extends Good>(
  answers: Answers,
  stock: Stock<P>,
  costs: (product: P) => number | null,
): Choice<P> | null {
  const find = ({ shelf, name, not = '' }: Goods): P | null => {
    const fitting = stock[shelf].filter(
      ({ product_name, stock_status }) =>
        stock_status === 'in_stock' && hasAll(product_name, name) && !hasOne(product_name, not),
    );
    return fitting.reduce<P | null>((best, one) => (cost(one) < (best ? cost(best) : Infinity) ? one : best), null);
  };
  const cost = (product: P) => costs(product) ?? Infinity;
  for (const row of KIT_ROWS) {
    if (!holds(row, answers)) continue;
    const product = find(KITS[row.kit]);
    if (product) return withParts({ name: row.kit, product }, answers, find);
  }
  return null;
}

function withParts<P>(kit: Choice<P>['kit'], answers: Answers, find: (goods: Goods) => P | null): Choice<P> {
  const found: Choice<P> = { kit, parts: [], inBox: [], open: [] };
  for (const { kit: kits, why, goods, quantity = 1, inBox, along, extra, ...when } of PART_ROWS) {
    if (!kits.includes(kit.name) || !holds(when, answers)) continue;
    if (along && !found.parts.some((part) => part.why === along)) continue;
    const product = goods ? find(goods) : null;
    if (product) found.parts.push({ product, quantity, why });
    else if (inBox) found.inBox.push(why);
    else if (!extra) found.open.push(why);
  }
  return found;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a name has each of some words, or one that begins with it. */
function hasAll(name: string, words: string): boolean {
  const own = wordsOf(name);
  return wordsOf(words).every((word) => own.some((one) => one.startsWith(word)));
}

/** Whether a name has one of some words; a number belongs to the word before it, as in "gen 2". */
function hasOne(name: string, words: string): boolean {
  const own = ` ${wordsOf(name).join(' ')} `;
  return (words.toLowerCase().match(/\p{L}+(?: \p{N}+)?/gu) ?? []).some((word) => own.includes(` ${word} `));
}

/** The category that is a shelf: the first that its words name; null where the shop has none. */
export function shelfOf(shelf: Shelf, categories: readonly { id: string; category_name: string }[]): string | null {
  for (const word of SHELVES[shelf]) {
    const found = categories.find(({ category_name }) => category_name.toLowerCase().includes(word));
    if (found) return found.id;
  }
  return null;
}

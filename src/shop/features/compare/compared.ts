import { stored, useStored } from '../../../common/browser/stored';
import { MOST_COMPARED } from '../../../common/domain/compareQuery';
import { keptProduct, keptProducts, type KeptProduct } from '../../../common/domain/keptProduct';

/** A choice that nobody has come back to for a day is none any more. */
export const KEPT_MS = 86_400_000;

/** The products to compare, in the order they were chosen, and when that was changed last. */
const compared = stored<{ at: number; products: readonly KeptProduct[] }>({
  area: 'localStorage',
  key: 'comparedProducts',
  empty: { at: 0, products: [] },
  inMemory: true,
  check: (data) => {
    const { at, products } = (data ?? {}) as { at?: unknown; products?: unknown };
    return typeof at === 'number' ? { at, products: keptProducts(products, MOST_COMPARED) } : null;
  },
});

const NONE: readonly KeptProduct[] = [];

/** What is chosen now: its day may end while a page stands. */
export function readCompared(): readonly KeptProduct[] {
  const { at, products } = compared.read();
  return Math.abs(Date.now() - at) > KEPT_MS ? NONE : products;
}

export const useCompared = (): readonly KeptProduct[] =>
  useStored({ subscribe: compared.subscribe, read: readCompared, empty: NONE });

/** Puts other products in the choice's place, and begins its day anew; none is no choice. */
export function keepCompared(products: readonly KeptProduct[]): void {
  if (products.length === 0) compared.forget();
  else compared.keep({ at: Date.now(), products: products.slice(0, MOST_COMPARED).map(keptProduct) });
}

export function removeCompared(gone: string): void {
  const left = readCompared().filter(({ id }) => id !== gone);
  if (left.length < readCompared().length) keepCompared(left);
}

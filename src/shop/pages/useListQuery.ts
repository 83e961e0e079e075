import { useMemo } from 'react';
import type { Category } from '../../common/api';
import { useAddressQuery } from '../../common/app/useAddressQuery';
import { useAppStore } from '../../common/state/hooks';
import type { PageModule } from './pageModule';
import { readAhead } from './readAhead';

interface Change {
  /** Takes the place of the entry in the history. */
  replace?: boolean;
  /** Whether its rows are asked for before the page is drawn. */
  ahead?: boolean;
}

/** The query of a list's address, and how to change it where the page stands; the same object as long as that does not change. */
export function useListQuery({ load }: PageModule) {
  const store = useAppStore();
  const [search, setSearch] = useAddressQuery();
  return useMemo(() => {
    const change = (
      write: (current: URLSearchParams) => URLSearchParams,
      { replace = false, ahead = true }: Change = {},
    ): void =>
      setSearch(
        (current) => {
          const next = write(current);
          if (ahead) readAhead(store, load, { params: {}, search: next });
          return next;
        },
        { replace, preventScrollReset: true },
      );
    /** Asks for the rows of such a change while the visitor is still at it. */
    const ask = (write: (current: URLSearchParams) => URLSearchParams): void =>
      readAhead(store, load, { params: {}, search: write(search) });
    return { search, change, ask };
  }, [store, load, search, setSearch]);
}

/** What is offered is in use, or asked for. */
type Offered = Omit<Category, 'isActive'>;
const NONE: readonly Offered[] = [];

/**
 * The categories to choose from, and among them the one that an address asks for, which the shop may not offer (any more).
 * @param offered undefined while unknown
 * @param words its name then, in the page's language
 */
export function withAsked(offered = NONE, id: string, words: string): readonly Offered[] {
  const isNamed = id === '' || offered.length === 0 || offered.some((category) => category.id === id);
  return isNamed ? offered : [...offered, { id, category_name: words, category_name_sw: words }];
}

import { useMemo } from 'react';
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

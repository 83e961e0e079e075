import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

type Change = (write: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the page's address, where a list keeps its state, and how to change it. The router's own setter hands
 * out the query of the last render; here `current` holds what was changed a moment ago too, so that neither of two quick
 * choices is lost.
 */
export function useAddressQuery(): [search: URLSearchParams, change: Change] {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = useCallback<Change>(
    (write, options) => setSearch((latest.current = write(latest.current)), options),
    [setSearch],
  );
  return [search, change];
}

import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { quotationSources, quotationStatuses } from '../../../common/domain/contract.gen';
import { startOfDay } from '../../../common/domain/dayInput';
import { useListParams } from '../../kit/list/useListParams';

export const STATUSES = ['all', ...quotationStatuses] as const;
/** Whose requests, or those that are new for too long. */
export const WHOSE = ['all', 'mine', 'nobody', 'overdue'] as const;
export const SOURCES = ['all', ...quotationSources] as const;
/** `since` is a day, `product` an id. */
const CHOICES = {
  search: 'text',
  status: STATUSES,
  whose: WHOSE,
  since: 'text',
  source: SOURCES,
  product: 'text',
  id: 'text',
} as const;

/** Which end of a page is opened once it is there: its neighbour stood on the page before or after it. */
type End = 'first' | 'last';

/** Where a step leads: to a request of this page, or to the end of another. */
export type Step = { id: string } | { page: number; end: End };

const without = (query: string, ...names: string[]) => {
  const next = new URLSearchParams(query);
  names.forEach((name) => next.delete(name));
  return next;
};

/** What the inbox shows, which lives in the address: page, words, status, and the open request. */
export function useInboxParams() {
  const { page, values, set, pageQuery } = useListParams(CHOICES);
  const [search] = useSearchParams();
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const navigate = useNavigate();
  const queryOf = (id: string) => {
    const next = without(search.toString(), 'end');
    next.set('id', id);
    return next.toString();
  };
  /**
   * Another query takes the place of this one, so that Back leads out of the request. What is on the screen may be older
   * than the address (words just typed, another page just opened): then it was meant for what has gone, and is dropped.
   */
  const replaceQuery = useCallback(
    (next: URLSearchParams) => {
      const shown =
        window.location.pathname === pathname &&
        new URLSearchParams(window.location.search).toString() === search.toString();
      if (shown) void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true, state });
    },
    [navigate, search, state, pathname],
  );
  const step = useCallback(
    (to: Step) => {
      const next = without(search.toString(), 'id', 'end');
      if ('id' in to) next.set('id', to.id);
      else {
        next.set('page', String(to.page));
        next.set('end', to.end);
      }
      replaceQuery(next);
    },
    [replaceQuery, search],
  );
  /** The list turns to another page; what is open stays. */
  const goToPage = useCallback(
    (n: number) => {
      const next = new URLSearchParams(search);
      next.set('page', String(n));
      replaceQuery(next);
    },
    [replaceQuery, search],
  );
  const end = search.get('end');
  const { search: words, status, whose, source, product } = values;
  // What is no day narrows nothing.
  const since = startOfDay(values.since) === null ? '' : values.since;
  return {
    page,
    words,
    status,
    whose,
    since,
    source,
    product,
    openId: values.id || null,
    end: end === 'first' || end === 'last' ? end : null,
    filtered: [words, since, product].some(Boolean) || [status, whose, source].some((choice) => choice !== 'all'),
    /** Another list begins at its first page with nothing open. */
    setWords: (words: string) => set({ search: words, id: '' }),
    setStatus: (status: (typeof STATUSES)[number]) => set({ status, id: '' }),
    setWhose: (whose: (typeof WHOSE)[number]) => set({ whose, id: '' }),
    setSince: (day: string) => set({ since: day, id: '' }),
    setSource: (from: (typeof SOURCES)[number]) => set({ source: from, id: '' }),
    setProduct: (id: string) => set({ product: id, id: '' }),
    clear: () => set({ search: '', status: 'all', whose: 'all', since: '', source: 'all', product: '', id: '' }),
    pageQuery: (n: number) => without(pageQuery(n), 'id', 'end').toString(),
    queryOf,
    listQuery: without(search.toString(), 'id', 'end').toString(),
    step,
    goToPage,
  };
}

export type InboxParams = ReturnType<typeof useInboxParams>;

import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { quotationStatuses } from '../../../common/domain/contract.gen';
import { useListParams } from '../../kit/list/useListParams';

export const STATUSES = ['all', ...quotationStatuses] as const;
/** Whose requests, or those that are new for too long. */
export const WHOSE = ['all', 'mine', 'nobody', 'overdue'] as const;
const CHOICES = { search: 'text', status: STATUSES, whose: WHOSE, id: 'text' } as const;

/** Which end of a page is opened once it is there: its neighbour stood on the page before or after it. */
export type End = 'first' | 'last';

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
  return {
    page,
    words: values.search,
    status: values.status,
    whose: values.whose,
    openId: values.id || null,
    end: end === 'first' || end === 'last' ? end : null,
    filtered: values.search !== '' || values.status !== 'all' || values.whose !== 'all',
    /** Another list begins at its first page with nothing open. */
    setWords: (words: string) => set({ search: words, id: '' }),
    setStatus: (status: (typeof STATUSES)[number]) => set({ status, id: '' }),
    setWhose: (whose: (typeof WHOSE)[number]) => set({ whose, id: '' }),
    clear: () => set({ search: '', status: 'all', whose: 'all', id: '' }),
    pageQuery: (n: number) => without(pageQuery(n), 'id', 'end').toString(),
    queryOf,
    listQuery: without(search.toString(), 'id', 'end').toString(),
    step,
    goToPage,
  };
}

export type InboxParams = ReturnType<typeof useInboxParams>;

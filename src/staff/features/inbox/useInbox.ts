import { useEffect, useState, useSyncExternalStore } from 'react';
import { listen } from '../../../common/browser/listen';
import { useFailure, useOffers, type ApiError, type ListState, type PageMeta } from '../../../common/api';
import { staffApi, useGetQuotationQuery, useListQuotationsQuery, usePolling, type Quotation } from '../../api';
import { startOfDay } from '../../../common/domain/dayInput';
import { useMinute } from '../../../common/ui/clock';
import type { ReadPage } from '../../kit/list/csv';
import { firstNumberOf, pageInstead, usePages } from '../../kit/list/usePages';
import { overdueBefore } from '../../kit/show/overdue';
import { useInboxParams, type InboxParams, type Step } from './useInboxParams';

export interface Inbox {
  params: InboxParams;
  list: ListState<Quotation>;
  /** Reads a page of what the filters let through. */
  readPage: ReadPage<Quotation>;
  /** The open request: of this page, or read alone; it stays when a change of its status takes it out of the list. */
  open: Quotation | null;
  /** How the reading of a request goes that is not on this page. */
  alone: { reading: boolean; error: ApiError | undefined; retry: () => void };
  /** From 1, among all that the filters let through; null where it is not in the list, or its page's place is not known. */
  position: number | null;
  previous: Step | null;
  next: Step | null;
}

const REFRESH = { refetchOnReconnect: true, refetchOnMountOrArgChange: true } as const;

/** The inbox: a page of the list, and which request is open. */
export function useInbox(): Inbox {
  const params = useInboxParams();
  const { page, words, openId, end, filtered, step } = params;
  const wide = useWide();
  const args = { page, ...useNarrowing(params), ...(words !== '' && { search: words }) };
  const offers = useOffers();
  const { list, readPage } = usePages(
    staffApi.endpoints.listQuotations,
    args,
    useListQuotationsQuery(args, { ...REFRESH, ...usePolling(), skip: !offers('listQuotations') }),
    ({ quotations }) => quotations,
  );
  const { items, meta, stale } = list;

  const index = items?.findIndex(({ id }) => id === openId) ?? -1;
  const listed = index >= 0 ? items?.[index] : undefined;
  const firstNumber = firstNumberOf(meta);
  const isElsewhere = openId !== null && items !== undefined && !listed && !stale && offers('getQuotation');
  const alone = useGetQuotationQuery({ id: openId ?? '' }, { skip: !isElsewhere });
  const found = alone.currentData?.data;
  const [kept, setKept] = useState<{ request: Quotation; index: number } | null>(null);
  const keptIndex = kept && kept.request.id === openId ? kept.index : -1;
  const open = listed ?? found ?? (kept?.request.id === openId ? kept.request : null);
  const place = index >= 0 ? index : keptIndex;
  if (open && (open !== kept?.request || place !== kept?.index)) setKept({ request: open, index: place });

  // A link names the request alone: the list goes to the page that holds it.
  const itsPage = found?.position && meta?.pageSize ? Math.ceil(found.position / meta.pageSize) : page;
  const linkedPage = isElsewhere && keptIndex < 0 && !filtered && itsPage !== page ? itsPage : null;
  const otherPage = linkedPage ?? pageInstead(page, list);
  // Where there is room for both, a request is open; a step over the end of a page opens the nearest one.
  const first = openId === null && (end || wide) && items && !stale ? items.at(end === 'last' ? -1 : 0)?.id : undefined;
  useEffect(() => {
    if (first !== undefined) step({ id: first });
  }, [first, step]);
  const { goToPage } = params;
  useEffect(() => {
    if (otherPage !== null) goToPage(otherPage);
  }, [otherPage, goToPage]);

  return {
    params,
    list,
    readPage,
    open,
    alone: { reading: alone.isFetching, ...useFailure(alone, () => alone.refetch()) },
    position: index >= 0 && firstNumber !== null ? firstNumber + index : null,
    ...neighbours(items, index, keptIndex, meta),
  };
}

/** What of the choices the server is asked for; overdue is what is new since before a moment. */
function useNarrowing({ status, whose, since: day, source, product }: InboxParams) {
  const before = overdueBefore(useMinute());
  const since = startOfDay(day);
  const further = {
    ...(since !== null && { since }),
    ...(source !== 'all' && { source }),
    ...(product !== '' && { productId: product }),
  };
  if (whose === 'overdue') return { ...further, status: 'new', before } as const;
  return {
    ...further,
    ...(status !== 'all' && { status }),
    ...(whose !== 'all' && { assignee: whose === 'mine' ? ('me' as const) : whose }),
  };
}

/** The steps from the open request; one that has left the list stood before the one that took its place. */
function neighbours(
  items: readonly Quotation[] | undefined,
  index: number,
  keptIndex: number,
  { page = 1, pageCount = page }: Partial<PageMeta> = {},
) {
  const place = index >= 0 ? index : keptIndex;
  if (!items || place < 0) return { previous: null, next: null };
  const before = items[place - 1];
  const after = items[index >= 0 ? place + 1 : place];
  const previous: Step | null = before ? { id: before.id } : page > 1 ? { page: page - 1, end: 'last' } : null;
  const next: Step | null = after ? { id: after.id } : page < pageCount ? { page: page + 1, end: 'first' } : null;
  return { previous, next };
}

const query = () => window.matchMedia('(min-width: 900px)');

const onChange = (tell: () => void) => listen(query(), { change: tell });

/** Whether there is more room than on a phone; where style sheets can tell, they do. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, () => query().matches);
}

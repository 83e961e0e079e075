import { useEffect, useRef } from 'react';
import { useOffers } from '../../../common/api';
import { useDashboardSummary } from '../../api';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { ListTroubles } from '../../kit/list/ListTroubles';
import { Pagination } from '../../kit/list/Pagination';
import { SearchBox } from '../../kit/list/SearchBox';
import { Segments } from '../../kit/list/Segments';
import { useWide, type Inbox } from './useInbox';
import { quotes as t } from '../../texts/quotes';
import { InboxEntry } from './InboxEntry';
import css from './InboxList.module.css';
import { moveInList } from './moveInList';
import { OriginFilters } from './OriginFilters';
import { InboxSkeleton } from './InboxSkeleton';
import { STATUSES, WHOSE } from './useInboxParams';

const NEEDS = {
  mine: 'listQuotations.assignee=me',
  nobody: 'listQuotations.assignee=nobody',
  overdue: 'listQuotations.before',
} as const;

/** The received requests, the newest first, with search and status. */
export function InboxList({ inbox: { params, list } }: { inbox: Inbox }) {
  const { page, words, status, openId, step } = params;
  const { items, meta, fetching } = list;
  const wide = useWide();
  const offers = useOffers();
  const statuses = STATUSES.filter((value) => value === 'all' || offers(`listQuotations.status=${value}`));
  const whose = WHOSE.filter((value) => value === 'all' || offers(NEEDS[value]));
  const { data: summary } = useDashboardSummary();
  const entries = useRef<HTMLUListElement>(null);
  // On a phone the list comes back with the focus on the request that was open.
  const lastOpen = useRef(openId);
  useEffect(() => {
    if (openId === null && lastOpen.current !== null)
      entries.current
        ?.querySelector<HTMLElement>(`[data-request="${CSS.escape(lastOpen.current)}"]`)
        ?.focus({ preventScroll: true });
    lastOpen.current = openId;
  }, [openId]);
  const isThere = items !== undefined;
  useEffect(() => {
    if (openId !== null && isThere)
      entries.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [openId, isThere]);
  const counts: Partial<Record<string, number>> = { new: summary?.data.quotes.new };
  const tabStop = Math.max(0, items?.findIndex(({ id }) => id === openId) ?? 0);
  return (
    <div className={css.pane}>
      <div className={css.bar}>
        {offers('listQuotations.search') && <SearchBox label={t.search} value={words} onSearch={params.setWords} />}
        {whose.length > 1 && (
          <FilterSelect
            label={t.whose}
            value={params.whose}
            options={whose.map((value) => ({ value, label: t.whoseChoices[value] }))}
            onChange={params.setWhose}
          />
        )}
        <OriginFilters params={params} />
        {statuses.length > 1 && params.whose !== 'overdue' && (
          <Segments
            label={t.status}
            value={status}
            options={statuses.map((value) => ({ value, label: t.statuses[value], count: counts[value] }))}
            onChange={params.setStatus}
          />
        )}
      </div>
      <div className={css.scroll} aria-busy={fetching}>
        <ListTroubles
          list={list}
          texts={t}
          empty={{ title: t.empty, text: t.emptyText }}
          onClear={params.filtered && params.clear}
          notice={css.message}>
          {!items && <InboxSkeleton />}
          {items && items.length > 0 && (
            <ul
              ref={entries}
              className={css.entries}
              aria-label={t.list}
              onKeyDown={(event) =>
                moveInList(
                  event,
                  wide
                    ? (place) => {
                        const reached = items[place];
                        if (reached) step({ id: reached.id });
                      }
                    : undefined,
                )
              }>
              {items.map((request, index) => (
                <li key={request.id}>
                  <InboxEntry
                    request={request}
                    query={params.queryOf(request.id)}
                    open={request.id === openId}
                    tabbable={index === tabStop}
                  />
                </li>
              ))}
            </ul>
          )}
        </ListTroubles>
      </div>
      {meta && items && items.length > 0 && (
        <Pagination page={page} meta={meta} count={items.length} pageQuery={params.pageQuery} />
      )}
    </div>
  );
}

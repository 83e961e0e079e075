import { useOffers } from '../../../common/api';
import { ExportButton } from '../../kit/list/ExportButton';
import { pageName } from '../../kit/list/usePages';
import { PageHead } from '../../kit/PageHead';
import { EmptyState } from '../../kit/show/EmptyState';
import { csvColumns } from '../../features/inbox/csvColumns';
import { InboxList } from '../../features/inbox/InboxList';
import { RequestPane } from '../../features/inbox/RequestPane';
import { useInbox } from '../../features/inbox/useInbox';
import { quotes as t } from '../../texts/quotes';
import css from './InboxPage.module.css';

/** The received requests: the list and the open one side by side, on phones one after the other. */
export function InboxPage() {
  const inbox = useInbox();
  const {
    list: { items, meta },
    readPage,
    params: { openId, filtered, page },
  } = inbox;
  const total = filtered ? undefined : meta?.total;
  const absent = useOffers()('listQuotations') === false;
  return (
    <div className={openId !== null && !absent ? css.opened : undefined}>
      <PageHead
        title={t.title}
        {...(total !== undefined && { count: total })}
        {...(!absent && {
          actions: <ExportButton name="requests" columns={csvColumns} rows={items} readPage={readPage} />,
        })}
      />
      {absent ? (
        <section className={css.card} aria-label={t.title}>
          <EmptyState title={t.notOffered} text={t.notOfferedText} />
        </section>
      ) : (
        <section className={`${css.card} ${css.inbox}`} tabIndex={-1} aria-label={pageName(t.title, page, meta)}>
          <InboxList inbox={inbox} />
          <RequestPane inbox={inbox} />
        </section>
      )}
    </div>
  );
}

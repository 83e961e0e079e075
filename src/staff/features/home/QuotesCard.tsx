import { Link } from 'react-router-dom';
import { asApiError, useOffers } from '../../../common/api';
import { staffApi, usePolling } from '../../api';
import { Card } from '../../kit/show/Card';
import { SlowNotice } from '../../kit/show/SlowNotice';
import { StatusChip } from '../../kit/show/StatusChip';
import { StaffButton } from '../../kit/StaffButton';
import { home as t } from '../../texts/home';
import { staffPaths } from '../../../common/domain/staffPaths';
import { Failed } from './Failed';
import { NewestQuotes } from './NewestQuotes';
import { QuotesPlot } from './QuotesPlot';
import { OverdueLink } from './OverdueLink';
import { PlotSkeleton } from './PlotSkeleton';
import { RowsSkeleton } from './RowsSkeleton';
import css from './Summary.module.css';
import type { SummaryState } from './useSummary';

/** How many of the newest requests are shown. */
const NEWEST = 5;

const { useQueryState, useQuerySubscription } = staffApi.endpoints.listQuotations;
const NEWEST_FIRST = {};

/** The requests that came in: how many are new, how many a day, and the newest (docs/product.md, 7.2). */
export function QuotesCard({ state }: { state: SummaryState }) {
  const found = useQueryState(NEWEST_FIRST);
  const { data, error, isFetching } = found;
  const offered = useOffers()('listQuotations');
  const { refetch } = useQuerySubscription(NEWEST_FIRST, { ...usePolling(), skip: !offered });
  if (offered === false)
    return (
      <Card title={t.quotes}>
        <p className={css.nothing}>{t.noInbox}</p>
      </Card>
    );
  const { quotes, quotesPerDay } = state.summary ?? {};
  const newest = data?.data.quotations.slice(0, NEWEST);
  return (
    <Card
      title={t.quotes}
      className={css.quotes}
      note={
        <>
          {quotes && quotes.new > 0 && <StatusChip look="new">{t.newQuotes(quotes.new)}</StatusChip>}
          <OverdueLink />
        </>
      }
      action={
        <StaffButton component={Link} to={staffPaths.quotes()} size="small">
          {t.allQuotes(quotes?.total ?? 0)}
        </StaffButton>
      }>
      {quotesPerDay && <QuotesPlot perDay={quotesPerDay} />}
      {!state.summary && !state.missing && !state.error && <PlotSkeleton />}
      {newest && newest.length > 0 && <NewestQuotes quotes={newest} />}
      {newest?.length === 0 && <p className={css.nothing}>{t.noQuotes}</p>}
      {!newest && <SlowNotice query={{ ...found, refetch }} className={css.failed} />}
      {!newest &&
        (error && !isFetching ? (
          <Failed error={asApiError(error)} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton count={NEWEST} />
        ))}
    </Card>
  );
}

import { Link } from 'react-router-dom';
import { asApiError, useListAdvertisementsQuery } from '../../../common/api';
import { Card } from '../../kit/show/Card';
import { SlowNotice } from '../../kit/show/SlowNotice';
import { StaffButton } from '../../kit/StaffButton';
import { home as t } from '../../texts/home';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useMinute } from '../../../common/ui/clock';
import { Failed } from './Failed';
import { RunningRow } from './RunningRow';
import { RowsSkeleton } from './RowsSkeleton';
import { runningAdverts } from './runningAdverts';
import css from './Summary.module.css';

// All of them, for only then the server tells their dates.
const ALL = { status: 'all' } as const;

/** The adverts that run now and how much of their time is over. @param unseen ids of inactive products, whose adverts nobody sees */
export function AdvertsCard({ unseen }: { unseen: ReadonlySet<string> }) {
  const query = useListAdvertisementsQuery(ALL, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { data, error, isFetching, refetch } = query;
  const now = useMinute();
  const running =
    data &&
    runningAdverts(
      data.data.filter(({ product }) => !unseen.has(product.id)),
      now,
    );
  return (
    <Card
      title={t.adverts}
      className={css.wide}
      action={
        <StaffButton component={Link} to={staffPaths.adverts()} size="small">
          {t.timeLine}
        </StaffButton>
      }>
      {running && running.length > 0 && (
        <ul className={css.adverts}>
          {running.map((advert) => (
            <RunningRow key={advert.advert.id} {...advert} />
          ))}
        </ul>
      )}
      {running?.length === 0 && <p className={css.nothing}>{t.noAdverts}</p>}
      {!running && <SlowNotice query={query} className={css.failed} />}
      {!running &&
        (error && !isFetching ? (
          <Failed error={asApiError(error)} onRetry={() => void refetch()} />
        ) : (
          <div className={css.advertsPlace}>
            <RowsSkeleton count={1} />
          </div>
        ))}
    </Card>
  );
}

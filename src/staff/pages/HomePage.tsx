import { usePageTitle } from '../kit/PageHead';
import { SlowNotice } from '../kit/show/SlowNotice';
import { useInactiveAdvertised } from '../features/adverts/useInactiveAdvertised';
import { AdvertsCard } from '../features/home/AdvertsCard';
import { BackupLine } from '../features/home/BackupLine';
import { EventsCard } from '../features/home/EventsCard';
import { QuotesCard } from '../features/home/QuotesCard';
import { InventoryCard } from '../features/home/InventoryCard';
import { UndeliveredAlert } from '../features/home/UndeliveredAlert';
import { SalesCard } from '../features/home/SalesCard';
import { TopArticles } from '../features/home/TopArticles';
import { useSummary } from '../features/home/useSummary';
import { home as t } from '../texts/home';
import { Greeting } from './Greeting';
import css from './Home.module.css';

/** The dashboard's first page (docs/product.md, 7.2). */
export function HomePage() {
  usePageTitle(t.title);
  const { query, ...state } = useSummary();
  const { topArticles, health, backups, sales } = state.summary ?? {};
  // Asked for only where there are any.
  const { ids: unseen } = useInactiveAdvertised(!health?.['inactive-advertised']);
  return (
    <>
      <Greeting />
      <UndeliveredAlert count={state.summary?.noticesFailed ?? 0} />
      {!state.summary && <SlowNotice query={query} className={css.slow} />}
      <InventoryCard state={state} />
      <div className={css.cards}>
        {sales && <SalesCard sales={sales} />}
        <QuotesCard state={state} />
        <EventsCard state={state} />
        <AdvertsCard unseen={unseen} />
        {topArticles && (
          <div className={css.articles}>
            <TopArticles
              title={t.mostViewed}
              articles={topArticles.mostViewed}
              measure={({ viewsCount }) => t.views(viewsCount)}
            />
            <TopArticles
              title={t.mostLiked}
              articles={topArticles.mostLiked}
              measure={({ likesCount }) => t.likes(likesCount)}
            />
          </div>
        )}
      </div>
      {backups && <BackupLine backups={backups} />}
    </>
  );
}

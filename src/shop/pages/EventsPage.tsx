import { Link } from 'react-router-dom';
import { api, useOffers } from '../../common/api';
import { useAdverts } from '../features/adverts/useAdverts';
import { OfferGrid, OfferGridSkeleton } from '../features/catalog/offers/OfferGrid';
import { useProductList } from '../features/catalog/productList';
import { FIRST_PAGE } from '../../common/domain/pages';
import { events } from '../texts/en/events';
import { shell } from '../../common/texts/en/shell';
import { offersAt } from '../../common/domain/offers';
import { paths } from '../../common/domain/paths';
import { Button } from '../../common/ui/Button';
import { shopMoment } from '../../common/browser/shopClock';
import { useMinute } from '../../common/ui/clock';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import { useMessages } from '../../common/i18n/messages';
import { EmptyState, Notice } from '../../common/ui/Notice';
import { SlowNotice } from '../ui/SlowNotice';
import { listStatus } from './status';
import css from './EventsPage.module.css';
import type { PageModule } from './pageModule';
import { PageTitle } from './PageTitle';
import { titledHead } from './head';

/** What is cheapest now; a server without this order gives its newest. */
const DISCOUNTS = { ...FIRST_PAGE, sort: 'discount' } as const;
/** Where discounts that have not begun are to be found: the contract knows no order by what is to come. */
const NEWEST = { ...FIRST_PAGE, sort: 'newest' } as const;
/** Pictures on the first screen. */
const FIRST = 2;
const SKELETONS = 6;

/** /events: the offers that run now or begin soon, from adverts and discounts. */
function EventsPage() {
  const t = useMessages('events', events);
  const common = useMessages('shell', shell);
  const offers = useOffers();
  const now = useMinute(shopMoment);
  const adverts = useAdverts();
  const discounts = useProductList(DISCOUNTS);
  const newest = useProductList(NEWEST);
  const { running, soon } = offersAt(adverts, [...(discounts.items ?? []), ...(newest.items ?? [])], now);
  const failed = discounts.error !== undefined || newest.error !== undefined;
  const waiting = !failed && !(discounts.items && newest.items);
  const nothing = running.length === 0 && soon.length === 0;
  const askAgain = () =>
    [discounts, newest].filter(({ items, error }) => !items || error).forEach((list) => list.retry());
  const retry = (
    <Button variant="outline" size="small" onClick={askAgain}>
      {common.retry}
    </Button>
  );
  return (
    <div className={`${layout.wrap} ${css.page}`}>
      <PageTitle title={t.title} lead={t.lead} />
      {waiting && nothing && (
        <>
          <p className={layout.hidden} role="status">
            {t.loading}
          </p>
          <SlowNotice busy={discounts.fetching || newest.fetching} onRetry={askAgain} className={css.part} />
          <OfferGridSkeleton count={SKELETONS} />
        </>
      )}
      {failed &&
        (nothing ? (
          <EmptyState role="alert" title={t.failed} actions={retry} />
        ) : (
          <div className={css.part}>
            <Notice tone="error">
              <p>{t.partFailed}</p>
              {retry}
            </Notice>
          </div>
        ))}
      {!waiting && !failed && nothing && (
        <EmptyState
          title={t.none}
          text={t.noneText}
          actions={
            <Button component={Link} to={paths.shop()}>
              {t.toShop}
            </Button>
          }
        />
      )}
      {running.length > 0 && (
        <section>
          <div className={copy.head}>
            <h2 className={layout.h2}>{t.running}</h2>
            {offers('listProducts.sort=discount') && (
              <Link className={copy.link} to={paths.shop('sort=discount')}>
                {t.all}
              </Link>
            )}
          </div>
          <OfferGrid offers={running} priority={FIRST} />
        </section>
      )}
      {soon.length > 0 && (
        <section>
          <div className={copy.head}>
            <h2 className={layout.h2}>{t.soon}</h2>
          </div>
          <OfferGrid offers={soon} />
        </section>
      )}
    </div>
  );
}

export const page: PageModule = {
  Page: EventsPage,
  topics: ['products', 'adverts'],
  load: (dispatch) => [
    dispatch(api.endpoints.listProducts.initiate(DISCOUNTS)),
    dispatch(api.endpoints.listProducts.initiate(NEWEST)),
  ],
  ...(typeof window === 'undefined' && {
    status: (state) => listStatus(api.endpoints.listProducts.select(DISCOUNTS)(state)),
  }),
  head: titledHead('events', events, paths.events(), ({ description }) => ({ description })),
};

import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { shallowEqual } from 'react-redux';
import { api, giveUp } from '../../../common/api';
import { useAppDispatch, useAppSelector } from '../../../common/state/hooks';
import { CardGrid, ProductGridSkeleton } from '../../features/catalog/ProductGrid';
import { selectFavourites, selectFavouritesRead } from '../../../common/state/favouritesSlice';
import { favourites } from '../../texts/en/favourites';
import { paths } from '../../../common/domain/paths';
import { Button } from '../../../common/ui/Button';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { EmptyState } from '../../../common/ui/Notice';
import { SlowNotice } from '../../ui/SlowNotice';
import type { PageModule } from '../pageModule';
import { PageTitle } from '../PageTitle';
import { RecentlyViewed } from '../RecentlyViewed';
import { titledHead } from '../head';
import { FavouriteCell } from './FavouriteCell';
import css from './FavouritesPage.module.css';

/** Each card is a request: so many at once. */
const STEP = 12;

/** /favourites: what was liked in this browser, and what was looked at. The server knows neither. */
function FavouritesPage() {
  const t = useMessages('favourites', favourites);
  return (
    <>
      <div className={`${layout.wrap} ${css.page}`}>
        <PageTitle title={t.title} lead={t.lead} />
        <Favourites />
      </div>
      <RecentlyViewed />
    </>
  );
}

function Favourites() {
  const t = useMessages('favourites', favourites);
  const known = useAppSelector(selectFavouritesRead);
  const items = useAppSelector(selectFavourites);
  const titleId = useId();
  const [most, setMost] = useState(STEP);
  if (!known)
    return (
      <>
        <p className={layout.hidden} role="status">
          {t.loading}
        </p>
        <ProductGridSkeleton count={4} />
      </>
    );
  if (items.length === 0) {
    return (
      <EmptyState
        title={t.emptyTitle}
        text={t.emptyText}
        actions={
          <Button component={Link} to={paths.shop()} size="small">
            {t.toShop}
          </Button>
        }
      />
    );
  }
  const shown = items.slice(0, most);
  return (
    <section aria-labelledby={titleId}>
      {/* The page's title says it to the eye; the cards' headings need one above them. */}
      <h2 id={titleId} className={layout.hidden}>
        {t.list}
      </h2>
      <SlowReads ids={shown.map(({ id }) => id)} />
      <CardGrid>
        {shown.map((favourite) => (
          <FavouriteCell key={favourite.id} favourite={favourite} />
        ))}
      </CardGrid>
      {items.length > most && (
        <p>
          <Button variant="outline" onClick={() => setMost(most + STEP)}>
            {t.more(Math.min(STEP, items.length - most))}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Says once for all of them that they take long. */
function SlowReads({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const awaited = useAppSelector(
    (state) => ids.filter((id) => api.endpoints.getProduct.select({ id })(state).isLoading),
    shallowEqual,
  );
  const askAgain = async (id: string) => {
    await giveUp(dispatch, 'getProduct', { id });
    void dispatch(api.endpoints.getProduct.initiate({ id }, { forceRefetch: true, subscribe: false }));
  };
  return <SlowNotice busy={awaited.length > 0} onRetry={() => awaited.forEach((id) => void askAgain(id))} />;
}

export const page: PageModule = {
  Page: FavouritesPage,
  topics: [],
  head: titledHead('favourites', favourites, paths.favourites(), ({ description }) => ({ description, noIndex: true })),
};

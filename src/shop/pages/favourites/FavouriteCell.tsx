import { useAppDispatch } from '../../../common/state/hooks';
import { asApiError, isMissing, useGetProductQuery } from '../../../common/api';
import { ProductCard } from '../../features/catalog/ProductCard';
import { SkeletonCard } from '../../features/catalog/ProductGrid';
import { RememberedCard } from '../../features/catalog/RememberedCard';
import { favouriteToggled, type Favourite } from '../../../common/state/favouritesSlice';
import { favourites } from '../../texts/en/favourites';
import { shop } from '../../texts/en/shop';
import { unitOf } from '../../../common/domain/cartTotals';
import { kesOr } from '../../../common/domain/money';
import { Button } from '../../../common/ui/Button';
import { focusNeighbour, removing } from '../../../common/browser/focus';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { productActions } from '../ProductActions';

/** A favourite as the shop sells it now; where the shop does not tell, as this browser remembers it. */
export function FavouriteCell({ favourite }: { favourite: Favourite }) {
  const t = useMessages('favourites', favourites);
  const words = useMessages('shop', shop);
  const { data, error, isFetching, refetch } = useGetProductQuery({ id: favourite.id });
  const product = data?.data;
  const remove = <RemoveButton favourite={favourite} />;
  // What was read before stays known; that it is there no more is the newer word.
  const gone = product?.isActive === false || (error !== undefined && isMissing(asApiError(error)));
  if (product && !gone)
    return (
      <ProductCard
        product={product}
        actions={(shown) => (
          <>
            {productActions(shown)}
            {remove}
          </>
        )}
      />
    );
  if (!product && !error) return <SkeletonCard />;
  return (
    <RememberedCard
      product={favourite}
      price={
        gone ? (
          t.gone
        ) : (
          <>
            {kesOr(unitOf(favourite), words.onRequest)}
            <br />
            {t.unread}
          </>
        )
      }
      actions={
        <>
          {!gone && (
            <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
              {t.retry}
            </Button>
          )}
          {remove}
        </>
      }
    />
  );
}

function RemoveButton({ favourite }: { favourite: Favourite }) {
  const t = useMessages('favourites', favourites);
  const dispatch = useAppDispatch();
  const { text: name } = useInLanguage()(favourite, 'name');
  const remove = removing((button) => {
    focusNeighbour(button);
    dispatch(favouriteToggled(favourite));
  });
  return (
    <Button variant="text" data-remove="" aria-label={t.removeNamed(name)} onClick={remove}>
      {t.remove}
    </Button>
  );
}

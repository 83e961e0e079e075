import { useAppSelector } from '../../common/state/hooks';
import { CartPanel } from '../features/cart/CartPanel';
import { FavouriteCartButton } from '../features/cart/FavouriteCartButton';
import { FavouriteButton } from '../features/favourites/FavouriteButton';
import { FavouriteList } from '../features/favourites/FavouriteList';
import { selectFavourites } from '../../common/state/favouritesSlice';
import { cart } from '../texts/en/cart';
import { CountyOutlet } from './CountyOutlet';
import { useMessages } from '../../common/i18n/messages';
import type { OverlayProps } from '../../common/ui/overlay';

/** The cart panel with the favourites in it: two features that know nothing of each other. */
export function CartOverlay(props: OverlayProps) {
  const t = useMessages('cart', cart);
  const favourites = useAppSelector(selectFavourites);
  return (
    <CartPanel
      {...props}
      place={(className) => <CountyOutlet className={className} />}
      favouriteCount={favourites.length}
      favouriteButton={(item) => <FavouriteButton item={item} text={t.addToFavorites} pressedText={t.inFavorites} />}
      favourites={(showCart) => (
        <FavouriteList action={(item) => <FavouriteCartButton item={item} showCart={showCart} />} />
      )}
    />
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../common/state/hooks';
import { cart } from '../../texts/en/cart';
import { favourites } from '../../texts/en/favourites';
import { paths } from '../../../common/domain/paths';
import { QuietButton } from '../../../common/ui/Button';
import { focusNeighbour, removing } from '../../../common/browser/focus';
import { Icon } from '../../../common/ui/Icon';
import copy from '../../ui/copy.module.css';
import { ItemRow, RowActions } from '../../ui/ItemRow';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import css from './FavouriteList.module.css';
import { favouriteToggled, selectFavourites, type Favourite } from '../../../common/state/favouritesSlice';

/** The products liked in this browser. `action` draws a product's way into the cart. */
export function FavouriteList({ action }: { action: (item: Favourite) => ReactNode }) {
  const t = useMessages('cart', cart);
  const inLanguage = useInLanguage();
  const words = useMessages('favourites', favourites);
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectFavourites);
  const remove = (item: Favourite) =>
    removing((button) => {
      focusNeighbour(button);
      dispatch(favouriteToggled(item));
    });
  if (items.length === 0)
    return (
      <div className={css.empty}>
        <h3>{t.noFavoritesTitle}</h3>
        <p>{t.noFavoritesText}</p>
      </div>
    );
  return (
    <>
      <ul className={css.items} aria-label={t.favorites}>
        {items
          .map((item) => ({ item, ...inLanguage(item, 'name') }))
          .map(({ item, text, lang }) => (
            <ItemRow
              key={item.id}
              image={item.image}
              name={text}
              title={
                <Link to={paths.product(item.id)} lang={lang}>
                  {text}
                </Link>
              }
              // Its price may be another one by now (keptProduct.ts): the page of all favourites asks for it, and the cart.
              facts={[t.id(item.id)]}>
              <RowActions className={css.ways}>
                {action(item)}
                <QuietButton data-remove="" aria-label={t.removeFavorite(text)} onClick={remove(item)}>
                  <Icon name="bin" size={16} />
                  {t.remove}
                </QuietButton>
              </RowActions>
            </ItemRow>
          ))}
      </ul>
      <p className={css.all}>
        <Link className={copy.link} to={paths.favourites()}>
          {words.all}
        </Link>
      </p>
    </>
  );
}

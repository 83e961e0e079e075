import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { useAppSelector } from '../../../common/state/hooks';
import type { CartItem } from '../../../common/domain/cartItem';
import { cart } from '../../texts/en/cart';
import { IconButton } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import type { OverlayProps } from '../../../common/ui/overlay';
import { SidePanel } from '../../ui/SidePanel';
import { tabPanelProps, Tabs } from '../../ui/Tabs';
import { CartContents } from './CartContents';
import css from './CartPanel.module.css';
import { selectCartCount, selectCartItems } from '../../../common/state/cartSlice';
import { useCartCheck } from './useCartCheck';

/** Below it a page is laid out for a phone (docs/product.md, 2.6). */
const WIDE = '(min-width: 768px)';

interface CartPanelProps extends OverlayProps {
  /** Marks a line's product as a favourite; favourites are another feature, so the shell joins them in. */
  favouriteButton: (item: CartItem) => ReactNode;
  favouriteCount: number;
  /** Where it is to be delivered; another feature, which the shell joins in. */
  place: (className: string | undefined) => ReactNode;
  /** The list of favourites; `showCart` leads to the other tab. */
  favourites: (showCart: () => void) => ReactNode;
}

/** The cart over the page: a drawer at the right, a sheet from below on phones. */
export function CartPanel({ favouriteButton, favouriteCount, place, favourites, ...overlay }: CartPanelProps) {
  const t = useMessages('cart', cart);
  const id = useId();
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const [tab, setTab] = useState<'cart' | 'favorites'>('cart');
  const items = useAppSelector(selectCartItems);
  const count = useAppSelector(selectCartCount);
  // Here and not in the tab, so that what was found stays while the visitor looks at the other one.
  const checks = useCartCheck(
    items.map((item) => item.id),
    overlay.open,
  );
  const tabs = (
    <Tabs
      id={id}
      label={t.tabs}
      value={tab}
      onChange={setTab}
      className={css.tabs}
      tabs={[
        {
          value: 'cart',
          text: (
            <>
              {t.cartTab}
              <span>{count}</span>
            </>
          ),
        },
        {
          value: 'favorites',
          text: (
            <>
              {t.favoritesTab}
              <span>{favouriteCount}</span>
            </>
          ),
        },
      ]}
    />
  );
  const title = (
    <h2 id={id} className={wide ? css.title : layout.hidden}>
      {t.title}
    </h2>
  );
  const close = (
    <IconButton label={t.close} onClick={overlay.onClose}>
      <Icon name="close" size={24} />
    </IconButton>
  );
  return (
    <SidePanel {...overlay} titledBy={id} from={wide ? 'right' : 'bottom'} className={css.panel}>
      {wide ? (
        <>
          <div className={css.head}>
            {title}
            {close}
          </div>
          {tabs}
        </>
      ) : (
        <div className={css.head}>
          {title}
          {tabs}
          {close}
        </div>
      )}
      <div className={css.tab} {...tabPanelProps(id, tab)}>
        {tab === 'cart' ? (
          <CartContents checks={checks} wide={wide} place={place} favouriteButton={favouriteButton} />
        ) : (
          favourites(() => setTab('cart'))
        )}
      </div>
    </SidePanel>
  );
}

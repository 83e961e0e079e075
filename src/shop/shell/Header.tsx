import { Link, NavLink } from 'react-router-dom';
import { useOffers } from '../../common/api';
import { useAppSelector } from '../../common/state/hooks';
import { selectCartCount } from '../../common/state/cartSlice';
import { shell } from '../../common/texts/en/shell';
import { paths } from '../../common/domain/paths';
import { MAIN_PAGES, siteLinks } from '../../common/domain/sitePages';
import { Button, IconButton } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import { useSite } from '../ui/site';
import { SearchBox } from '../features/search/SearchBox';
import { Brand } from './Brand';
import css from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';

/** Name, navigation, cart and quote; the rest of the navigation is in a sheet under 1024 px. */
export function Header() {
  const t = useMessages('shell', shell);
  const { openQuote, openMenu } = useSite();
  return (
    <header className={css.header} data-scheme="dark">
      <div className={css.bar}>
        <Brand />
        <nav className={css.nav} aria-label={t.mainNavigation}>
          {siteLinks(MAIN_PAGES, t).map(({ to, text }) => (
            <NavLink key={to} to={to} end={to === paths.home()}>
              {text}
            </NavLink>
          ))}
        </nav>
        <Search />
        <LanguageSwitch className={css.language} />
        <Button variant="line" className={css.quote} data-opens="quote" onClick={() => openQuote({ from: 'header' })}>
          {t.getQuote}
        </Button>
        <CartButton />
        <IconButton
          component={Link}
          to={paths.menu()}
          label={t.openMenu}
          className={css.menu}
          data-early=""
          data-opens="menu"
          onClick={(event) => {
            event.preventDefault();
            openMenu();
          }}>
          <Icon name="menu" size={24} />
        </IconButton>
      </div>
    </header>
  );
}

/** Of the field in the header, which its sign on phones opens without a program. */
const FIELD = 'site-search';

/** A field; on narrow screens a sign that leads into it, and it lies over the header while somebody is in it. */
function Search() {
  const t = useMessages('shell', shell);
  // Until it is known, as on plain files, a server is taken for one that searches.
  if (useOffers()('listProducts.search') === false) return null;
  return (
    <>
      <label className={css.sign} htmlFor={FIELD}>
        <Icon name="search" size={24} />
        <span className={layout.hidden}>{t.search}</span>
      </label>
      <SearchBox id={FIELD} className={css.search}>
        <IconButton
          className={css.leave}
          label={t.close}
          type="reset"
          onClick={({ currentTarget }) => currentTarget.blur()}>
          <Icon name="close" size={24} />
        </IconButton>
      </SearchBox>
    </>
  );
}

/** A leaf of its own: the count changes with every addition. */
function CartButton() {
  const t = useMessages('shell', shell);
  const { openCart } = useSite();
  const count = useAppSelector(selectCartCount);
  return (
    <IconButton label={t.cart(count)} data-opens="cart" aria-haspopup="dialog" onClick={openCart}>
      <Icon name="cart" size={24} />
      {count > 0 && <span className={css.count}>{count > 99 ? '99+' : count}</span>}
    </IconButton>
  );
}

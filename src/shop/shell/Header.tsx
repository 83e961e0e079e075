import { Link, NavLink } from 'react-router-dom';
import { useAppSelector } from '../../common/state/hooks';
import { selectCartCount } from '../../common/state/cartSlice';
import { shell } from '../../common/texts/en/shell';
import { paths } from '../../common/domain/paths';
import { MAIN_PAGES, siteLinks } from '../../common/domain/sitePages';
import { Button, IconButton } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import { useMessages } from '../../common/i18n/messages';
import { useSite } from '../ui/site';
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
        <LanguageSwitch className={css.language} />
        <Button
          variant="line"
          className={css.quote}
          data-early=""
          data-opens="quote"
          onClick={() => openQuote({ from: 'header' })}>
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

/** A leaf of its own: the count changes with every addition. */
function CartButton() {
  const t = useMessages('shell', shell);
  const { openCart } = useSite();
  const count = useAppSelector(selectCartCount);
  return (
    <IconButton label={t.cart(count)} data-early="" data-opens="cart" aria-haspopup="dialog" onClick={openCart}>
      <Icon name="cart" size={24} />
      {count > 0 && <span className={css.count}>{count > 99 ? '99+' : count}</span>}
    </IconButton>
  );
}

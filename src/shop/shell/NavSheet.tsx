import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { business } from '../../common/domain/business';
import { phoneLink } from '../../common/domain/contactLinks';
import { opening } from '../texts/en/opening';
import { shell } from '../../common/texts/en/shell';
import { paths } from '../../common/domain/paths';
import { MAIN_PAGES, siteLinks } from '../../common/domain/sitePages';
import { Button, IconButton } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import type { OverlayProps } from '../../common/ui/overlay';
import { SidePanel } from '../ui/SidePanel';
import { useSite } from '../ui/site';
import { WhatsappButton } from '../ui/WhatsappButton';
import { Brand } from './Brand';
import { LanguageSwitch } from './LanguageSwitch';
import css from './NavSheet.module.css';

/** The navigation under 1024 px: the site's pages, and at its end the ways to reach the business. */
export function NavSheet(props: OverlayProps) {
  const t = useMessages('shell', shell);
  const hours = useMessages('opening', opening);
  const id = useId();
  const { openQuote } = useSite();
  return (
    <SidePanel {...props} titledBy={id} from="right" className={css.sheet} scheme="dark">
      <div className={css.top}>
        <h2 id={id} className={layout.hidden}>
          {t.menu}
        </h2>
        <Brand />
        <IconButton label={t.closeMenu} onClick={props.onClose}>
          <Icon name="close" size={24} />
        </IconButton>
      </div>
      <nav aria-label={t.mainNavigation}>
        <ul className={css.pages}>
          {siteLinks([...MAIN_PAGES, 'favourites'], t).map(({ to, text }) => (
            // The page one is on is no navigation: the link to it closes the sheet.
            <li key={to}>
              <NavLink to={to} end={to === paths.home()} onClick={props.onClose}>
                {text}
                <Icon name="forward" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.end}>
        <LanguageSwitch className={css.language} />
        <p>
          {hours.days}, {hours.hours}
          <br />
          <a href={phoneLink}>{business.phone}</a>
        </p>
        <Button variant="light" full onClick={() => openQuote({ from: 'header' })}>
          {t.getQuote}
        </Button>
        <WhatsappButton variant="line" full>
          {t.whatsapp}
        </WhatsappButton>
      </div>
    </SidePanel>
  );
}

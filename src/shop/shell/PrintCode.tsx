import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { dayOf } from '../../common/domain/days';
import { paper } from '../texts/en/paper';
import { useNow } from '../../common/ui/clock';
import { useLanguage, useMessages } from '../../common/i18n/messages';
import { QrCode } from '../../common/ui/QrCode';
import css from './PrintCode.module.css';

/**
 * On paper alone: the way from a printed page to the page itself. It stands in the document ready to be printed, for the
 * browser's own Print waits for nobody; its code comes once the visitor stirs (SiteShell).
 */
export function PrintCode() {
  const t = useMessages('paper', paper);
  const { language } = useLanguage();
  // The page is drawn before the code that leads to it.
  const pathname = useDeferredValue(useLocation().pathname);
  const address = window.location.origin + pathname;
  return (
    <div className={css.code}>
      <QrCode text={address} label={t.code} />
      <p>
        {t.printed(dayOf(new Date(useNow()).toISOString(), language) ?? '')}
        <br />
        {address}
      </p>
    </div>
  );
}

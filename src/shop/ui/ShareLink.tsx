import { createContext, useContext } from 'react';
import { article as texts } from '../../common/texts/en/article';
import { shareLink } from '../../common/domain/whatsapp';
import { Button } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import css from './ShareLink.module.css';

/** Where the site stands, while it is drawn on the server. */
export const SiteOrigin = createContext<string | undefined>(undefined);

/** In a browser: what the document says, else (there is none but the program's own) where it was opened. */
const originHere = (): string =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href).origin;

/** A link of WhatsApp with the page's title and address in it. */
export function ShareLink({ path, title }: { path: string; title: string }) {
  const t = useMessages('article', texts);
  const origin = useContext(SiteOrigin) ?? originHere();
  const text = `${title}\n${origin}${path}`;
  return (
    <Button component="a" variant="text" size="small" href={shareLink(text)} target="_blank" rel="noopener">
      <Icon name="share" />
      <span>
        {t.share} <span className={css.where}>{t.onWhatsapp}</span>
        <span className={layout.hidden}> {t.opensNewTab}</span>
      </span>
    </Button>
  );
}

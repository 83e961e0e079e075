import { useSyncExternalStore } from 'react';
import { article as texts } from '../../common/texts/en/article';
import { shareLink } from '../../common/domain/whatsapp';
import { Button } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import css from './ShareLink.module.css';

const never = () => () => undefined;

/** A real link from the start; the address joins the title when the browser knows where the site stands. */
export function ShareLink({ path, title }: { path: string; title: string }) {
  const t = useMessages('article', texts);
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const text = origin === '' ? title : `${title}\n${origin}${path}`;
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

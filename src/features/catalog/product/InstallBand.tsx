import { useId } from 'react';
import { product as texts } from '../../../lib/messages/en/product';
import { Button } from '../../../ui/Button';
import layout from '../../../ui/layout.module.css';
import { useMessages } from '../../../ui/messages';
import { SitePicture } from '../../../ui/SitePicture';
import css from './InstallBand.module.css';

/** The dark band that offers the installation, and a quote for it. */
export function InstallBand({ onQuote }: { onQuote: () => void }) {
  const t = useMessages('product', texts);
  const titleId = useId();
  return (
    <section className={css.band} data-scheme="dark" aria-labelledby={titleId}>
      <div className={layout.wrap}>
        <div className={css.picture}><SitePicture name="roof-scene" alt={t.installPicture} sizes="(min-width:768px) 50vw, 100vw" /></div>
        <div className={css.text}>
          <h2 id={titleId} className={layout.h2}>{t.installTitle}</h2>
          <p>{t.installText}</p>
          <Button variant="line" onClick={onQuote}>{t.getQuote}</Button>
        </div>
      </div>
    </section>
  );
}

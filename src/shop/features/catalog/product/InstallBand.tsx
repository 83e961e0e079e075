import { useId } from 'react';
import { installBand, product } from '../../../texts/en/product';
import { Button } from '../../../../common/ui/Button';
import layout from '../../../../common/ui/layout.module.css';
import { useMessages } from '../../../../common/i18n/messages';
import { SitePicture } from '../../../../common/ui/SitePicture';
import css from './InstallBand.module.css';

/** The dark band that offers the installation, and a quote for it. */
export function InstallBand({ onQuote }: { onQuote: () => void }) {
  const t = useMessages('installBand', installBand);
  const { getQuote } = useMessages('product', product);
  const titleId = useId();
  return (
    <section className={css.band} data-scheme="dark" aria-labelledby={titleId}>
      <div className={layout.wrap}>
        <div className={css.picture}>
          <SitePicture name="roof-scene" alt={t.picture} sizes="(min-width:768px) 50vw, 100vw" />
        </div>
        <div className={css.text}>
          <h2 id={titleId} className={layout.h2}>
            {t.title}
          </h2>
          <p>{t.text}</p>
          <Button variant="line" onClick={onQuote}>
            {getQuote}
          </Button>
        </div>
      </div>
    </section>
  );
}

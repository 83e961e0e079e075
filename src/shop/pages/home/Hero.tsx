import { Link } from 'react-router-dom';
import { business } from '../../../common/domain/business';
import { home } from '../../texts/en/home';
import { paths } from '../../../common/domain/paths';
import { Button } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { useSite } from '../../ui/site';
import { SitePicture } from '../../../common/ui/SitePicture';
import css from './Hero.module.css';

/** What the business is for, and the ways on. The video is a link: nothing of it is loaded before it is followed. */
export function Hero() {
  const t = useMessages('home', home);
  const { openQuote } = useSite();
  return (
    <section className={css.hero} data-scheme="dark">
      <SitePicture name="hero-earth" alt="" sizes="100vw" priority />
      <div className={`${layout.wrap} ${css.words}`}>
        <h1 className={copy.display}>{t.hero}</h1>
        <p>{t.lead}</p>
        <div className={css.actions}>
          <Button component={Link} to={paths.shop()} variant="light">
            {t.shop}
          </Button>
          <Button variant="line" data-opens="quote" onClick={() => openQuote({ from: 'header' })}>
            {t.getQuote}
          </Button>
          {business.video && (
            <a className={css.video} href={business.video} rel="noopener">
              <Icon name="play" />
              {t.video}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

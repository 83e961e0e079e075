import { about } from '../../texts/en/about';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { SitePicture } from '../../../common/ui/SitePicture';
import css from './About.module.css';

/** What the business does: on the home page, and as the beginning of /about. */
export function About({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const t = useMessages('about', about);
  return (
    <section className={`${layout.sec} ${layout.paper}`}>
      <div className={`${layout.wrap} ${css.about}`}>
        <div className={css.picture}>
          <SitePicture
            name="roof-scene"
            alt={t.picture}
            sizes="(min-width:1024px) 747px, 100vw"
            priority={Heading === 'h1'}
          />
        </div>
        <div>
          <Heading className={layout.h1}>{t.heading}</Heading>
          <p className={copy.lead}>{t.lead}</p>
          <ul className={css.services}>
            {t.services.map(({ title, content }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{content}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { favourites } from '../../texts/en/favourites';
import { useStored } from '../../../common/browser/stored';
import { paths } from '../../../common/domain/paths';
import { QuietButton } from '../../../common/ui/Button';
import layout from '../../../common/ui/layout.module.css';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { Thumb } from '../../../common/ui/Thumb';
import { recentProducts } from './recentProducts';
import css from './RecentProducts.module.css';

/** The products looked at before in this browser, without the one that is open; nothing where there are none. */
export function RecentProducts({ except }: { except?: string }) {
  const t = useMessages('favourites', favourites);
  const inLanguage = useInLanguage();
  const titleId = useId();
  const products = useStored(recentProducts).filter(({ id }) => id !== except);
  const section = useRef<HTMLElement>(null);
  const forget = () => {
    // The section goes: the focus must not fall to the start of the page.
    section.current?.closest<HTMLElement>('main')?.focus();
    recentProducts.forget();
  };
  if (products.length === 0) return null;
  return (
    <section ref={section} className={`${layout.wrap} ${css.recent}`} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={layout.h2}>
          {t.recent}
        </h2>
        <QuietButton onClick={forget}>{t.forget}</QuietButton>
      </div>
      <ul className={css.row}>
        {products
          .map((product) => ({ ...product, ...inLanguage(product, 'name') }))
          .map(({ id, text, lang, image }) => (
            <li key={id}>
              <Link to={paths.product(id)}>
                <Thumb className={css.thumb} image={image} name={text} />
                <span lang={lang}>{text}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

import type { ShownProduct } from '../../../../common/api';
import { product as texts } from '../../../texts/en/product';
import layout from '../../../../common/ui/layout.module.css';
import { useInLanguage, useMessages } from '../../../../common/i18n/messages';
import css from './Sections.module.css';
import { paragraphsOf, useSpecifications } from './specifications';

/** Description and specifications, side by side from 1024 px; what the shop does not say is not there. */
export function Details({ product }: { product: ShownProduct }) {
  const t = useMessages('product', texts);
  const { text: description, lang } = useInLanguage()(product, 'description');
  const paragraphs = paragraphsOf(description);
  return (
    <section className={css.rule}>
      <div className={`${layout.wrap} ${layout.sec} ${css.split}`}>
        {paragraphs.length > 0 && (
          <div>
            <h2 className={layout.h2}>{t.description}</h2>
            {lang === 'en' && <p className={css.language}>{t.inEnglish}</p>}
            {/* Paragraphs have no identity but their place. */}
            <div className={css.prose} lang={lang}>
              {paragraphs.map((text, index) => (
                <p key={index}>{text}</p>
              ))}
            </div>
          </div>
        )}
        <div>
          <h2 className={layout.h2}>{t.specifications}</h2>
          <Specifications product={product} />
        </div>
      </div>
    </section>
  );
}

function Specifications({ product }: { product: ShownProduct }) {
  const rows = useSpecifications()(product);
  return (
    <dl className={css.spec}>
      {rows.map(
        ([term, value, of]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd lang={of}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

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
            <InEnglish when={lang === 'en'} text={t.inEnglish} />
            {/* Paragraphs have no identity but their place. */}
            <div className={css.prose} lang={lang}>
              {paragraphs.map((text, index) => (
                <p key={index}>{text}</p>
              ))}
            </div>
          </div>
        )}
        <Specifications product={product} />
      </div>
    </section>
  );
}

function Specifications({ product }: { product: ShownProduct }) {
  const t = useMessages('product', texts);
  const rows = useSpecifications()(product).filter(([, value]) => value);
  return (
    <div>
      <h2 className={layout.h2}>{t.specifications}</h2>
      <InEnglish when={rows.some(([, , of]) => of === 'en')} text={t.specificationsInEnglish} />
      <dl className={css.spec}>
        {rows.map(([term, value, of]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={of}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Says of what follows that it is not in the page's language. */
const InEnglish = ({ when, text }: { when: boolean; text: string }) => when && <p className={css.language}>{text}</p>;

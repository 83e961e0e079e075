import type { ShownProduct } from '../../../../common/api';
import { product as texts } from '../../../texts/en/product';
import { shop } from '../../../texts/en/shop';
import layout from '../../../../common/ui/layout.module.css';
import { useMessages, useShopLang } from '../../../../common/i18n/messages';
import { useShopWords } from '../../../ui/shopWords';
import css from './Sections.module.css';

/** Description and specifications, side by side from 1024 px; what the shop does not say is not there. */
export function Details({ product }: { product: ShownProduct }) {
  const t = useMessages('product', texts);
  const lang = useShopLang();
  const paragraphs = (product.description ?? '')
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
  return (
    <section className={css.rule}>
      <div className={`${layout.wrap} ${layout.sec} ${css.split}`}>
        {paragraphs.length > 0 && (
          <div>
            <h2 className={layout.h2}>{t.description}</h2>
            {lang && <p className={css.language}>{t.inEnglish}</p>}
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
  const t = useMessages('product', texts);
  const lang = useShopLang();
  const { inStock, outOfStock } = useMessages('shop', shop);
  const category = useShopWords()(product.category?.category_name ?? '');
  const stocked = product.quantity > 0 ? t.pieces(product.quantity) : inStock;
  const rows = [
    [t.dimensions, product.package_dimensions, lang],
    [t.weight, product.package_weight, lang],
    [t.compatibility, product.compatibility, lang],
    [t.tools, product.tools_needed, lang],
    [t.additional, product.additional_info, lang],
    [t.availability, product.stock_status === 'in_stock' ? stocked : outOfStock],
    [t.category, category.text, category.lang],
  ] as const;
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

import type { ReactNode } from 'react';
import type { ShownProduct } from '../../../common/api';
import badge from '../../features/catalog/Badge.module.css';
import { paragraphsOf, useSpecifications } from '../../features/catalog/product/specifications';
import { bestOf, differs, type Fact } from '../../features/compare/differences';
import { compare } from '../../texts/en/compare';
import { product as productTexts } from '../../texts/en/product';
import { shop } from '../../texts/en/shop';
import type { Said } from '../../../common/domain/language';
import { lastDay } from '../../../common/domain/days';
import { formatKsh, kshText } from '../../../common/domain/money';
import { priceOf } from '../../../common/domain/price';
import { useInLanguage, useLanguage, useMessages } from '../../../common/i18n/messages';
import { usePriceMoment } from '../../../common/ui/clock';
import layout from '../../../common/ui/layout.module.css';
import { Stars } from '../../ui/Stars';
import { useShopWords } from '../../ui/shopWords';
import css from './CompareTable.module.css';
import { OldPrice } from '../../ui/OldPrice';

/** One line of the table: what it is about, what it says of each product, and whether they differ in it. */
interface Row {
  term: string;
  differs: boolean;
  /** One for each product; undefined while it is not there. */
  cells: readonly ReactNode[];
}

type Shown = ShownProduct | undefined;

/** What the comparison says of its products, in the order of reading: what decides first, then what the shop states. */
export function useRows(products: readonly Shown[]): Row[] {
  const t = useMessages('compare', compare);
  const inLanguage = useInLanguage();
  const say = useShopWords();
  const now = usePriceMoment(products);
  const specify = useSpecifications();
  const prices = products.map((product) => product && priceOf(product, now));
  const lowest = bestOf(
    prices.map((price) => price?.cents),
    (a, b) => a < b,
  );
  const best = bestOf(
    products.map((product) => (product && product.rating > 0 ? product.rating : undefined)),
    (a, b) => a > b,
  );
  const row = (term: string, facts: readonly Fact[], cells: readonly ReactNode[]): Row => ({
    term,
    differs: differs(facts),
    cells,
  });
  /** Said in words alone; a line that says nothing of any product is none. */
  const words = (term: string, said: readonly (readonly [fact: Fact, lang?: Said['lang']])[]): Row[] => {
    const facts = said.map(([fact]) => (fact === undefined ? undefined : fact?.trim() || null));
    if (facts.every((fact) => fact === undefined || fact === null)) return [];
    const cells = said.map(([, of], index) => {
      const fact = facts[index];
      return fact === null ? <None key={index} /> : fact && <span lang={of}>{fact}</span>;
    });
    return [row(term, facts, cells)];
  };
  const specifications = products.map((product) => product && specify(product));
  const terms = specifications.find((rows) => rows !== undefined)?.map(([term]) => term) ?? [];
  return [
    row(
      t.price,
      prices.map((price) => price && String(price.cents)),
      products.map((product, index) => product && <Price product={product} lowest={lowest[index] === true} />),
    ),
    row(
      t.rating,
      products.map((product) => product && `${product.rating.toFixed(1)} ${product.reviews}`),
      products.map((product, index) => product && <Rating product={product} best={best[index] === true} />),
    ),
    ...words(
      t.instalments,
      products.map((product) => {
        if (!product) return [undefined];
        const { text, lang: of } = say(product.installment_info ?? '');
        return [text === '' ? null : kshText(text), of];
      }),
    ),
    ...words(
      t.about,
      products.map((product) => {
        if (!product) return [undefined];
        const { text, lang } = inLanguage(product, 'description');
        return [paragraphsOf(text)[0] ?? null, lang];
      }),
    ),
    ...terms.flatMap((term, index) =>
      words(
        term,
        specifications.map((rows) => {
          if (!rows) return [undefined];
          const [, value, of] = rows[index] ?? [];
          return [value ?? null, of];
        }),
      ),
    ),
  ];
}

/** Nothing is said of it. */
function None() {
  const t = useMessages('compare', compare);
  return (
    <span className={css.none}>
      <span aria-hidden="true">–</span>
      <span className={layout.hidden}>{t.notSaid}</span>
    </span>
  );
}

function Price({ product, lowest }: { product: ShownProduct; lowest: boolean }) {
  const t = useMessages('compare', compare);
  const texts = useMessages('product', productTexts);
  const words = useMessages('shop', shop);
  const { language } = useLanguage();
  const { cents, was, percent, until } = priceOf(product, usePriceMoment([product]));
  return (
    <div className={css.price}>
      <b>{cents === null ? words.onRequest : formatKsh(cents)}</b>
      {was !== undefined && (
        <p>
          <OldPrice amount={formatKsh(was)} nowrap />
          {percent !== undefined && percent > 0 && (
            <span className={`${badge.badge} ${badge.sale}`}>{words.off(percent)}</span>
          )}
        </p>
      )}
      {until && <small>{texts.until(lastDay(until, language))}</small>}
      {lowest && <small className={css.good}>{t.lowest}</small>}
    </div>
  );
}

function Rating({ product: { rating, reviews }, best }: { product: ShownProduct; best: boolean }) {
  const t = useMessages('compare', compare);
  const texts = useMessages('product', productTexts);
  const words = useMessages('shop', shop);
  if (rating === 0 && reviews === 0) return <span className={css.quiet}>{texts.noReviews}</span>;
  return (
    <div className={css.rating}>
      <span className={layout.hidden}>{texts.rated(rating.toFixed(1))}</span>
      <p>
        <b aria-hidden="true">{rating.toFixed(1)}</b>
        <Stars value={rating} />
      </p>
      <span className={css.quiet}>{words.reviews(reviews)}</span>
      {best && <small className={css.good}>{t.best}</small>}
    </div>
  );
}

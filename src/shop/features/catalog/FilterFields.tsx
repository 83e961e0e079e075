import { useOffers, type Category, type ProductFacets } from '../../../common/api';
import { uses } from '../../../common/domain/contract.gen';
import { centsFromText, formatRoundKsh } from '../../../common/domain/money';
import type { ShopQuery, Use } from '../../../common/domain/shopQuery';
import { shop } from '../../texts/en/shop';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { Select } from '../../ui/Select';
import css from './Filters.module.css';

export interface FiltersProps {
  query: ShopQuery;
  categories: readonly Omit<Category, 'isActive'>[];
  /** What each choice would leave; undefined while unknown, or where nobody counts. */
  facets: ProductFacets | undefined;
  /** How many products there are; undefined while unknown. */
  total: number | undefined;
  onChange: (change: Partial<ShopQuery>) => void;
  /** What is pressed will lead to such a change. */
  onPress: (change: Partial<ShopQuery>) => void;
}

/** The uses that can be chosen, with how many products each would leave; none where no product says what it is for. */
export function useUses({ query, facets }: FiltersProps): { use: Use; count: number | undefined }[] {
  const offers = useOffers();
  const offered = uses
    .filter((use) => offers(`listProducts.use=${use}`))
    .map((use) => ({ use, count: facets && (facets.uses.find((one) => one.use === use)?.count ?? 0) }));
  return offered.filter(({ use, count }) => count !== 0 || query.use === use);
}

/** The categories, with how many products each would leave; none where the server cannot narrow by them. */
export function useCategories({ categories, facets }: FiltersProps) {
  const offers = useOffers();
  const say = useInLanguage();
  return (
    offers('listProducts.category_id') &&
    categories.map((category) => ({
      id: category.id,
      count: facets && (facets.categories.find(({ category_id }) => category_id === category.id)?.count ?? 0),
      ...say(category, 'category_name'),
    }))
  );
}

/** A range of prices as people say it; empty for any price. */
export function priceInWords(t: typeof shop, { minPrice, maxPrice }: Pick<ShopQuery, 'minPrice' | 'maxPrice'>): string {
  const [least, most] = [minPrice, maxPrice].map((text) => {
    const cents = centsFromText(text);
    return cents === null ? '' : formatRoundKsh(cents);
  });
  if (least && most) return t.prices.range(least, most);
  return least ? t.prices.from(least) : most ? t.prices.to(most) : '';
}

/** What the products are for, as the browser's own list. */
export function UseSelect(props: FiltersProps) {
  const t = useMessages('shop', shop);
  const choices = useUses(props);
  if (choices.length === 0) return null;
  return (
    <Select
      label={t.use}
      value={props.query.use ?? ''}
      onChange={(use) => props.onChange({ use: uses.find((one) => one === use) ?? null })}>
      <option value="">{t.anyUse}</option>
      {choices.map(({ use, count }) => (
        <option key={use} value={use}>
          {counted(t.uses[use], count)}
        </option>
      ))}
    </Select>
  );
}

/** A choice with how many products it leaves, where somebody counts. */
export const counted = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} (${count})`;

/** The categories as the browser's own list. */
export function CategorySelect(props: FiltersProps) {
  const { query, onChange } = props;
  const t = useMessages('shop', shop);
  const choices = useCategories(props);
  if (!choices) return null;
  return (
    <Select label={t.category} value={query.category} onChange={(category) => onChange({ category })}>
      <option value="">{t.allCategories}</option>
      {choices.map(({ id, text, lang, count }) => (
        <option key={id} value={id} lang={lang} disabled={count === 0 && id !== query.category}>
          {counted(text, count)}
        </option>
      ))}
    </Select>
  );
}

export function StockCheck({ query, onChange }: FiltersProps) {
  const t = useMessages('shop', shop);
  const offers = useOffers();
  if (!offers('listProducts.in_stock')) return null;
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        checked={query.inStock}
        onChange={(event) => onChange({ inStock: event.target.checked })}
      />
      {t.inStock}
    </label>
  );
}

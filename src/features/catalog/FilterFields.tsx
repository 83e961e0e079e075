import { useOffers } from '../../api';
import { shop } from '../../lib/messages/en/shop';
import { useMessages, useShopLang } from '../../ui/messages';
import { Select } from '../../ui/Select';
import type { FiltersProps } from './Filters';
import css from './Filters.module.css';

/** The categories as the browser's own list, where the server can narrow by them. */
export function CategorySelect({ query, categories, onChange }: FiltersProps) {
  const offers = useOffers();
  const t = useMessages('shop', shop);
  const lang = useShopLang();
  if (!offers('listProducts.category_id')) return null;
  return (
    <Select label={t.category} value={query.category} onChange={(category) => onChange({ category })}>
      <option value="">{t.allCategories}</option>
      {categories.map(({ id, category_name: name }) => <option key={id} value={id} lang={lang}>{name}</option>)}
    </Select>
  );
}

/** The categories one under the other, for fingers. */
export function CategoryChoice({ query, categories, onChange }: FiltersProps) {
  const offers = useOffers();
  const t = useMessages('shop', shop);
  const lang = useShopLang();
  if (!offers('listProducts.category_id')) return null;
  const options = [{ id: '', category_name: t.allCategories }, ...categories];
  return (
    <fieldset className={css.choice}>
      <legend>{t.category}</legend>
      {options.map(({ id, category_name: name }) => (
        <label key={id} className={css.check}>
          <input type="radio" name="category" checked={query.category === id} onChange={() => onChange({ category: id })} />
          <span lang={id === '' ? undefined : lang}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function StockCheck({ query, onChange }: FiltersProps) {
  const t = useMessages('shop', shop);
  const offers = useOffers();
  if (!offers('listProducts.in_stock')) return null;
  return (
    <label className={css.check}>
      <input type="checkbox" checked={query.inStock} onChange={(event) => onChange({ inStock: event.target.checked })} />
      {t.inStock}
    </label>
  );
}

import { useOffers } from '../../../common/api';
import { shop } from '../../texts/en/shop';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { Select } from '../../ui/Select';
import type { FiltersProps } from './Filters';
import css from './Filters.module.css';

/** The categories as the browser's own list, where the server can narrow by them. */
export function CategorySelect({ query, categories, onChange }: FiltersProps) {
  const offers = useOffers();
  const t = useMessages('shop', shop);
  const say = useInLanguage();
  if (!offers('listProducts.category_id')) return null;
  return (
    <Select label={t.category} value={query.category} onChange={(category) => onChange({ category })}>
      <option value="">{t.allCategories}</option>
      {categories
        .map((category) => ({ id: category.id, ...say(category, 'category_name') }))
        .map(({ id, text, lang }) => (
          <option key={id} value={id} lang={lang}>
            {text}
          </option>
        ))}
    </Select>
  );
}

/** The categories one under the other, for fingers. */
export function CategoryChoice({ query, categories, onChange }: FiltersProps) {
  const offers = useOffers();
  const t = useMessages('shop', shop);
  const say = useInLanguage();
  if (!offers('listProducts.category_id')) return null;
  const options = [
    { id: '', text: t.allCategories, lang: undefined },
    ...categories.map((category) => ({ id: category.id, ...say(category, 'category_name') })),
  ];
  return (
    <fieldset className={css.choice}>
      <legend>{t.category}</legend>
      {options.map(({ id, text, lang }) => (
        <label key={id} className={css.check}>
          <input
            type="radio"
            name="category"
            checked={query.category === id}
            onChange={() => onChange({ category: id })}
          />
          <span lang={lang}>{text}</span>
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
      <input
        type="checkbox"
        checked={query.inStock}
        onChange={(event) => onChange({ inStock: event.target.checked })}
      />
      {t.inStock}
    </label>
  );
}

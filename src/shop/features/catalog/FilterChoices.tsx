import { useEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { useOffers } from '../../../common/api';
import { centsFromText, formatRoundKsh } from '../../../common/domain/money';
import { shop } from '../../texts/en/shop';
import { Button } from '../../../common/ui/Button';
import { useMessages } from '../../../common/i18n/messages';
import { Chip } from '../../ui/Chip';
import { counted, priceInWords, useCategories, useUses, type FiltersProps } from './FilterFields';
import css from './FilterSheet.module.css';

/** The categories one under the other, for fingers. */
export function CategoryChoice(props: FiltersProps) {
  const { query, onChange } = props;
  const t = useMessages('shop', shop);
  const choices = useCategories(props);
  if (!choices) return null;
  const all = { id: '', text: t.allCategories, lang: undefined, count: undefined };
  return (
    <fieldset className={css.choice}>
      <legend>{t.category}</legend>
      {[all, ...choices].map(({ id, text, lang, count }) => (
        <label key={id} className={css.radio}>
          <input
            type="radio"
            name="category"
            checked={query.category === id}
            disabled={count === 0 && query.category !== id}
            onChange={() => onChange({ category: id })}
          />
          <span lang={lang}>{text}</span>
          {count !== undefined && <small>{count}</small>}
        </label>
      ))}
    </fieldset>
  );
}

/** What the products are for; the chosen one again takes the choice back. */
export function UseChoice(props: FiltersProps) {
  const { query, onChange, onPress } = props;
  const t = useMessages('shop', shop);
  const choices = useUses(props);
  if (choices.length === 0) return null;
  return (
    <fieldset className={css.choice}>
      <legend>{t.use}</legend>
      <div className={css.chips}>
        {choices.map(({ use, count }) => {
          const next = { use: query.use === use ? null : use };
          return (
            <Chip key={use} pressed={query.use === use} ahead={() => onPress(next)} onClick={() => onChange(next)}>
              {counted(t.uses[use], count)}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Round steps to choose from, and any range to be typed. */
export function PriceChoice({ query, facets, onChange, onPress }: FiltersProps) {
  const t = useMessages('shop', shop);
  const offers = useOffers();
  if (!offers('listProducts.min_price') || !offers('listProducts.max_price')) return null;
  const steps = (facets?.prices.steps ?? []).map(({ min_price, max_price, count }) => ({
    minPrice: shillings(min_price),
    maxPrice: shillings(max_price),
    count,
  }));
  return (
    <fieldset className={css.choice}>
      <legend>{t.price}</legend>
      <div className={css.chips}>
        {steps
          .map(({ count, ...range }) => ({ count, range, words: priceInWords(t, range) }))
          .map(({ count, range, words }) => {
            const isChosen = range.minPrice === query.minPrice && range.maxPrice === query.maxPrice;
            const next = isChosen ? { minPrice: '', maxPrice: '' } : range;
            return count === 0 && !isChosen ? null : (
              <Chip key={words} pressed={isChosen} ahead={() => onPress(next)} onClick={() => onChange(next)}>
                {counted(words, count)}
              </Chip>
            );
          })}
      </div>
      <PriceFields query={query} facets={facets} onChange={onChange} />
    </fieldset>
  );
}

/** An amount as an address has it: `10000` of the answer's `10000.00`. */
const shillings = (amount: string | null | undefined): string => (amount ?? '').replace(/\.00$/, '');
/** Of an amount that the contract takes, and with what people write beside it. */
const MOST_DIGITS = 10;
const LONGEST = 20;
/** Whole shillings out of what people type, such as `Ksh. 12,000/=`, `12.000` or `12k`. */
const typed = (text: string): string => {
  const plain = text.replace(/^\D+|,|\.(?=\d{3}(?!\d))/g, '');
  const [, thousands] = /(\d+(?:\.\d+)?)\s*k\b/i.exec(plain) ?? [];
  const amount = thousands ? String(Math.round(1000 * Number(thousands))) : plain;
  const digits = (amount.split('.')[0] ?? '').replace(/[^0-9]/g, '').replace(/^0+(?=.)/, '');
  return digits.length > MOST_DIGITS ? '9'.repeat(MOST_DIGITS) : digits;
};

function PriceFields({ query, facets, onChange }: Pick<FiltersProps, 'query' | 'facets' | 'onChange'>) {
  const t = useMessages('shop', shop);
  const { minPrice, maxPrice } = query;
  const [range, setRange] = useState({ minPrice, maxPrice });
  // What the address says from elsewhere comes in; the fields stay, and the focus in them.
  useEffect(() => setRange({ minPrice, maxPrice }), [minPrice, maxPrice]);
  const { lowest, highest } = facets?.prices ?? {};
  const take = () => {
    const [least, most] = [typed(range.minPrice), typed(range.maxPrice)];
    const isTurned = least !== '' && most !== '' && Number(least) > Number(most);
    const [from, to] = isTurned ? [most, least] : [least, most];
    if (from !== minPrice || to !== maxPrice) onChange({ minPrice: from, maxPrice: to });
    else setRange({ minPrice, maxPrice });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take();
  };
  // Who goes on, as to the button that shows the products, has typed the whole range; the steps beside it say another one.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.closest('fieldset')?.contains(relatedTarget) !== true) take();
  };
  const fields = [
    { name: 'minPrice', label: t.minPrice, bound: lowest },
    { name: 'maxPrice', label: t.maxPrice, bound: highest },
  ] as const;
  return (
    <form className={css.range} onSubmit={submit} onBlur={leave}>
      {fields.map(({ name, label, bound }) => (
        <label key={name}>
          <span>{label}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={LONGEST}
            placeholder={placeholderOf(bound)}
            value={range[name]}
            onChange={(event) => setRange({ ...range, [name]: event.target.value })}
          />
        </label>
      ))}
      <Button type="submit" variant="outline">
        {t.setPrice}
      </Button>
    </form>
  );
}

/** The bound of what there is, in whole shillings and without the currency that the label says. */
function placeholderOf(bound: string | null | undefined): string {
  const cents = centsFromText(bound);
  return cents === null ? '' : formatRoundKsh(cents).replace(/^[^0-9]+/, '');
}

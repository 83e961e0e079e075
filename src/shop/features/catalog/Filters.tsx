import { memo } from 'react';
import { useOffers } from '../../../common/api';
import { shop } from '../../texts/en/shop';
import { DEFAULT_SORT, isFiltered, shopSorts, type Sort } from '../../../common/domain/shopQuery';
import { Button } from '../../../common/ui/Button';
import { AppliedChip } from '../../ui/Chip';
import { Icon, LineIcon } from '../../../common/ui/Icon';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { useOverlay } from '../../../common/ui/overlay';
import { Select } from '../../ui/Select';
import { useSite } from '../../ui/site';
import { CategorySelect, priceInWords, StockCheck, UseSelect, type FiltersProps } from './FilterFields';
import css from './Filters.module.css';

const loadSheet = () => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then((part) => part.FilterSheet);
type Sheet = Awaited<ReturnType<typeof loadSheet>>;

const ANY_PRICE = { minPrice: '', maxPrice: '' };
/** Takes all of them off; the order stays. */
export const NO_FILTERS = { search: '', category: '', suggest: null, inStock: false, use: null, ...ANY_PRICE } as const;

/**
 * Category, use, price, stock and order, as far as the server offers them; on phones two halves, of which Filter opens a
 * sheet and Sort the phone's own list. Elsewhere the price opens the same sheet at the side.
 */
export const Filters = memo(function Filters(props: FiltersProps) {
  const t = useMessages('shop', shop);
  const { query, onChange } = props;
  const { bring } = useSite();
  const { subject, show, ...sheet } = useOverlay<{ Sheet: Sheet; from: 'bottom' | 'right' }>();
  const open = async (from: 'bottom' | 'right') => {
    const Sheet = await bring(loadSheet);
    if (Sheet) show({ Sheet, from });
  };
  const offers = useOffers();
  const byPrice = offers('listProducts.min_price') && offers('listProducts.max_price');
  const filterable =
    offers('listProducts.category_id') || offers('listProducts.in_stock') || offers('listProducts.use=home') || byPrice;
  const price = priceInWords(t, query);
  const orders = shopSorts
    .filter((sort) => sort === DEFAULT_SORT || offers(`listProducts.sort=${sort}`))
    // The order of a server that recommends nothing is the newest first, which is no second choice then.
    .filter((sort) => sort !== 'newest' || offers('listProducts.sort=recommended') !== false);
  const sortable = orders.length > 1;
  // Left to the server, words bring what fits them best.
  const usual =
    query.search !== ''
      ? t.bestMatch
      : offers('listProducts.sort=recommended') === false
        ? t.sorts.newest
        : t.sorts.recommended;
  const nameOf = (sort: Sort) => (sort === DEFAULT_SORT ? usual : t.sorts[sort]);
  const count = [query.category !== '', query.inStock, query.use !== null, price !== ''].filter(Boolean).length;
  return (
    <>
      {(filterable || sortable) && (
        <div className={css.bar}>
          {filterable && (
            <button type="button" className={css.half} aria-haspopup="dialog" onClick={() => void open('bottom')}>
              <Icon name="filter" />
              {t.filter}
              {count > 0 && <b>{count}</b>}
            </button>
          )}
          {sortable && (
            <label className={css.half}>
              <LineIcon path="M8 5v14m0 0-3-3m3 3 3-3M16 19V5m0 0-3 3m3-3 3 3" />
              {nameOf(query.sort)}
              <SortSelect {...props} orders={orders} nameOf={nameOf} />
            </label>
          )}
          <div className={css.desk}>
            <CategorySelect {...props} />
            <UseSelect {...props} />
            {byPrice && (
              <button type="button" className={css.price} aria-haspopup="dialog" onClick={() => void open('right')}>
                {price || t.price}
              </button>
            )}
            <StockCheck {...props} />
          </div>
          {sortable && (
            <label className={`${css.desk} ${css.right}`}>
              <span>{t.sortBy}</span>
              <SortSelect {...props} orders={orders} nameOf={nameOf} />
            </label>
          )}
        </div>
      )}
      {subject && <subject.Sheet {...props} {...sheet} from={subject.from} />}
      <Applied {...props} onClear={() => onChange(NO_FILTERS)} />
    </>
  );
});

interface SortSelectProps extends FiltersProps {
  orders: readonly Sort[];
  nameOf: (sort: Sort) => string;
}

function SortSelect({ query, onChange, orders, nameOf }: SortSelectProps) {
  const t = useMessages('shop', shop);
  return (
    <Select label={t.sortBy} value={query.sort} onChange={(sort) => onChange({ sort: sort as Sort })}>
      {orders.map((sort) => (
        <option key={sort} value={sort}>
          {nameOf(sort)}
        </option>
      ))}
    </Select>
  );
}

/** How many there are, and what narrows them, each to be taken away. */
function Applied({ query, categories, total, onChange, onClear }: FiltersProps & { onClear: () => void }) {
  const t = useMessages('shop', shop);
  const say = useInLanguage();
  const category = categories.find(({ id }) => id === query.category);
  const price = priceInWords(t, query);
  const applied = [
    query.suggest && { name: t.suggestions[query.suggest], without: { suggest: null } },
    query.category && { name: say(category, 'category_name').text || t.category, without: { category: '' } },
    query.use && { name: t.forUses([query.use]), without: { use: null } },
    price && { name: price, without: ANY_PRICE },
    query.inStock && { name: t.inStock, without: { inStock: false } },
  ].filter((entry) => !!entry);
  return (
    <div className={css.applied} data-row="">
      <span className={css.count} role="status">
        {total === undefined ? '' : t.count(total, query.search)}
      </span>
      {applied.map(({ name, without }) => (
        <AppliedChip key={name} label={t.removeFilter(name)} onRemove={() => onChange(without)}>
          {name}
        </AppliedChip>
      ))}
      {isFiltered(query) && (
        <Button variant="text" className={css.clear} onClick={onClear}>
          {t.clearFilters}
        </Button>
      )}
    </div>
  );
}

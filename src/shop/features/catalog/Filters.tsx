import { lazy, Suspense } from 'react';
import { useOffers, type Category } from '../../../common/api';
import { loadChunk } from '../../../common/browser/chunks';
import { shop } from '../../texts/en/shop';
import { DEFAULT_SORT, isFiltered, shopSorts, type ShopQuery, type Sort } from '../../../common/domain/shopQuery';
import { Button } from '../../../common/ui/Button';
import { AppliedChip } from '../../ui/Chip';
import { Icon, LineIcon } from '../../../common/ui/Icon';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { useOverlay } from '../../../common/ui/overlay';
import { Select } from '../../ui/Select';
import { CategorySelect, StockCheck } from './FilterFields';
import css from './Filters.module.css';

const FilterSheet = lazy(() =>
  loadChunk(() => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet')).then((module) => ({
    default: module.FilterSheet,
  })),
);

export interface FiltersProps {
  query: ShopQuery;
  categories: readonly Category[];
  /** How many products there are; undefined while unknown. */
  total: number | undefined;
  onChange: (change: Partial<ShopQuery>) => void;
}

const NO_FILTERS = { search: '', category: '', suggest: null, inStock: false } as const;

/** Category, stock and order, as far as the server offers them; on phones two halves, of which Filter opens a sheet and Sort the phone's own list. */
export function Filters(props: FiltersProps) {
  const t = useMessages('shop', shop);
  const { query, onChange } = props;
  const { subject: asked, show, ...sheet } = useOverlay<true>();
  const offers = useOffers();
  const filterable = offers('listProducts.category_id') || offers('listProducts.in_stock');
  const orders = shopSorts.filter((sort) => sort === DEFAULT_SORT || offers(`listProducts.sort=${sort}`));
  const sortable = orders.length > 1;
  const count = [query.category !== '', query.inStock].filter(Boolean).length;
  return (
    <>
      {(filterable || sortable) && (
        <div className={css.bar}>
          {filterable && (
            <button type="button" className={css.half} aria-haspopup="dialog" onClick={() => show(true)}>
              <Icon name="filter" />
              {t.filter}
              {count > 0 && <b>{count}</b>}
            </button>
          )}
          {sortable && (
            <label className={css.half}>
              <LineIcon path="M8 5v14m0 0-3-3m3 3 3-3M16 19V5m0 0-3 3m3-3 3 3" />
              {sortName(t, query.sort, query)}
              <SortSelect {...props} orders={orders} />
            </label>
          )}
          <div className={css.desk}>
            <CategorySelect {...props} />
            <StockCheck {...props} />
          </div>
          {sortable && (
            <label className={`${css.desk} ${css.right}`}>
              <span>{t.sortBy}</span>
              <SortSelect {...props} orders={orders} />
            </label>
          )}
        </div>
      )}
      {asked && (
        <Suspense fallback={null}>
          <FilterSheet {...props} {...sheet} />
        </Suspense>
      )}
      <Applied {...props} onClear={() => onChange(NO_FILTERS)} />
    </>
  );
}

/** Left to the server, words bring what fits them best. */
const sortName = (t: typeof shop, sort: Sort, { search }: ShopQuery): string =>
  search !== '' && sort === DEFAULT_SORT ? t.bestMatch : t.sorts[sort];

function SortSelect({ query, onChange, orders }: FiltersProps & { orders: readonly Sort[] }) {
  const t = useMessages('shop', shop);
  return (
    <Select label={t.sortBy} value={query.sort} onChange={(sort) => onChange({ sort: sort as Sort })}>
      {orders.map((sort) => (
        <option key={sort} value={sort}>
          {sortName(t, sort, query)}
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
  const applied = [
    query.suggest && { name: t.suggestions[query.suggest], without: { suggest: null } },
    query.category && { name: category ? say(category, 'category_name').text : t.category, without: { category: '' } },
    query.inStock && { name: t.inStock, without: { inStock: false } },
  ].filter((entry) => entry !== '' && entry !== null && entry !== false);
  return (
    <div className={css.applied}>
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

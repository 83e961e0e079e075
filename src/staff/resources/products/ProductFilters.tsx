import { useOffers } from '../../../common/api';
import { useDashboardSummary } from '../../api';
import { ActivitySegments } from '../../kit/list/ActivitySegments';
import { FilterBar } from '../../kit/list/FilterBar';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { SearchBox } from '../../kit/list/SearchBox';
import { products as t } from '../../texts/products';
import { CategoryFilter } from '../../kit/list/CategoryFilter';
import { CHOICES, type ProductChoices } from './useProductPage';

interface ProductFiltersProps {
  chosen: ProductChoices;
  onChange: (changes: Partial<ProductChoices>) => void;
}

/** Status, and what else the server offers: search, category, stock and order. The numbers are the whole shop's, where the server counts them. */
export function ProductFilters({ chosen, onChange }: ProductFiltersProps) {
  const offers = useOffers();
  const [categories, stock] = [offers('listProducts.category_id'), offers('listProducts.in_stock')];
  const orders = CHOICES.sort.filter((value) => value === 'newest' || offers(`listProducts.sort=${value}`));
  const { data: summary } = useDashboardSummary();
  const counts = summary?.data.products;
  return (
    <FilterBar
      search={
        offers('listProducts.search') && (
          <SearchBox label={t.search} value={chosen.search} onSearch={(search) => onChange({ search })} />
        )
      }
      segments={<ActivitySegments value={chosen.status} counts={counts} onChange={(status) => onChange({ status })} />}
      selects={
        (categories || stock || orders.length > 1) && (
          <>
            {categories && (
              <CategoryFilter
                label={t.category}
                value={chosen.category}
                onChange={(category) => onChange({ category })}
              />
            )}
            {stock && (
              <FilterSelect
                label={t.stock}
                value={chosen.stock}
                onChange={(stock) => onChange({ stock })}
                options={[
                  { value: 'all', label: t.all },
                  { value: 'in', label: t.inStock },
                  { value: 'out', label: t.outOfStock },
                ]}
              />
            )}
            {orders.length > 1 && (
              <FilterSelect
                label={t.sort}
                value={chosen.sort}
                onChange={(sort) => onChange({ sort })}
                options={orders.map((value) => ({ value, label: t.sorts[value] }))}
              />
            )}
          </>
        )
      }
    />
  );
}

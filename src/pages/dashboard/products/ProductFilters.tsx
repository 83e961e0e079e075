import { useGetDashboardSummaryQuery } from '../../../api/staff';
import { ActivitySegments } from '../../../crud/list/ActivitySegments';
import { FilterBar } from '../../../crud/list/FilterBar';
import { FilterSelect } from '../../../crud/list/FilterSelect';
import { SearchBox } from '../../../crud/list/SearchBox';
import { products as t } from '../../../lib/messages/staff/products';
import { CategoryFilter } from '../CategoryFilter';
import { CHOICES, type ProductChoices } from './useProductPage';

interface ProductFiltersProps {
  chosen: ProductChoices;
  onChange: (changes: Partial<ProductChoices>) => void;
}

/** Search, status, category, stock and order. The numbers are the whole shop's, where the server counts them. */
export function ProductFilters({ chosen, onChange }: ProductFiltersProps) {
  const { data: summary } = useGetDashboardSummaryQuery();
  const counts = summary?.data.products;
  return (
    <FilterBar
      search={<SearchBox label={t.search} value={chosen.search} onSearch={(search) => onChange({ search })} />}
      segments={<ActivitySegments value={chosen.status} counts={counts} onChange={(status) => onChange({ status })} />}
      selects={
        <>
          <CategoryFilter label={t.category} value={chosen.category} onChange={(category) => onChange({ category })} />
          <FilterSelect
            label={t.stock}
            value={chosen.stock}
            onChange={(stock) => onChange({ stock })}
            options={[{ value: 'all', label: t.all }, { value: 'in', label: t.inStock }, { value: 'out', label: t.outOfStock }]}
          />
          <FilterSelect label={t.sort} value={chosen.sort} onChange={(sort) => onChange({ sort })} options={CHOICES.sort.map((value) => ({ value, label: t.sorts[value] }))} />
        </>
      }
    />
  );
}

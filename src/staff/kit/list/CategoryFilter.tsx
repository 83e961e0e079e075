import { useListCategoriesQuery } from '../../../common/api';
import { FilterSelect } from './FilterSelect';
import { kit as t } from '../../texts/kit';

/** Narrows a list to one category. @param value its id, empty for all */
export function CategoryFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (category: string) => void;
}) {
  const { data } = useListCategoriesQuery();
  const categories = (data?.data.categories ?? []).map(({ id, category_name }) => ({
    value: id,
    label: category_name,
  }));
  return (
    <FilterSelect
      label={label}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t.all }, ...categories]}
    />
  );
}

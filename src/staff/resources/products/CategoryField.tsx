import { useListCategoriesQuery, type Product } from '../../../common/api';
import { SelectField } from '../../kit/fields/SelectField';
import { StaffButton } from '../../kit/StaffButton';
import { kit } from '../../texts/kit';
import { productForm as t } from '../../texts/productForm';

/** The active categories, and the one that the product has though it is not active; a list that failed can be asked for again. */
export function CategoryField({ current }: { current: Product['category'] }) {
  const { data, isFetching, isError, refetch } = useListCategoriesQuery();
  const all = data?.data.categories;
  const active = (all ?? [])
    .filter(({ isActive }) => isActive)
    .map(({ id, category_name }) => ({ value: id, label: category_name }));
  const known = all?.some(({ id }) => id === current?.id);
  const own =
    current && !active.some(({ value }) => value === current.id)
      ? [{ value: current.id, label: known ? t.inactiveCategory(current.category_name) : current.category_name }]
      : [];
  const failed = isError && !isFetching;
  return (
    <SelectField
      name="category_id"
      label={t.labels.category_id}
      placeholder={isFetching && !data ? t.loadingCategories : t.chooseCategory}
      options={[...own, ...active]}
      {...(failed && {
        help: (
          <>
            {t.categoriesFailed}{' '}
            <StaffButton size="small" onClick={() => void refetch()}>
              {kit.retry}
            </StaffButton>
          </>
        ),
      })}
    />
  );
}

import { useListCategoriesQuery, type Category } from '../../../common/api';
import { fields as t } from '../../texts/fields';
import { kit } from '../../texts/kit';
import { StaffButton } from '../StaffButton';
import { SelectField } from '../fields/SelectField';

interface CategoryFieldProps {
  label: string;
  /** The one that the record has: it is offered though it is not active. */
  current: Pick<Category, 'id' | 'category_name'> | null | undefined;
  optional?: boolean;
  /** Shown while none is chosen. */
  placeholder: string;
}

/** The active categories, and the record's own; a list that failed can be asked for again. */
export function CategoryField({ label, current, optional, placeholder }: CategoryFieldProps) {
  const { data, isFetching, isError, refetch } = useListCategoriesQuery();
  const all = data?.data.categories ?? [];
  const active = all
    .filter(({ isActive }) => isActive)
    .map(({ id, category_name }) => ({ value: id, label: category_name }));
  const known = all.some(({ id }) => id === current?.id);
  const own =
    current && !active.some(({ value }) => value === current.id)
      ? [{ value: current.id, label: known ? t.inactiveCategory(current.category_name) : current.category_name }]
      : [];
  const help = (
    <>
      {t.categoriesFailed}{' '}
      <StaffButton size="small" onClick={() => void refetch()}>
        {kit.retry}
      </StaffButton>
    </>
  );
  return (
    <SelectField
      name="category_id"
      label={label}
      optional={optional}
      placeholder={isFetching && !data ? t.loadingCategories : placeholder}
      options={[...own, ...active]}
      help={isError && !isFetching ? help : undefined}
    />
  );
}

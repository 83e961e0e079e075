import { useFailure, useListCategoriesQuery, type Category } from '../../../common/api';
import { kit } from '../../texts/kit';
import { recordForms as t } from '../../texts/recordForms';
import { StaffButton } from '../StaffButton';
import { SelectField } from '../fields/SelectField';

interface CategoryFieldProps {
  /** The one that the record has: it is offered though it is not active. */
  current: Pick<Category, 'id' | 'category_name'> | null | undefined;
  optional?: boolean;
}

/** The active categories, and the record's own; a list that failed can be asked for again. */
export function CategoryField({ current, optional = false }: CategoryFieldProps) {
  const query = useListCategoriesQuery();
  const { data, isFetching } = query;
  const { error, retry } = useFailure(query, query.refetch);
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
      <StaffButton size="small" busy={isFetching} onClick={retry}>
        {kit.retry}
      </StaffButton>
    </>
  );
  return (
    <SelectField
      name="category_id"
      label={t.category}
      optional={optional}
      placeholder={isFetching && !data ? t.loadingCategories : optional ? t.noCategory : t.chooseCategory}
      options={[...own, ...active]}
      help={error && help}
    />
  );
}

import { useField } from 'formik';
import { useFailure, useListCategoriesQuery, type Category } from '../../../common/api';
import { staffPatterns } from '../../../common/domain/staffPaths';
import layout from '../../../common/ui/layout.module.css';
import { kit } from '../../texts/kit';
import { recordForms as t } from '../../texts/recordForms';
import { StaffButton } from '../StaffButton';
import { SelectField } from '../fields/SelectField';

interface CategoryFieldProps {
  /** The one that the record has: it is offered though it is not active. */
  current: Pick<Category, 'id' | 'category_name'> | null | undefined;
  optional?: boolean;
}

/** The active categories, the record's own and the one that is chosen, as of a copy; a list that failed can be asked for again. */
export function CategoryField({ current, optional = false }: CategoryFieldProps) {
  // One that is still missing is made in another tab.
  const query = useListCategoriesQuery(undefined, { refetchOnFocus: true });
  const { data, isFetching } = query;
  const { error, retry } = useFailure(query, query.refetch);
  const all = data?.data.categories ?? [];
  const active = all
    .filter(({ isActive }) => isActive)
    .map(({ id, category_name }) => ({ value: id, label: category_name }));
  const [{ value: chosen }] = useField<string>('category_id');
  const own = [...new Set([current?.id, chosen])].flatMap((id) => {
    if (id === undefined || active.some(({ value }) => value === id)) return [];
    const listed = all.find((one) => one.id === id);
    if (listed) return [{ value: id, label: t.inactiveCategory(listed.category_name) }];
    return current?.id === id ? [{ value: id, label: current.category_name }] : [];
  });
  const options = [...own, ...active];
  const failed = error && (
    <>
      {t.categoriesFailed}{' '}
      <StaffButton size="small" busy={isFetching} onClick={retry}>
        {kit.retry}
      </StaffButton>
    </>
  );
  // Made in a tab of its own: what is being typed here stays.
  const missing = data && options.length === 0 && (
    <>
      {t.noCategories}{' '}
      <a href={staffPatterns.categories} target="_blank" rel="noopener">
        {t.makeCategory}
        <span className={layout.hidden}> {kit.opensNewTab}</span>
      </a>
    </>
  );
  return (
    <SelectField
      name="category_id"
      label={t.category}
      optional={optional}
      placeholder={isFetching && !data ? t.loadingCategories : optional ? t.noCategory : t.chooseCategory}
      options={options}
      help={failed || missing || undefined}
    />
  );
}

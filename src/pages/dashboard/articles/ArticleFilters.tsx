import { useListCategoriesQuery, useListTagsQuery } from '../../../api';
import { useGetDashboardSummaryQuery } from '../../../api/staff';
import { ActivitySegments } from '../../../crud/list/ActivitySegments';
import { FilterBar } from '../../../crud/list/FilterBar';
import { FilterSelect } from '../../../crud/list/FilterSelect';
import { SearchBox } from '../../../crud/list/SearchBox';
import { articles as t } from '../../../lib/messages/staff/articles';
import { kit } from '../../../lib/messages/staff/kit';
import type { ArticleChoices } from './useArticleListPage';

interface ArticleFiltersProps {
  chosen: ArticleChoices;
  onChange: (changes: Partial<ArticleChoices>) => void;
}

const ALL = { value: '', label: kit.all };

/** Search, status, category and tag. The numbers are the whole shop's, where the server counts them. */
export function ArticleFilters({ chosen, onChange }: ArticleFiltersProps) {
  const { data: categories } = useListCategoriesQuery();
  const { data: tags } = useListTagsQuery();
  const { data: summary } = useGetDashboardSummaryQuery();
  const counts = summary?.data.articles;
  return (
    <FilterBar
      search={<SearchBox label={t.searchLabel} value={chosen.search} onSearch={(search) => onChange({ search })} />}
      segments={<ActivitySegments value={chosen.status} counts={counts} onChange={(status) => onChange({ status })} />}
      selects={
        <>
          <FilterSelect
            label={t.category}
            value={chosen.category}
            onChange={(category) => onChange({ category })}
            options={[ALL, ...(categories?.data.categories ?? []).map(({ id, category_name }) => ({ value: id, label: category_name }))]}
          />
          <FilterSelect
            label={t.tag}
            value={chosen.tag}
            onChange={(tag) => onChange({ tag })}
            options={[ALL, ...(tags?.data.tags ?? []).map(({ id, tag_name }) => ({ value: id, label: tag_name }))]}
          />
        </>
      }
    />
  );
}

import { useListTagsQuery, useOffers } from '../../../common/api';
import { useDashboardSummary } from '../../api';
import { ActivitySegments } from '../../kit/list/ActivitySegments';
import { FilterBar } from '../../kit/list/FilterBar';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { SearchBox } from '../../kit/list/SearchBox';
import { articles as t } from '../../texts/articles';
import { kit } from '../../texts/kit';
import { CategoryFilter } from '../../kit/list/CategoryFilter';
import type { ArticleChoices } from './useArticleListPage';

interface ArticleFiltersProps {
  chosen: ArticleChoices;
  onChange: (changes: Partial<ArticleChoices>) => void;
}

/** Status, and what else the server offers: search, category and tag. The numbers are the whole shop's, where the server counts them. */
export function ArticleFilters({ chosen, onChange }: ArticleFiltersProps) {
  const offers = useOffers();
  const { data: tags } = useListTagsQuery();
  const { data: summary } = useDashboardSummary();
  const counts = summary?.data.articles;
  return (
    <FilterBar
      search={
        offers('listArticles.search') && (
          <SearchBox label={t.searchLabel} value={chosen.search} onSearch={(search) => onChange({ search })} />
        )
      }
      segments={<ActivitySegments value={chosen.status} counts={counts} onChange={(status) => onChange({ status })} />}
      selects={
        (offers('listArticles.category_id') || offers('listArticles.tag_id')) && (
          <>
            {offers('listArticles.category_id') && (
              <CategoryFilter
                label={t.category}
                value={chosen.category}
                onChange={(category) => onChange({ category })}
              />
            )}
            {offers('listArticles.tag_id') && (
              <FilterSelect
                label={t.tag}
                value={chosen.tag}
                onChange={(tag) => onChange({ tag })}
                options={[
                  { value: '', label: kit.all },
                  ...(tags?.data.tags ?? []).map(({ id, tag_name }) => ({ value: id, label: tag_name })),
                ]}
              />
            )}
          </>
        )
      }
    />
  );
}

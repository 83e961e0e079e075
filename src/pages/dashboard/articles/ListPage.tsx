import { useListArticlesQuery, useListCategoriesQuery, useListState, useListTagsQuery, type ListArticlesApiResponse } from '../../../api';
import { useGetDashboardSummaryQuery } from '../../../api/staff';
import { FilterBar } from '../../../crud/list/FilterBar';
import { FilterSelect } from '../../../crud/list/FilterSelect';
import { ResourceList } from '../../../crud/list/ResourceList';
import { SearchBox } from '../../../crud/list/SearchBox';
import { Segments } from '../../../crud/list/Segments';
import { useListParams } from '../../../crud/list/useListParams';
import { StaffButton } from '../../../crud/StaffButton';
import { StaffIcon } from '../../../crud/StaffIcon';
import { idFromText } from '../../../lib/articleQuery';
import { articles as t } from '../../../lib/messages/staff/articles';
import { staffPaths } from '../../../lib/staffPaths';
import { Link } from 'react-router-dom';
import { articleColumns } from './articleColumns';
import { ArticleMenu } from './ArticleMenu';
import { useArticleActions } from './useArticleActions';

const choices = { search: 'text', status: ['all', 'active', 'inactive'], category: 'text', tag: 'text' } as const;
const articlesOf = ({ articles }: ListArticlesApiResponse['data']) => articles;

/** All articles, those that visitors do not see included (specification, section 2). */
export function ListPage() {
  const { page, values, filtered, set, clear, pageQuery } = useListParams(choices);
  const { search, status } = values;
  const [categoryId, tagId] = [idFromText(values.category), idFromText(values.tag)];
  const args = { page, status, ...(search && { search }), ...(categoryId && { categoryId }), ...(tagId && { tagId }) };
  const list = useListState('listArticles', args, useListArticlesQuery(args, { refetchOnMountOrArgChange: true }), articlesOf);
  const { data: categories } = useListCategoriesQuery();
  const { data: tags } = useListTagsQuery();
  const { data: summary } = useGetDashboardSummaryQuery();
  const actions = useArticleActions();

  const counts = summary?.data.articles;
  const create = <StaffButton component={Link} to={staffPaths.createArticle()} variant="contained" startIcon={<StaffIcon name="plus" />}>{t.create}</StaffButton>;
  const all = { value: '', label: t.all };
  return (
    <ResourceList
      title={t.title}
      actions={create}
      list={list}
      columns={articleColumns}
      nameOf={({ title }) => title}
      linkOf={({ id }) => staffPaths.editArticle(id)}
      muted={({ isActive }) => !isActive}
      menu={(article) => <ArticleMenu article={article} actions={actions} />}
      bulk={actions.bulk}
      page={{ page, pageQuery }}
      filtered={filtered}
      onClearFilters={clear}
      empty={{ ...t.empty, action: create }}
      skeletons={9}
      filters={
        <FilterBar
          search={<SearchBox label={t.searchLabel} value={search} onSearch={(words) => set({ search: words })} />}
          segments={
            <Segments
              label={t.status}
              value={status}
              onChange={(next) => set({ status: next })}
              options={[
                { value: 'all', label: t.all, count: counts && counts.active + counts.inactive },
                { value: 'active', label: t.active, count: counts?.active },
                { value: 'inactive', label: t.inactive, count: counts?.inactive },
              ]}
            />
          }
          selects={
            <>
              <FilterSelect label={t.category} value={categoryId} onChange={(category) => set({ category })} options={[all, ...(categories?.data.categories ?? []).map(({ id, category_name }) => ({ value: id, label: category_name }))]} />
              <FilterSelect label={t.tag} value={tagId} onChange={(tag) => set({ tag })} options={[all, ...(tags?.data.tags ?? []).map(({ id, tag_name }) => ({ value: id, label: tag_name }))]} />
            </>
          }
        />
      }
    />
  );
}

import { useListState } from '../../../common/api';
import { useListArticlesQuery } from '../../api';
import type { ListValues } from '../../kit/list/useListParams';
import { idFromText } from '../../../common/domain/articleQuery';

/** What the list may be narrowed by; category and tag hold ids. */
export const CHOICES = {
  search: 'text',
  status: ['all', 'active', 'inactive'],
  category: 'text',
  tag: 'text',
} as const;

export type ArticleChoices = ListValues<typeof CHOICES>;

/** A page of the articles, inactive ones included; read again when one comes back to the tab. */
export function useArticleListPage({ search, status, category, tag }: ArticleChoices, page: number) {
  const [categoryId, tagId] = [idFromText(category), idFromText(tag)];
  const args = { page, status, ...(search && { search }), ...(categoryId && { categoryId }), ...(tagId && { tagId }) };
  return useListState(
    'listArticles',
    args,
    useListArticlesQuery(args, { refetchOnFocus: true }),
    ({ articles }) => articles,
  );
}

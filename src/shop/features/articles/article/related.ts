import type { ListArticlesApiArg, ListedArticle } from '../../../../common/api';
import { FIRST_PAGE } from '../../../../common/domain/pages';

/** Cards below an article. */
export const RELATED = 3;

type Subject = Pick<ListedArticle, 'id' | 'tags' | 'category_id'>;

const tagIds = ({ tags }: Pick<ListedArticle, 'tags'>) => (tags ?? []).map(({ tag }) => tag.id);

/** The list of an article's first topic. */
export function sameTopic(article: Subject): ListArticlesApiArg {
  const [tagId] = tagIds(article);
  return tagId === undefined ? FIRST_PAGE : { ...FIRST_PAGE, tagId };
}

/**
 * Up to three other articles: those that share most topics first, then those of the same category, else in the order
 * given. A server that does not filter by topic gives the same.
 */
export function relatedOf<A extends Subject>(article: Subject, candidates: readonly A[]): A[] {
  const own = new Set(tagIds(article));
  const others = new Map(
    candidates.filter(({ id }) => id !== article.id).map((candidate) => [candidate.id, candidate]),
  );
  const nearness = (candidate: A) =>
    2 * tagIds(candidate).filter((id) => own.has(id)).length +
    (candidate.category_id !== null && candidate.category_id === article.category_id ? 1 : 0);
  return [...others.values()].sort((a, b) => nearness(b) - nearness(a)).slice(0, RELATED);
}

import { stored, useStored } from '../../../../common/browser/stored';

const MOST = 1000;

/** Ids of the articles liked in this browser. */
export const likedArticles = stored<readonly string[]>({
  area: 'localStorage',
  key: 'likedArticles',
  empty: [],
  inMemory: true,
  check: (data) =>
    Array.isArray(data) && data.length <= MOST && data.every((id) => typeof id === 'string') ? data : null,
});

/** Remembers that an article is liked, or no longer (a like the server did not take). */
export function setLiked(articleId: string, liked: boolean): void {
  const others = likedArticles.read().filter((id) => id !== articleId);
  likedArticles.keep(liked ? [...others, articleId].slice(-MOST) : others);
}

/** Whether this browser has liked an article; follows the other tabs. */
export const useLiked = (articleId: string): boolean => useStored(likedArticles).includes(articleId);

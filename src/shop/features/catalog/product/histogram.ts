import type { ProductRating, ShownRating } from '../../../../common/api';

interface HistogramBar {
  stars: number;
  count: number;
  /** Share of all ratings given, 0 to 100. */
  percent: number;
}

/** How often each number of stars was given, five first; nothing where there are no ratings. */
export function histogram(ratings: readonly Pick<ProductRating, 'rating'>[]): HistogramBar[] {
  if (ratings.length === 0) return [];
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = ratings.filter(({ rating }) => Math.min(5, Math.max(1, Math.round(rating))) === stars).length;
    return { stars, count, percent: (count / ratings.length) * 100 };
  });
}

/** As many as the comments below an article (docs/product.md, 3.4). */
export const COMMENTS = 5;

/** The newest ratings that say something, newest first. */
export function newestComments(ratings: readonly ShownRating[], most: number): (ProductRating & { comment: string })[] {
  return ratings
    .filter((entry): entry is ProductRating & { comment: string } => Boolean(entry.comment?.trim()))
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, most);
}

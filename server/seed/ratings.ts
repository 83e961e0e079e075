import type { DemoProduct } from './data/types';

const DAY = 86_400_000;

export interface RatingRow {
  rating: number;
  comment: string | null;
  createdAt: Date;
}

/** A product's ratings: those written out, and `ratingCounts` spread evenly over its life. */
export function demoRatings(
  { ratings, ratingCounts = [0, 0, 0, 0, 0], createdDaysAgo }: DemoProduct,
  now: Date,
): RatingRow[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const written = ratings.map(({ rating, comment, daysAgo }) => {
    return { rating, comment: comment ?? null, createdAt: ago(daysAgo) };
  });
  const counted = mixed(ratingCounts).map((rating, index, all) => {
    return { rating, comment: null, createdAt: ago((createdDaysAgo * (index + 0.5)) / all.length) };
  });
  return [...written, ...counted];
}

/** The counted stars in an order in which good and bad ones alternate as evenly as they can. */
function mixed(counts: readonly number[]): number[] {
  const stars = counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, n) => ({ rating: index + 1, place: (n + 0.5) / count })),
  );
  return stars.toSorted((a, b) => a.place - b.place).map(({ rating }) => rating);
}

import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { judgeNewest } from './newest';
import { readData, timesListed } from './kinds';

const FIX = 'Count every rating once, and average them all; round only to show, and to the nearest.';
/** An average may be rounded to one decimal. */
const TOLERANCE = 0.051;

/** D13: every rating counts. */
export const ratingAggregate: Check = {
  id: 'D13',
  name: 'rating-aggregate',
  reach: 'own',
  rule: '`reviews` is the number of ratings and `rating` their average, in the single read and in lists; the starting value counts only while there are none. Ratings are listed with their comment, the newest first; beyond 50 the oldest are left out, and count all the same.',
  run: async (kit) => {
    await kit.part('rateProduct', () => rated(kit));
    await kit.part('rateProduct', () => starting(kit));
    await kit.part('getProduct', () => many(kit));
  },
};

const rate = (kit: Kit, productId: string, rating: number, comment?: string) =>
  kit.must('rateProduct', { path: { productId }, json: { rating, ...(comment !== undefined && { comment }) } });

async function rated(kit: Kit): Promise<void> {
  const { id } = await kit.createProduct();
  const comments = ['Online within an hour.\nThank you!', '', 'Good, 4 of 5 ★'];
  const stars = [5, 5, 4];
  for (const [index, rating] of stars.entries()) await rate(kit, id, rating, comments[index]);
  const product = await readData(kit, 'product', id, 'visitor');
  const due = { reviews: 3, rating: 14 / 3 };
  const told = (operation: string, expected: string, got: unknown, root: string) =>
    kit.fail(kit.operation(operation), { expected, got: JSON.stringify(got) ?? 'nothing', fix: FIX, root });
  const { record } = await timesListed(kit, 'product', id, 'visitor');
  const reads: readonly [string, Record<string, unknown>][] = [
    ['getProduct', product],
    ['listProducts', record ?? {}],
  ];
  for (const [operation, shown] of reads) {
    if (shown.reviews !== due.reviews)
      told(operation, `reviews 3 after ratings of ${stars.join(', ')}`, shown.reviews, 'reviews');
    if (typeof shown.rating !== 'number' || Math.abs(shown.rating - due.rating) > TOLERANCE)
      told(operation, `rating ${due.rating.toFixed(2)} after ratings of ${stars.join(', ')}`, shown.rating, 'average');
  }
  const listed = (product.ratings ?? []) as { rating?: number; comment?: string | null }[];
  const words = listed.map(({ rating, comment }) => `${rating} ${comment ?? ''}`);
  const wanted = stars.map((rating, index) => `${rating} ${comments[index] ?? ''}`).reverse();
  if (JSON.stringify(words) !== JSON.stringify(wanted))
    told('getProduct', `the ratings, the newest first: ${JSON.stringify(wanted)}`, words, 'ratings');
  if (listed.some(({ comment }) => comment === ''))
    told('getProduct', 'null for a rating without a comment', '', 'empty comment');
}

async function starting(kit: Kit): Promise<void> {
  const { id } = await kit.createProduct({ rating: 4.5 });
  await rate(kit, id, 1);
  const { rating, reviews } = dataOf(await kit.read('product', id, 'visitor')) ?? {};
  // One that is set later counts for as little.
  await kit.must('updateProduct', { path: { id }, json: { rating: 3 } });
  const { rating: later } = dataOf(await kit.read('product', id, 'visitor')) ?? {};
  if (later !== rating)
    kit.fail(kit.operation('updateProduct'), {
      expected: `rating ${JSON.stringify(rating)} still, once a starting value was sent for a product that has ratings`,
      got: JSON.stringify(later) ?? 'nothing',
      fix: FIX,
      root: 'starting',
    });
  if (rating !== 1 || reviews !== 1)
    kit.fail(kit.operation('rateProduct'), {
      expected: 'rating 1 and reviews 1 after the first rating, whatever the starting value was',
      got: `rating ${JSON.stringify(rating)}, reviews ${JSON.stringify(reviews)}`,
      fix: FIX,
      root: 'starting',
    });
}

const SHOWN = 50;

/** One more than are shown. */
async function many(kit: Kit): Promise<void> {
  const { id } = await kit.createProduct();
  const between = Array.from({ length: SHOWN - 1 }, (_, index) => `between ${index}`);
  await rate(kit, id, 5, 'oldest');
  await kit.each(
    between,
    () => 'rateProduct',
    async (comment) => void (await rate(kit, id, 1, comment)),
  );
  await rate(kit, id, 1, 'newest');
  const product = await readData(kit, 'product', id, 'visitor');
  const due = { reviews: SHOWN + 1, rating: (SHOWN + 5) / (SHOWN + 1) };
  if (product.reviews !== due.reviews || Math.abs(Number(product.rating) - due.rating) > TOLERANCE)
    kit.fail(kit.operation('getProduct'), {
      expected: `reviews ${due.reviews} and rating ${due.rating.toFixed(2)} of ${due.reviews} ratings, of which at most ${SHOWN} are shown`,
      got: `reviews ${String(product.reviews)}, rating ${String(product.rating)}`,
      fix: 'Count and average all ratings, not those that are shown.',
      root: 'many',
    });
  const comments = ((product.ratings ?? []) as { comment?: string | null }[]).map(({ comment }) => comment ?? '');
  judgeNewest(kit, 'getProduct', 'rating', comments);
}

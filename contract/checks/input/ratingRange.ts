import type { Check } from '../check';
import { recordsOf } from './records';

const BAD = [0, 6, -1, 4.5, '5', null, undefined];

/** B18: one to five stars, whole ones. */
export const ratingRange: Check = {
  id: 'B18',
  name: 'rating-range',
  reach: 'own',
  rule: 'A rating is a whole number from 1 to 5; 0, 6, 4.5, "5", null and a rating that is missing are 400.',
  run: (kit) =>
    kit.part('rateProduct', async () => {
      const { id: productId } = await recordsOf(kit).product();
      for (const rating of BAD) {
        kit.expect(await kit.call('rateProduct', { path: { productId }, json: { rating } }), 400, {
          when: `for the rating ${rating === undefined ? 'left out' : JSON.stringify(rating)}`,
          pointer: '/components/schemas/RatingInput',
          fix: 'Accept integers from 1 to 5 only, and answer 400 with data.rating otherwise; a half star or a text must not be rounded or cast.',
        });
      }
    }),
};

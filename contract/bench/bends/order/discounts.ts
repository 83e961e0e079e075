import { also } from '../calls';
import type { Json, Next, Passing } from '../proxy';
import { at, dataOf, rows, rowsIn, shown, subtle } from '../tools';

const isOneSided = ({ discount_start_date: start, discount_end_date: end }: Json) =>
  (start === null) !== (end === null);

const above = (row: Json, passing: Passing) =>
  Number(row.product_price) > Number(passing.query.get('max_price') ?? '1e15');

/** A discount that has yet to begin. */
const isToCome = ({ discount_start_date: start }: Json) => typeof start === 'string' && Date.parse(start) > Date.now();
const reduced = (row: Json) => Number(row.new_price ?? row.product_price);
/** The price that counts now, and for what has yet to begin the one to come. */
const priceNow = (row: Json) =>
  typeof row.discount_end_date === 'string' && Date.parse(row.discount_end_date) < Date.now()
    ? Number(row.product_price)
    : reduced(row);
const percentOff = (row: Json) => 100 * (1 - reduced(row) / Number(row.product_price));
/** The least of a query's suggestion, in percent. */
const leastOf = ({ query }: Passing) => /^discount-(\d+)$/.exec(query.get('suggest') ?? '')?.[1];

/** The products of one page that a query leaves but for some parameters; null where there are more. */
async function allBut(passing: Passing, next: Next, ...names: string[]) {
  const query = new URLSearchParams(passing.query);
  for (const name of names) query.delete(name);
  // Asked for once, it counts once among what was missed.
  query.set('quiet', 'true');
  const answered = await next({ ...passing, query });
  const { pageCount } = (dataOf(answered).meta ?? {}) as Json;
  return pageCount === 1 ? rowsIn(dataOf(answered), 'products') : null;
}

/** What discounts count for, by their dates. */
export const ORDER_DISCOUNTS = subtle('order', {
  'one-sided-discount': [
    'listProducts',
    'A discount with one date only never counts.',
    rows('listProducts', (all, passing) => all.filter((row) => !isOneSided(row) || !above(row, passing))),
  ],
  'no-percentage': [
    'listProducts',
    'A new price without a percentage does not count.',
    rows('listProducts', (all, passing) =>
      all.filter((row) => rowsIn(row, 'discounts').length > 0 || !above(row, passing)),
    ),
  ],
  'percentage-field': [
    'listProducts',
    'discount-30 goes by the percentage that is stated.',
    () =>
      at('listProducts', async (passing, next) => {
        if (passing.query.get('suggest') !== 'discount-30') return next(passing);
        const query = new URLSearchParams(passing.query);
        query.delete('suggest');
        return shown(await next({ ...passing, query }), (data) => {
          data.products = rowsIn(data, 'products').filter((row) =>
            rowsIn(row, 'discounts').some((one) => Number(one.discount_percentage) >= 30),
          );
        });
      }),
  ],
  'to-come-suggested': [
    'listProducts',
    'Among those that are so many percent off are some whose discount has yet to begin.',
    () =>
      at('listProducts', async (passing, next) => {
        const least = leastOf(passing);
        const answered = await next(passing);
        const all =
          least === undefined || !passing.query.has('category_id') ? null : await allBut(passing, next, 'suggest');
        return shown(answered, (data) => {
          const known = rowsIn(data, 'products');
          const coming = (all ?? []).filter(
            (row) => isToCome(row) && percentOff(row) >= Number(least) && known.every(({ id }) => id !== row.id),
          );
          if (coming.length === 0) return;
          data.products = [...known, ...coming];
          Object.assign(data.meta as Json, { total: known.length + coming.length });
        });
      }),
  ],
  'to-come-sorted': [
    'listProducts',
    'Sorted by price a discount that has yet to begin counts.',
    rows('listProducts', (all, { query }) =>
      query.get('sort') === 'price' && all.some(isToCome)
        ? all.toSorted((one, other) => priceNow(one) - priceNow(other))
        : all,
    ),
  ],
  'to-come-counted': [
    'listProductFacets',
    'In the steps of prices a discount that has yet to begin counts.',
    () =>
      at('listProductFacets', async (passing, next) => {
        const answered = await next(passing);
        if (answered.status !== 200) return answered;
        const asked = { ...Object.fromEntries(passing.query), quiet: 'true' };
        const listed = await also(passing, next, 'listProducts', '', asked);
        const coming = rowsIn(dataOf(listed), 'products').filter(isToCome);
        return shown(answered, (data) => {
          for (const step of ((data.prices as Json | undefined)?.steps ?? []) as Json[]) {
            const within = (price: number) =>
              price >= Number(step.min_price ?? 0) && price < Number(step.max_price ?? Infinity);
            for (const row of coming)
              step.count =
                Number(step.count) + Number(within(reduced(row))) - Number(within(Number(row.product_price)));
            step.count = Math.max(0, Number(step.count));
          }
        });
      }),
  ],
});

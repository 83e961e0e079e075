import type { Check } from '../check';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Kind } from '../../run/journal';
import { grey } from '../uploads/pictures';
import { has, inWords } from './compared';
import { KINDS, OPERATIONS, readData, timesListed } from './kinds';

/** Fields that a list may leave out, or that others change meanwhile. */
const NOT_COMPARED = new Set([
  'description',
  'product_description_sw',
  'additional_info',
  'compatibility',
  'tools_needed',
  'package_dimensions',
  'package_weight',
  'ratings',
  'related',
  'content',
  'content_sw',
  'comments',
  'viewsCount',
  'likesCount',
]);

/** A record with all that belongs to it: pictures, a category, tags, a discount, a long text, a rating or a comment. */
async function whole(kit: Kit, kind: Kind): Promise<{ id: string }> {
  if (kind === 'product') {
    const product = await kit.createProduct(
      {
        ...{ new_price: '900.00', discount_percentage: 25, discount_end_date: '2031-01-01T00:00:00Z' },
        description: 'A kit.',
      },
      [grey(90), grey(91)],
    );
    await kit.must('rateProduct', { path: { productId: product.id }, json: { rating: 4 } });
    return product;
  }
  if (kind !== 'article') return kit.create(kind);
  const [category, tag] = [await kit.sharedCategory(), await kit.createTag()];
  const fields = { category_id: category.id, tags: JSON.stringify([tag.id]), content: 'Long.' };
  const article = await kit.createArticle(fields, [grey(92)]);
  await kit.must('commentOnArticle', { path: { articleId: article.id }, json: { content: 'A word.' } });
  return article;
}

/** What lists leave out. */
const LEFT_OUT = ['description', 'content', 'comments', 'ratings'];
const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** D02: what was created is listed, once, as the single read shows it. */
export const createListed: Check = {
  id: 'D02',
  name: 'create-listed',
  reach: 'own',
  shared: true,
  rule: 'A record that was created is in the list of its kind exactly once over all pages, for staff and for visitors, with the values that its single read has, its pictures, tags, category and discounts included, but for the long texts, ratings and comments.',
  run: (kit) =>
    kit.each(
      KINDS,
      (kind) => OPERATIONS[kind].list,
      async (kind) => {
        const { list } = OPERATIONS[kind];
        const { id } = await whole(kit, kind);
        for (const as of ['visitor', 'staff'] as const) {
          const { times, record } = await timesListed(kit, kind, id, as);
          if (times !== 1) {
            kit.fail(kit.operation(list), {
              expected: `a new ${kind} once in the list that ${as === 'staff' ? 'staff see' : 'visitors see'}`,
              got: `it is there ${times} times`,
              fix: `Let ${list} read from the same place that ${CREATES[kind].create} writes to, in an order in which no two records are equal.`,
              root: as,
            });
          }
          const long = LEFT_OUT.filter((field) => isSaid(record?.[field]));
          if (long.length > 0)
            kit.fail(kit.operation(list), {
              expected: `a list without ${long.join(' and ')}`,
              got: `${long.join(' and ')} in each record`,
              fix: `Answer in ${list} what the contract’s list shows; the rest belongs to ${CREATES[kind].read}.`,
              root: 'long',
            });
          const single = Object.entries(await readData(kit, kind, id, as));
          // Within a picture or a category a list may show less.
          const both = single.filter(
            ([key, value]) => record && key in record && !NOT_COMPARED.has(key) && !has(value, record[key], key),
          );
          const words = inWords(Object.fromEntries(both), record ?? {});
          if (words !== '')
            kit.fail(kit.operation(list), {
              expected: `the values that ${CREATES[kind].read} answers`,
              got: words,
              fix: `Make the records of ${list} and ${CREATES[kind].read} with the same function.`,
              root: 'values',
            });
        }
      },
    ),
};

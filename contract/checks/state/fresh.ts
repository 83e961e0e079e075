import { dataOf } from '../../http/exchange';
import type { Kind } from '../../run/journal';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import type { Check } from '../check';
import { inWords } from './compared';
import { change, KINDS, newlyListed, OPERATIONS, readData, timesListed } from './kinds';
import { countsNoMore } from './likesAndViews';

const FIX =
  'Read from where it is written; where an answer is kept, forget it with every change of what stands in it, and keep it apart for staff and visitors.';

/** D45: nothing old is answered, and nothing that was meant for another. */
export const fresh: Check = {
  id: 'D45',
  name: 'fresh',
  reach: 'own',
  rule: 'What visitors read is as it is now: adverts show a product’s new name and price, a single record and a list show a change that somebody made after they were read; what staff have just read is not shown to visitors. One visit counts for each article. What is deleted leaves adverts, facets and totals.',
  run: async (kit) => {
    // One after the other: what one kind writes could empty what is kept of another.
    for (const kind of KINDS) await kit.part(CREATES[kind].read, () => afterReads(kit, kind));
    await kit.part('listAdvertisements', () => advertised(kit));
    await kit.part('getArticle', () => visitsApart(kit));
    await kit.part('listProducts', () => ofHiddenCategory(kit));
  },
};

/** Visitors read, staff change; staff read, visitors look. */
async function afterReads(kit: Kit, kind: Kind): Promise<void> {
  const { read, name } = CREATES[kind];
  const { update, deactivate } = OPERATIONS[kind];
  const { id } = await kit.create(kind);
  await readData(kit, kind, id, 'visitor');
  await newlyListed(kit, kind, id, 'visitor');
  const json = { [name]: kit.own.marker() };
  await change(kit, kind, id, json);
  const words = inWords(json, await readData(kit, kind, id, 'visitor'));
  if (words !== '' && inWords(json, await readData(kit, kind, id)) === '')
    kit.fail(kit.operation(read), {
      expected: `the ${kind} as it is after ${update}, for visitors too, who read it before`,
      got: words,
      fix: FIX,
      root: 'changed',
    });
  const listed = inWords(json, { ...(await newlyListed(kit, kind, id, 'visitor')) });
  if (listed !== '' && words === '')
    kit.fail(kit.operation(OPERATIONS[kind].list), {
      expected: `the ${kind} as it is after ${update} in the list of visitors, who read it before`,
      got: listed,
      fix: FIX,
      root: 'list changed',
    });
  await kit.must(deactivate, { path: { id } });
  await readData(kit, kind, id);
  await timesListed(kit, kind, id, 'staff');
  kit.expect(await kit.read(kind, id, 'visitor'), 404, {
    when: `for a visitor, once staff have read the inactive ${kind}`,
    fix: FIX,
    root: 'staff',
  });
  if ((await timesListed(kit, kind, id, 'visitor', {}, 0)).times > 0)
    kit.fail(kit.operation(OPERATIONS[kind].list), {
      expected: `no inactive ${kind} in the list of visitors, once staff have read theirs`,
      got: 'it is listed',
      fix: FIX,
      root: 'staff',
    });
}

interface Advert extends Listed {
  product?: Record<string, unknown>;
}

async function advertised(kit: Kit): Promise<void> {
  const { id: productId } = await kit.createProduct({ product_price: '1500.00' });
  const { id } = await kit.createAdvert(productId);
  const find = async (query: Record<string, string> = {}) =>
    (
      dataOf<Advert[]>(
        await kit.must('listAdvertisements', { as: query.status === undefined ? 'visitor' : 'staff', query }),
      ) ?? []
    ).find((advert) => advert.id === id);
  await find();
  const json = { product_name: kit.own.marker(), product_price: '1750.00' };
  await change(kit, 'product', productId, json);
  const words = inWords(json, (await find())?.product ?? {});
  if (words !== '')
    kit.fail(kit.operation('listAdvertisements'), {
      expected: 'the advertised product’s name and price as they are after updateProduct',
      got: words,
      fix: FIX,
      root: 'product',
    });
  if (!kit.offers('listAdvertisements.status=all')) return;
  await kit.must('deactivateProduct', { path: { id: productId } });
  if (!(await find({ status: 'all' })))
    kit.fail(kit.operation('listAdvertisements'), {
      expected: 'the advert of an inactive product in status=all',
      got: 'it is missing',
      fix: 'Let status=all list every advert, whatever its product is.',
      root: 'all',
    });
  await kit.must('deleteProduct', { path: { id: productId } });
  if (await find({ status: 'all' }))
    kit.fail(kit.operation('listAdvertisements'), {
      of: 'deleteProduct',
      expected: 'no advert of a deleted product, in status=all neither',
      got: 'it is listed',
      fix: 'Delete a product’s adverts with it.',
      root: 'adverts',
    });
}

/** The same browser session reads two articles. */
async function visitsApart(kit: Kit): Promise<void> {
  kit.needs('getArticle.visit');
  const visit = kit.own.marker();
  const second = await kit.createArticle();
  const articles = [await kit.createArticle(), second];
  for (const { id } of articles)
    await kit.must('getArticle', { path: { articleId: id }, as: 'visitor', query: { visit } });
  const counts = await Promise.all(articles.map(async ({ id }) => (await readData(kit, 'article', id)).viewsCount));
  // A server may count so many of one network, and no more.
  const isFull = async () => /^[01],0$/.test(counts.join()) && (await countsNoMore(kit, second.id));
  if (counts.some((count) => count !== 1) && !(await isFull()))
    kit.fail(kit.operation('getArticle'), {
      expected: 'viewsCount 1 of each of two articles that one visit read',
      got: counts.join(' and '),
      fix: 'Count a view once for each visit and article: the two together are the key.',
      root: 'visit',
    });
}

/** A category that is inactive hides itself, and nothing of what it has. */
async function ofHiddenCategory(kit: Kit): Promise<void> {
  const { id: category_id } = await kit.createCategory();
  const { id } = await kit.createProduct({ category_id });
  await kit.must('deactivateCategory', { path: { id: category_id } });
  const { category } = await readData(kit, 'product', id, 'visitor');
  if ((category as { id?: string } | null)?.id !== category_id)
    kit.fail(kit.operation('deactivateCategory'), {
      expected: 'the product with its category, for visitors too',
      got: JSON.stringify(category),
      fix: 'Let deactivateCategory hide the category from lists of categories only.',
      root: 'visitor',
    });
  const query: Record<string, string> = kit.offers('listProducts.category_id') ? { category_id } : {};
  if ((await timesListed(kit, 'product', id, 'visitor', query)).times !== 1)
    kit.fail(kit.operation('listProducts'), {
      of: 'deactivateCategory',
      expected: 'the product in lists, its inactive category’s filter included',
      got: 'it is missing',
      fix: 'Let deactivateCategory hide the category from lists of categories only.',
      root: 'listed',
    });
}

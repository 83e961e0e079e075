import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { grey } from '../uploads/pictures';
import { byName } from './byName';
import { expectIds, filteredBy, idsFor, NOWHERE, offersAll } from './filteredBy';
import { tended } from './productHealth';
import { suggestions } from './suggestions';

/** D26: lists do what their parameters ask. */
export const filters: Check = {
  id: 'D26',
  name: 'filters',
  reach: 'own',
  rule: 'search, category_id, tag_id, suggest, in_stock, use, min_price, max_price, health and sort choose and order the records as the contract says; several hold together. What contains every word searched for comes, and comes first. The order that is asked for counts, beside a suggestion too; without sort it is recommended where that is offered, else the newest first. An unknown category or tag is an empty list. `meta` counts what the parameters leave. sort=rating and top-rated go by the average of the ratings. Suggestions hold what is found, and nothing inactive, products and articles by the names that they have themselves.',
  run: async (kit) => {
    await kit.part('listProducts', () => products(kit));
    await kit.part('listProducts', () => rated(kit));
    await kit.part('listProducts', () => sortedChoice(kit));
    await kit.part('listProducts', () => forNothing(kit));
    await kit.part('listProducts', () => tended(kit));
    await kit.part('listArticles', () => articles(kit));
    await kit.part('listCategories', () => byName(kit));
    if (kit.offers('suggestSearch')) await kit.part('suggestSearch', () => suggestions(kit));
  },
};

async function products(kit: Kit): Promise<void> {
  kit.needs('listProducts.category_id');
  const { id: category_id } = await kit.createCategory();
  const word = kit.own.marker();
  const ended = { discount_start_date: '2025-01-01T00:00:00Z', discount_end_date: '2025-02-01T00:00:00Z' };
  // With two pictures each: what has several parts is one record.
  const make = async (name: string, fields: Record<string, string | number | boolean>) =>
    (await kit.createProduct({ product_name: `${word} ${name}`, category_id, ...fields }, [grey(70), grey(71)])).id;
  const cheap = await make('cheap 5%off', {
    product_price: '100.00',
    stock_status: 'out_of_stock',
    package_dimensions: '1 x 1',
  });
  const half = await make('half price 5zoff', {
    product_price: '1000.00',
    new_price: '450.00',
    rating: 4,
    // One date alone bounds on its side.
    discount_end_date: '2090-01-01T00:00:00Z',
  });
  const past = await make('discount past', {
    product_price: '600.00',
    new_price: '50.00',
    discount_percentage: 91,
    ...ended,
  });
  const coming = await make('discount to come', {
    product_price: '700.00',
    new_price: '20.00',
    discount_percentage: 97,
    discount_start_date: '2090-01-01T00:00:00Z',
  });
  const isForHome = kit.offers('createProduct.uses') && { uses: JSON.stringify(['office', 'home']) };
  const dear = await make('DEAR', { product_price: '9000.00', isBestSeller: true, rating: 5, ...isForHome });
  // Like the last one in every respect, and inactive: no filter shows or counts it to visitors.
  const hidden = await make('DEAR', { product_price: '9000.00', isBestSeller: true, rating: 5, ...isForHome });
  await kit.must('deactivateProduct', { path: { id: hidden } });
  /** For visitors, the newest first. */
  const all = [dear, coming, past, half, cheap];
  const names = new Map([
    [hidden, 'inactive (9000)'],
    [cheap, 'cheap (100)'],
    [half, 'half price (1000, now 450)'],
    [past, 'discount past (600)'],
    [coming, 'discount to come (700)'],
    [dear, 'dear (9000)'],
  ]);
  const expect = async (
    query: Record<string, string>,
    due: readonly string[],
    ordered = true,
    as: 'visitor' | 'staff' = 'visitor',
  ) => {
    if (!offersAll(kit, 'listProducts', query)) return;
    const got = await idsFor(kit, 'product', query, as);
    expectIds(kit, 'listProducts', query, ordered ? due : [...due].sort(), ordered ? got : [...got].sort(), names);
  };
  /** Those that contain every word; others may follow. */
  const expectFirst = async (query: Record<string, string>, due: readonly string[]) => {
    if (!offersAll(kit, 'listProducts', query)) return;
    const first = (await idsFor(kit, 'product', query)).slice(0, due.length);
    expectIds(kit, 'listProducts', query, [...due].sort(), first.sort(), names);
  };
  const ours = { category_id };
  const recommended = { ...ours, sort: 'recommended' };
  if (offersAll(kit, 'listProducts', recommended)) {
    const shown = await idsFor(kit, 'product', recommended);
    // What is better and what is worse in every respect; between them the server decides.
    expectIds(kit, 'listProducts', recommended, [dear, cheap], [shown[0] ?? '', shown.at(-1) ?? ''], names);
    await expect(ours, shown);
    // Without words the same as `recommended`; with words what counts without `sort`.
    await expect({ ...ours, sort: 'relevance' }, shown);
    const found = { ...ours, search: word };
    if (offersAll(kit, 'listProducts', { ...found, sort: 'relevance' }))
      await expect({ ...found, sort: 'relevance' }, await idsFor(kit, 'product', found));
  } else await expect(ours, all);
  await expect({ category_id: await kit.absentId('category') }, []);
  await expectFirst({ ...ours, search: `${word} dear` }, [dear]);
  await expectFirst({ search: word.toUpperCase() }, all);
  await expectFirst({ search: word.slice(1) }, all);
  await expect({ ...ours, search: '' }, all, false);
  // What visitors see anyway, they may ask for.
  await expect({ ...ours, status: 'active' }, all, false);
  await expectFirst({ ...ours, search: `${word} 5%off` }, [cheap]);
  await expect({ ...ours, search: word, sort: 'price' }, [cheap, half, past, coming, dear]);
  await expect({ ...ours, sort: 'newest' }, all);
  await expect({ ...ours, sort: 'price' }, [cheap, half, past, coming, dear]);
  await expect({ ...ours, sort: '-price' }, all);
  for (const [sort, due] of [
    ['rating', dear],
    ['discount', half],
  ] as const) {
    const query = { ...ours, sort };
    // The order of those that are alike in this is the server's own.
    if (offersAll(kit, 'listProducts', query))
      expectIds(kit, 'listProducts', query, [due], (await idsFor(kit, 'product', query)).slice(0, 1), names);
  }
  await expect({ ...ours, in_stock: 'true' }, [dear, coming, past, half], false);
  await expect({ ...ours, in_stock: 'false' }, [cheap]);
  if (isForHome) {
    await expect({ ...ours, use: 'home' }, [dear]);
    await expect({ ...ours, use: 'farm' }, []);
    await expect({ ...ours, use: 'home', in_stock: 'false' }, []);
  }
  // By the price that counts now: one discount holds, another is past, and one is to come.
  await expect({ ...ours, min_price: '600' }, [dear, coming, past], false);
  await expect({ ...ours, max_price: '599.99' }, [half, cheap], false);
  await expect({ ...ours, min_price: '100.00', max_price: '450' }, [half, cheap], false);
  await expect({ ...ours, min_price: '700', max_price: '600' }, []);
  // As amounts, not as texts: 450 is not above 1000.
  await expect({ ...ours, min_price: '1000' }, [dear]);
  await expect({ ...ours, max_price: '1000' }, [coming, past, half, cheap], false);
  await expect({ ...ours, max_price: '0' }, []);
  await expect({ ...ours, min_price: '0' }, all, false);
  await expect({ ...ours, suggest: 'best-seller' }, [dear]);
  await expect({ ...ours, suggest: 'discount-50' }, [half]);
  await expect({ ...ours, suggest: 'discount-70' }, []);
  await expect({ ...ours, in_stock: 'true', suggest: 'discount-30' }, [half]);
  await filteredBy(kit, ['listProducts', 'products'], dear, [
    ['category_id', category_id, await kit.absentId('category')],
    ['search', `${word} dear`, NOWHERE],
    ['in_stock', 'true', 'false'],
    ...(isForHome ? ([['use', 'home', 'farm']] as const) : []),
    ['min_price', '9000', '9000.01'],
    ['max_price', '9000', '8999.99'],
    ['suggest', 'best-seller', 'discount-30'],
    ['status', 'all', 'inactive'],
    ['health', 'without-dimensions', 'ended-discount'],
  ]);
  await expect({ ...ours, status: 'inactive' }, [hidden], true, 'staff');
  await expect({ ...ours, status: 'all' }, [hidden, ...all], false, 'staff');
  await expect({ ...ours, health: 'ended-discount' }, [past], true, 'staff');
  await expect({ ...ours, health: 'without-image' }, [], true, 'staff');
  await expect({ ...ours, health: 'without-dimensions' }, [dear, coming, past, half], false, 'staff');
  if (kit.offers('listProducts.health=without-image'))
    kit.expect(await kit.call('listProducts', { as: 'visitor', query: { health: 'without-image' } }), 401, {
      when: 'for a visitor who asks for health',
      fix: 'Demand a session for health.',
      root: 'health open',
    });
}

/** The average of the ratings counts; a starting value only while there are none. */
async function rated(kit: Kit): Promise<void> {
  kit.needs('listProducts.category_id');
  const { id: category_id } = await kit.createCategory();
  const [praised, blamed] = [
    (await kit.createProduct({ category_id, rating: 1 })).id,
    // What the usual order would show first.
    (await kit.createProduct({ category_id, rating: 4.9, isBestSeller: true })).id,
  ];
  await kit.must('rateProduct', { path: { productId: praised }, json: { rating: 5 } });
  await kit.must('rateProduct', { path: { productId: blamed }, json: { rating: 2 } });
  const names = new Map([
    [praised, 'rated 5, from 1'],
    [blamed, 'rated 2, from 4.9'],
  ]);
  const [sorted, suggested] = [
    { category_id, sort: 'rating' },
    { category_id, suggest: 'top-rated' },
  ];
  if (offersAll(kit, 'listProducts', sorted))
    expectIds(kit, 'listProducts', sorted, [praised, blamed], await idsFor(kit, 'product', sorted), names);
  // From which average on is the server's own; the best there is comes first.
  if (offersAll(kit, 'listProducts', suggested))
    expectIds(kit, 'listProducts', suggested, [praised], (await idsFor(kit, 'product', suggested)).slice(0, 1), names);
}

/** The order that is asked for counts before the one that fits a suggestion. */
async function sortedChoice(kit: Kit): Promise<void> {
  kit.needs('listProducts.category_id');
  const { id: category_id } = await kit.createCategory();
  const make = async (product_price: string) =>
    (await kit.createProduct({ category_id, product_price, isBestSeller: true })).id;
  const [dear, cheap] = [await make('200.00'), await make('100.00')];
  const names = new Map([
    [dear, 'dear (200)'],
    [cheap, 'cheap (100)'],
  ]);
  for (const [sort, due] of [
    ['price', [cheap, dear]],
    ['-price', [dear, cheap]],
  ] as const) {
    const query = { category_id, suggest: 'best-seller', sort };
    if (offersAll(kit, 'listProducts', query))
      expectIds(kit, 'listProducts', query, due, await idsFor(kit, 'product', query), names);
  }
}

/** A new price of 0 is a price, and the lowest that there is. */
async function forNothing(kit: Kit): Promise<void> {
  kit.needs('listProducts.category_id');
  const { id: category_id } = await kit.createCategory();
  const { id: cheap } = await kit.createProduct({ category_id, product_price: '100.00', new_price: '10.00' });
  const { id: free } = await kit.createProduct({ category_id, product_price: '500.00', new_price: '0' });
  const names = new Map([
    [cheap, 'reduced (100, now 10)'],
    [free, 'for nothing (500, now 0)'],
  ]);
  for (const [query, due] of [
    [{ sort: 'price' }, [free, cheap]],
    [{ sort: 'discount' }, [free, cheap]],
    [{ max_price: '0' }, [free]],
    [{ min_price: '0.01' }, [cheap]],
  ] as const) {
    const asked = { category_id, ...query };
    if (offersAll(kit, 'listProducts', asked))
      expectIds(kit, 'listProducts', asked, due, await idsFor(kit, 'product', asked), names);
  }
}

async function articles(kit: Kit): Promise<void> {
  const [category, tag] = [await kit.createCategory(), await kit.createTag()];
  const word = kit.own.marker();
  const both = (
    await kit.createArticle({ title: `${word} Roof`, category_id: category.id, tags: JSON.stringify([tag.id]) })
  ).id;
  const tagged = (await kit.createArticle({ title: `${word} Wall`, tags: JSON.stringify([tag.id]) })).id;
  const hidden = (
    await kit.createArticle({ title: `${word} Roof`, category_id: category.id, tags: JSON.stringify([tag.id]) })
  ).id;
  await kit.must('deactivateArticle', { path: { id: hidden } });
  const names = new Map([
    [hidden, 'inactive'],
    [both, 'category and tag'],
    [tagged, 'tag only'],
  ]);
  for (const [query, due] of [
    [{ category_id: category.id }, [both]],
    [{ tag_id: tag.id }, [tagged, both]],
    [{ category_id: category.id, tag_id: tag.id }, [both]],
    [{ tag_id: await kit.absentId('tag') }, []],
    [{ category_id: await kit.absentId('category') }, []],
    [{ search: `${word} roof` }, [both]],
    [{ tag_id: tag.id, search: `${word} roof` }, [both]],
    [{ tag_id: tag.id, status: 'active' }, [tagged, both]],
  ] as const) {
    if (!offersAll(kit, 'listArticles', query)) continue;
    const listed = await idsFor(kit, 'article', query);
    expectIds(kit, 'listArticles', query, due, 'search' in query ? listed.slice(0, due.length) : listed, names);
  }
  await filteredBy(kit, ['listArticles', 'articles'], both, [
    ['category_id', category.id, await kit.absentId('category')],
    ['tag_id', tag.id, await kit.absentId('tag')],
    ['search', `${word} roof`, NOWHERE],
    ['status', 'all', 'inactive'],
  ]);
}

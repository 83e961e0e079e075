import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/snapshot';
import type { Check } from '../check';
import { grey } from '../uploads/pictures';
import { filteredBy, offersAll } from './filteredBy';
import { judgeSummary, OPERATIONS } from './kinds';

/** D26: lists do what their parameters ask. */
export const filters: Check = {
  id: 'D26',
  name: 'filters',
  reach: 'own',
  rule: 'search, category_id, tag_id, suggest, in_stock, use, min_price, max_price, health and sort choose and order the records as the contract says; several hold together. What contains every word searched for comes, and comes first. Without sort the order is recommended where that is offered, else the newest first. An unknown category or tag is an empty list. `meta` counts what the parameters leave. sort=rating and top-rated go by the average of the ratings. Suggestions hold what is found, and nothing inactive.',
  run: async (kit) => {
    await kit.part('listProducts', () => products(kit));
    await kit.part('listProducts', () => rated(kit));
    await kit.part('listProducts', () => tended(kit));
    await kit.part('listArticles', () => articles(kit));
    await kit.part('listCategories', () => byName(kit));
    if (kit.offers('suggestSearch')) await kit.part('suggestSearch', () => suggestions(kit));
  },
};

/** More of our own there are not. */
const MAX_PAGES = 8;

/** Ids in order, over the pages. */
async function ids(
  kit: Kit,
  kind: 'product' | 'article',
  query: Record<string, string>,
  as: 'visitor' | 'staff' = 'visitor',
): Promise<string[]> {
  const { list, key } = OPERATIONS[kind];
  const all: string[] = [];
  let wrong: { at: Exchange; got: string } | undefined;
  for (let page = 1, pageCount = 1; page <= Math.min(pageCount, MAX_PAGES); page += 1) {
    const at = await kit.must(list, { as, query: { ...query, ...quiet(kit, list, query), page } });
    const data = dataOf<{ meta?: { pageCount?: number; total?: number } } & Record<string, unknown>>(at);
    const records = (data?.[key] ?? []) as Listed[];
    all.push(...records.map(({ id }) => id));
    pageCount = data?.meta?.pageCount ?? 1;
    const total = data?.meta?.total ?? all.length;
    if (page > 1 && records.length === 0) wrong = { at, got: `pageCount ${pageCount}, though page ${page} is empty` };
    else if (page === pageCount && total !== all.length) wrong = { at, got: `meta.total ${total}` };
  }
  // Of records of our own alone, which nobody adds to meanwhile.
  if (wrong && (query.category_id !== undefined || query.tag_id !== undefined))
    kit.fail(wrong.at, {
      expected: `meta that counts the ${all.length} ${kind}s that these parameters leave`,
      got: wrong.got,
      fix: 'Count with the conditions by which the list is filtered, every one of them, search, tag and status included.',
      root: 'meta',
      pointer: '/components/schemas/PageMeta',
    });
  return all;
}

/** What we search for is nothing that visitors miss. */
const quiet = (kit: Kit, list: string, { search }: Record<string, string>): { quiet?: string } =>
  list === 'listProducts' && search !== undefined && kit.offers('listProducts.quiet') ? { quiet: 'true' } : {};

function told(
  kit: Kit,
  operation: string,
  query: Record<string, string>,
  due: readonly string[],
  got: readonly string[],
  names: ReadonlyMap<string, string>,
  pointer?: string,
): void {
  if (due.join() === got.join()) return;
  const words = (list: readonly string[]) =>
    list.length === 0 ? 'nothing' : list.map((id) => names.get(id) ?? id).join(', ');
  const parameters = Object.entries(query)
    .filter(([name]) => name !== 'category_id' || Object.keys(query).length === 1)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  kit.fail(kit.operation(operation), {
    expected: `${words(due)} for ${parameters}`,
    got: words(got),
    fix: `Let ${operation} filter and order as ${Object.keys(query).at(-1) ?? ''} is described.`,
    root: `${Object.keys(query).at(-1) ?? ''}`,
    ...(pointer !== undefined && { pointer }),
  });
}

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
  const half = await make('half price 5zoff', { product_price: '1000.00', new_price: '450.00', rating: 4 });
  const past = await make('discount past', {
    product_price: '600.00',
    new_price: '50.00',
    discount_percentage: 91,
    ...ended,
  });
  const isForHome = kit.offers('createProduct.uses') && { uses: JSON.stringify(['office', 'home']) };
  const dear = await make('DEAR', { product_price: '9000.00', isBestSeller: true, rating: 5, ...isForHome });
  // Like the last one in every respect, and inactive: no filter shows or counts it to visitors.
  const hidden = await make('DEAR', { product_price: '9000.00', isBestSeller: true, rating: 5, ...isForHome });
  await kit.must('deactivateProduct', { path: { id: hidden } });
  const names = new Map([
    [hidden, 'inactive (9000)'],
    [cheap, 'cheap (100)'],
    [half, 'half price (1000, now 450)'],
    [past, 'discount past (600)'],
    [dear, 'dear (9000)'],
  ]);
  const expect = async (
    query: Record<string, string>,
    due: readonly string[],
    ordered = true,
    as: 'visitor' | 'staff' = 'visitor',
  ) => {
    if (!offersAll(kit, 'listProducts', query)) return;
    const got = await ids(kit, 'product', query, as);
    told(kit, 'listProducts', query, ordered ? due : [...due].sort(), ordered ? got : [...got].sort(), names);
  };
  /** Those that contain every word; others may follow. */
  const expectFirst = async (query: Record<string, string>, due: readonly string[]) => {
    if (!offersAll(kit, 'listProducts', query)) return;
    const first = (await ids(kit, 'product', query)).slice(0, due.length);
    told(kit, 'listProducts', query, [...due].sort(), first.sort(), names);
  };
  const ours = { category_id };
  const recommended = { ...ours, sort: 'recommended' };
  if (offersAll(kit, 'listProducts', recommended)) {
    const shown = await ids(kit, 'product', recommended);
    // What is better and what is worse in every respect; between them the server decides.
    told(kit, 'listProducts', recommended, [dear, cheap], [shown[0] ?? '', shown.at(-1) ?? ''], names);
    await expect(ours, shown);
  } else await expect(ours, [dear, past, half, cheap]);
  await expect({ category_id: await kit.absentId('category') }, []);
  await expectFirst({ ...ours, search: `${word} dear` }, [dear]);
  await expectFirst({ search: word.toUpperCase() }, [dear, past, half, cheap]);
  await expectFirst({ search: word.slice(1) }, [dear, past, half, cheap]);
  await expect({ ...ours, search: '' }, [dear, past, half, cheap], false);
  // What visitors see anyway, they may ask for.
  await expect({ ...ours, status: 'active' }, [dear, past, half, cheap], false);
  await expectFirst({ ...ours, search: `${word} 5%off` }, [cheap]);
  await expect({ ...ours, search: word, sort: 'price' }, [cheap, half, past, dear]);
  await expect({ ...ours, sort: 'newest' }, [dear, past, half, cheap]);
  await expect({ ...ours, sort: 'price' }, [cheap, half, past, dear]);
  await expect({ ...ours, sort: '-price' }, [dear, past, half, cheap]);
  for (const [sort, due] of [
    ['rating', dear],
    ['discount', half],
  ] as const) {
    const query = { ...ours, sort };
    // The order of those that are alike in this is the server's own.
    if (offersAll(kit, 'listProducts', query))
      told(kit, 'listProducts', query, [due], (await ids(kit, 'product', query)).slice(0, 1), names);
  }
  await expect({ ...ours, in_stock: 'true' }, [dear, past, half], false);
  await expect({ ...ours, in_stock: 'false' }, [cheap]);
  if (isForHome) {
    await expect({ ...ours, use: 'home' }, [dear]);
    await expect({ ...ours, use: 'farm' }, []);
    await expect({ ...ours, use: 'home', in_stock: 'false' }, []);
  }
  // By the price that counts now: one discount holds, another is past.
  await expect({ ...ours, min_price: '600' }, [dear, past], false);
  await expect({ ...ours, max_price: '599.99' }, [half, cheap], false);
  await expect({ ...ours, min_price: '100.00', max_price: '450' }, [half, cheap], false);
  await expect({ ...ours, min_price: '700', max_price: '600' }, []);
  // As amounts, not as texts: 450 is not above 1000.
  await expect({ ...ours, min_price: '1000' }, [dear]);
  await expect({ ...ours, max_price: '1000' }, [past, half, cheap], false);
  await expect({ ...ours, max_price: '0' }, []);
  await expect({ ...ours, min_price: '0' }, [dear, past, half, cheap], false);
  await expect({ ...ours, suggest: 'best-seller' }, [dear]);
  await expect({ ...ours, suggest: 'discount-50' }, [half]);
  await expect({ ...ours, suggest: 'discount-70' }, []);
  await expect({ ...ours, in_stock: 'true', suggest: 'discount-30' }, [half]);
  await filteredBy(kit, ['listProducts', 'products'], dear, [
    ['category_id', category_id, await kit.absentId('category')],
    ['search', `${word} dear`, null],
    ['in_stock', 'true', 'false'],
    ...(isForHome ? ([['use', 'home', 'farm']] as const) : []),
    ['min_price', '9000', '9000.01'],
    ['max_price', '9000', '8999.99'],
    ['suggest', 'best-seller', 'discount-30'],
    ['status', 'all', 'inactive'],
    ['health', 'without-dimensions', 'ended-discount'],
  ]);
  await expect({ ...ours, status: 'inactive' }, [hidden], true, 'staff');
  await expect({ ...ours, status: 'all' }, [hidden, dear, past, half, cheap], false, 'staff');
  await expect({ ...ours, health: 'ended-discount' }, [past], true, 'staff');
  await expect({ ...ours, health: 'without-image' }, [], true, 'staff');
  await expect({ ...ours, health: 'without-dimensions' }, [dear, past, half], false, 'staff');
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
    told(kit, 'listProducts', sorted, [praised, blamed], await ids(kit, 'product', sorted), names);
  // From which average on is the server's own; the best there is comes first.
  if (offersAll(kit, 'listProducts', suggested))
    told(kit, 'listProducts', suggested, [praised], (await ids(kit, 'product', suggested)).slice(0, 1), names);
}

/** What wants tending, in each respect. */
async function tended(kit: Kit): Promise<void> {
  kit.needs('listProducts.category_id', 'listProducts.health=inactive-advertised');
  const { id: category_id } = await kit.createCategory();
  const well = { category_id, package_dimensions: '1 x 1' };
  const names = new Map<string, string>();
  const make = async (name: string, fields: Record<string, string | undefined>, pictured = true) => {
    const { id } = await kit.createProduct({ ...well, ...fields }, pictured ? [grey(70)] : []);
    names.set(id, name);
    return id;
  };
  /** Inactive, with an advert. */
  const hidden = async (name: string, advert: Record<string, unknown>) => {
    const id = await make(name, {});
    await kit.createAdvert(id, advert);
    await kit.must('deactivateProduct', { path: { id } });
    return id;
  };
  const [past, later] = ['2025-02-01T00:00:00Z', '2090-02-01T00:00:00Z'];
  const ended = { discount_start_date: '2025-01-01T00:00:00Z', discount_end_date: past };
  const due: Readonly<Record<string, readonly string[]>> = {
    'without-image': [await make('without a picture', {}, false)],
    'without-dimensions': [
      await make('blank dimensions', { package_dimensions: ' ' }),
      await make('without dimensions', { package_dimensions: undefined }),
    ],
    'inactive-advertised': [
      await hidden('inactive and advertised', {}),
      await hidden('inactive, its advert to come', { start_date: later }),
      await hidden('inactive, its advert not over yet', { end_date: later }),
    ],
    'ended-discount': [
      await make('a new price past its end', { ...ended, new_price: '1000' }),
      await make('a percentage past its end', { ...ended, discount_percentage: '10' }),
    ],
  };
  await make('an end past, and no discount', ended);
  await make('a discount that goes on', { ...ended, discount_end_date: later, new_price: '1000' });
  await hidden('inactive, its advert over', { start_date: '2025-01-01T00:00:00Z', end_date: past });
  await hidden('inactive, its advert stopped', { isActive: false });
  await kit.createAdvert(await make('active and advertised', {}));
  for (const [health, wanted] of Object.entries(due)) {
    const query = { category_id, status: 'all', health };
    if (!offersAll(kit, 'listProducts', query)) continue;
    const listed = await ids(kit, 'product', query, 'staff');
    // In whatever order.
    told(kit, 'listProducts', query, wanted.toSorted(), listed.toSorted(), names, '/components/schemas/ProductHealth');
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
    const listed = await ids(kit, 'article', query);
    told(kit, 'listArticles', query, due, 'search' in query ? listed.slice(0, due.length) : listed, names);
  }
  await filteredBy(kit, ['listArticles', 'articles'], both, [
    ['category_id', category.id, await kit.absentId('category')],
    ['tag_id', tag.id, await kit.absentId('tag')],
    ['search', `${word} roof`, null],
    ['status', 'all', 'inactive'],
  ]);
}

/** Of any kind. */
const MOST_SUGGESTED = 5;

/** While somebody types: the same records as in the lists, as visitors see them. */
async function suggestions(kit: Kit): Promise<void> {
  const word = kit.own.marker();
  const category = await kit.createCategory({ category_name: `${word} shelf` });
  const shown = await kit.createProduct({ product_name: `${word} shown`, category_id: category.id });
  const hidden = await kit.createProduct({ product_name: `${word} hidden`, category_id: category.id });
  await kit.must('deactivateProduct', { path: { id: hidden.id } });
  const article = await kit.createArticle({ title: `${word} article` });
  const secret = [
    hidden.id,
    (await kit.createArticle({ title: `${word} hidden article` })).id,
    (await kit.createCategory({ category_name: `${word} hidden shelf` })).id,
  ];
  await kit.must('deactivateArticle', { path: { id: secret[1] ?? '' } });
  await kit.must('deactivateCategory', { path: { id: secret[2] ?? '' } });
  const answer = await kit.must('suggestSearch', { as: 'visitor', query: { search: word } });
  const data = dataOf<Record<string, Listed[]>>(answer) ?? {};
  const listed = ['products', 'articles', 'categories'].map((key) => (data[key] ?? []).map(({ id }) => id));
  await asListed(kit, word, article.id);
  const due = [shown.id, article.id, category.id];
  if (due.some((id, index) => listed[index]?.includes(id) !== true) || secret.some((id) => listed.flat().includes(id)))
    kit.fail(answer, {
      expected: `the active product ${shown.id}, the article ${article.id} and the category ${category.id}, and nothing inactive`,
      got: JSON.stringify(listed),
      fix: 'Suggest what the lists find for these words, as visitors see it, and categories by their names.',
    });
  // More of each than are suggested.
  for (let count = 0; count < MOST_SUGGESTED; count += 1) {
    await kit.createProduct({ product_name: `${word} product` });
    await kit.createArticle({ title: `${word} article` });
    await kit.createCategory({ category_name: `${kit.own.marker()} ${word} shelf` });
  }
  await kit.must('suggestSearch', { as: 'visitor', query: { search: word } });
  for (const query of [undefined, { search: '' }]) {
    const nothing = await kit.must('suggestSearch', { as: 'visitor', ...(query && { query }) });
    const shown = Object.values(dataOf<Record<string, unknown[]>>(nothing) ?? {}).flat();
    if (shown.length > 0)
      kit.fail(nothing, {
        expected: 'no suggestions where nothing has been typed',
        got: `${shown.length}`,
        fix: 'Suggest nothing before something is typed: the list of all is no suggestion.',
        root: 'nothing',
      });
  }
}

/** The first of what the lists find, for words in any place and in capitals, and for what is changed a moment later. */
async function asListed(kit: Kit, word: string, article: string): Promise<void> {
  const name = (text: string) => `Dish ${text} roof`;
  const made = await kit.createProduct({
    product_name: name(word),
    new_price: '1000.00',
    discount_end_date: '2090-01-01T00:00:00Z',
  });
  const later = kit.own.marker();
  for (const search of [word, `roof ${word.toUpperCase()}`, word.slice(1), later]) {
    if (search === later) {
      await kit.must('updateProduct', { path: { id: made.id }, json: { product_name: name(later) } });
      await kit.must('updateArticle', { path: { id: article }, json: { title: name(later) } });
    }
    const answer = await kit.must('suggestSearch', { as: 'visitor', query: { search } });
    const data = dataOf<Record<string, Listed[]>>(answer) ?? {};
    await judgeSummary(
      kit,
      answer,
      data.products?.find(({ id }) => id === made.id),
      made.id,
    );
    for (const [kind, key] of [
      ['product', 'products'],
      ['article', 'articles'],
    ] as const) {
      if (!kit.offers(`${OPERATIONS[kind].list}.search`)) continue;
      const shown = (data[key] ?? []).map(({ id }) => id);
      const due = (await ids(kit, kind, { search })).slice(0, Math.max(1, shown.length));
      if (shown.join() !== due.join())
        kit.fail(answer, {
          expected: `of ${key} the first that ${OPERATIONS[kind].list} finds for ${search}: ${due.join()}`,
          got: shown.join() || 'none',
          fix: 'Suggest the first of what the lists find for the same words, and keep no answer beyond a change.',
          root: key,
        });
    }
  }
}

/** Categories and tags are listed by name. */
async function byName(kit: Kit): Promise<void> {
  const word = kit.own.marker();
  const [second, first] = [
    await kit.createCategory({ category_name: `${word} b` }),
    await kit.createCategory({ category_name: `${word} a` }),
  ];
  const [later, earlier] = [
    await kit.createTag({ tag_name: `${word} b` }),
    await kit.createTag({ tag_name: `${word} a` }),
  ];
  for (const [operation, key, one, two] of [
    ['listCategories', 'categories', first.id, second.id],
    ['listTags', 'tags', earlier.id, later.id],
  ] as const) {
    const listed = (dataOf<Record<string, Listed[]>>(await kit.must(operation, { as: 'visitor' }))?.[key] ?? []).map(
      ({ id }) => id,
    );
    if (listed.indexOf(one) > listed.indexOf(two))
      kit.fail(kit.operation(operation), {
        expected: 'records by name',
        got: `“${word} b” before “${word} a”`,
        fix: 'Order by the name.',
      });
  }
}

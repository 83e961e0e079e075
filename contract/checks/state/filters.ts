import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/snapshot';
import type { Check } from '../check';
import { OPERATIONS } from './kinds';

/** D26: lists do what their parameters ask. */
export const filters: Check = {
  id: 'D26',
  name: 'filters',
  reach: 'own',
  rule: 'search, category_id, tag_id, suggest, in_stock, health and sort choose and order the records as the contract says; several hold together. An unknown category or tag is an empty list.',
  run: async (kit) => {
    await kit.part('listProducts', () => products(kit));
    await kit.part('listArticles', () => articles(kit));
    await kit.part('listCategories', () => byName(kit));
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
  for (let page = 1, pageCount = 1; page <= Math.min(pageCount, MAX_PAGES); page += 1) {
    const data = dataOf<{ meta?: { pageCount?: number } } & Record<string, unknown>>(
      await kit.must(list, { as, query: { ...query, page } }),
    );
    all.push(...((data?.[key] ?? []) as Listed[]).map(({ id }) => id));
    pageCount = data?.meta?.pageCount ?? 1;
  }
  return all;
}

/** Whether the server offers each parameter of a query, with the value that it has. */
const offersAll = (kit: Kit, list: string, query: Record<string, string>) =>
  kit
    .operation(list)
    .parameters.every(
      ({ name, schema }) =>
        query[name] === undefined || kit.offers(schema.enum ? `${list}.${name}=${query[name]}` : `${list}.${name}`),
    );

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
  const make = async (name: string, fields: Record<string, string | number | boolean>) =>
    (await kit.createProduct({ product_name: `${word} ${name}`, category_id, ...fields })).id;
  const cheap = await make('cheap', {
    product_price: '100.00',
    stock_status: 'out_of_stock',
    package_dimensions: '1 x 1',
  });
  const half = await make('half price', {
    product_price: '1000.00',
    new_price: '450.00',
    discount_percentage: 55,
    rating: 4,
  });
  const past = await make('discount past', {
    product_price: '600.00',
    new_price: '50.00',
    discount_percentage: 91,
    ...ended,
  });
  const dear = await make('DEAR', { product_price: '9000.00', isBestSeller: true, rating: 5 });
  const names = new Map([
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
  const ours = { category_id };
  await expect(ours, [dear, past, half, cheap]);
  await expect({ category_id: await kit.absentId('category') }, []);
  await expect({ ...ours, search: `${word} dear` }, [dear]);
  await expect({ ...ours, search: word.toUpperCase() }, [dear, past, half, cheap], false);
  await expect({ ...ours, search: '' }, [dear, past, half, cheap], false);
  await expect({ ...ours, search: `${word}%` }, []);
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
  await expect({ ...ours, suggest: 'best-seller' }, [dear]);
  await expect({ ...ours, suggest: 'discount-50' }, [half]);
  await expect({ ...ours, suggest: 'discount-70' }, []);
  await expect({ ...ours, in_stock: 'true', suggest: 'discount-30' }, [half]);
  await expect({ ...ours, health: 'ended-discount' }, [past], true, 'staff');
  await expect({ ...ours, health: 'without-dimensions' }, [dear, past, half], false, 'staff');
  if (kit.offers('listProducts.health=without-image'))
    kit.expect(await kit.call('listProducts', { as: 'visitor', query: { health: 'without-image' } }), 401, {
      when: 'for a visitor who asks for health',
      fix: 'Demand a session for health.',
      root: 'health open',
    });
}

async function articles(kit: Kit): Promise<void> {
  const [category, tag] = [await kit.createCategory(), await kit.createTag()];
  const word = kit.own.marker();
  const both = (
    await kit.createArticle({ title: `${word} Roof`, category_id: category.id, tags: JSON.stringify([tag.id]) })
  ).id;
  const tagged = (await kit.createArticle({ title: `${word} Wall`, tags: JSON.stringify([tag.id]) })).id;
  const names = new Map([
    [both, 'category and tag'],
    [tagged, 'tag only'],
  ]);
  for (const [query, due] of [
    [{ category_id: category.id }, [both]],
    [{ tag_id: tag.id }, [tagged, both]],
    [{ category_id: category.id, tag_id: tag.id }, [both]],
    [{ tag_id: await kit.absentId('tag') }, []],
    [{ category_id: await kit.absentId('category') }, []],
    [{ search: `${word} wall` }, [tagged]],
  ] as const) {
    if (offersAll(kit, 'listArticles', query))
      told(kit, 'listArticles', query, due, await ids(kit, 'article', query), names);
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

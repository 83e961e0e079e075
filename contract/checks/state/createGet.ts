import { dataOf } from '../../http/exchange';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Kind } from '../../run/journal';
import type { Check } from '../check';
import { inWords, same } from './compared';
import { comparable, readData, timesListed } from './kinds';

/** D01: what was sent is what is read. */
export const createGet: Check = {
  id: 'D01',
  name: 'create-get',
  reach: 'own',
  rule: 'A record that was created is answered by its create and by every later read with each field as it was sent; fields left out have the contract’s defaults, or null.',
  run: async (kit) => {
    await kit.part('createProduct', () => wholeProduct(kit));
    await kit.part('createProduct', () => bareProduct(kit));
    await kit.part('createProduct', () => derivedPrice(kit));
    await kit.part('createArticle', () => wholeArticle(kit));
    await kit.part('createArticle', () => bareArticle(kit));
    await kit.each(
      ['category', 'tag'] as const,
      (kind) => CREATES[kind].create,
      (kind) => named(kit, kind),
    );
  },
};

/** Compares the create's own answer and a read with what is due. */
async function compared(
  kit: Kit,
  kind: Kind,
  made: Awaited<ReturnType<Kit['createTag']>>,
  due: Record<string, unknown>,
): Promise<void> {
  const { create, read } = CREATES[kind];
  const fix = (operation: string) => `Store every field of ${create} and answer it from ${operation} as it was sent.`;
  const answered = inWords(due, dataOf(made.exchange) ?? {});
  if (answered !== '')
    kit.fail(made.exchange, {
      expected: 'the record as it was sent',
      got: answered,
      fix: fix(create),
      root: answered.split(':')[0] ?? '',
    });
  const kept = inWords(comparable(kit, kind, due), await readData(kit, kind, made.id));
  if (kept === '') return;
  // Where the list says the same as the read, it was stored so.
  const [field = ''] = kept.split(':');
  const { record } = await timesListed(kit, kind, made.id, 'staff');
  const stored = record !== undefined && field in record && !same(due[field], record[field]);
  kit.fail(kit.operation(read), {
    expected: `after ${create} the ${kind} as it was sent`,
    got: kept,
    fix: fix(read),
    root: field,
    ...(stored && { of: create }),
  });
}

async function wholeProduct(kit: Kit): Promise<void> {
  const category = await kit.sharedCategory();
  const sent = {
    product_name: kit.own.marker(),
    product_price: '65000.00',
    new_price: '49900.50',
    category_id: category.id,
    description: '## For a home\n\n* one box\n',
    quantity: 24,
    stock_status: 'out_of_stock',
    rating: 4.5,
    installment_info: 'KES 16,700 a month',
    additional_info: ' blanks around ',
    compatibility: 'Mesh “Router”',
    tools_needed: '13 mm spanner, drill',
    package_dimensions: '625 × 440 × 150 mm',
    package_weight: '6.9 kg',
    isBestSeller: true,
    discount_percentage: 23.23,
    discount_start_date: '2026-11-01T00:00:00Z',
    discount_end_date: '2031-12-31T20:59:59Z',
  };
  const { discount_percentage: percentage, ...fields } = sent;
  const made = await kit.createProduct(sent);
  const discount = {
    discount_percentage: percentage,
    start_date: sent.discount_start_date,
    end_date: sent.discount_end_date,
  };
  await compared(kit, 'product', made, {
    ...fields,
    isActive: true,
    reviews: 0,
    images: [],
    ratings: [],
    discounts: [discount],
  });
}

async function bareProduct(kit: Kit): Promise<void> {
  const name = kit.own.marker();
  const made = await kit.createProduct({ product_name: name, product_price: '5200' });
  await compared(kit, 'product', made, {
    product_name: name,
    product_price: '5200',
    new_price: null,
    quantity: 0,
    stock_status: 'in_stock',
    isActive: true,
    rating: 0,
    reviews: 0,
    isBestSeller: false,
    installment_info: null,
    description: null,
    additional_info: null,
    compatibility: null,
    tools_needed: null,
    package_dimensions: null,
    package_weight: null,
    images: [],
    discounts: [],
    ratings: [],
    discount_start_date: null,
    discount_end_date: null,
  });
}

async function derivedPrice(kit: Kit): Promise<void> {
  const made = await kit.createProduct({ product_price: '1000.00', discount_percentage: 25 });
  await compared(kit, 'product', made, { product_price: '1000.00', new_price: '750.00' });
}

async function wholeArticle(kit: Kit): Promise<void> {
  const [category, first, second] = [await kit.sharedCategory(), await kit.createTag(), await kit.createTag()];
  const sent = {
    title: kit.own.marker(),
    short_description: 'Roof, wall or pole.',
    content: '## A clear view\n\nThe dish needs **open sky**.\n',
    category_id: category.id,
  };
  const made = await kit.createArticle({ ...sent, tags: JSON.stringify([first.id, second.id]) });
  await compared(kit, 'article', made, {
    ...sent,
    isActive: true,
    likesCount: 0,
    viewsCount: 0,
    images: [],
    comments: [],
  });
  // JSON may have blanks.
  const other = await kit.createArticle({ tags: `[ "${second.id}" , "${first.id}" ]` });
  const connections: (string | undefined)[] = [];
  for (const { id } of [made, other]) {
    const tags = ((await readData(kit, 'article', id)).tags ?? []) as { id?: string; tag?: { id?: string } }[];
    connections.push(...tags.map((connection) => connection.id));
    const ids = tags.map(({ tag }) => tag?.id);
    if (ids.length === 2 && ids.includes(first.id) && ids.includes(second.id)) continue;
    kit.fail(kit.operation('getArticle'), {
      expected: 'the two tags that createArticle was sent',
      got: JSON.stringify(ids),
      fix: 'Read `tags` of the form as a JSON array of ids, with blanks or without, and connect each.',
      root: 'tags',
    });
    return;
  }
  if (new Set(connections).size < connections.length)
    kit.fail(kit.operation('getArticle'), {
      expected: 'in `tags` the ids of the connections, another one on each article',
      got: connections.join(),
      fix: 'Answer in `tags` the id of what connects article and tag; that of the tag itself stands in `tag`.',
      root: 'connections',
      pointer: '/components/schemas/ArticleTag',
    });
}

async function bareArticle(kit: Kit): Promise<void> {
  const title = kit.own.marker();
  const made = await kit.createArticle({ title });
  await compared(kit, 'article', made, {
    title,
    short_description: null,
    content: null,
    category_id: null,
    category: null,
    tags: [],
    images: [],
    isActive: true,
    likesCount: 0,
    viewsCount: 0,
  });
}

async function named(kit: Kit, kind: 'category' | 'tag'): Promise<void> {
  const name = `${kit.own.marker()} Mixed Case`;
  const field = CREATES[kind].name;
  const made = await (kind === 'category' ? kit.createCategory({ [field]: name }) : kit.createTag({ [field]: name }));
  await compared(kit, kind, made, { id: made.id, [field]: name, isActive: true });
}

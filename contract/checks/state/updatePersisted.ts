import type { Kind } from '../../run/journal';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { differing, inWords } from './compared';
import { change, OPERATIONS, readData, timesListed } from './kinds';

/** What may be another after an update, whatever it changed. */
const MOVES = new Set(['updatedAt', 'viewsCount', 'related']);
/** What an update names that makes another discount. */
const DISCOUNTS = /^(discount_|new_price$|product_price$)/;

/** D03: an update keeps what it was sent, and nothing else. */
export const updatePersisted: Check = {
  id: 'D03',
  name: 'update-persisted',
  reach: 'own',
  rule: 'After an update reads and lists show the new values; fields that were left out keep theirs, a discount too; null clears what may be cleared. A percentage without a new price derives one anew, a price alone leaves the new one, a quantity the stock status.',
  run: async (kit) => {
    await kit.part('updateProduct', () => product(kit));
    await kit.part('updateProduct', () => discounts(kit));
    await kit.part('updateArticle', () => article(kit));
    await kit.part('updateCategory', async () =>
      updated(kit, 'category', (await kit.createCategory()).id, { category_name: kit.own.marker() }),
    );
    await kit.part('updateTag', async () =>
      updated(kit, 'tag', (await kit.createTag()).id, { tag_name: kit.own.marker() }),
    );
  },
};

/** Updates, and compares all fields with what they were and are to be. */
async function updated(
  kit: Kit,
  kind: Kind,
  id: string,
  json: Record<string, unknown>,
  due: Record<string, unknown> = json,
): Promise<void> {
  const { update, list } = OPERATIONS[kind];
  const before = await readData(kit, kind, id);
  await change(kit, kind, id, json);
  const after = await readData(kit, kind, id);
  const kept = inWords(due, after);
  if (kept !== '')
    kit.fail(kit.operation(update), {
      expected: `after ${update} of ${Object.keys(json).join(', ')} the new values`,
      got: kept,
      fix: `Write every field that ${update} was sent.`,
      root: `kept ${differing(due, after).join()}`,
    });
  const discounted = Object.keys(json).some((key) => DISCOUNTS.test(key));
  const others = Object.fromEntries(
    Object.entries(before).filter(([key]) => !(key in due) && !MOVES.has(key) && !(discounted && key === 'discounts')),
  );
  const lost = inWords(others, after);
  if (lost !== '')
    kit.fail(kit.operation(update), {
      expected: `that ${update} of ${Object.keys(json).join(', ')} leaves the other fields as they are`,
      got: lost,
      fix: 'Change only the fields that stand in the body; one that is missing is not the same as null.',
      root: 'lost',
    });
  const { record } = await timesListed(kit, kind, id, 'staff');
  const stale = record ? inWords(Object.fromEntries(Object.entries(due).filter(([key]) => key in record)), record) : '';
  if (stale !== '')
    kit.fail(kit.operation(list), {
      expected: `after ${update} the new values in ${list}`,
      got: stale,
      fix: 'Forget what is cached of the list when a record changes.',
      root: 'stale',
    });
}

async function product(kit: Kit): Promise<void> {
  const other = await kit.createCategory();
  const { id } = await kit.createProduct({
    new_price: '900.00',
    description: 'A kit.',
    quantity: 3,
    installment_info: 'KES 400 a month',
    additional_info: 'Needs power.',
    compatibility: 'All.',
    tools_needed: 'Drill',
    package_dimensions: '1 × 1 m',
    package_weight: '2 kg',
    isBestSeller: true,
    discount_percentage: 25,
    discount_start_date: '2026-01-01T00:00:00Z',
    discount_end_date: '2031-01-01T00:00:00Z',
  });
  await updated(kit, 'product', id, { quantity: 7 });
  await updated(kit, 'product', id, {
    product_name: kit.own.marker(),
    product_price: '99999999.99',
    stock_status: 'out_of_stock',
    isBestSeller: false,
  });
  // Sold out it stays, however many there are.
  await updated(kit, 'product', id, { quantity: 9 });
  const { isActive: _, ...category } = await readData(kit, 'category', other.id);
  await updated(kit, 'product', id, { category_id: other.id }, { category_id: other.id, category });
  await updated(kit, 'product', id, {
    description: 'Another.\nIn two lines.',
    package_weight: '3 kg',
    new_price: '850.00',
  });
  const cleared = {
    new_price: null,
    description: null,
    installment_info: null,
    additional_info: null,
    compatibility: null,
    tools_needed: null,
    package_dimensions: null,
    package_weight: null,
  };
  await updated(kit, 'product', id, cleared);
  await updated(
    kit,
    'product',
    id,
    { discount_percentage: null, discount_start_date: null, discount_end_date: null },
    { discount_start_date: null, discount_end_date: null, discounts: [] },
  );
}

/** The shape that the contract gives a discount, whatever else stands beside it. */
const discountsIn = (record: Record<string, unknown>) =>
  ((record.discounts ?? []) as Record<string, unknown>[]).map(({ discount_percentage, start_date, end_date }) => ({
    discount_percentage,
    start_date,
    end_date,
  }));

const [FIRST, LAST] = ['-01-01T00:00:00Z', '-12-01T00:00:00Z'];
const moved = (year: string) => ({ discount_start_date: year + FIRST, discount_end_date: year + LAST });
const ofYear = (year: string) => ({ start_date: year + FIRST, end_date: year + LAST });

/** What an update makes of a discount. */
async function discounts(kit: Kit): Promise<void> {
  const { id } = await kit.createProduct({ product_price: '1000.00' });
  const dates = { discount_start_date: '2026-01-01T00:00:00Z', discount_end_date: '2031-01-01T00:00:00Z' };
  const none = { start_date: null, end_date: null };
  const dated = { start_date: dates.discount_start_date, end_date: dates.discount_end_date };
  for (const [json, new_price, discount] of [
    [{ discount_percentage: 25 }, '750.00', { discount_percentage: 25, ...none }],
    [{ product_price: '2000.00' }, '750.00', undefined],
    [{ discount_percentage: 10 }, '1800.00', { discount_percentage: 10, ...none }],
    [{ ...dates }, '1800.00', { discount_percentage: 10, ...dated }],
    [{ discount_percentage: 40, new_price: '1100.00' }, '1100.00', { discount_percentage: 40, ...dated }],
    [{ quantity: 5 }, '1100.00', { discount_percentage: 40, ...dated }],
    // Of the price that comes with it.
    [{ product_price: '3000.00', discount_percentage: 20 }, '2400.00', { discount_percentage: 20, ...dated }],
    // Dates and prices are compared as they will be: beyond the former end, before the former start, above the former price.
    [moved('2032'), '2400.00', { discount_percentage: 20, ...ofYear('2032') }],
    [moved('2025'), '2400.00', { discount_percentage: 20, ...ofYear('2025') }],
    [{ product_price: '5000.00', new_price: '4000.00' }, '4000.00', undefined],
    [{ product_price: '500.00', new_price: '400.00' }, '400.00', undefined],
  ] as const) {
    await change(kit, 'product', id, json);
    const read = await readData(kit, 'product', id);
    const words = inWords(
      { new_price, ...(discount && { discounts: [discount] }) },
      { new_price: read.new_price, discounts: discountsIn(read) },
    );
    if (words === '') continue;
    kit.fail(kit.operation('updateProduct'), {
      expected: `the discount of a product after updateProduct of ${JSON.stringify(json)}`,
      got: words,
      fix: 'Keep discount_percentage and its dates as they are sent; derive new_price where a percentage comes without one, and leave both alone where neither comes.',
      root: 'discount',
      pointer: '/components/schemas/Discount',
    });
    return;
  }
}

async function article(kit: Kit): Promise<void> {
  const [category, tag, other] = [await kit.sharedCategory(), await kit.createTag(), await kit.createTag()];
  const { id } = await kit.createArticle({
    short_description: 'Short.',
    content: 'Long.',
    category_id: category.id,
    tags: JSON.stringify([tag.id]),
  });
  await updated(kit, 'article', id, { title: kit.own.marker() });
  const title = kit.own.marker();
  await updated(kit, 'article', id, { title, short_description: 'Shorter.', content: '# Longer\n' });
  await change(kit, 'article', id, { title, tags: [other.id] });
  const tags = (((await readData(kit, 'article', id)).tags as { tag?: { id?: string } }[] | undefined) ?? []).map(
    (one) => one.tag?.id,
  );
  if (tags.join() !== other.id)
    kit.fail(kit.operation('updateArticle'), {
      expected: `the one tag of the update, ${other.id}`,
      got: JSON.stringify(tags),
      fix: 'Replace the article’s tags with those of the body.',
      root: 'tags',
    });
  await updated(
    kit,
    'article',
    id,
    { title, short_description: null, content: null, category_id: null, tags: [] },
    { title, short_description: null, content: null, category_id: null, category: null, tags: [] },
  );
}

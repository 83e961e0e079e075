import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { same } from './compared';
import { totalOf } from './pages';

/** D35: what the filters' counts promise, the list holds. */
export const facets: Check = {
  id: 'D35',
  name: 'facets',
  reach: 'own',
  rule: 'Each count of listProductFacets is the total that listProducts gives with that choice and all other filters; the lowest and highest price are those of the products that the other filters leave. They follow a change at once, and count nothing inactive, for staff neither.',
  run: async (kit) => {
    kit.needs('listProductFacets', 'listProducts.category_id');
    const { id: category_id } = await kit.createCategory();
    const ended = { discount_start_date: '2025-01-01T00:00:00Z', discount_end_date: '2025-02-01T00:00:00Z' };
    const make = (product_price: string, uses: string[], fields: object = {}) =>
      kit.createProduct({
        category_id,
        product_price,
        ...(takesUses(kit) && { uses: JSON.stringify(uses) }),
        ...fields,
      });
    const { id: other } = await kit.createCategory();
    const elsewhere = { category_id: other };
    await make('460.00', ['home', 'vehicle'], elsewhere);
    await make('950.00', ['home'], { ...elsewhere, stock_status: 'out_of_stock' });
    const word = kit.own.marker();
    await make('800.00', ['farm'], { product_name: `${word} of its own` });
    // One date alone bounds on its side.
    const begun = { discount_start_date: '2026-01-01T00:00:00Z' };
    const repriced = await make('900.00', ['home', 'farm'], { new_price: '450.00', discount_percentage: 50, ...begun });
    await make('5000.00', ['home'], { new_price: '50.00', discount_percentage: 99, ...ended });
    const coming = { discount_start_date: '2090-01-01T00:00:00Z' };
    await make('4000.00', ['farm'], { new_price: '40.00', discount_percentage: 99, ...coming });
    await make('5000.00', ['vehicle'], { stock_status: 'out_of_stock' });
    await make('300.00', ['home'], { new_price: '0' });
    const hidden = await make('90000.00', ['school']);
    for (const query of [...QUERIES, { search: word }]) await agree(kit, { category_id, ...query }, other);
    await kit.must('deactivateProduct', { path: { id: hidden.id } });
    await agree(kit, { category_id });
    await asVisitors(kit, category_id);
    await kit.must('updateProduct', {
      path: { id: repriced.id },
      json: { product_price: '7000.00', new_price: '6500.00' },
    });
    await agree(kit, { category_id });
  },
};

type Query = Record<string, string>;

interface Facets {
  uses: { use: string; count: number }[];
  categories: { category_id: string; count: number }[];
  prices: {
    lowest: string | null;
    highest: string | null;
    steps: { min_price: string | null; max_price: string | null; count: number }[];
  };
}

const QUERIES: readonly Query[] = [
  {},
  { use: 'home' },
  { min_price: '451', max_price: '5000' },
  { use: 'vehicle', in_stock: 'true' },
  { use: 'home', min_price: '1000' },
  { in_stock: 'false' },
  { use: 'home', max_price: '0' },
  { suggest: 'discount-50', use: 'home' },
];

const takesUses = (kit: Kit) => kit.offers('createProduct.uses');

/** What the list can be asked for, without what is null. */
function askable(kit: Kit, query: Record<string, string | null>): Query | null {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  const isHeeded = ([name, value]: [string, string]) =>
    kit.offers(name === 'use' ? `listProducts.use=${value}` : `listProducts.${name}`);
  return asked.every(isHeeded) ? Object.fromEntries(asked) : null;
}

/** @param other a category that is not asked for, of which the counts say what it would lead to */
async function agree(kit: Kit, asked: Query, other?: string): Promise<void> {
  const query = askable(kit, asked);
  if (!query) return;
  const answer = await kit.must('listProductFacets', { as: 'visitor', query });
  const data = dataOf<Facets>(answer);
  if (!data) return;
  const total = async (change: Record<string, string | null>) => {
    const list = askable(kit, { ...query, ...change });
    return list && totalOf(kit, 'listProducts', list, 'visitor');
  };
  const compare = async (change: Record<string, string | null>, count: number) => {
    const due = await total(change);
    const what = Object.entries(change).map(([name, value]) => `${name} ${value ?? 'any'}`);
    if (due !== null && due !== count)
      kit.fail(answer, {
        expected: `${due} for ${what.join(', ')}, as listProducts says with ${JSON.stringify(query)}`,
        got: String(count),
        fix: 'Count each choice with all filters but its own group’s, by the same rules as the list, and forget kept counts when a product changes.',
        root: what[0]?.split(' ')[0] ?? '',
      });
  };
  for (const use of USES) await compare({ use }, data.uses.find((one) => one.use === use)?.count ?? 0);
  for (const category_id of [query.category_id, other])
    if (category_id !== undefined)
      await compare({ category_id }, data.categories.find((one) => one.category_id === category_id)?.count ?? 0);
  const { lowest, highest, steps } = data.prices;
  for (const { count, ...step } of steps) await compare(step, count);
  const all = await total({ min_price: null, max_price: null });
  const within = await total({ min_price: lowest, max_price: highest });
  const beyond = highest === null ? 0 : await total({ min_price: increased(highest), max_price: null });
  const atEnds: (number | null)[] = [];
  for (const end of [lowest, highest]) if (end !== null) atEnds.push(await total({ min_price: end, max_price: end }));
  const isWrong = within !== all || beyond !== 0 || (lowest === null) !== (all === 0) || atEnds.includes(0);
  if (all !== null && within !== null && isWrong)
    kit.fail(answer, {
      expected: `the lowest and highest price of ${all} products`,
      got: `${lowest ?? 'none'} to ${highest ?? 'none'}, between which are ${within}`,
      fix: 'Take both from the prices that count now, with all filters but those of the price.',
      root: 'range',
    });
}

/** It takes no session: staff are told what visitors find. In other categories others may make products meanwhile. */
async function asVisitors(kit: Kit, category_id: string): Promise<void> {
  const read = async (as: 'visitor' | 'staff') => {
    const answer = await kit.must('listProductFacets', { as, query: { category_id } });
    const data = dataOf<Facets>(answer);
    const uses = Object.fromEntries((data?.uses ?? []).map(({ use, count }) => [use, count]));
    const ours = data?.categories.find((one) => one.category_id === category_id)?.count;
    return { answer, told: { uses, ours, prices: data?.prices } };
  };
  const [{ told: found }, { answer, told }] = [await read('visitor'), await read('staff')];
  if (!same(told, found))
    kit.fail(answer, {
      expected: `for staff what visitors are told: ${JSON.stringify(found)}`,
      got: JSON.stringify(told),
      fix: 'Look at no session here: count active products alone.',
      root: 'staff',
    });
}

const USES = ['home', 'office', 'farm', 'school', 'vehicle'];
const increased = (price: string) => (Number(price) + 0.01).toFixed(2);

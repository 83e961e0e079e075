import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { firstPage, LISTS, singleCall, type JsonRecord, type ListOf } from './records';

const MONEY = '/components/schemas/Money';
/** Amounts that the contract allows, two by two: a price and a new price. */
const AMOUNTS: readonly (readonly [string, string])[] = [['0', '0'], ['0.1', '0.07'], ['0.30', '0.10'], ['1234.5', '1100.05'], ['99999999.99', '70000000.07'], ['9999999999.99', '9007199254.99']];
/** Texts that are no amount, beside what is no text at all. */
const NO_AMOUNTS: readonly unknown[] = ['1e3', ' 5', '5 ', '-1', 'NaN', '1,000', '0x10', '1.234', '01', '1.', '.5', 'Infinity', '', 12.5, null, true];

/** Hundredths of an amount; null for what is none. */
function centsOf(value: unknown): bigint | null {
  const parts = typeof value === 'string' ? /^(\d+)(?:\.(\d{1,2}))?$/.exec(value) : null;
  return parts ? BigInt(parts[1] ?? '') * 100n + BigInt((parts[2] ?? '').padEnd(2, '0')) : null;
}

/** A07: amounts are texts, exact to the cent. */
export const numericString: Check = {
  id: 'A07',
  name: 'numeric-string',
  reach: 'own',
  rule: 'Amounts are texts such as "1234.50" in both directions; what was sent is read back as the same amount to the cent. What is no amount is 400.',
  run: async (kit) => {
    const { id } = await kit.createProduct();
    await kit.part('amounts', () => amounts(kit, id));
    await kit.part('no amounts', () => noAmounts(kit, id));
    await kit.part('derived price', () => derived(kit));
  },
};

async function amounts(kit: Kit, id: string): Promise<void> {
  for (const [price, reduced] of AMOUNTS) {
    const sent = { product_price: price, new_price: reduced };
    if (kit.contract.errors(kit.operation('updateProduct').body?.pointer ?? '', sent).length > 0) continue;
    await kit.must('updateProduct', { path: { id }, json: sent });
    const read = await kit.must('getProduct', { path: { id }, as: 'staff' });
    judgeAmount(kit, read, 'product_price', price);
    judgeAmount(kit, read, 'new_price', reduced);
  }
  const { exchange } = await kit.createProduct({ product_price: '0.1', new_price: '0.07' });
  judgeAmount(kit, exchange, 'product_price', '0.1');
  judgeAmount(kit, exchange, 'new_price', '0.07');
}

function judgeAmount(kit: Kit, read: Exchange, field: string, sent: string): void {
  const value = dataOf<JsonRecord>(read)?.[field];
  // Another form of the same amount (1234.50 for 1234.5) is the same amount; a number in place of a text is told by A05.
  if (centsOf(value) === centsOf(sent) || typeof value === 'number') return;
  kit.fail(read, { expected: `${field} "${sent}" as it was sent`, got: String(JSON.stringify(value)), fix: 'Keep amounts as decimals (NUMERIC, or whole cents), never as floating point numbers, and answer them as texts.', root: 'value', pointer: MONEY });
}

async function noAmounts(kit: Kit, id: string): Promise<void> {
  const before = await kit.must('getProduct', { path: { id }, as: 'staff' });
  for (const value of NO_AMOUNTS) {
    const json = { product_price: value };
    if (kit.contract.errors(kit.operation('updateProduct').body?.pointer ?? '', json).length === 0) continue;
    kit.expect(await kit.call('updateProduct', { path: { id }, json }), 400, { when: `for product_price ${JSON.stringify(value)}`, fix: 'Take only texts of the contract’s pattern as amounts; do not convert first and check then.', root: 'accepted', pointer: MONEY });
  }
  const after = await kit.must('getProduct', { path: { id }, as: 'staff' });
  const price = dataOf(before)?.product_price;
  if (dataOf(after)?.product_price !== price) kit.fail(after, { expected: `product_price ${JSON.stringify(price)} after refused updates`, got: String(JSON.stringify(dataOf(after)?.product_price)), fix: 'Change nothing when a value is not valid.', root: 'effect', pointer: MONEY });
}

/** How far a derived price may lie from the exact one, in cents: a server may round to whole shillings. */
const ROUNDING = 100n;

async function derived(kit: Kit): Promise<void> {
  const { exchange } = await kit.createProduct({ product_price: '1100.10', discount_percentage: 10 });
  const value = dataOf(exchange)?.new_price;
  const cents = centsOf(value);
  if (cents !== null && cents >= 99009n - ROUNDING && cents <= 99009n + ROUNDING) return;
  kit.fail(exchange, { expected: 'new_price "990.09", derived of product_price 1100.10 and discount_percentage 10', got: String(JSON.stringify(value)), fix: 'With a percentage but no new_price derive it: the price less the percentage, with at most two decimals.', root: 'derived' });
}

/** A08: ids are texts that name one record. */
export const idIsString: Check = {
  id: 'A08',
  name: 'id-is-string',
  reach: 'read',
  rule: 'Ids are texts. In a list each names one record, the record read by it has the same id, and a reference (category_id beside category.id) names the same.',
  run: (kit) => kit.each(LISTS, ({ list }) => list, (one) => judgeIds(kit, one)),
};

async function judgeIds(kit: Kit, one: ListOf): Promise<void> {
  const records = await firstPage(kit, one);
  const operation = kit.operation(one.list);
  const pointer = '/components/schemas/Id';
  const seen = new Set<unknown>();
  // An id that is no text is told by A05.
  for (const { id, category_id: categoryId, category, images, tags } of records) {
    if (seen.has(id)) kit.fail(operation, { expected: 'each record once in the list', got: `the id ${String(id)} twice`, fix: 'Give each record one id, and list it once (a join may repeat rows).', root: 'twice', pointer });
    seen.add(id);
    const referred = (category as { id?: unknown } | null | undefined)?.id;
    if (categoryId !== undefined && category !== undefined && (categoryId ?? null) !== (referred ?? null)) kit.fail(operation, { expected: `category.id the same as category_id ${JSON.stringify(categoryId)}`, got: String(JSON.stringify(referred ?? null)), fix: 'Answer category_id and category of the same category, or null for both.', root: 'category', pointer });
    for (const [what, inner] of [['images', images], ['tags', tags]] as const) {
      const ids = Array.isArray(inner) ? (inner as { id?: unknown }[]).map((part) => part?.id) : [];
      if (new Set(ids).size < ids.length) kit.fail(operation, { expected: `an id of its own for each of ${what}`, got: JSON.stringify(ids), fix: 'Answer each part once, with its own id.', root: what, pointer });
    }
  }
  const [first] = records;
  if (!one.single || typeof first?.id !== 'string') return;
  const read = await kit.call(one.single.operation, singleCall(kit, one.single, first.id));
  if (read.status === 200 && dataOf(read)?.id !== first.id) kit.fail(read, { expected: `the record ${first.id}, as the list names it`, got: `id ${JSON.stringify(dataOf(read)?.id)}`, fix: 'Use the same id in lists, single records and paths.', root: 'single', pointer });
}

/** A13: a list tells of a record what the record itself tells. */
export const listSingleAgree: Check = {
  id: 'A13',
  name: 'list-single-agree',
  reach: 'read',
  shared: true,
  rule: 'A field that a list and the single record both have has the same value in both.',
  run: (kit) => kit.each(LISTS.filter(({ single }) => single !== null), ({ list }) => list, (one) => agree(kit, one)),
};

const SAMPLES = 3;

async function agree(kit: Kit, one: ListOf): Promise<void> {
  if (!one.single) return;
  const listed = await firstPage(kit, one);
  const samples = [...new Set([0, Math.floor(listed.length / 2), listed.length - 1])].slice(0, SAMPLES).flatMap((index): JsonRecord[] => (listed[index] ? [listed[index]] : []));
  const unreadable: { id: string; at: Exchange }[] = [];
  const differences: { id: string; field: string; inList: unknown; single: unknown; at: Exchange }[] = [];
  for (const record of samples) {
    if (typeof record.id !== 'string') continue;
    const read = await kit.call(one.single.operation, singleCall(kit, one.single, record.id));
    const single = dataOf(read);
    if (read.status !== 200) unreadable.push({ id: record.id, at: read });
    if (read.status !== 200 || !single) continue;
    for (const [field, inList] of Object.entries(record)) {
      if (field in single && !one.live.includes(field) && textOf(inList) !== textOf(single[field])) differences.push({ id: record.id, field, inList, single: single[field], at: read });
    }
  }
  if (differences.length + unreadable.length === 0) return;
  // Somebody may have changed the record between the two reads: only what the list still says counts.
  const again = new Map((await firstPage(kit, one)).map((record) => [record.id, record]));
  for (const { id, at } of unreadable) if (again.has(id)) kit.expect(at, 200, { when: `for ${id}, which the list shows a visitor`, fix: 'Whoever may see a record in a list may read it.', root: 'unreadable' });
  for (const { id, field, inList, single, at } of differences) {
    if (textOf(again.get(id)?.[field]) !== textOf(inList)) continue;
    kit.fail(at, { expected: `${field} as the list has it: ${textOf(inList)}`, got: textOf(single), fix: 'Build the list’s records and the single one with the same code.', root: field });
  }
}

/** A value as a text in which the order of fields makes no difference. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  return `{${Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => `${key}:${textOf(inner)}`).join()}}`;
}

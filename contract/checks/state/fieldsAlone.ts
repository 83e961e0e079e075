import { atBound, shownValue } from '../../spec/cases';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Kind } from '../../run/journal';
import { LINE } from '../input/unicodeRoundtrip';
import type { Check } from '../check';
import { same } from './compared';
import { KINDS, OPERATIONS, readData } from './kinds';

/** What is nothing to many a program, and something to whoever sends it. */
const FALSY: Readonly<Record<string, unknown>> = {
  quantity: 0,
  rating: 0,
  isBestSeller: false,
  product_price: '0.00',
  new_price: '0',
  uses: [],
  tags: [],
};
const PRICE = 'product_price';
/** What moves with others, or is not shown as it was sent. */
const MOVES = ['updatedAt', 'viewsCount', 'discounts', 'category', 'related'];
const BEGINNING: Readonly<Partial<Record<Kind, Record<string, string | number | boolean>>>> = {
  product: {
    ...{ quantity: 3, rating: 4.5, isBestSeller: true, new_price: '900.00', uses: '["home","farm"]' },
    ...{
      discount_percentage: 25,
      discount_start_date: '2026-01-01T00:00:00Z',
      discount_end_date: '2040-01-01T00:00:00Z',
    },
    ...{ description: 'A kit.', package_weight: '2 kg', package_dimensions: '1 x 1', installment_info: 'Monthly.' },
    ...{ additional_info: 'More.', compatibility: 'All.', tools_needed: 'Drill', product_name_sw: 'Dishi' },
    product_description_sw: 'Kwa nyumba.',
  },
  article: {
    ...{ short_description: 'Short.', content: 'Long.', title_sw: 'Anga', short_description_sw: 'Fupi.' },
    content_sw: 'Ndefu.',
  },
  category: { category_name_sw: 'Rafu' },
};

/** D44: each field on its own. */
export const fieldsAlone: Check = {
  id: 'D44',
  name: 'each-field-alone',
  reach: 'own',
  rule: 'An update of one field alone keeps that field as it was sent and every other as it was: at its upper bound to the last code point, with signs and letters of every kind, and where it is 0, false or empty. A percentage keeps its decimals.',
  run: async (kit) => {
    await kit.each(
      KINDS,
      (kind) => OPERATIONS[kind].update,
      (kind) => alone(kit, kind),
    );
    await kit.part('updateProduct', () => percentage(kit));
  },
};

/** Of more decimals than a price has, and shown among the discounts. */
async function percentage(kit: Kit): Promise<void> {
  const discount_percentage = 33.333;
  const { id } = await createFilled(kit, 'product');
  const answer = await kit.must('updateProduct', { path: { id }, json: { discount_percentage } });
  const { discounts } = (await readData(kit, 'product', id)) as { discounts?: Record<string, unknown>[] };
  if ((discounts ?? []).every((discount) => same(discount.discount_percentage, discount_percentage))) return;
  kit.fail(answer, {
    expected: `discount_percentage ${discount_percentage} among the discounts, as it was sent`,
    got: shownValue(discounts),
    fix: 'Keep the percentage as a number of any decimals; what is derived from it is rounded to the cent.',
    root: 'percentage',
    pointer: '/components/schemas/Discount/properties/discount_percentage',
  });
}

/** A record of ours with something in each field. */
export function createFilled(kit: Kit, kind: Kind): Promise<{ id: string }> {
  const fields = offered(kit, CREATES[kind].create, BEGINNING[kind] ?? {});
  return {
    product: () => kit.createProduct(fields),
    article: () => kit.createArticle(fields as Record<string, string>),
    category: () => kit.createCategory(fields),
    tag: () => kit.createTag(),
  }[kind]();
}

async function alone(kit: Kit, kind: Kind): Promise<void> {
  const { update } = OPERATIONS[kind];
  const operation = kit.operation(update);
  const { name } = CREATES[kind];
  const { id } = await createFilled(kit, kind);
  const required = operation.body?.schema.required ?? [];
  let before = await readData(kit, kind, id);
  // The price last: below it a new price of nothing has to be taken, and of a price of nothing it need not be.
  const fields = kit
    .fields(operation)
    .toSorted((one, other) => Number(one.name === PRICE) - Number(other.name === PRICE));
  for (const field of fields) {
    // It is shown among the discounts, and may lead to a new price: it is asked for by itself.
    if (field.name === 'discount_percentage') continue;
    const valid = (value: unknown) => kit.contract.errors(field.pointer, value).length === 0;
    const isText = field.schema.type === 'string' && valid('a b') && field.schema.enum === undefined;
    const values = [
      atBound(kit.contract, field, 'most', kit.own.marker()),
      ...(isText ? [`${kit.own.marker()}${LINE}`] : []),
      FALSY[field.name],
    ].filter((value) => value !== undefined && valid(value));
    for (const value of values) {
      const kept = field.name === name ? {} : Object.fromEntries(required.map((key) => [key, before[key]]));
      const json = { ...kept, [field.name]: value };
      const answer = await kit.call(update, { path: { id }, json });
      // A bound that is not taken is told by B07; a price of nothing is not above the new price.
      if (value === FALSY[field.name] && field.name !== PRICE)
        kit.expect(answer, operation.success, {
          when: `for ${field.name} ${shownValue(value)}, sent alone`,
          fix: `Tell what was sent as 0, false or empty from what was not sent.`,
          root: field.name,
          pointer: field.pointer,
        });
      if (answer.status >= 300) continue;
      const after = await readData(kit, kind, id);
      const got = after[field.name] ?? (Array.isArray(value) ? [] : null);
      if (!same(got, value, field.name))
        kit.fail(kit.operation(update), {
          expected: `${field.name} ${shownValue(value)}, sent alone, as it was sent`,
          got: shownValue(got),
          fix: `Keep ${field.name} as ${update} was sent it: wide enough for its code points, and also where it is 0, false or empty.`,
          root: field.name,
          pointer: field.pointer,
        });
      const others = Object.keys(before).filter(
        (key) => key !== field.name && !MOVES.includes(key) && !same(before[key], after[key], key),
      );
      if (others.length > 0)
        kit.fail(kit.operation(update), {
          expected: `that ${update} of ${field.name} alone changes nothing else`,
          got: others
            .map((key) => `${key}: ${shownValue(after[key])} instead of ${shownValue(before[key])}`)
            .join('; '),
          fix: 'Change only the fields that stand in the body.',
          root: `lost ${field.name}`,
        });
      // What moves updatedAt is said of that header alone.
      if (
        kit.offers(`${update}.If-Match`) &&
        after.updatedAt === before.updatedAt &&
        !same(before[field.name], after[field.name], field.name)
      )
        kit.fail(kit.operation(update), {
          expected: `another updatedAt after ${update} of ${field.name} alone`,
          got: `${shownValue(after.updatedAt)} still`,
          fix: 'Set updatedAt in every change of the record’s own fields, lists of them too.',
          root: 'updatedAt',
          pointer: '/components/parameters/IfMatch',
        });
      before = after;
    }
  }
}

const offered = (kit: Kit, create: string, fields: Record<string, string | number | boolean>) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => kit.offers(`${create}.${field}`)));

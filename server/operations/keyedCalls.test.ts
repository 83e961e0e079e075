import { sql } from 'drizzle-orm';
import { loadContract } from '../openapi/document';
import { pictureOf } from '../testing/uploadPictures';
import { openShop, type Shop } from '../testing/shop';
import { STAFF_WRITES } from '../testing/staffWrites';
import { STAFF } from '../testing/testServer';

/** Where each call that takes a key keeps what it makes, and another value of one of its fields. */
const MAKES: Readonly<Record<string, { table: string; other: object }>> = {
  createAdvertisement: { table: 'advertisements', other: { isActive: false } },
  createProduct: { table: 'products', other: { product_price: '2.00' } },
  createArticle: { table: 'articles', other: { title: 'Another' } },
  addQuotationEntry: { table: 'quotation_entries', other: { text: 'Another' } },
  createProposal: { table: 'proposals', other: { language: 'sw' } },
  recordPayment: { table: 'payments', other: { amount: '6' } },
  createVisit: { table: 'visits', other: { notes: 'Another' } },
};
const CALLS = Object.keys(MAKES);

let shop: Shop;
let file: Buffer;
beforeAll(async () => {
  shop = await openShop();
  file = await pictureOf('png', 30, 20);
});
afterAll(() => shop.server.close());

const rowsOf = async (operation: string): Promise<number> => {
  const counted = sql`select count(*)::int as rows from ${sql.identifier(MAKES[operation]!.table)}`;
  return Number((await shop.server.db.execute(counted)).rows[0]?.rows);
};
const callOf = async (operation: string, key: string) => ({
  ...(await STAFF_WRITES[operation]!({ ...shop, account: STAFF, file })),
  headers: { 'idempotency-key': key },
});
const send = (operation: string, call: object) => shop.staff<{ id: string }>(operation, call);

test('every call of staff that takes a key stands here', () => {
  const keyed = loadContract().operations.filter(
    ({ session, parameters }) => session === 'required' && parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(CALLS).toEqual(keyed.map(({ id }) => id));
});

test.each(CALLS)('%s makes one thing of a key, at the same moment and later', async (operation) => {
  const call = await callOf(operation, `one-${operation}`);
  const before = await rowsOf(operation);
  const answers = await Promise.all([1, 2, 3].map(() => send(operation, call)));
  answers.push(await send(operation, call));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(answers[3]).toEqual(answers[0]);
  expect(await rowsOf(operation)).toBe(before + 1);

  const { headers: _, ...without } = call;
  expect((await send(operation, without)).data.id).not.toBe(answers[0]?.data.id);
});

test.each(CALLS)('%s with the key of another body is refused, and says so', async (operation) => {
  const call = await callOf(operation, `other-${operation}`);
  expect((await send(operation, call)).status).toBe(201);
  const rows = await rowsOf(operation);
  const refused = await send(operation, { ...call, body: { ...call.body, ...MAKES[operation]!.other } });
  expect(refused).toMatchObject({ status: 409, data: { 'Idempotency-Key': expect.any(String) as string } });
  expect(await rowsOf(operation)).toBe(rows);
});

test('a form with another picture, and a payment of another quotation, are other calls', async () => {
  const form = await callOf('createArticle', 'one-form');
  expect((await send('createArticle', form)).status).toBe(201);
  const files = [await pictureOf('png', 20, 30)];
  expect((await send('createArticle', { ...form, files })).status).toBe(409);
  const payment = await callOf('recordPayment', 'one-payment');
  expect((await send('recordPayment', payment)).status).toBe(201);
  const { path } = await callOf('recordPayment', 'one-payment');
  expect((await send('recordPayment', { ...payment, path })).status).toBe(409);
});

test('a call that was refused uses no key up, and each call has keys of its own', async () => {
  const key = { headers: { 'idempotency-key': 'used-often' } };
  const entry = await callOf('addQuotationEntry', 'used-often');
  expect((await send('addQuotationEntry', { ...entry, path: { id: '999999999' } })).status).toBe(404);
  expect((await send('addQuotationEntry', entry)).status).toBe(201);
  expect((await send('createProposal', { body: { language: 'en' }, ...key })).status).toBe(201);
});

test('calls that take no key pass it over', async () => {
  const call = await callOf('createTag', 'of-no-tag');
  expect((await send('createTag', call)).status).toBe(201);
  expect((await send('createTag', { ...call, body: { tag_name: 'Another' } })).status).toBe(201);
});

import { sql } from 'drizzle-orm';
import { loadContract } from '../openapi/document';
import { callerOf } from '../testing/caller';
import { pictureOf } from '../testing/uploadPictures';
import { openShop, type Shop } from '../testing/shop';
import { STAFF_WRITES } from '../testing/staffWrites';
import { STAFF } from '../testing/testServer';
import { MADE_IN } from './staffTransaction';

/** Another value of a field of each call that takes a key, and where what it adds to its record stands. */
const KEYED: Readonly<Record<string, { other: object; adds?: string; status?: number }>> = {
  createAdvertisement: { other: { isActive: false } },
  createProduct: { other: { product_price: '2.00' } },
  addProductImages: { other: {}, adds: 'product_images' },
  createArticle: { other: { title: 'Another' } },
  addArticleImages: { other: {}, adds: 'article_images' },
  addQuotationEntry: { other: { text: 'Another' } },
  createProposal: { other: { language: 'sw' } },
  sendProposal: { other: { channel: 'email' }, adds: 'proposal_versions', status: 200 },
  recordPayment: { other: { amount: '6' } },
  createVisit: { other: { notes: 'Another' } },
};
const CALLS = Object.keys(KEYED);
const MAKERS = Object.keys(MADE_IN);

let shop: Shop;
let file: Buffer;
beforeAll(async () => {
  shop = await openShop();
  file = await pictureOf('png', 30, 20);
});
afterAll(() => shop.server.close());

const rowsOf = async (operation: string): Promise<number> => {
  const table = KEYED[operation]?.adds ?? MADE_IN[operation]!;
  const counted = sql`select count(*)::int as rows from ${sql.identifier(table)}`;
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
  expect(CALLS.filter((id) => !KEYED[id]?.adds)).toEqual(MAKERS);
});

test.each(CALLS)('%s makes one thing of a key, at the same moment and later', async (operation) => {
  const call = await callOf(operation, `one-${operation}`);
  const before = await rowsOf(operation);
  const answers = await Promise.all([1, 2, 3].map(() => send(operation, call)));
  answers.push(await send(operation, call));
  const { status = 201 } = KEYED[operation]!;
  expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(status));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(answers[3]).toEqual(answers[0]);
  expect(await rowsOf(operation)).toBe(before + 1);
});

test.each(CALLS)('%s that was made is told to no session that has ended', async (operation) => {
  const call = await callOf(operation, `ended-${operation}`);
  expect((await send(operation, call)).data).toBeDefined();
  const late = callerOf(shop.server, await shop.server.signIn());
  const again = await late(operation, { ...call, beforeBody: () => late('signOut') });
  expect([again.status, again.data]).toEqual([401, undefined]);
});

test.each(MAKERS)('%s makes another one without a key, and none of what is deleted since', async (operation) => {
  const { headers, ...call } = await callOf(operation, `gone-${operation}`);
  const { data } = await send(operation, { ...call, headers });
  expect((await send(operation, call)).data.id).not.toBe(data.id);
  const table = sql.identifier(MADE_IN[operation]!);
  await shop.server.db.execute(sql`delete from ${table} where id = ${data.id}`);
  const rows = await rowsOf(operation);
  const again = await send(operation, { ...call, headers });
  expect(again).toMatchObject({ status: 409, data: { 'Idempotency-Key': expect.any(String) as string } });
  expect(await rowsOf(operation)).toBe(rows);
});

test('pictures that made a gallery full, and what was sent before it was changed, are there already', async () => {
  const { id } = await shop.addProduct();
  const five = { path: { id }, files: Array<Buffer>(5).fill(file) };
  for (let added = 0; added < 45; added += 5) await send('addProductImages', five);
  const last = { ...five, headers: { 'idempotency-key': 'the-last-five' } };
  const answers = [await send('addProductImages', last), await send('addProductImages', last)];
  answers.push(await send('addProductImages', five));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 400]);

  const sent = await callOf('sendProposal', 'sent-and-changed');
  const asRead = await send('sendProposal', sent);
  const changed = await shop.staff('updateProposal', { ...sent, headers: {}, body: { title: 'Another' } });
  expect([asRead.status, changed.status]).toEqual([200, 200]);
  expect(await send('sendProposal', sent)).toMatchObject({ status: 200, data: { version: 1, hasChanges: true } });
});

test.each(CALLS)('%s with the key of another body is refused, and says so', async (operation) => {
  const call = await callOf(operation, `other-${operation}`);
  expect((await send(operation, call)).status).toBe(KEYED[operation]?.status ?? 201);
  const rows = await rowsOf(operation);
  const changed = call.body ? { body: { ...call.body, ...KEYED[operation]!.other } } : { files: [file, file] };
  const refused = await send(operation, { ...call, ...changed });
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

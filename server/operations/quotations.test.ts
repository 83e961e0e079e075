import { sql } from 'drizzle-orm';
import { openShop, type Meta, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(
  async () => void (shop = await openShop({ config: { pageSize: { products: 3, articles: 3, quotations: 3 } } })),
);
afterAll(() => shop.server.close());

interface Quotation {
  id: string;
  clients_phone: string | null;
  clients_note: string;
  productIds: string[];
  status: string;
  products: { id: string; product_price: string }[];
}

const CLIENT = { clients_name: 'Achieng', clients_email: 'achieng@example.com', clients_note: 'Two kits, please.' };
const MAIL = { url: 'smtp://mail.example', from: { name: 'Shop', address: 'shop@shop.example' }, host: 'shop.example' };

const inbox = async (query: Record<string, string> = {}) =>
  (await shop.staff<{ quotations: Quotation[]; meta: Meta }>('listQuotations', { query })).data;

async function ask(operationId: 'createQuotation' | 'requestQuote', body: object, headers = {}) {
  const answer = await shop.visitor<{ id: string }>(operationId, { body: { ...CLIENT, ...body }, headers });
  expect(answer).toMatchObject({ status: 201, message: 'Quote request submitted successfully!' });
  return answer.data.id;
}

test('arrives as it was sent, with the products of now', async () => {
  const product = await shop.addProduct({ product_price: '10' });
  const clients_note = '  Items:\r\n2 x Dish @ KES 10.00 = KES 20.00 <script>\n🛰️ ';
  const productIds = ['not-an-id', product.id, '99999999999999999999'];
  const id = await ask('createQuotation', { clients_note, clients_phone: '', productIds });
  await shop.staff('updateProduct', { path: { id: product.id }, body: { product_price: '12' } });
  const [quotation] = (await inbox()).quotations;
  expect(quotation).toMatchObject({ id, clients_note, clients_phone: null, productIds, status: 'new' });
  expect(quotation?.products).toEqual([expect.objectContaining({ id: product.id, product_price: '12.00' })]);
  await shop.staff('deleteProduct', { path: { id: product.id } });
  expect((await inbox()).quotations[0]).toMatchObject({ productIds, products: [] });
});

test.each(['createQuotation', 'requestQuote'] as const)('%s with the same key is one request', async (operation) => {
  const headers = { 'idempotency-key': `key-${operation}` };
  const before = (await inbox()).meta.total;
  const ids = await Promise.all([1, 2, 3, 4].map(() => ask(operation, {}, headers)));
  expect(new Set(ids).size).toBe(1);
  expect((await inbox()).meta.total).toBe(before + 1);
  const other = await shop.visitor(operation, { body: { ...CLIENT, clients_name: 'Another' }, headers });
  expect(other.status).toBe(409);
});

test('a repeat uses up none of the receipts of a day, nor does a request that fails or gets none', async () => {
  const { db, services } = shop.server;
  const limits = jest.replaceProperty(services.config, 'limits', { ...services.config.limits, visitorWrites: 4 });
  const mail = jest.replaceProperty(services.config, 'mail', MAIL);
  const headers = { 'idempotency-key': 'receipts' };
  const body = { ...CLIENT, clients_email: 'receipts@example.com' };
  for (let n = 0; n < 5; n += 1) await ask('requestQuote', body, headers);
  await Promise.all([1, 2, 3].map(() => ask('requestQuote', body, headers)));
  const other = await shop.visitor('requestQuote', { body: { ...body, clients_note: 'Another' }, headers });
  expect(other.status).toBe(409);
  const counted = async () => {
    const { rows } = await db.execute(sql`
      SELECT hits, key LIKE 'receipts from %' AS network FROM rate_limits WHERE key LIKE 'receipts %' ORDER BY network, hits`);
    return rows.map(({ hits }) => hits);
  };
  expect(await counted()).toEqual([1, 1]);
  // Of one address, then of its whole network.
  await Promise.all([1, 2, 3].map(() => ask('requestQuote', body)));
  for (let n = 0; n < 3; n += 1) await ask('requestQuote', body);
  expect(await counted()).toEqual([3, 3]);
  for (let n = 0; n < 3; n += 1) await ask('requestQuote', { ...body, clients_email: 'another@example.com' });
  expect(await counted()).toEqual([1, 3, 4]);
  const { rows } = await db.execute(sql`SELECT FROM notices WHERE kind = 'receipt'`);
  expect(rows).toHaveLength(4);
  mail.restore();
  limits.restore();
});

test.each([
  ['a plus', ['j.doe@shop.example', 'J.Doe+2@shop.example'], [2]],
  ['dots at Gmail', ['jane.doe@gmail.com', 'j.a.n.e.doe+3@gmail.com', 'JaneDoe@GoogleMail.com'], [3]],
  ['dots elsewhere', ['j.doe@mygmail.com', 'jdoe@mygmail.com'], [1, 1]],
])('receipts are counted for mailboxes: %s', async (_what, addresses, hits) => {
  const { db, services } = shop.server;
  const mail = jest.replaceProperty(services.config, 'mail', MAIL);
  await db.execute(sql`DELETE FROM rate_limits`);
  for (const clients_email of addresses) await ask('requestQuote', { clients_email });
  const { rows } = await db.execute(sql`SELECT hits FROM rate_limits WHERE key LIKE 'receipts to %'`);
  expect(rows.map((row) => row.hits)).toEqual(hits);
  mail.restore();
});

test('is kept although a device that would be told of it is being removed', async () => {
  const { db } = shop.server;
  await db.execute(sql`
    INSERT INTO push_devices (user_id, name, endpoint, p256dh, auth)
    SELECT id, 'Phone', 'https://push.example/' || id, 'x', 'x' FROM users`);
  await db.transaction(async (removal) => {
    await removal.execute(sql`DELETE FROM push_devices`);
    await ask('createQuotation', {});
  });
});

test('one request is read as in the list, with its place there', async () => {
  const ids = [];
  for (const n of [1, 2, 3, 4, 5]) ids.unshift(await ask('requestQuote', { clients_note: `Number ${n}` }));
  const read = async (id: string) =>
    (await shop.staff<Quotation & { position: number }>('getQuotation', { path: { id } })).data;
  const { quotations } = await inbox();
  for (const [index, id] of ids.entries()) expect(await read(id)).toMatchObject({ id, position: index + 1 });
  expect(await read(quotations[1]?.id ?? '')).toEqual({ ...quotations[1], position: 2 });
  for (const id of ['999999999', 'none']) expect((await shop.staff('getQuotation', { path: { id } })).status).toBe(404);
  expect((await shop.visitor('getQuotation', { path: { id: ids[0] ?? '' } })).status).toBe(401);
});

test('a status is set, listed by and searched for', async () => {
  const id = await ask('requestQuote', { clients_note: 'Subject: Needle\nhaystack' });
  const set = (status: string) => shop.staff('updateQuotation', { path: { id }, body: { status } });
  for (const status of ['contacted', 'quoted', 'closed', 'new', 'quoted']) expect((await set(status)).status).toBe(200);
  expect((await inbox({ status: 'quoted' })).quotations.map((quotation) => quotation.id)).toEqual([id]);
  expect((await inbox({ search: 'needle HAY' })).quotations.map((quotation) => quotation.id)).toEqual([id]);
  expect((await inbox({ search: 'needle', status: 'new' })).quotations).toEqual([]);
  const unknown = await shop.staff('updateQuotation', { path: { id: '999999999' }, body: { status: 'new' } });
  expect(unknown.status).toBe(404);
});

test('an apostrophe is found however it and the search are written', async () => {
  const ids = [];
  for (const clients_name of ["Ng'ang'a Mwangi", 'Ng’ang’a Mwangi', 'Ng‘ang’a Mwangi'])
    ids.unshift(await ask('requestQuote', { clients_name }));
  for (const search of ["Ng'ang'a", 'NG’ANG’A', 'ngʼangʼa', "mwangi g'an"])
    expect([search, (await inbox({ search })).quotations.map(({ id }) => id)]).toEqual([search, ids]);
  for (const search of ['nganga', "n'gang'a", "'"])
    expect([search, (await inbox({ search })).quotations.map(({ id }) => id)]).toEqual([
      search,
      search === "'" ? ids : [],
    ]);
});

test('a phone number is found however it and the search are written, and by a part of it', async () => {
  const asked = (clients_phone: string) => ask('requestQuote', { clients_phone });
  const [abroad, home, trunk, other] = [
    await asked('+254 711 222 333'),
    await asked('(0711) 222-334'),
    await asked('00254 (0) 711 222 335'),
    await asked('+1 212 555 0100'),
  ];
  const found = async (search: string) => (await inbox({ search })).quotations.map(({ id }) => id);
  for (const search of ['0711222333', '0711 222 333', '+254711222333', '+254 (0)711-222.333', '00254 711222333'])
    expect([search, await found(search)]).toEqual([search, [abroad]]);
  for (const search of ['+254 711 222 334', '254711222334', '711222334', '2334', '0711 222.334'])
    expect([search, await found(search)]).toEqual([search, [home]]);
  for (const search of ['+254711222335', '0711222335', 'achieng 22 2335 two'])
    expect([search, await found(search)]).toEqual([search, [trunk]]);
  for (const search of ['0711222', '+254 711 222', '112 223'])
    expect([search, await found(search)]).toEqual([search, [trunk, home, abroad]]);
  expect(await found('12125550100')).toEqual([other]);
  for (const search of ['0711222338', '254 0711222333 9', '333 0711'])
    expect([search, await found(search)]).toEqual([search, []]);
});

test('pages of the inbox, the newest first', async () => {
  const made: string[] = [];
  for (let n = 0; n < 4; n += 1) made.unshift(await ask('requestQuote', { clients_name: `Pager ${n}` }));
  const pages = await Promise.all(['1', '2'].map((page) => inbox({ search: 'pager', page })));
  expect(pages.flatMap(({ quotations }) => quotations.map(({ id }) => id))).toEqual(made);
  expect(pages[0]?.meta).toEqual({ page: 1, pageSize: 3, pageCount: 2, total: 4 });
});

test('subscribing answers the same for a new and a known address, and writes as much', async () => {
  const { db } = shop.server;
  const answers = [];
  const writers = [];
  for (const email of ['New@example.com', 'new@EXAMPLE.com']) {
    answers.push(await shop.visitor('subscribeToNewsletter', { body: { email } }));
    const { rows } = await db.execute(sql`select email, xmin::text as writer from newsletter_subscriptions`);
    expect(rows).toEqual([{ email: 'New@example.com', writer: expect.any(String) as string }]);
    writers.push(rows[0]?.writer);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(201);
  expect(writers[0]).not.toBe(writers[1]);
});

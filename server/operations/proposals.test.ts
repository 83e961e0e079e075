import { sql } from 'drizzle-orm';
import { firstRow } from '../repositories/rows';
import { isOver } from '../repositories/proposals';
import { acceptProposal, CUSTOMER, draftProposal, LINES, sendProposal } from '../testing/proposals';
import { openShop, type Shop } from '../testing/shop';
import type { Output } from './types';

type Proposal = Output<'getProposal'>;
type Shared = Output<'getSharedProposal'>;

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ config: { publicUrl: 'https://shop.example' } })));
afterAll(() => shop.server.close());

const draft = (fields?: object) => draftProposal(shop, fields);
const sent = (fields?: object) => sendProposal(shop, fields);
const send = (at: { id: string }) => shop.staff<Proposal>('sendProposal', { path: at, body: { channel: 'link' } });
const shared = (shareKey: string) => shop.visitor<Shared>('getSharedProposal', { path: { shareKey } });
const accept = (shareKey: string, version = 1, name = CUSTOMER) =>
  shop.visitor<Shared>('acceptSharedProposal', { path: { shareKey }, body: { name, version } });
const pay = (id: string, more: object = {}) =>
  shop.staff<{ id: string }>('recordPayment', {
    path: { id },
    body: { amount: '20000', method: 'mpesa', code: 'SGL31HA2UV', paidOn: '2026-01-05', ...more },
  });
const read = async (id: string) => (await shop.staff<Proposal>('getProposal', { path: { id } })).data;
const numberOf = ({ number }: Proposal) => Number((number ?? '').slice(-4));

test('twenty that are sent at once have numbers without gaps, and what fails takes none', async () => {
  const first = numberOf(await sent());
  const drafts = await Promise.all(Array.from({ length: 20 }, () => draft()));
  const empty = await draft({ lines: [] });
  expect(await send(await draft({ customerName: ' \u200b' }))).toMatchObject({
    status: 409,
    data: { customerName: 'Say whom it is for.' },
  });
  const [refused, ...answers] = await Promise.all([send(empty), ...drafts.map(send)]);
  expect(refused).toMatchObject({ status: 409, data: { lines: 'A quotation needs a line.' } });
  const numbers = answers.map(({ data }) => numberOf(data)).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => first + 1 + index));
  expect(answers[0]?.data.number).toMatch(/^Q-20\d\d-\d{4}$/);
});

test('one that is sent twenty times at once is sent once', async () => {
  const one = await draft();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(one)));
  expect(new Set(answers.map(({ data }) => `${data.number} ${data.version} ${data.shareKey}`)).size).toBe(1);
  expect((await read(one.id)).versions).toHaveLength(1);
});

test('a quotation of a request has its items at today’s prices, and the request tells what became of it', async () => {
  const [now, hour] = [Date.now(), 3_600_000];
  const discount_end_date = new Date(now + hour).toISOString();
  const product = await shop.addProduct({ product_price: '100.00', new_price: '80.00', discount_end_date });
  const plain = await shop.addProduct();
  const body = {
    clients_name: 'Achieng',
    clients_email: 'achieng@example.com',
    clients_phone: '+254 700 000 002',
    clients_note: `Hello\n\nItems:\n3 x ${product.product_name} @ KES 90.00 = KES 270.00\nTotal: KES 270.00`,
    productIds: [product.id, plain.id, '999999'],
  };
  const { id: quotationId } = (await shop.visitor<{ id: string }>('createQuotation', { body })).data;
  // The database says what today is.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 2 * hour);
  const { id } = (await shop.staff<{ id: string }>('createProposal', { body: { language: 'en', quotationId } })).data;
  clock.mockRestore();
  expect(await read(id)).toMatchObject({
    customerName: 'Achieng',
    customerEmail: 'achieng@example.com',
    lines: [
      { kind: 'item', text: product.product_name, quantity: 3, unitPrice: '80.00' },
      { text: plain.product_name, quantity: 1, unitPrice: '100.00' },
    ],
    totals: { total: '340.00' },
  });
  const [nbsp, twin, renamed] = [
    await shop.addProduct({ product_name: 'Long\u00a0Pole' }),
    await shop.addProduct({ product_name: product.product_name, product_price: '7.00' }),
    await shop.addProduct({ product_name: 'Old Name' }),
  ];
  const row = (quantity: number, name: string) => `${quantity} x ${name} @ KES 1.00 = KES ${quantity}.00`;
  const rows = [row(2, product.product_name), row(5, product.product_name), row(4, 'Long Pole'), row(6, 'Old Name')];
  const four = {
    ...body,
    clients_note: `1 x ${product.product_name}, as you said\n\nItems:\n${rows.join('\n')}\nTotal: KES 17.00`,
    productIds: [product.id, twin.id, nbsp.id, renamed.id],
  };
  await shop.staff('updateProduct', { path: { id: renamed.id }, body: { product_name: 'New Name' } });
  const asked = (await shop.visitor<{ id: string }>('createQuotation', { body: four })).data;
  const answer = await shop.staff<{ id: string }>('createProposal', {
    body: { language: 'en', quotationId: asked.id },
  });
  expect((await read(answer.data.id)).lines.map(({ quantity }) => quantity)).toEqual([2, 5, 4, 6]);
  const much = { ...body, clients_note: `99999 x ${product.product_name}`, productIds: [product.id] };
  await shop.staff('updateProduct', { path: { id: product.id }, body: { product_price: '340000', new_price: null } });
  const beyond = (await shop.visitor<{ id: string }>('createQuotation', { body: much })).data;
  const begun = await shop.staff<{ id: string }>('createProposal', {
    body: { language: 'en', quotationId: beyond.id },
  });
  expect((await read(begun.data.id)).lines).toMatchObject([{ quantity: 1, unitPrice: '340000.00' }]);
  const { shareKey, number } = (await send({ id })).data;
  await shop.visitor('openSharedProposal', { path: { shareKey: shareKey ?? '' } });
  await accept(shareKey ?? '');
  const { id: paymentId } = (await pay(id, { code: 'SGL31HA2AA' })).data;
  await shop.staff('deletePayment', { path: { id, paymentId } });
  const { entries } = (
    await shop.staff<{ entries: { kind: string; text: string; by: string | null; at: string }[] }>(
      'listQuotationHistory',
      { path: { id: quotationId } },
    )
  ).data;
  expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
    ['payment_deleted', `${number}, 20000.00`],
    ['payment', `${number}, 20000.00`],
    ['accepted', `${number}, Achieng Otieno`],
    ['opened', number],
    ['sent', number],
    ['status', 'quoted'],
  ]);
  const [deleted] = entries;
  expect(deleted?.by).toBe('Wanjiru Kamau');
  expect(Date.parse(deleted?.at ?? '')).toBeLessThanOrEqual(Date.now());
  const listed = await shop.staff<{ proposals: { id: string }[] }>('listProposals', {
    query: { quotationId, status: 'accepted', search: 'ACHIENG q-20' },
  });
  expect(listed.data.proposals.map((one) => one.id)).toEqual([id]);
  expect((await shop.staff('createProposal', { body: { language: 'en', quotationId: '999999' } })).status).toBe(400);
});

test('of more products than a quotation has lines the first have one, and how many have none is said', async () => {
  const goods = await Promise.all(Array.from({ length: 100 }, () => shop.addProduct()));
  const body = {
    clients_name: 'Achieng',
    clients_email: 'achieng@example.com',
    clients_note: 'For a school.',
    productIds: goods.map(({ id }) => id),
  };
  const { id: quotationId } = (await shop.visitor<{ id: string }>('createQuotation', { body })).data;
  const begun = await shop.staff<{ id: string }>('createProposal', { body: { language: 'en', quotationId } });
  expect(begun.message).toContain('the last 2 products');
  expect((await read(begun.data.id)).lines.map(({ text }) => text)).toEqual(
    goods.slice(0, 98).map(({ product_name }) => product_name),
  );
});

test('of ten who accept at once one does, and what was accepted stays', async () => {
  const { id, shareKey } = await sent();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => accept(shareKey, 1, `Person ${index}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const { data } = await shared(shareKey);
  expect(data).toMatchObject({
    status: 'accepted',
    acceptedBy: answers.find(({ status }) => status === 200)?.data.acceptedBy,
  });
  // To whoever read it before too: it is not theirs to write over.
  for (const headers of [{}, { 'if-match': '"2020-01-01T00:00:00.000Z"' }])
    expect((await shop.staff('updateProposal', { path: { id }, body: { title: 'Other' }, headers })).status).toBe(409);
  expect((await send({ id })).status).toBe(409);
});

test('what was drafted since is dropped when it is accepted, is found no longer, and nobody writes over that', async () => {
  const { id, shareKey } = await sent({ customerName: 'Sent Away' });
  const drafted = { path: { id }, body: { customerName: 'Drafted Later' } };
  const { updatedAt } = (await shop.staff<Proposal>('updateProposal', drafted)).data;
  await accept(shareKey);
  const foundBy = async (search: string) =>
    (await shop.staff<{ proposals: Proposal[] }>('listProposals', { query: { search } })).data.proposals.map(
      (one) => one.id,
    );
  expect([await foundBy('sent away'), await foundBy('drafted later')]).toEqual([[id], []]);
  expect((await read(id)).updatedAt).not.toBe(updatedAt);
});

test('what is done is not said to have failed where nothing can be read any more', async () => {
  const { db } = shop.server;
  const transact = db.transaction.bind(db);
  const readsLost = async <T>(call: () => Promise<T>): Promise<T> => {
    const away = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    jest.spyOn(db, 'transaction').mockImplementationOnce(async (work, config) => {
      const done = await transact(work, config);
      jest.spyOn(db, 'execute').mockRejectedValue(away);
      return done;
    });
    return call().finally(() => jest.restoreAllMocks());
  };
  const { id } = await draft();
  const update = () => shop.staff('updateProposal', { path: { id }, body: { title: 'Done' } });
  expect(await readsLost(update)).toMatchObject({ status: 200, data: { title: 'Done' } });
  const { data } = await readsLost(() => send({ id }));
  expect(data).toMatchObject({ status: 'sent', version: 1 });
  expect(await readsLost(() => accept(data.shareKey ?? ''))).toMatchObject({
    status: 200,
    data: { status: 'accepted' },
  });
});

test('a change stands in the link once it is sent, as a version that takes the place of the other', async () => {
  const { id, shareKey, number, updatedAt } = await sent();
  await shop.visitor('openSharedProposal', { path: { shareKey } });
  expect((await read(id)).status).toBe('opened');
  const stale = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
  expect((await shop.staff('updateProposal', { path: { id }, body: { title: 'T' }, headers: stale })).status).toBe(412);
  const body = { title: 'Another', lines: LINES.slice(0, 1) };
  const changed = await shop.staff<Proposal>('updateProposal', {
    path: { id },
    body,
    headers: { 'if-match': `"${updatedAt}"` },
  });
  expect(changed.data).toMatchObject({ hasChanges: true, total: '106300.00', totals: { total: '99800.00' } });
  expect((await shared(shareKey)).data).toMatchObject({
    version: 1,
    title: null,
    totals: { total: '106300.00' },
    replacedAt: null,
  });
  const again = (await send({ id })).data;
  expect(again).toMatchObject({
    number,
    shareKey,
    version: 2,
    hasChanges: false,
    status: 'sent',
    openedAt: null,
    total: '99800.00',
  });
  expect(again.versions.map(({ version, total }) => [version, total])).toEqual([
    [2, '99800.00'],
    [1, '106300.00'],
  ]);
  expect((await shared(shareKey)).data).toMatchObject({ version: 2, title: 'Another', replacedAt: again.sentAt });
  expect(await accept(shareKey, 1)).toMatchObject({ status: 409, data: { version: expect.any(String) as string } });
  expect((await accept(shareKey, 2)).status).toBe(200);
});

test('it can be accepted to the end of its last day in Nairobi', async () => {
  const over = async (instant: string) =>
    (
      await firstRow<{ over: boolean }>(
        shop.server.db,
        sql`SELECT ${isOver(sql`${instant}::timestamptz`)} AS over FROM (SELECT '2026-12-04'::date AS valid_until) t`,
      )
    )?.over;
  expect(await over('2026-12-04T20:59:59Z')).toBe(false);
  expect(await over('2026-12-04T21:00:00Z')).toBe(true);
  const { id, shareKey } = await sent();
  await shop.server.db.execute(sql`UPDATE proposals SET valid_until = '2026-01-01' WHERE id = ${id}`);
  expect((await shared(shareKey)).data.status).toBe('expired');
  expect(await accept(shareKey)).toMatchObject({ status: 409, data: { status: 'expired' } });
  const late = await draft({ validUntil: '2026-01-01' });
  expect(await send(late)).toMatchObject({ status: 409, data: { validUntil: 'This day is over.' } });
});

test('only who has no session opens it, and once', async () => {
  const { id, shareKey } = await sent();
  const path = { shareKey };
  expect((await shop.staff('openSharedProposal', { path })).status).toBe(200);
  await shared(shareKey);
  expect((await read(id)).openedAt).toBeNull();
  await Promise.all([1, 2, 3].map(() => shop.visitor('openSharedProposal', { path })));
  const { openedAt } = await read(id);
  await shop.visitor('openSharedProposal', { path });
  expect((await read(id)).openedAt).toBe(openedAt);
  expect((await shared('nothing')).status).toBe(404);
  // Of a signed-in browser that looks nothing is on record: the link's key would be.
  const { rows } = await shop.server.db.execute(sql`SELECT FROM audit_log WHERE target_id = ${shareKey}`);
  expect(rows).toEqual([]);
});

test('a code counts once, whoever records it at the same moment, and is free again once it is taken back', async () => {
  const [one, other] = [await sent(), await sent()];
  const answers = await Promise.all([one, other, one, other].map(({ id }) => pay(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    data: { code: expect.stringContaining('Q-20') as string },
  });
  const [paid] = [await read(one.id), await read(other.id)].filter(({ payments }) => payments.length > 0);
  expect(paid).toMatchObject({ paid: '20000.00', balance: '86300.00', depositDue: '33150.00' });
  const path = { id: paid?.id ?? '', paymentId: paid?.payments[0]?.id ?? '' };
  expect((await shop.staff('deletePayment', { path: { ...path, id: '1' } })).status).toBe(404);
  expect((await shop.staff('deletePayment', { path })).status).toBe(200);
  expect((await pay(other.id)).status).toBe(201);
  for (const id of [one.id, '999999']) expect((await pay(id, { code: 'SHORT' })).status).toBe(400);
  expect(await pay(one.id, { code: 'SGL31', paidOn: '2090-01-01', amount: '0' })).toMatchObject({
    status: 400,
    data: {
      code: expect.any(String) as string,
      paidOn: expect.any(String) as string,
      amount: expect.any(String) as string,
    },
  });
  expect((await pay((await draft()).id, { code: 'SGL31HA2ZZ' })).status).toBe(409);
});

test('a draft goes, one that was sent stays', async () => {
  const gone = await draft();
  expect((await shop.staff('deleteProposal', { path: gone })).status).toBe(200);
  expect((await shop.staff('getProposal', { path: gone })).status).toBe(404);
  expect((await shop.staff('deleteProposal', { path: { id: (await sent()).id } })).status).toBe(409);
});

test('what cannot be counted is refused at its field', async () => {
  const { id } = await draft({ vatRate: 50, vatMode: 'total', pricesIncludeVat: false });
  const update = (line: object, at = id, headers = {}) =>
    shop.staff('updateProposal', { path: { id: at }, body: { lines: [{ ...LINES[0], ...line }] }, headers });
  const stale = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
  for (const at of [id, (await acceptProposal(shop)).id, '999999'])
    expect(await update({ discount: '99800.01' }, at, stale)).toMatchObject({
      status: 400,
      data: { lines: expect.any(String) as string },
    });
  expect((await update({ quantity: 100_000, unitPrice: '9999999999.99' })).status).toBe(400);
  // With the draft's tax.
  expect((await update({ quantity: 1, unitPrice: '6666666666.67' })).status).toBe(400);
  expect((await update({ quantity: 1, unitPrice: '6666666666.66' })).status).toBe(200);
  expect(await send(await draft({ depositAmount: '106300.01' }))).toMatchObject({
    status: 409,
    data: { depositAmount: expect.any(String) as string },
  });
});

test('settings are saved whole, and only as they were read', async () => {
  const { data } = await shop.staff<{ version: string }>('getSalesSettings');
  const saved = await shop.staff<{ version: string }>('updateSalesSettings', { body: { ...data, depositPercent: 30 } });
  expect(saved).toMatchObject({ status: 200, data: { depositPercent: 30 } });
  expect((await shop.staff('updateSalesSettings', { body: { ...data, depositPercent: 20 } })).status).toBe(409);
});

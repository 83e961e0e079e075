import { sql } from 'drizzle-orm';
import type { SalesFigures } from '../openapi/operations.gen';
import { openShop, type Meta, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(
  async () => void (shop = await openShop({ config: { pageSize: { products: 9, articles: 9, quotations: 9 } } })),
);
afterAll(() => shop.server.close());

const SOURCES = ['cart', 'product', 'header', 'contact'] as const;
const COUNTED = ['quoted', 'open', 'won'] as const;
const SECOND = 1000;

const figures = async () => (await shop.staff<{ sales: SalesFigures }>('getDashboardSummary')).data.sales;

const totalOf = async (query: Record<string, string>) =>
  (await shop.staff<{ meta: Meta }>('listQuotations', { query })).data.meta.total;

/** What a figure's list comes to, read page by page. */
async function counted(figure: string) {
  const totals: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { counted: figure, page: String(page) };
    const { data } = await shop.staff<{ proposals: { total: string }[]; meta: Meta }>('listProposals', { query });
    totals.push(...data.proposals.map(({ total }) => total));
    const cents = totals.reduce((sum, total) => sum + BigInt(total.replace('.', '')), 0n);
    if (page === data.meta.pageCount)
      return { count: data.meta.total, value: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}` };
  }
}

async function expectLists(): Promise<SalesFigures> {
  const sales = await figures();
  const { since } = sales;
  for (const source of SOURCES) expect(await totalOf({ since, source })).toBe(sales.requests[source]);
  expect(await totalOf({ since })).toBe(SOURCES.reduce((sum, source) => sum + sales.requests[source], 0));
  for (const figure of COUNTED) expect(await counted(figure)).toEqual(sales[figure]);
  for (const { id, count } of sales.mostAsked) expect(await totalOf({ since, productId: id })).toBe(count);
  return sales;
}

/** A request that came at an instant; `after` is when what happened to it, in milliseconds, and what. */
async function asked(
  at: number,
  {
    ids = [],
    note = 'x',
    after = [],
  }: { ids?: string[]; note?: string; after?: [number, string, string | null][] } = {},
): Promise<void> {
  const { db } = shop.server;
  const { rows } = await db.execute(sql`
    INSERT INTO quotations (clients_name, clients_email, clients_note, product_ids, created_at)
    VALUES ('a', 'a@example.com', ${note}, ${sql.param(ids)}::text[], ${new Date(at).toISOString()}) RETURNING id`);
  for (const [ms, kind, text] of after)
    await db.execute(sql`
      INSERT INTO quotation_entries (quotation_id, kind, text, created_at)
      VALUES (${rows[0]?.id}, ${kind}, ${text}, ${new Date(at + ms).toISOString()})`);
}

test('requests of this month by where they came from, and how soon they were answered', async () => {
  const began = Date.parse((await figures()).since);
  const products = await Promise.all(Array.from({ length: 7 }, () => shop.addProduct()));
  const [first = '', second = '', ...others] = products
    .map(({ id }) => id)
    .sort((one, other) => Number(one) - Number(other));
  await asked(began - 1, { ids: [first], after: [[SECOND, 'call', null]] });
  await asked(began, { ids: [first, second], after: [[10 * SECOND, 'status', 'contacted']] });
  await asked(began, {
    ids: [first, first, 'gone'],
    after: [
      [3 * SECOND, 'note', 'later'],
      [21_999, 'sent', 'Q-1'],
    ],
  });
  await asked(began + 1, {
    ids: [second],
    after: [
      [SECOND, 'status', 'closed'],
      [40 * SECOND, 'status', 'quoted'],
    ],
  });
  await asked(began + 1, {
    note: 'Subject: Hours\n\nWhen?',
    after: [
      [50 * SECOND, 'call', null],
      [SECOND, 'assigned', 'A'],
    ],
  });
  // By a clock that was put back meanwhile.
  await asked(began + 2 * SECOND, { note: 'Subject: Way\n\nWhere?', after: [[-SECOND, 'call', null]] });
  await asked(began + 2, { note: 'Hello\nSubject: no' });
  for (const id of others) await asked(began + 3, { ids: [id] });
  await asked(began + 4, { ids: [first], note: 'Subject: of a product' });
  const sales = await expectLists();
  expect(sales.requests).toEqual({ cart: 2, product: 2 + others.length, header: 1, contact: 2 });
  // Of 0, 10, 21.999, 40 and 50 seconds.
  expect(sales.firstAnswer).toEqual({ answered: 5, medianSeconds: 21 });
  expect(sales.mostAsked.map(({ id, count }) => [id, count])).toEqual([
    [first, 3],
    [second, 2],
    ...others
      .slice(-3)
      .reverse()
      .map((id) => [id, 1]),
  ]);
  expect(sales.mostAsked[0]?.product_name).toBe(products.find(({ id }) => id === first)?.product_name);
  await shop.staff('deleteProduct', { path: { id: first } });
  expect((await expectLists()).mostAsked.map(({ id }) => id)).not.toContain(first);
});

test('quotations count once they are sent, by this month’s clocks, and until their last day is over', async () => {
  const { db } = shop.server;
  const began = Date.parse((await figures()).since);
  const at = (ms: number) => new Date(began + ms).toISOString();
  const insert = (total: string, columns: { sent?: string; accepted?: string; until?: string }) => {
    const isSent = columns.sent !== undefined;
    return db.execute(sql`
      INSERT INTO proposals (draft, sent, version, total, search_text, sent_at, accepted_at, valid_until)
      VALUES (${CONTENT}::jsonb, CASE WHEN ${isSent} THEN ${CONTENT}::jsonb END, ${isSent ? 1 : 0}, ${total}, '',
        ${columns.sent ?? null}, ${columns.accepted ?? null}, ${columns.until ?? null})`);
  };
  const [today] = new Date(Date.now() + 3 * 3_600_000).toISOString().split('T');
  await insert('9.00', {});
  await insert('1.01', { sent: at(0) });
  await insert('20.02', { sent: at(-1), until: '2099-01-01' });
  await insert('300.00', { sent: at(0), until: today ?? '' });
  await insert('4000.00', { sent: at(-1), until: '2020-01-01' });
  await insert('50000.00', { sent: at(-1), accepted: at(0), until: '2020-01-01' });
  await insert('9999999999.99', { sent: at(-2), accepted: at(-1) });
  await insert('9999999999.99', { sent: at(1), accepted: at(2) });
  const sales = await expectLists();
  expect(sales.quoted).toEqual({ count: 3, value: '10000000301.00' });
  expect(sales.open).toEqual({ count: 3, value: '321.03' });
  expect(sales.won).toEqual({ count: 2, value: '10000049999.99' });
});

test('a month begins at midnight in Nairobi', async () => {
  const { since } = await figures();
  expect(since).toMatch(/T21:00:00\.000Z$/);
  expect(new Date(Date.parse(since) + 3 * 3_600_000).getUTCDate()).toBe(1);
  expect((await shop.staff('listQuotations', { query: { since: 'today' } })).status).toBe(400);
  // The database itself takes no offset of sixteen hours.
  const far = { since: '2026-01-01T00:00:00+23:59', before: '2999-12-30T00:00:00-16:00' };
  expect((await shop.staff('listQuotations', { query: far })).status).toBe(200);
  expect((await shop.staff('listQuotations', { query: { source: 'street' } })).status).toBe(400);
  expect((await shop.staff('listProposals', { query: { counted: 'lost' } })).status).toBe(400);
});

const CONTENT = JSON.stringify({
  language: 'en',
  title: null,
  customerName: 'A',
  customerPhone: null,
  customerEmail: null,
  lines: [],
  vatRate: 16,
  vatMode: 'total',
  pricesIncludeVat: true,
  depositPercent: 50,
  depositAmount: null,
  validUntil: null,
  terms: null,
});

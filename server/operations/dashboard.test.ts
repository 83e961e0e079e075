import { sql } from 'drizzle-orm';
import { noteBackup } from '../repositories/backups';
import { picture } from '../testing/pictures';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.server.close());

interface Top {
  id: string;
  title: string;
  viewsCount: number;
  likesCount: number;
}

interface Summary {
  quotesPerDay: { date: string; count: number }[];
  topArticles: { mostViewed: Top[]; mostLiked: Top[] };
  adverts: { running: number; ending: number };
  backups: { lastAt: string | null; lastVerifiedAt: string | null };
  events: { type: string; id: string; title: string; targetId: string | null; at: string }[];
}

const summary = async () => (await shop.staff<Summary>('getDashboardSummary')).data;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The last 28 days by the clocks of Kenya, which stand three hours before UTC all year. */
const lastDays = () => Array.from({ length: 28 }, (_, n) => inHours(3 - 24 * (27 - n)).slice(0, 10));

/** This month's first instant by the same clocks. */
const beginningOfMonth = () => new Date(`${inHours(3).slice(0, 7)}-01T00:00:00+03:00`).toISOString();

test('an empty shop has nothing to report', async () => {
  expect(await summary()).toEqual({
    quotes: { new: 0, total: 0 },
    products: { active: 0, inactive: 0, outOfStock: 0, withoutImage: 0 },
    articles: { active: 0, inactive: 0 },
    advertsRunning: 0,
    events: [],
    quotesPerDay: lastDays().map((date) => ({ date, count: 0 })),
    topArticles: { mostViewed: [], mostLiked: [] },
    adverts: { running: 0, ending: 0 },
    health: { 'without-image': 0, 'ended-discount': 0, 'without-dimensions': 0, 'inactive-advertised': 0 },
    backups: { lastAt: null, lastVerifiedAt: null },
    noticesFailed: 0,
    sales: {
      since: beginningOfMonth(),
      requests: { cart: 0, product: 0, header: 0, contact: 0 },
      firstAnswer: { answered: 0, medianSeconds: null },
      quoted: { count: 0, value: '0.00' },
      open: { count: 0, value: '0.00' },
      won: { count: 0, value: '0.00' },
      mostAsked: [],
    },
  });
});

test('counts, and tells what happened, the newest first', async () => {
  const product = await shop.addProduct({ stock_status: 'out_of_stock' }, [await picture()]);
  const hidden = await shop.addProduct();
  await shop.staff('deactivateProduct', { path: { id: hidden.id } });
  const article = await shop.addArticle();
  const client = { clients_name: 'Achieng', clients_email: 'a@example.com', clients_note: 'x' };
  const quotes = [1, 2].map(() => shop.visitor<{ id: string }>('requestQuote', { body: client }));
  const [quote] = await Promise.all(quotes);
  await shop.staff('updateQuotation', { path: { id: quote?.data.id ?? '' }, body: { status: 'closed' } });
  await shop.visitor('rateProduct', { path: { productId: product.id }, body: { rating: 4 } });
  await shop.visitor('commentOnArticle', { path: { articleId: article.id }, body: { content: 'x' } });
  for (const productId of [product.id, hidden.id]) {
    await shop.staff('createAdvertisement', {
      body: { productId, end_date: inHours(productId === product.id ? 1 : 100) },
    });
  }

  const { events, ...counts } = await summary();
  expect(counts).toMatchObject({
    quotes: { new: 1, total: 2 },
    products: { active: 1, inactive: 1, outOfStock: 1, withoutImage: 1 },
    articles: { active: 1, inactive: 0 },
    advertsRunning: 1,
    adverts: { running: 1, ending: 1 },
    health: { 'without-image': 1, 'inactive-advertised': 1 },
  });
  expect(events.map(({ type, title, targetId }) => [type, title, targetId])).toEqual([
    ['advert_ending', product.product_name, product.id],
    ['comment', article.title, article.id],
    ['rating', product.product_name, product.id],
    ['quote', 'Achieng', expect.any(String)],
    ['quote', 'Achieng', expect.any(String)],
  ]);
});

test('shows twenty events at most', async () => {
  const { id } = await shop.addArticle();
  const comment = () => shop.visitor('commentOnArticle', { path: { articleId: id }, body: { content: 'x' } });
  await Promise.all(Array.from({ length: 25 }, comment));
  expect((await summary()).events).toHaveLength(20);
});

test('adverts that run beyond the next three days do not end soon', async () => {
  const before = (await summary()).adverts;
  for (const window of [
    {},
    { end_date: inHours(73) },
    { end_date: inHours(71) },
    { start_date: inHours(1), end_date: inHours(2) },
  ]) {
    const { id: productId } = await shop.addProduct();
    await shop.staff('createAdvertisement', { body: { productId, ...window } });
  }
  expect((await summary()).adverts).toEqual({ running: before.running + 3, ending: before.ending + 1 });
});

test("requests are counted on the day that Kenya's clocks showed, also at its edges", async () => {
  const { db } = shop.server;
  await db.execute(sql`DELETE FROM quotations`);
  const days = lastDays();
  const [oldest, second] = days as [string, string];
  // Midnight in Kenya is 21:00 UTC of the day before.
  const moments = [
    `${oldest}T00:00:00+03:00`,
    `${oldest}T23:59:59.999+03:00`,
    `${second}T00:00:00+03:00`,
    new Date().toISOString(),
  ];
  const before = new Date(Date.parse(`${oldest}T00:00:00+03:00`) - 1).toISOString();
  for (const at of [...moments, before]) {
    await db.execute(sql`
      INSERT INTO quotations (clients_name, clients_email, clients_note, created_at) VALUES ('a', 'a@example.com', 'x', ${at})`);
  }
  const { quotesPerDay } = await summary();
  expect(quotesPerDay.map(({ date }) => date)).toEqual(days);
  expect(quotesPerDay.map(({ count }) => count)).toEqual([2, 1, ...Array.from({ length: 25 }, () => 0), 1]);
});

test('the five active articles that are viewed and liked most, none that never was', async () => {
  const { db } = shop.server;
  await db.execute(sql`UPDATE articles SET views_count = 0, likes_count = 0`);
  const articles = await Promise.all(Array.from({ length: 8 }, () => shop.addArticle()));
  const [hidden, ...shown] = articles.map(({ id }) => id);
  await shop.staff('deactivateArticle', { path: { id: hidden ?? '' } });
  for (const [n, id] of [hidden, ...shown].entries()) {
    const likes = n === 2 ? 30 : n === 3 ? 40 : 0;
    await db.execute(sql`UPDATE articles SET views_count = ${100 - n}, likes_count = ${likes} WHERE id = ${id}`);
  }
  const { mostViewed, mostLiked } = (await summary()).topArticles;
  expect(mostViewed.map(({ id, viewsCount }) => [id, viewsCount])).toEqual(
    shown.slice(0, 5).map((id, n) => [id, 99 - n]),
  );
  expect(mostLiked.map(({ id, likesCount }) => [id, likesCount])).toEqual([
    [shown[2], 40],
    [shown[1], 30],
  ]);
  expect(mostLiked[0]).toEqual({ id: shown[2], title: articles[3]?.title, viewsCount: 97, likesCount: 40 });
});

test('the newest backup and the newest that is verified, past what a clock that was ahead has named', async () => {
  const { db } = shop.server;
  expect((await summary()).backups).toEqual({ lastAt: null, lastVerifiedAt: null });
  const [first, second] = [new Date('2020-11-20T00:30:00Z'), new Date('2020-11-21T00:30:00Z')];
  await noteBackup(db, new Date('2999-11-22T00:30:00Z'), new Date());
  await noteBackup(db, first, null);
  await noteBackup(db, first, new Date());
  await noteBackup(db, second, null);
  expect((await summary()).backups).toEqual({ lastAt: second.toISOString(), lastVerifiedAt: first.toISOString() });
});

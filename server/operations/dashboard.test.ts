import { picture } from '../testing/pictures';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.server.close());

interface Summary {
  events: { type: string; id: string; title: string; targetId: string | null; at: string }[];
}

const summary = async () => (await shop.staff<Summary>('getDashboardSummary')).data;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('an empty shop has nothing to report', async () => {
  expect(await summary()).toEqual({
    quotes: { new: 0, total: 0 },
    products: { active: 0, inactive: 0, outOfStock: 0, withoutImage: 0 },
    articles: { active: 0, inactive: 0 },
    advertsRunning: 0,
    events: [],
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
  expect(counts).toEqual({
    quotes: { new: 1, total: 2 },
    products: { active: 1, inactive: 1, outOfStock: 1, withoutImage: 1 },
    articles: { active: 1, inactive: 0 },
    advertsRunning: 1,
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

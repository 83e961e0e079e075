import { sql } from 'drizzle-orm';
import { settle } from './priceClock';
import { openShop, type Product, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.server.close());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Late enough for all that is to be asked before. */
const SOON_MS = 4_000;

async function listed(suggest: string): Promise<string[]> {
  const { data } = await shop.visitor<{ products: Product[] }>('listProducts', { query: { suggest } });
  return data.products.map(({ id }) => id);
}
const adverts = async () => (await shop.visitor<{ id: string }[]>('listAdvertisements')).data.map(({ id }) => id);

test('discounts and adverts begin and end by the clock, past answers that were kept', async () => {
  const start = new Date();
  const soon = new Date(start.getTime() + SOON_MS);
  const at = soon.toISOString();
  const discount = { product_price: '100', discount_percentage: 70 };
  const begins = await shop.addProduct({ ...discount, discount_start_date: at });
  const ends = await shop.addProduct({ ...discount, discount_end_date: at });
  const advert = await shop.staff<{ id: string }>('createAdvertisement', {
    body: { productId: ends.id, end_date: at },
  });
  expect(await listed('discount-70')).toEqual([ends.id]);
  expect(await adverts()).toEqual([advert.data.id]);

  await pause(soon.getTime() + 100 - Date.now());
  await settle(shop.server.services, start.toISOString());
  expect(await listed('discount-70')).toEqual([begins.id]);
  expect(await adverts()).toEqual([]);
});

test('a clock with nothing to do leaves kept answers alone', async () => {
  const now = await settle(shop.server.services, null);
  const mark = shop.server.services.content.mark(['products', 'adverts']);
  await settle(shop.server.services, now);
  expect(shop.server.services.content.mark(['products', 'adverts'])).toEqual(mark);
});

test('a product that somebody holds keeps no other price back', async () => {
  const { db, services } = shop.server;
  const discount = { product_price: '100', discount_percentage: 70, discount_end_date: '2030-01-01T00:00:00Z' };
  const [held, free] = [await shop.addProduct(discount), await shop.addProduct(discount)];
  await db.execute(sql`UPDATE products SET price_changes_at = now(), shown_discount = 0
    WHERE id IN (${held.id}, ${free.id})`);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT FROM products WHERE id = ${held.id} FOR UPDATE`);
    await settle(services, null);
    expect(await listed('discount-70')).toContain(free.id);
  });
  await settle(services, null);
  expect(await listed('discount-70')).toContain(held.id);
});

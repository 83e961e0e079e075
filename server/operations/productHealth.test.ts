import { picture } from '../testing/pictures';
import { openShop, type Product, type Shop } from '../testing/shop';

let shop: Shop;
/** One product for each health and one that wants nothing, by name. */
const ids = new Map<string, string>();

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

beforeAll(async () => {
  shop = await openShop();
  const files = [await picture()];
  const well = { package_dimensions: '10 x 10 x 10 cm' };
  const add = async (name: string, fields: object, pictures = files) => {
    const { id } = await shop.addProduct({ ...well, ...fields }, pictures);
    ids.set(name, id);
    return id;
  };
  const advertise = (productId: string, fields: object) =>
    shop.staff('createAdvertisement', { body: { productId, ...fields } });
  const hide = (id: string) => shop.staff('deactivateProduct', { path: { id } });

  await advertise(await add('nothing', { discount_percentage: 10, discount_end_date: inDays(1) }), {});
  await add('without-image', {}, []);
  await add('ended-discount', { discount_percentage: 10, discount_end_date: inDays(-1) });
  await add('ended new price', { new_price: '1.00', discount_end_date: inDays(-1) });
  await add('ended, and cleared', { discount_end_date: inDays(-1) });
  await add('discount without dates', { discount_percentage: 10 });
  await add('without-dimensions', { package_dimensions: '  ' });
  const running = await add('inactive-advertised', {});
  const coming = await add('advertised from tomorrow', {});
  const stopped = await add('inactive, advert stopped', {});
  const over = await add('inactive, advert over', {});
  await advertise(running, { end_date: inDays(1) });
  await advertise(coming, { start_date: inDays(1) });
  await advertise(stopped, { isActive: false });
  await advertise(over, { end_date: inDays(-1) });
  for (const id of [running, coming, stopped, over]) await hide(id);
});
afterAll(() => shop.server.close());

async function found(query: Record<string, string>): Promise<string[]> {
  const { data } = await shop.staff<{ products: Product[]; meta: { total: number } }>('listProducts', { query });
  expect(data.meta.total).toBe(data.products.length);
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  return data.products.map(({ id }) => names.get(id) ?? id).reverse();
}

const wanting = {
  'without-image': ['without-image'],
  'ended-discount': ['ended-discount', 'ended new price'],
  'without-dimensions': ['without-dimensions'],
  'inactive-advertised': ['inactive-advertised', 'advertised from tomorrow'],
};

test.each(Object.entries(wanting))('%s is what it says', async (health, names) => {
  expect(await found({ health, status: 'all' })).toEqual(names);
  const areInactive = health === 'inactive-advertised';
  expect(await found({ health })).toEqual(areInactive ? [] : names);
  expect(await found({ health, status: 'inactive' })).toEqual(areInactive ? names : []);
});

test('the dashboard counts the same', async () => {
  const { data } = await shop.staff<{ health: object; products: object }>('getDashboardSummary');
  const counts = Object.entries(wanting).map(([health, names]) => [health, names.length]);
  expect(data.health).toEqual(Object.fromEntries(counts));
  expect(data.products).toMatchObject({ withoutImage: 1 });
});

test('goes together with the other filters and orders', async () => {
  const product = await shop.product(ids.get('ended new price') ?? '');
  const category_id = product.category?.id ?? '';
  expect(await found({ health: 'ended-discount', category_id })).toEqual(['ended new price']);
  expect(await found({ health: 'ended-discount', search: product.product_name, in_stock: 'true' })).toEqual([
    'ended new price',
  ]);
  expect(await found({ health: 'ended-discount', in_stock: 'false' })).toEqual([]);
  expect(await found({ health: 'ended-discount', sort: '-price', status: 'all' })).toHaveLength(2);
});

test('tells at once of an advert that stops', async () => {
  const { data: adverts } = await shop.staff<{ id: string; product: { id: string } }[]>('listAdvertisements', {
    query: { status: 'all' },
  });
  const id = adverts.find(({ product }) => product.id === ids.get('inactive-advertised'))?.id ?? '';
  const update = (isActive: boolean) => shop.staff('updateAdvertisement', { path: { id }, body: { isActive } });
  const health = { health: 'inactive-advertised', status: 'all' };
  await update(false);
  expect(await found(health)).toEqual(['advertised from tomorrow']);
  await update(true);
  expect(await found(health)).toEqual(wanting['inactive-advertised']);
});

test('is for staff, and takes no other value', async () => {
  for (const health of Object.keys(wanting)) {
    expect((await shop.visitor('listProducts', { query: { health } })).status).toBe(401);
  }
  const { status, data } = await shop.staff<object>('listProducts', { query: { health: 'well' } });
  expect([status, Object.keys(data)]).toEqual([400, ['health']]);
});

import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.server.close());

interface Advert {
  id: string;
  isActive?: boolean;
  start_date?: string | null;
  end_date?: string | null;
  product: { id: string; product_name: string; product_price: string; new_price: string | null };
}

const HOUR = 3_600_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

async function advertise(window: object): Promise<string> {
  const { id: productId } = await shop.addProduct();
  const answer = await shop.staff<{ id: string }>('createAdvertisement', { body: { productId, ...window } });
  expect(answer).toMatchObject({ status: 201, message: 'Advert added successfully' });
  return answer.data.id;
}
const running = async () => (await shop.visitor<Advert[]>('listAdvertisements')).data.map(({ id }) => id);

test.each([
  ['without dates', {}, true],
  ['within its dates', { start_date: fromNow(-HOUR), end_date: fromNow(HOUR) }, true],
  ['with no end', { start_date: fromNow(-HOUR), end_date: null }, true],
  ['that is over', { start_date: fromNow(-2 * HOUR), end_date: fromNow(-HOUR) }, false],
  ['that is to come', { start_date: fromNow(HOUR) }, false],
  ['that is not active', { isActive: false }, false],
])('an advert %s', async (_, window, runs) => {
  const id = await advertise(window);
  expect((await running()).includes(id)).toBe(runs);
  const { data } = await shop.staff<Advert[]>('listAdvertisements', { query: { status: 'all' } });
  expect(data.find((advert) => advert.id === id)).toMatchObject({ isActive: runs || !('isActive' in window) });
});

test('shows the product and nothing that is for staff', async () => {
  const product = await shop.addProduct({ product_price: '200', discount_percentage: 25 });
  const { data } = await shop.staff<{ id: string }>('createAdvertisement', { body: { productId: product.id } });
  const adverts = (await shop.visitor<Advert[]>('listAdvertisements')).data;
  const { id, product_name, product_price, new_price, discounts, discount_start_date, discount_end_date } = product;
  expect(adverts.find((advert) => advert.id === data.id)).toEqual({
    id: data.id,
    end_date: null,
    product: {
      id,
      product_name,
      product_name_sw: null,
      product_price,
      new_price,
      discounts,
      discount_start_date,
      discount_end_date,
      images: [],
      uses: [],
    },
  });
});

test('says until when it runs', async () => {
  const end_date = fromNow(HOUR);
  const id = await advertise({ start_date: fromNow(-HOUR), end_date });
  const advert = (await shop.visitor<Advert[]>('listAdvertisements')).data.find((one) => one.id === id);
  expect(advert).toMatchObject({ end_date });
  expect(advert).not.toHaveProperty('start_date');
});

test.each([
  ['start_date', '1000-01-01T00:00:00+12:00'],
  ['end_date', '2999-12-31T23:59:59-12:00'],
])('an instant of a year that no answer can tell of is none: %s %s', async (name, instant) => {
  const { id } = await shop.addProduct({});
  const answer = await shop.staff('createAdvertisement', { body: { productId: id, [name]: instant } });
  expect(answer).toMatchObject({ status: 400, data: { [name]: 'This is not a valid date.' } });
});

test('says when a lower price holds that is no percentage, too', async () => {
  const dates = { discount_start_date: fromNow(HOUR), discount_end_date: fromNow(2 * HOUR) };
  const product = await shop.addProduct({ product_price: '200', new_price: '150', ...dates });
  await shop.staff('createAdvertisement', { body: { productId: product.id } });
  const adverts = (await shop.visitor<Advert[]>('listAdvertisements')).data;
  expect(adverts.find((advert) => advert.product.id === product.id)?.product).toMatchObject({
    new_price: '150.00',
    discounts: [],
    ...dates,
  });
});

test('is stopped, started again and rescheduled', async () => {
  const id = await advertise({ end_date: fromNow(HOUR) });
  const update = (body: object) => shop.staff('updateAdvertisement', { path: { id }, body });
  await update({ isActive: false });
  expect(await running()).not.toContain(id);
  await update({ isActive: true });
  expect(await running()).toContain(id);
  await update({ start_date: fromNow(HOUR / 2) });
  expect(await running()).not.toContain(id);
  expect(await update({ start_date: null, end_date: null })).toMatchObject({ status: 200 });
  expect(await running()).toContain(id);
});

test('must not end before it starts', async () => {
  const { id: productId } = await shop.addProduct();
  const body = { productId, start_date: '2030-01-02T00:00:00Z', end_date: '2030-01-01T00:00:00Z' };
  const created = await shop.staff<object>('createAdvertisement', { body });
  expect([created.status, Object.keys(created.data)]).toEqual([400, ['end_date']]);
  const id = await advertise({ start_date: '2030-01-02T00:00:00Z' });
  const updated = await shop.staff<object>('updateAdvertisement', { path: { id }, body: { end_date: body.end_date } });
  expect([updated.status, Object.keys(updated.data)]).toEqual([400, ['end_date']]);
});

test.each(['unknown', '999999999'])('needs a product: %s', async (productId) => {
  const { status, data } = await shop.staff<object>('createAdvertisement', { body: { productId } });
  expect([status, Object.keys(data)]).toEqual([400, ['productId']]);
});

test('all adverts are for staff, and an unknown one is 404', async () => {
  expect((await shop.visitor('listAdvertisements', { query: { status: 'all' } })).status).toBe(401);
  const unknown = await shop.staff('updateAdvertisement', { path: { id: '999999999' }, body: { isActive: true } });
  expect(unknown.status).toBe(404);
});

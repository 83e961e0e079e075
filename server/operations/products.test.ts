import { picture } from '../testing/pictures';
import { openShop, type Product, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.server.close());

const HOUR = 3_600_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const visible = async (id: string) => (await shop.visitor('getProduct', { path: { id } })).status;
const listed = async (query: Record<string, string>) =>
  (await shop.visitor<{ products: Product[] }>('listProducts', { query })).data.products.map(({ id }) => id);

describe('creating', () => {
  test('keeps every field as sent', async () => {
    const { id: category_id, category_name } = await shop.addCategory();
    const fields = {
      product_name: 'Dish 🛰️ <b>"quoted"</b>',
      product_price: '49900',
      new_price: '0.10',
      quantity: 7,
      stock_status: 'out_of_stock',
      isBestSeller: true,
      description: 'Line one\r\nline two \u202Eright to left',
      installment_info: '12 x KES 4,400.00',
      additional_info: 'a',
      compatibility: 'b',
      tools_needed: 'c',
      package_dimensions: 'd',
      package_weight: 'e',
    };
    const created = await shop.staff<Product>('createProduct', { body: { ...fields, category_id, rating: 4.567 } });
    expect([created.status, created.message]).toEqual([201, 'Product created successfully']);
    expect(created.data).toMatchObject({
      ...fields,
      product_price: '49900.00',
      category: { id: category_id, category_name },
      isActive: true,
      rating: 4.567,
      reviews: 0,
      discounts: [],
      images: [],
      ratings: [],
    });
    expect((await shop.visitor('getProduct', { path: { id: created.data.id } })).data).toEqual(created.data);
  });

  test.each(['unknown', '999999999'])('refuses category %s', async (category_id) => {
    const body = { product_name: 'x', product_price: '1', category_id };
    const { status, data } = await shop.staff<object>('createProduct', { body, files: [await picture()] });
    expect([status, Object.keys(data)]).toEqual([400, ['category_id']]);
  });

  test('says what it is for, each use once', async () => {
    const { id, uses } = await shop.addProduct({ uses: '["farm", "home"]' });
    expect(uses).toEqual(['farm', 'home']);
    const { id: category_id } = await shop.addCategory();
    const body = { product_name: 'x', product_price: '1', category_id, uses: '["home","home"]' };
    const twice = await shop.staff<object>('createProduct', { body });
    expect([twice.status, Object.keys(twice.data)]).toEqual([400, ['uses']]);
    const change = async (changed: string[]) =>
      (await shop.staff('updateProduct', { path: { id }, body: { uses: changed } })).status;
    expect([await change(['home', 'home']), await change(['moon']), await change([])]).toEqual([400, 400, 200]);
    expect((await shop.product(id)).uses).toEqual([]);
  });

  test('derives the new price from the percentage', async () => {
    const product = await shop.addProduct({ product_price: '333.33', discount_percentage: 30 });
    expect(product.new_price).toBe('233.33');
    expect(await listed({ suggest: 'discount-30' })).toContain(product.id);
    const own = await shop.addProduct({ product_price: '100', new_price: '90', discount_percentage: 50 });
    expect(own.new_price).toBe('90.00');
  });
});

describe('updating', () => {
  test('changes what is sent and nothing else', async () => {
    const before = await shop.addProduct({ description: 'stays', quantity: 3, installment_info: 'goes' });
    const other = await shop.addProduct();
    const body = { product_name: 'Changed', installment_info: null, rating: 2.5 };
    const answer = await shop.staff('updateProduct', { path: { id: before.id }, body });
    expect(answer).toMatchObject({ status: 200, message: 'Product updated successfully' });
    const after = await shop.product(before.id);
    expect(after).toEqual({ ...before, ...body, updatedAt: expect.any(String) as string });
    expect(await shop.product(other.id)).toEqual(other);
  });

  test('derives the new price from a percentage, and clears both', async () => {
    const { id } = await shop.addProduct({ product_price: '80' });
    const update = (body: object) => shop.staff('updateProduct', { path: { id }, body });
    await update({ discount_percentage: 50 });
    expect(await shop.product(id)).toMatchObject({ new_price: '40.00', discounts: [{ discount_percentage: 50 }] });
    await update({ discount_percentage: null, new_price: null });
    expect(await shop.product(id)).toMatchObject({ new_price: null, discounts: [] });
  });

  test('refuses a discount that ends before it starts, also when one of the dates was there before', async () => {
    const { id } = await shop.addProduct({ discount_percentage: 10, discount_start_date: '2030-02-01T00:00:00Z' });
    const body = { discount_end_date: '2030-01-01T00:00:00Z' };
    const { status, data } = await shop.staff<object>('updateProduct', { path: { id }, body });
    expect([status, Object.keys(data)]).toEqual([400, ['discount_end_date']]);
  });

  test('a category of another kind is refused', async () => {
    const { id } = await shop.addProduct();
    const { id: category_id } = await shop.addTag();
    const { status } = await shop.staff('updateProduct', { path: { id }, body: { category_id } });
    expect(status).toBe(400);
  });
});

test('an optional text that is sent empty means none', async () => {
  const { id } = await shop.addProduct({ description: '', package_weight: '' });
  expect(await shop.product(id)).toMatchObject({ description: null, package_weight: null });
  await shop.staff('updateProduct', { path: { id }, body: { compatibility: '' } });
  expect(await shop.product(id)).toMatchObject({ compatibility: null });
});

test('an inactive product is hidden from visitors everywhere and back when active', async () => {
  const { id } = await shop.addProduct({}, [await picture()]);
  await shop.staff('createAdvertisement', { body: { productId: id } });
  const advertised = async () => {
    const { data } = await shop.visitor<{ product: { id: string } }[]>('listAdvertisements');
    return data.some(({ product }) => product.id === id);
  };
  expect([await visible(id), await advertised()]).toEqual([200, true]);

  for (const _twice of [1, 2]) await shop.staff('deactivateProduct', { path: { id } });
  expect([await visible(id), await advertised()]).toEqual([404, false]);
  expect(await listed({})).not.toContain(id);
  expect((await shop.visitor('rateProduct', { path: { productId: id }, body: { rating: 5 } })).status).toBe(404);
  for (const status of ['inactive', 'all']) {
    expect((await shop.visitor('listProducts', { query: { status } })).status).toBe(401);
    const { data } = await shop.staff<{ products: Product[] }>('listProducts', { query: { status } });
    expect(data.products).toContainEqual(expect.objectContaining({ id, isActive: false }));
  }

  await shop.staff('activateProduct', { path: { id } });
  expect([await visible(id), await advertised()]).toEqual([200, true]);
});

test('a deleted product is gone, once, with its pictures', async () => {
  const { id, images } = await shop.addProduct({}, [await picture()]);
  const answers = await Promise.all([1, 2, 3].map(() => shop.staff('deleteProduct', { path: { id } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const path = { id };
  expect(await visible(id)).toBe(404);
  expect((await shop.staff('updateProduct', { path, body: { quantity: 1 } })).status).toBe(404);
  expect((await shop.staff('activateProduct', { path })).status).toBe(404);
  expect((await shop.visitor('rateProduct', { path: { productId: id }, body: { rating: 5 } })).status).toBe(404);
  expect((await shop.server.app.inject(images[0]?.image_url ?? '')).statusCode).toBe(404);
});

describe('ratings', () => {
  const rate = (productId: string, rating: number, comment?: string) =>
    shop.visitor('rateProduct', { path: { productId }, body: { rating, ...(comment !== undefined && { comment }) } });

  test('make the average; the starting value counts only without them', async () => {
    const { id } = await shop.addProduct({ rating: 2 });
    expect(await shop.product(id)).toMatchObject({ rating: 2, reviews: 0 });
    for (const [rating, comment] of [[5, 'good'], [4, ''], [3, ' '], [1]] as const) {
      expect((await rate(id, rating, comment)).status).toBe(201);
    }
    const product = (await shop.visitor<Product>('getProduct', { path: { id } })).data;
    expect(product).toMatchObject({ rating: 3.25, reviews: 4 });
    expect(product.ratings.map(({ rating, comment }) => [rating, comment])).toEqual([
      [1, null],
      [3, ' '],
      [4, null],
      [5, 'good'],
    ]);
  });

  test('sent at once are all counted; at most 50 are shown', async () => {
    const { id } = await shop.addProduct();
    await Promise.all(Array.from({ length: 120 }, (_, n) => rate(id, 1 + (n % 5))));
    const product = await shop.product(id);
    expect(product).toMatchObject({ rating: 3, reviews: 120 });
    expect(product.ratings).toHaveLength(50);
  });
});

describe('discounts in time', () => {
  test.each([
    ['runs without dates', {}, true],
    ['runs within its dates', { discount_start_date: fromNow(-HOUR), discount_end_date: fromNow(HOUR) }, true],
    ['is over', { discount_end_date: fromNow(-HOUR) }, false],
    ['is to come', { discount_start_date: fromNow(HOUR) }, false],
  ])('a discount that %s', async (_, dates, runs) => {
    const { id } = await shop.addProduct({ product_price: '1000', discount_percentage: 75, ...dates });
    expect((await listed({ suggest: 'discount-70' })).includes(id)).toBe(runs);
  });

  test('a new price that is no lower is no discount', async () => {
    const { id } = await shop.addProduct({ product_price: '10', new_price: '20', discount_percentage: 90 });
    expect(await listed({ suggest: 'discount-30' })).not.toContain(id);
  });
});

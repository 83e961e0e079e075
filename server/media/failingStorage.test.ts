import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { keptMediaKeys } from '../repositories/images';
import { picture } from '../testing/pictures';
import { openShop, type Shop } from '../testing/shop';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<Record<string, (...args: unknown[]) => Promise<unknown>>>('node:fs/promises');
  const failing =
    (call: string) =>
    (...args: unknown[]) =>
      mockFault ? Promise.reject(Object.assign(new Error(mockFault), { code: mockFault })) : actual[call]?.(...args);
  return { ...actual, mkdir: failing('mkdir'), rm: failing('rm'), readFile: failing('readFile') };
});

let shop: Shop;
let png: Buffer;

beforeAll(async () => {
  shop = await openShop();
  png = await picture();
});
afterAll(() => shop.server.close());

/** What the storage of pictures answers; null while it is sound. */
let mockFault: string | null = null;
afterEach(() => {
  mockFault = null;
});

const stored = () => readdirSync(shop.server.services.config.mediaDir).filter((name) => name !== 'incoming');

describe.each(['EROFS', 'EACCES', 'EPERM', 'EIO'])('while the storage of pictures answers %s', (code) => {
  test('an upload is 503 and leaves nothing', async () => {
    const product = await shop.addProduct({}, [png]);
    const before = stored();
    mockFault = code;
    const refused = { status: 503, message: 'The service is not available for the moment. Please try again shortly.' };
    expect(await shop.staff('addProductImages', { path: { id: product.id }, files: [png] })).toMatchObject(refused);
    expect(await shop.server.app.inject(product.images[0]?.image_url ?? '')).toMatchObject({ statusCode: 503 });
    expect((await shop.product(product.id)).images).toHaveLength(1);
    expect(stored()).toEqual(before);
  });

  test('what was deleted is said to be, and the sweep takes its files later', async () => {
    const first = await shop.addProduct({}, [png]);
    const second = await shop.addProduct({}, [png]);
    const before = stored();
    mockFault = code;
    expect((await shop.staff('deleteProduct', { path: { id: first.id } })).status).toBe(200);
    expect((await shop.visitor('getProduct', { path: { id: first.id } })).status).toBe(404);
    expect((await shop.staff('deleteProductImage', { path: { imageId: second.images[0]?.id ?? '' } })).status).toBe(
      200,
    );
    expect((await shop.product(second.id)).images).toEqual([]);
    expect(stored()).toEqual(before);

    const { config, db, media } = shop.server.services;
    for (const key of stored()) utimesSync(join(config.mediaDir, key), new Date(0), new Date(0));
    const sweep = () => media.sweep((keys) => keptMediaKeys(db, keys));
    expect(await sweep()).toBe(0);
    mockFault = null;
    expect(await sweep()).toBe(2);
  });
});

import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { clearLeftovers } from '../housekeeping';
import { createLogger } from '../http/logging';
import { databaseIdentity } from '../repositories/images';
import { startServices, type StartedServices } from '../start';
import { callerOf, requestOf } from '../testing/caller';
import { picture } from '../testing/pictures';
import { rowsOf } from '../testing/pictureRows';
import { openShop, type Product, type Shop } from '../testing/shop';
import { PictureEncoder } from './encoder/pictureEncoder';
import { openPictures } from './openPictures';
import { OWNER } from './pictureFiles';

const log = createLogger('silent');
let shop: Shop;
let png: Buffer;
let product: Product;
/** Where the disk of the pictures is mounted, and where it lies while it is not. */
let place: string;
let away: string;

beforeAll(async () => {
  [shop, png] = [await openShop(), await picture()];
  place = shop.server.services.config.mediaDir;
  away = `${place}-away`;
  product = await shop.addProduct({}, [png]);
  await clearLeftovers(shop.server.services, log);
});
afterAll(() => shop.server.close());

const unmount = () => {
  renameSync(place, away);
  mkdirSync(place);
};
const mount = () => {
  rmSync(place, { recursive: true, force: true });
  renameSync(away, place);
};
const upload = (staff = shop.staff) => staff('addProductImages', { path: { id: product.id }, files: [png] });
const pictureNow = async (app: FastifyInstance) => (await app.inject(product.images[0]?.image_url ?? '')).statusCode;
const added = { status: 201 };
const refused = { status: 503, message: 'The service is not available for the moment. Please try again shortly.' };

/** Another process on the same database and the same settings. */
async function restarted(work: (started: StartedServices, app: FastifyInstance) => Promise<void>): Promise<void> {
  const started = await startServices(shop.server.services.config, shop.server.databaseUrl, log);
  const app = await buildApp(started.services, { log });
  try {
    await work(started, app);
  } finally {
    await app.close();
    await started.close();
  }
}

test('a start without the disk of the pictures says so, takes none and writes nothing there; mounted later, it is taken up', async () => {
  unmount();
  await restarted(async ({ services }, app) => {
    const warned = jest.spyOn(log, 'warn');
    await clearLeftovers(services, log);
    expect(warned.mock.calls).toEqual([
      [
        expect.stringMatching(
          `^The pictures that the database names are not in ${place}, .*: npm run media -- claim\\.$`,
        ),
      ],
    ]);
    warned.mockRestore();
    const staff = callerOf({ ...shop.server, app }, await shop.server.signIn());
    const body = { product_name: 'Dish', product_price: '1.00', category_id: product.category?.id };
    expect(await staff('createProduct', { body, files: [png] })).toMatchObject(refused);
    const answer = await app.inject({ url: '/readyz' });
    expect([answer.statusCode, (await staff('getProduct', { path: { id: product.id } })).status]).toEqual([200, 200]);
    expect(await staff('createProduct', { body })).toMatchObject(added);
    expect([await pictureNow(app), readdirSync(place)]).toEqual([404, []]);
    mount();
    expect([await upload(staff), await pictureNow(app)]).toMatchObject([added, 200]);
  });
});

test('whoever is refused is told when to try again', async () => {
  unmount();
  const form = { path: { id: product.id }, files: [png] };
  const request = await requestOf('addProductImages', form, await shop.server.signIn());
  const { statusCode, headers } = await shop.server.app.inject(request);
  mount();
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});

test('a disk that goes while the server runs is noticed, and so is another one in its place', async () => {
  unmount();
  mkdirSync(join(place, 'incoming'));
  expect(await upload()).toMatchObject(refused);
  writeFileSync(join(place, OWNER), 'another database\n');
  expect(await upload()).toMatchObject(refused);
  expect(readdirSync(join(place, 'incoming'))).toEqual([]);
  mount();
  expect(await upload()).toMatchObject(added);
});

test('one that goes while a picture is made takes no row with it, and a folder in its place keeps nothing', async () => {
  const { db } = shop.server;
  const encoder = new PictureEncoder();
  const going = {
    preview: () => Promise.resolve(null),
    renditions: async (bytes: Buffer) => {
      const made = await encoder.renditions(bytes);
      unmount();
      mkdirSync(join(place, 'incoming'));
      return made;
    },
  };
  const rows = rowsOf(await databaseIdentity(db), [/(\w{16})-/.exec(product.images[0]?.image_url ?? '')?.[1] ?? '']);
  const store = openPictures({ mediaDir: place }, going, undefined, rows);
  const commit = jest.fn();
  await expect(store.save([{ bytes: png }], commit)).rejects.toThrow(/not mounted/);
  encoder.close();
  expect([commit.mock.calls, readdirSync(place)]).toEqual([[], ['incoming']]);
  mount();
});

test('a folder of before places were marked is taken by its pictures, an empty one when it is said to be meant', async () => {
  const mark = join(place, OWNER);
  rmSync(mark);
  expect(await upload()).toMatchObject(added);
  await clearLeftovers(shop.server.services, log);
  const own = await databaseIdentity(shop.server.db);
  expect(readFileSync(mark, 'utf8')).toBe(`${own}\n`);

  cpSync(place, away, { recursive: true });
  rmSync(place, { recursive: true });
  await restarted(async ({ services }, app) => {
    const staff = callerOf({ ...shop.server, app }, await shop.server.signIn());
    expect(await upload(staff)).toMatchObject(refused);
    await services.media.claim(own, true);
    expect(await upload(staff)).toMatchObject(added);
  });
  mount();
});

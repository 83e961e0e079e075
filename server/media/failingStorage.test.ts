import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, renameSync, utimesSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pictureRows } from '../repositories/images';
import { eventually } from '../testing/eventually';
import { picture } from '../testing/pictures';
import { openShop, type Shop } from '../testing/shop';
import { STAFF } from '../testing/testServer';
import { KEY } from './pictureFiles';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<Record<string, (...args: unknown[]) => Promise<unknown>>>('node:fs/promises');
  const call =
    (name: string) =>
    async (...args: unknown[]): Promise<unknown> => {
      if (mockHang?.calls.includes(name)) {
        mockHang.since ??= performance.now();
        await mockHang.over;
      }
      if (mockFault?.calls.includes(name)) throw mockFault.error;
      return actual[name]?.(...args);
    };
  const open = async (...args: unknown[]) => {
    const file = (await call('open')(...args)) as object;
    if (!mockFault) return file;
    const { calls, error } = mockFault;
    const fails = () => Promise.reject(error);
    if (calls.includes('write')) return Object.assign(file, { writeFile: fails });
    // Of the folder into which what is whole was moved.
    const isPlace = !String(args[0]).includes('incoming');
    return calls.includes('last sync') && isPlace ? Object.assign(file, { sync: fails }) : file;
  };
  const others = ['mkdir', 'rename', 'rm', 'readFile'].map((name) => [name, call(name)] as const);
  return { ...actual, ...Object.fromEntries(others), open };
});

/** What a request may wait for the database and the disk: longer than a busy disk takes for what is sound. */
const LONGEST_MS = 5_000;
/** Far longer than a password takes. */
const LONG_MS = 20_000;
let shop: Shop;
let png: Buffer;

beforeAll(async () => {
  shop = await openShop({ pool: { max: 4, statementTimeout: LONGEST_MS, connectionTimeout: 10_000 } });
  png = await picture();
});
afterAll(() => shop.server.close());

/** What calls of the storage of pictures answer; null while it is sound. */
let mockFault: { calls: readonly string[]; error: Error } | null = null;
/** Which of them hang, since when and until when. */
let mockHang: { calls: readonly string[]; since?: number; over: Promise<void> } | null = null;
afterEach(() => {
  mockFault = null;
  mockHang = null;
});

/** As Node says it, which has no name for a quota that is used up. */
function fails(code: string, ...calls: string[]): void {
  const errno = -constants.errno[code as keyof typeof constants.errno];
  const said = code === 'EDQUOT' ? `Unknown system error ${errno}` : code;
  mockFault = { calls, error: Object.assign(new Error(said), { code: said, errno }) };
}
const storage = ['mkdir', 'rm', 'readFile', 'open'];

const stored = () => readdirSync(shop.server.services.config.mediaDir).filter((name) => KEY.test(name));

const incoming = () => readdirSync(join(shop.server.services.config.mediaDir, 'incoming'));

const refused = { status: 503, message: 'The service is not available for the moment. Please try again shortly.' };

describe.each(['EIO', 'ENOSPC', 'EROFS', 'EDQUOT'])('an upload whose files answer %s', (code) => {
  test.each(['open', 'write', 'rename', 'last sync'])('at %s is 503 and leaves nothing', async (call) => {
    const product = await shop.addProduct({}, [png]);
    const before = stored();
    fails(code, call);
    const upload = { path: { id: product.id }, files: [png, png] };
    expect(await shop.staff('addProductImages', upload)).toMatchObject(refused);
    mockFault = null;
    expect((await shop.product(product.id)).images).toHaveLength(1);
    expect(stored()).toEqual(before);
    expect(incoming()).toEqual([]);
    expect((await shop.staff('addProductImages', upload)).status).toBe(201);
  });
});

test.each(['mkdir', 'rename'])(
  'an upload whose %s hangs is 503 in time, and leaves nothing once it goes on',
  async (call) => {
    const product = await shop.addProduct({}, [png]);
    const before = stored();
    let goOn = () => {};
    const hang: typeof mockHang = { calls: [call], over: new Promise((resolve) => (goOn = resolve)) };
    mockHang = hang;
    expect(await shop.staff('addProductImages', { path: { id: product.id }, files: [png] })).toMatchObject(refused);
    expect(performance.now() - (hang.since ?? NaN)).toBeLessThan(LONGEST_MS + 1_500);
    goOn();
    mockHang = null;
    await eventually(() => stored().join() === before.join() && incoming().length === 0);
    expect((await shop.product(product.id)).images).toHaveLength(1);
  },
);

test('a disk that hangs takes no thread that passwords need: pictures are 503 in time, staff sign in', async () => {
  const product = await shop.addProduct({}, [png]);
  const address = product.images[0]?.image_url ?? '';
  const [, key = '', name = ''] = /(\w{16})-(.+)$/.exec(address) ?? [];
  const file = join(shop.server.services.config.mediaDir, key, name);
  renameSync(file, `${file}.kept`);
  // Nobody writes to it: whoever opens it to read waits in the system, as for a server that is gone.
  execFileSync('mkfifo', [file]);
  const { email: emailOrPhone, password } = STAFF;
  const asked = Array.from({ length: 8 }, () => shop.server.app.inject(address));
  const signedIn = shop.visitor('signIn', { body: { emailOrPhone, password } });
  try {
    expect(await Promise.race([signedIn, delay(LONG_MS, 'late')])).toMatchObject({ status: 200 });
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 503));
  } finally {
    // The system goes on.
    closeSync(openSync(file, 'r+'));
    renameSync(`${file}.kept`, file);
    await eventually(async () => (await shop.server.app.inject(address)).statusCode === 200);
  }
});

describe.each(['EROFS', 'EACCES', 'EPERM', 'EIO'])('while the storage of pictures answers %s', (code) => {
  test('an upload is 503 and leaves nothing', async () => {
    const product = await shop.addProduct({}, [png]);
    const before = stored();
    fails(code, ...storage);
    expect(await shop.staff('addProductImages', { path: { id: product.id }, files: [png] })).toMatchObject(refused);
    expect(await shop.server.app.inject(product.images[0]?.image_url ?? '')).toMatchObject({ statusCode: 503 });
    expect((await shop.product(product.id)).images).toHaveLength(1);
    expect(stored()).toEqual(before);
  });

  test('what was deleted is said to be, and the sweep takes its files later', async () => {
    const first = await shop.addProduct({}, [png]);
    const second = await shop.addProduct({}, [png]);
    const before = stored();
    fails(code, ...storage);
    expect((await shop.staff('deleteProduct', { path: { id: first.id } })).status).toBe(200);
    expect((await shop.visitor('getProduct', { path: { id: first.id } })).status).toBe(404);
    expect((await shop.staff('deleteProductImage', { path: { imageId: second.images[0]?.id ?? '' } })).status).toBe(
      200,
    );
    expect((await shop.product(second.id)).images).toEqual([]);
    expect(stored()).toEqual(before);

    const { config, db, media } = shop.server.services;
    for (const key of stored()) utimesSync(join(config.mediaDir, key), new Date(0), new Date(0));
    const sweep = () => media.sweep(pictureRows(db));
    await expect(sweep()).rejects.toThrow(code);
    mockFault = null;
    expect(await sweep()).toBe(2);
  });
});

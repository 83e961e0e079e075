import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { isUnavailable } from '../database/failures';
import { boundRequest } from '../database/requestTime';
import { eventually } from '../testing/eventually';
import { rowsOf } from '../testing/pictureRows';
import { openSmallBucket, type SmallBucket } from '../testing/smallBucket';
import { BEGINNINGS, pictureOf } from '../testing/uploadPictures';
import { Bucket, readBucketAddress } from './bucket';
import { PictureEncoder } from './encoder/pictureEncoder';
import { openPictures } from './openPictures';
import { HOUR } from './pictureFiles';
import type { PictureStore } from './pictureStore';

const encoder = new PictureEncoder();
let small: SmallBucket;
let store: PictureStore;

beforeAll(async () => {
  small = await openSmallBucket();
  store = open(small.url);
});
afterAll(async () => {
  encoder.close();
  await small.close();
});

const addressOf = (url: string) => readBucketAddress(url) ?? fail(url);
const fail = (url: string): never => {
  throw new Error(`${url} is no address of a bucket.`);
};
const open = (url: string, mediaPublicUrl: string | null = null) =>
  openPictures({ mediaBucket: addressOf(url), mediaDir: '', mediaPublicUrl }, encoder);
const save = async () =>
  store.save([{ bytes: await pictureOf('png', 200, 20) }], ([picture]) => Promise.resolve(picture!));

test('an address names the store, the bucket, and how it is asked', () => {
  expect(readBucketAddress('s3://me:a%2Fb@s3.example.com/shop?region=eu-west-1&style=host')).toEqual({
    url: 'https://shop.s3.example.com/',
    prefix: '',
    region: 'eu-west-1',
    accessKeyId: 'me',
    secretAccessKey: 'a/b',
  });
  expect(readBucketAddress('s3://me:it@10.0.0.1:9000/shop/pictures?tls=false')).toMatchObject({
    url: 'http://10.0.0.1:9000/shop/',
    prefix: 'pictures/',
  });
  for (const [path, bucket, prefix] of [
    ['my_bucket', 'my_bucket', ''],
    ['shopPictures/x', 'shopPictures', 'x/'],
  ])
    expect(readBucketAddress(`s3://me:it@host/${path}`)).toMatchObject({ url: `https://host/${bucket}/`, prefix });
  for (const wrong of [
    's3://host/shop',
    's3://me:it@host/',
    's3://me:100%zz@host/shop',
    's3://me:it@host/shop/a%20b',
    's3://me:it@host/shopPictures?style=host',
    's3://me:it@host/shop?tls=no',
    's3://me:it@host/shop?style=hosts',
    's3://me:it@host/shop?region=',
    's3://me:it@host/shop?regoin=eu-west-1',
    's3://me:it@host/shop?constructor=x',
    'https://me:it@host/shop',
    'x',
  ])
    expect([wrong, readBucketAddress(wrong)]).toEqual([wrong, null]);
});

test('a picture is stored, read, previewed and removed', async () => {
  const { key, image_url } = await save();
  expect(small.names().filter((name) => name.startsWith(key))).toEqual(
    ['160.avif', '160.webp', '200.avif', '200.webp'].map((name) => `${key}-${name}`),
  );
  const name = image_url.replace('/media/', '');
  expect(await store.read(name)).toMatchObject({ type: 'image/webp' });
  expect(await store.read(`${key}-preview.jpg`)).toMatchObject({ type: 'image/jpeg' });
  expect(small.names()).toContain(`${key}-preview.jpg`);
  await store.remove([key]);
  expect(small.names().filter((each) => each.startsWith(key))).toEqual([]);
  expect(await store.read(name)).toBeNull();
  const asked = jest.spyOn(globalThis, 'fetch');
  expect(await store.read(`${key}-preview.jpg`)).toBeNull();
  // For it, and for what it would be made from.
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

test('a picture without a row goes after an hour, one with a row or a young one stays; what fails leaves nothing', async () => {
  const [kept, young, left] = [await save(), await save(), await save()];
  for (const { key } of [kept, left]) small.age(key);
  const now = Date.now();
  // A clock of here that is ahead makes nothing older.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 2 * HOUR);
  expect(await store.sweep(rowsOf('a database', [kept.key]))).toBe(1);
  clock.mockRestore();
  expect(new Set(small.names().map((name) => name.slice(0, 16)))).toEqual(new Set([kept.key, young.key, 'database']));
  await expect(store.sweep(rowsOf('another one'))).rejects.toThrow(/another database/);
  const before = small.names();
  const failing = store.save([{ bytes: await pictureOf('png', 30, 20) }], () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(small.names()).toEqual(before);
});

test('an empty bucket in the place of the one that has the pictures takes none, and stays as it is', async () => {
  const rows = rowsOf('a database', ['a'.repeat(16)]);
  const wrong = small.url.replace('/pictures?', '/pictures/elsewhere?');
  const elsewhere = openPictures({ mediaBucket: addressOf(wrong), mediaDir: '' }, encoder, undefined, rows);
  const before = small.names();
  const upload = async () => elsewhere.save([{ bytes: await pictureOf('png', 30, 20) }], () => Promise.resolve(true));
  const refusal = await upload().catch((error: unknown) => error);
  expect([isUnavailable(refusal), String(refusal)]).toEqual([true, expect.stringMatching(/another bucket\?/)]);
  await expect(elsewhere.sweep(rows)).rejects.toThrow(/elsewhere\/.*npm run media -- claim/);
  expect(small.names()).toEqual(before);
  await elsewhere.claim('a database', true);
  expect(await upload()).toBe(true);
});

test('a list that comes in parts is read to its end, below a prefix', async () => {
  const bucket = new Bucket(addressOf(small.url.replace('/pictures?', '/pictures/many?')));
  const names = Array.from({ length: 1_005 }, (_, index) => `name-${String(index).padStart(4, '0')}`);
  await bucket.put(names[0]!, Buffer.from('x'), 'text/plain');
  small.copy(
    `many/${names[0]}`,
    names.slice(1).map((name) => `many/${name}`),
  );
  const listed: string[] = [];
  for await (const { name } of bucket.list('name-1')) listed.push(name);
  for await (const { name } of bucket.list('name-0')) listed.push(name);
  expect(listed.sort()).toEqual(names);
  expect(String(await bucket.get('name-0007'))).toBe('x');
  for (const name of names.slice(0, 3)) await bucket.remove(name);
  expect(await bucket.get('name-0000')).toBeNull();
});

test('behind a CDN pictures have its address, and previews still find them', () => {
  const behind = open(small.url, 'https://cdn.example/shop/');
  const picture = behind.describe({ key: 'a'.repeat(16), width: 640, height: 480, color: null });
  expect(picture).toMatchObject({
    image_url: `https://cdn.example/shop/${'a'.repeat(16)}-640.webp`,
    sources: { template: `https://cdn.example/shop/${'a'.repeat(16)}-{width}.{format}` },
  });
  expect(behind.preview(picture.image_url, picture)?.url).toBe(`/media/${'a'.repeat(16)}-preview.jpg`);
  expect(behind.preview('https://elsewhere.example/aaaaaaaaaaaaaaaa-640.webp', picture)).toBeNull();
});

test('a store that is away, silent, out of order or refuses is a 503, and what it refuses with is said', async () => {
  let [status, code] = [0, 'Why'];
  const server = createServer((_request, response) => status && response.writeHead(status).end(`<Code>${code}</Code>`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `s3://me:it@127.0.0.1:${(server.address() as AddressInfo).port}/shop?tls=false`;
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  const bytes = await pictureOf('png', 30, 20);
  const save = () => open(url).save([{ bytes }], () => Promise.resolve());
  const upload = () =>
    failureOf(new Promise((resolve, reject) => boundRequest(1_000, () => void save().then(resolve, reject))));
  expect(isUnavailable(await upload())).toBe(true);
  status = 503;
  expect(isUnavailable(await upload())).toBe(true);
  status = 404;
  code = 'NoSuchBucket';
  expect(isUnavailable(await failureOf(open(url).read('aaaaaaaaaaaaaaaa-200.webp')))).toBe(true);
  code = 'NoSuchKey';
  expect(await open(url).read('aaaaaaaaaaaaaaaa-200.webp')).toBeNull();
  [status, code] = [403, 'Why'];
  const refusal = await upload();
  expect(isUnavailable(refusal)).toBe(true);
  expect(String(refusal)).toMatch(
    `ConfigError: The bucket ${url.replace(/s3:\/\/me:it@(.*)\?.*/, 'http://$1')}/ answers 403 Why to `,
  );
  server.close();
  server.closeAllConnections();
  expect(isUnavailable(await upload())).toBe(true);
});

test('what a proxy answers in the place of the store is neither a picture nor the lack of one, and no list', async () => {
  let [status, said] = [200, '<html>Sign in</html>'];
  const proxy = createServer((_request, response) => response.writeHead(status).end(said));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = `s3://me:it@127.0.0.1:${(proxy.address() as AddressInfo).port}/shop?tls=false`;
  const bucket = new Bucket(addressOf(url));
  const isAway = (work: Promise<unknown>) => work.then(() => false, isUnavailable);
  const read = () => isAway(open(url).read('aaaaaaaaaaaaaaaa-200.webp'));
  const list = () => isAway(bucket.list('a').next());
  expect([await read(), await list()]).toEqual([true, true]);
  said = '';
  expect([await read(), await list()]).toEqual([true, true]);
  [status, said] = [404, '404 page not found'];
  expect([await read(), await list(), await isAway(bucket.open('a')), await isAway(bucket.remove('a'))]).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  // That has no words in any case.
  expect(await bucket.has('a')).toBe(false);
  said = '<Error><Code>NoSuchKey</Code></Error>';
  expect([await bucket.get('a'), await bucket.open('a'), await bucket.remove('a')]).toEqual([null, null, undefined]);
  proxy.close();
  proxy.closeAllConnections();
});

test('a store that is busy for a moment is asked again', async () => {
  const answers = [503, 500, 200];
  const busy = createServer((_request, response) => response.writeHead(answers.shift() ?? 500).end('here'));
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const url = `s3://me:it@127.0.0.1:${(busy.address() as AddressInfo).port}/shop?tls=false`;
  expect(String(await new Bucket(addressOf(url)).get('a'))).toBe('here');
  busy.close();
  busy.closeAllConnections();
});

test('however many are asked for, some files are read at once and a thousand wait; one more is 503', async () => {
  const asked: ServerResponse[] = [];
  const slow = createServer((_request, response) => void asked.push(response));
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const place = open(`s3://me:it@127.0.0.1:${(slow.address() as AddressInfo).port}/shop?tls=false`);
  const reads = Array.from({ length: 64 + 1_000 }, () => place.read('aaaaaaaaaaaaaaaa-200.webp'));
  await expect(place.read('aaaaaaaaaaaaaaaa-200.webp')).rejects.toMatchObject({ status: 503 });
  await eventually(() => asked.length === 64);
  await delay(100);
  expect(asked).toHaveLength(64);
  slow
    .removeAllListeners('request')
    .on('request', (_request, response: ServerResponse) => response.end(BEGINNINGS.webp));
  for (const response of asked) response.end(BEGINNINGS.webp);
  expect((await Promise.all(reads)).every((file) => file?.bytes.equals(BEGINNINGS.webp))).toBe(true);
  slow.close();
  slow.closeAllConnections();
});

test('what is being made is given up when the store goes away meanwhile', async () => {
  const doomed = await openSmallBucket();
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const never = {
    preview: () => Promise.resolve(null),
    renditions: (_bytes: Buffer, signal?: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        begun();
      }),
  };
  const place = openPictures({ mediaBucket: addressOf(doomed.url), mediaDir: '' }, never);
  const upload = place.save([{ bytes: Buffer.from('x') }], () => Promise.resolve()).catch((error: unknown) => error);
  await isBegun;
  await delay(100);
  await doomed.close();
  expect(isUnavailable(await upload)).toBe(true);
});

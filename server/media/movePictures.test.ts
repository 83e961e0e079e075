import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../testing/eventually';
import { openSmallBucket, type SmallBucket } from '../testing/smallBucket';
import { BEGINNINGS } from '../testing/uploadPictures';
import { Bucket, readBucketAddress } from './bucket';
import { BucketFiles } from './bucketFiles';
import { FolderFiles } from './folderFiles';
import { movePictures } from './movePictures';
import { fileName, filesOf, type PictureFiles } from './pictureFiles';

const path = mkdtempSync(join(tmpdir(), 'angalink-move-'));
const folder = new FolderFiles(path);
let small: SmallBucket;
let store: Bucket;
let bucket: BucketFiles;

beforeAll(async () => {
  small = await openSmallBucket();
  store = new Bucket(readBucketAddress(small.url)!);
  bucket = new BucketFiles(store);
});
afterAll(async () => {
  rmSync(path, { recursive: true, force: true });
  await small.close();
});

/** As rows name them. */
const PICTURES = Array.from({ length: 8 }, (_, index) => ({ key: index.toString(16).padStart(16, '0'), width: 320 }));
const KEYS = PICTURES.map(({ key }) => key);
const madeUp = (key: string) =>
  filesOf(320).map((file) => ({
    ...file,
    bytes: Buffer.concat([BEGINNINGS[file.format], Buffer.from(`${key} ${fileName(file)}`)]),
  }));
const contentOf = async (place: PictureFiles) => {
  const keys = (await place.keys(0)).sort();
  const files = keys.map(async (key) => {
    const names = (await place.names(key)).sort();
    return Promise.all(names.map(async (name) => [key, name, String(await place.read(key, name))]));
  });
  return (await Promise.all(files)).flat();
};

test('pictures are carried to a bucket and back; what broke off is begun again, what was damaged is mended', async () => {
  for (const key of KEYS) await folder.put(key, madeUp(key));
  const before = await contentOf(folder);
  expect(before).toHaveLength(KEYS.length * 4);
  await folder.add(KEYS[0]!, 'preview.jpg', 'image/jpeg', Buffer.from('made anew'));

  let written = 0;
  const breaking: PictureFiles = Object.assign(Object.create(bucket) as BucketFiles, {
    put: (...args: Parameters<PictureFiles['put']>) => {
      written += 1;
      return written > 5 ? Promise.reject(new Error('gone')) : bucket.put(...args);
    },
  });
  await expect(movePictures(PICTURES, folder, breaking, false)).rejects.toThrow('gone');
  await bucket.add(KEYS[0]!, '160.webp', 'image/webp', Buffer.from('damaged'));
  const { carried, there } = await movePictures(PICTURES, folder, bucket, false);
  expect([carried + there, there > 0 && there < 6]).toEqual([KEYS.length, true]);
  expect(await contentOf(bucket)).toEqual(before);
  expect(await folder.keys(0)).toHaveLength(KEYS.length);

  expect(await movePictures(PICTURES, folder, bucket, true)).toEqual({ carried: 0, there: KEYS.length, missing: [] });
  expect(await folder.keys(0)).toEqual([]);
  expect(await movePictures(PICTURES, bucket, folder, true)).toEqual({ carried: KEYS.length, there: 0, missing: [] });
  expect([await contentOf(folder), small.names()]).toEqual([before, []]);
});

test('after the first that fails none is begun, and those under way are waited for', async () => {
  const begun: string[] = [];
  let goOn = () => {};
  const others = new Promise<void>((resolve) => (goOn = resolve));
  let written = 0;
  const failing: PictureFiles = Object.assign(Object.create(bucket) as BucketFiles, {
    read: () => Promise.resolve(null),
    put: async (key: string) => {
      begun.push(key);
      if (begun.length === 4) throw new Error('gone');
      await others;
      written += 1;
    },
  });
  const moving = movePictures(PICTURES, folder, failing, false);
  const failure = expect(moving).rejects.toThrow('gone');
  await eventually(() => begun.length === 4);
  setImmediate(goOn);
  await failure;
  // The disk says which of them comes first.
  expect([begun.sort(), written]).toEqual([KEYS.slice(0, 4), 3]);
});

test('a picture that was half removed when all broke off is whole in the other place, and stays so', async () => {
  await movePictures(PICTURES, folder, bucket, false);
  const whole = await contentOf(bucket);
  for (const name of ['160.avif', '320.webp']) rmSync(join(path, KEYS[3]!, name));
  expect(await movePictures(PICTURES, folder, bucket, false)).toMatchObject({ carried: 0, missing: [] });
  rmSync(join(path, KEYS[4]!, '160.avif'));
  await store.remove(`${KEYS[4]}-160.avif`);
  expect((await movePictures(PICTURES, folder, bucket, false)).missing).toEqual([`${KEYS[4]}-160.avif`]);
  expect((await contentOf(bucket)).length).toBe(whole.length - 1);
  for (const key of [KEYS[3]!, KEYS[4]!]) await folder.remove(key);
  for (const key of [KEYS[3]!, KEYS[4]!]) await folder.put(key, madeUp(key));
});

test('what is no picture in the one place is taken from the other; where it is none in both, all of it stays', async () => {
  await movePictures(PICTURES, folder, bucket, false);
  const [mended = '', damaged = ''] = KEYS;
  // As a gateway answers, or a power cut leaves it.
  await folder.add(mended, '160.avif', 'image/avif', Buffer.from('<html>Sign in</html>'));
  for (const place of [folder, bucket]) await place.add(damaged, '320.webp', 'image/webp', Buffer.alloc(0));
  expect(await movePictures(PICTURES, folder, bucket, true)).toEqual({
    carried: 0,
    there: KEYS.length,
    missing: [`${damaged}-320.webp`],
  });
  expect(await folder.keys(0)).toEqual([damaged]);
  expect(await folder.names(damaged)).toHaveLength(4);
  for (const key of KEYS) await folder.put(key, madeUp(key));
});

test('a picture that does not arrive as it was stays where it is', async () => {
  for (const key of KEYS) await bucket.remove(key);
  const lossy: PictureFiles = Object.assign(Object.create(bucket) as BucketFiles, {
    put: (key: string, [first]: ReturnType<typeof madeUp>) => bucket.put(key, [first!]),
  });
  await expect(movePictures(PICTURES, folder, lossy, true)).rejects.toThrow(/did not arrive as it was/);
  expect(await folder.keys(0)).toHaveLength(KEYS.length);
});

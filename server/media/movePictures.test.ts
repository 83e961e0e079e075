import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSmallBucket, type SmallBucket } from '../testing/smallBucket';
import { Bucket, readBucketAddress } from './bucket';
import { BucketFiles } from './bucketFiles';
import { FolderFiles } from './folderFiles';
import { movePictures } from './movePictures';
import type { PictureFiles } from './pictureFiles';
import { FORMATS } from './renditions';

const path = mkdtempSync(join(tmpdir(), 'angalink-move-'));
const folder = new FolderFiles(path);
let small: SmallBucket;
let bucket: BucketFiles;

beforeAll(async () => {
  small = await openSmallBucket();
  bucket = new BucketFiles(new Bucket(readBucketAddress(small.url)!));
});
afterAll(async () => {
  rmSync(path, { recursive: true, force: true });
  await small.close();
});

const KEYS = Array.from({ length: 12 }, (_, index) => index.toString(16).padStart(16, '0'));
const filesOf = (key: string) =>
  [160, 320].flatMap((width) =>
    FORMATS.map((format) => ({ width, format, bytes: Buffer.from(`${key} ${width} ${format}`) })),
  );
const contentOf = async (place: PictureFiles) => {
  const keys = (await place.keys(0)).sort();
  const files = keys.map(async (key) => {
    const names = (await place.names(key)).sort();
    return Promise.all(names.map(async (name) => [key, name, String(await place.read(key, name))]));
  });
  return (await Promise.all(files)).flat();
};

test('pictures are carried to a bucket and back; what broke off is begun again, what was damaged is mended', async () => {
  for (const key of KEYS) await folder.put(key, filesOf(key));
  const before = await contentOf(folder);
  expect(before).toHaveLength(48);
  await folder.add(KEYS[0]!, 'preview.jpg', 'image/jpeg', Buffer.from('made anew'));

  let written = 0;
  const breaking: PictureFiles = Object.assign(Object.create(bucket) as BucketFiles, {
    put: (...args: Parameters<PictureFiles['put']>) => {
      written += 1;
      return written > 5 ? Promise.reject(new Error('gone')) : bucket.put(...args);
    },
  });
  await expect(movePictures(folder, breaking, false)).rejects.toThrow('gone');
  await bucket.add(KEYS[0]!, '160.webp', 'image/webp', Buffer.from('damaged'));
  const { carried, there } = await movePictures(folder, bucket, false);
  expect([carried + there, there > 0 && there < 6]).toEqual([12, true]);
  expect(await contentOf(bucket)).toEqual(before);
  expect(await folder.keys(0)).toHaveLength(12);

  expect(await movePictures(folder, bucket, true)).toEqual({ carried: 0, there: 12 });
  expect(await folder.keys(0)).toEqual([]);
  expect(await movePictures(bucket, folder, true)).toEqual({ carried: 12, there: 0 });
  expect([await contentOf(folder), small.names()]).toEqual([before, []]);
});

test('a picture that does not arrive as it was stays where it is', async () => {
  const lossy: PictureFiles = Object.assign(Object.create(bucket) as BucketFiles, {
    put: (key: string, [first]: ReturnType<typeof filesOf>) => bucket.put(key, [first!]),
  });
  await expect(movePictures(folder, lossy, true)).rejects.toThrow(/did not arrive as it was/);
  expect(await folder.keys(0)).toHaveLength(12);
});

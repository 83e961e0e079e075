import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureOf } from '../testing/uploadPictures';
import { PictureEncoder } from './encoder/pictureEncoder';
import { openPictures } from './openPictures';

const folder = mkdtempSync(join(tmpdir(), 'angalink-media-'));
const encoder = new PictureEncoder();
const store = openPictures({ mediaDir: folder }, encoder);

afterAll(() => {
  encoder.close();
  rmSync(folder, { recursive: true, force: true });
});

const age = (path: string) => utimesSync(path, new Date(0), new Date(0));
const save = async () =>
  store.save([{ bytes: await pictureOf('png', 30, 20) }], (pictures) => Promise.resolve(pictures[0]?.key ?? ''));

test('a picture without a row goes after an hour, one with a row or a young one stays', async () => {
  const [kept, young, left] = [await save(), await save(), await save()];
  age(join(folder, kept));
  age(join(folder, left));
  const half = join(folder, 'incoming', 'half');
  mkdirSync(half);
  writeFileSync(join(half, '30.webp'), 'x');
  age(half);

  const asked: string[] = [];
  const swept = await store.sweep((keys) => {
    asked.push(...keys);
    return Promise.resolve(new Set([kept]));
  });
  expect(swept).toBe(1);
  expect(asked.sort()).toEqual([kept, left].sort());
  expect(readdirSync(folder).sort()).toEqual([kept, young, 'incoming'].sort());
  expect(existsSync(half)).toBe(false);
});

test('when the commit fails nothing is left', async () => {
  const before = readdirSync(folder);
  const failing = store.save([{ bytes: await pictureOf('png', 30, 20) }], () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual(before);
});

const KEY = 'a'.repeat(16);

test.each([
  '',
  '../../etc/passwd',
  'preview.jpg',
  'a-1.webp',
  `${KEY}-30.webp`,
  `${KEY}-preview.jpg`,
  `${KEY}/../x-preview.jpg`,
  `${KEY}-30.svg`,
  `${KEY}-30.webp/..`,
  `${KEY.toUpperCase()}-30.webp`,
])('%j is no picture', async (name) => {
  expect(await store.read(name)).toBeNull();
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnavailable } from '../database/failures';
import { boundRequest } from '../database/requestTime';
import { ConfigError } from '../environment';
import { rowsOf } from '../testing/pictureRows';
import { BEGINNINGS, pictureOf } from '../testing/uploadPictures';
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
  const half = join(folder, 'incoming', '0'.repeat(16));
  mkdirSync(half);
  writeFileSync(join(half, '30.webp'), 'x');
  age(half);

  const rows = rowsOf('this database', [kept]);
  const asked: string[] = [];
  const swept = await store.sweep({
    ...rows,
    kept: (keys) => {
      asked.push(...keys);
      return rows.kept(keys);
    },
  });
  expect(swept).toBe(1);
  expect(asked.sort()).toEqual([kept, left].sort());
  expect(readdirSync(folder).sort()).toEqual([kept, young, 'incoming', 'database'].sort());
  expect(existsSync(half)).toBe(false);
});

test('pictures of another database stay, until they are said to be this one’s', async () => {
  const left = await save();
  age(join(folder, left));
  const sweep = () => store.sweep(rowsOf('another database'));
  await expect(sweep()).rejects.toThrow(/belong to another database \(this database, not another database\)/);
  expect(readdirSync(folder)).toContain(left);
  await store.claim('another database');
  await expect(sweep()).rejects.toThrow(ConfigError);
  await store.claim('another database', true);
  expect(await sweep()).toBe(2);
  await store.claim('this database', true);
});

test('more than half of many pictures stay unless they are forced to go, and an empty database claims none', async () => {
  const path = mkdtempSync(join(tmpdir(), 'angalink-media-'));
  const many = openPictures({ mediaDir: path }, encoder);
  const keys = Array.from({ length: 12 }, (_, index) => index.toString(16).padStart(16, '0'));
  for (const key of keys) await many.put(key, [{ width: 30, format: 'webp', bytes: Buffer.from(key) }]);
  for (const key of keys) age(join(path, key));
  const sweep = (kept: readonly string[], isForced = false) => many.sweep(rowsOf('a database', kept), isForced);
  await expect(sweep([])).rejects.toThrow(/No row names 12 of the 12 pictures/);
  await expect(sweep(keys.slice(0, 5))).rejects.toThrow(/No row names 7 of the 12/);
  expect(readdirSync(path)).not.toContain('database');
  expect(await sweep(keys.slice(0, 6))).toBe(6);
  expect(readdirSync(path)).toContain('database');
  expect(await sweep([], true)).toBe(6);
  rmSync(path, { recursive: true, force: true });
});

test('a damaged picture is whole again when it is put back, and a preview that is empty is made anew', async () => {
  const key = await save();
  const files = await Promise.all(
    (['avif', 'webp'] as const).map(async (format) => ({
      width: 30,
      format,
      bytes: (await store.read(`${key}-30.${format}`))!.bytes,
    })),
  );
  writeFileSync(join(folder, key, '30.webp'), 'damaged');
  writeFileSync(join(folder, key, 'preview.jpg'), '');
  await store.put(key, files);
  expect((await store.read(`${key}-30.webp`))?.bytes).toEqual(files[1]?.bytes);
  writeFileSync(join(folder, key, 'preview.jpg'), '');
  expect((await store.read(`${key}-preview.jpg`))?.bytes.length).toBeGreaterThan(100);
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
});

test('who waits for a preview is told to come back, and it is made once', async () => {
  const key = await save();
  const asked: ((preview: Buffer) => void)[] = [];
  const slow = openPictures(
    { mediaDir: folder },
    { renditions: (bytes) => encoder.renditions(bytes), preview: () => new Promise((resolve) => asked.push(resolve)) },
  );
  const impatient = () =>
    new Promise((resolve, reject) =>
      boundRequest(200, () => void slow.read(`${key}-preview.jpg`).then(resolve, reject)),
    );
  for (let n = 0; n < 2; n += 1) expect(isUnavailable(await impatient().catch((error: unknown) => error))).toBe(true);
  expect(asked).toHaveLength(1);
  asked[0]!(BEGINNINGS.jpeg);
  expect((await slow.read(`${key}-preview.jpg`))?.bytes).toEqual(BEGINNINGS.jpeg);
});

test('a file that is no picture of its kind is 503, and never handed out as one', async () => {
  const key = await save();
  const place = join(folder, key);
  const avif = readFileSync(join(place, '30.avif'));
  for (const other of ['', '<html>Sign in</html>', avif]) {
    writeFileSync(join(place, '30.webp'), other);
    const refusal = await store.read(`${key}-30.webp`).catch((error: unknown) => error);
    expect([isUnavailable(refusal), String(refusal)]).toEqual([
      true,
      `Error: ${key}-30.webp in ${folder} is no image/webp.`,
    ]);
  }
  expect((await store.read(`${key}-30.avif`))?.bytes).toEqual(avif);
  writeFileSync(join(place, '30.webp'), Buffer.concat([BEGINNINGS.webp, Buffer.from('more')]));
  expect((await store.read(`${key}-30.webp`))?.bytes).toHaveLength(16);
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

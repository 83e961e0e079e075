import type * as files from 'node:fs/promises';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from './folderFiles';
import { openPictures } from './openPictures';
import { HOUR } from './pictureFiles';

/** Ends when the disk goes on. */
let mockHang: Promise<void>;
let mockIsFull = false;
jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof files>('node:fs/promises');
  const readFile = async (path: string) => {
    await mockHang;
    return actual.readFile(path);
  };
  const writeFile: typeof actual.writeFile = (...args) =>
    mockIsFull ? Promise.reject(new Error('ENOSPC')) : actual.writeFile(...args);
  return { ...actual, readFile, writeFile };
});

test('while the disk hangs, previews that are asked for pile up no further than pictures', async () => {
  const place = mkdtempSync(join(tmpdir(), 'angalink-files-'));
  const encoder = { renditions: () => Promise.reject(new Error('no')), preview: () => Promise.resolve(null) };
  const store = openPictures({ mediaDir: place }, encoder);
  let goOn = () => {};
  mockHang = new Promise((resolve) => (goOn = resolve));
  const key = 'a'.repeat(16);
  const asked = Array.from({ length: 64 + 1_000 }, () => store.read(`${key}-160.webp`));
  for (const name of [`${key}-160.webp`, `${key}-preview.jpg`])
    await expect(store.read(name)).rejects.toMatchObject({ status: 503 });
  goOn();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([null]));
  rmSync(place, { recursive: true });
});

test.each([
  ['the place', false],
  ['a full one’s newest file', true],
])(
  'how old something is, %s says: a clock of here that is ahead takes away nothing that is on its way',
  async (_, isFull) => {
    const place = mkdtempSync(join(tmpdir(), 'angalink-files-'));
    const folder = new FolderFiles(place);
    const keys = ['a', 'b'].map((sign) => sign.repeat(16));
    for (const key of keys) await folder.put(key, [{ width: 160, format: 'webp', bytes: Buffer.from('x') }]);
    utimesSync(join(place, 'a'.repeat(16)), new Date(0), new Date(0));
    const incoming = join(place, 'incoming');
    const [old, young] = ['0'.repeat(16), '1'.repeat(16)];
    for (const name of [old, young, 'a stranger’s']) writeFileSync(join(incoming, name), 'x');
    for (const name of [old, 'a stranger’s']) utimesSync(join(incoming, name), new Date(0), new Date(0));
    mockIsFull = isFull;
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 2 * HOUR);
    expect(await folder.keys(HOUR)).toEqual(keys.slice(0, 1));
    await folder.removeDrafts();
    clock.mockRestore();
    mockIsFull = false;
    expect(readdirSync(incoming)).toEqual([young, 'a stranger’s']);
    rmSync(place, { recursive: true });
  },
);

import type * as files from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from './folderFiles';

/** Ends when the disk goes on. */
let mockHang: Promise<void>;
jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof files>('node:fs/promises');
  const readFile = async (path: string) => {
    await mockHang;
    return actual.readFile(path);
  };
  return { ...actual, readFile };
});

test('while the disk hangs, previews that are asked for pile up no further than pictures', async () => {
  const place = mkdtempSync(join(tmpdir(), 'angalink-files-'));
  const folder = new FolderFiles(place);
  let goOn = () => {};
  mockHang = new Promise((resolve) => (goOn = resolve));
  const asked = Array.from({ length: 1_003 }, () => folder.read('a', 'preview.jpg'));
  await expect(folder.read('a', 'preview.jpg')).rejects.toMatchObject({ status: 503 });
  await expect(folder.names('a')).rejects.toMatchObject({ status: 503 });
  goOn();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([null]));
  rmSync(place, { recursive: true });
});

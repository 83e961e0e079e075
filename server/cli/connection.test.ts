import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { lockFolder } from '../database/embedded/folderLock';
import { ConfigError } from '../environment';
import { connected, withServerAddress } from './connection';

const folder = mkdtempSync(join(tmpdir(), 'angalink-commands-'));
const dataDir = join(folder, 'data');
const config = readConfig({ DATA_DIR: dataDir });
const isAsked = (url: string) => connected(url, () => Promise.resolve(true));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a command without the settings of the shop makes no database beside it', async () => {
  await expect(withServerAddress(config, isAsked)).rejects.toThrow(
    /^There is no database in DATA_DIR \(.*data\)\. Set DATABASE_URL or DATA_DIR as the server has it, or start the server once\.$/,
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('one that restores may make it; then it is there for all, while no server runs and while one of them has it', async () => {
  expect(await withServerAddress(config, isAsked, true)).toBe(true);
  expect(await withServerAddress(config, isAsked)).toBe(true);
  await withServerAddress(config, async (url) => {
    expect(await withServerAddress(config, (same) => Promise.resolve(same))).toBe(url);
  });
});

test('a server that has the folder and no database that runs is waited for', async () => {
  const lock = await lockFolder(dataDir, 'server.lock', (owner) => new ConfigError(owner));
  setTimeout(() => lock.release(), 1_200);
  expect(await withServerAddress(config, isAsked)).toBe(true);
});

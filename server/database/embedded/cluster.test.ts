import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eventually } from '../../testing/eventually';
import { createCluster } from './cluster';

const mockSynced: { folder: string; names: string[] }[] = [];
jest.mock('../../syncFolder', () => ({
  syncFolder(folder: string) {
    mockSynced.push({ folder, names: folder === dataDir ? readdirSync(folder) : [] });
    return Promise.resolve();
  },
}));
jest.mock('node:fs', () => {
  const actual = jest.requireActual<{ writeFileSync: (...args: unknown[]) => void }>('node:fs');
  return { ...actual, writeFileSync: jest.fn(actual.writeFileSync) };
});

const dataDir = mkdtempSync(join(tmpdir(), 'angalink-cluster-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const program = '/bin/true';
const programs = { initdb: program, postgres: program, pgCtl: program, major: '18' };
const account = {
  command: (of: string, args: string[]): [string, string[]] => [of, args],
  spawnOptions: {},
  own: () => undefined,
};

test('files of another major version are left alone, and one line says how to move', async () => {
  const old = mkdtempSync(join(tmpdir(), 'angalink-cluster-'));
  mkdirSync(join(old, 'postgres'));
  writeFileSync(join(old, 'postgres', 'PG_VERSION'), '17\n');
  await expect(createCluster(old, programs, account)).rejects.toThrow(
    /^The database in .* is PostgreSQL 17's, and this version brings PostgreSQL 18: [^\n]*npm run backup[^\n]*npm run restore[^\n]*$/,
  );
  rmSync(old, { recursive: true, force: true });
});

test('a power cut after the first start finds the database with its password', async () => {
  await createCluster(dataDir, programs, account);
  const passwordFile = join(dataDir, 'postgres.password');
  expect(jest.mocked(writeFileSync)).toHaveBeenCalledWith(passwordFile, expect.any(String), {
    mode: 0o600,
    flush: true,
  });
  // First the password, then the folder's name, then the folder itself.
  expect(mockSynced).toEqual([
    { folder: dataDir, names: [expect.stringMatching(/^postgres\.new\./), 'postgres.password'] },
    { folder: dataDir, names: ['postgres', 'postgres.password'] },
    { folder: dirname(dataDir), names: [] },
  ]);
});

test('an initdb that outlived a start that was killed takes nothing from the next one, and no draft is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'angalink-cluster-'));
  const initdb = (name: string, ...lines: string[]) => {
    const path = join(folder, name);
    writeFileSync(path, ['#!/bin/sh', `cd ${folder}`, 'draft=${1#--pgdata=}', ...lines, ''].join('\n'), {
      mode: 0o755,
    });
    return { ...programs, initdb: path };
  };
  const until = (file: string) => `until [ -e ${file} ]; do sleep 0.05; done`;
  const fails = initdb('fails', 'touch begun', until('made'), 'rm -rf "$draft"/*', 'touch emptied', 'exit 1');
  const killed = createCluster(folder, fails, account).catch(() => null);
  await eventually(() => existsSync(join(folder, 'begun')));
  const made = await createCluster(folder, initdb('makes', 'touch "$draft/file" made', until('emptied')), account);
  expect(await killed).toBeNull();
  expect(readdirSync(join(folder, 'postgres'))).toEqual(['file']);
  // As the versions before named theirs.
  mkdirSync(join(folder, 'postgres.new'));
  expect(await createCluster(folder, programs, account)).toBe(made);
  expect(readdirSync(folder).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});

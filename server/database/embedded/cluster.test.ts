import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

test('a power cut after the first start finds the database with its password', async () => {
  const program = '/bin/true';
  const account = {
    command: (of: string, args: string[]): [string, string[]] => [of, args],
    spawnOptions: {},
    own: () => undefined,
  };
  await createCluster(dataDir, { initdb: program, postgres: program, pgCtl: program }, account);
  const passwordFile = join(dataDir, 'postgres.password');
  expect(jest.mocked(writeFileSync)).toHaveBeenCalledWith(passwordFile, expect.any(String), {
    mode: 0o600,
    flush: true,
  });
  // First the password, then the folder's name, then the folder itself.
  expect(mockSynced).toEqual([
    { folder: dataDir, names: ['postgres.new', 'postgres.password'] },
    { folder: dataDir, names: ['postgres', 'postgres.password'] },
    { folder: dirname(dataDir), names: [] },
  ]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../projectRoot';
import { removeAbandoned } from './temporaryFolder';

const folder = mkdtempSync(join(tmpdir(), 'angalink-temporary-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)(
  'a trial that ends by %s leaves nothing of the shop',
  async (signal) => {
    const program = `
      const { exitOnSignals } = require('./server/cli/command');
      const { withTemporaryFolder } = require('./server/backup/temporaryFolder');
      exitOnSignals();
      void withTemporaryFolder('restored', async (place) => {
        require('node:fs').writeFileSync(place + '/secret', 'x');
        console.log(place);
        await new Promise(() => setTimeout(() => undefined, 60_000));
      });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH, TMPDIR: folder },
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const place = said.toString().trim();
    expect([place.startsWith(folder), existsSync(join(place, 'secret'))]).toEqual([true, true]);
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number];
    expect([code > 128, existsSync(place)]).toEqual([true, false]);
  },
);

test('what a process that was killed has left goes after a day, and nothing else', async () => {
  const made = ['angalink-restored-', 'angalink-draft-', 'angalink-restored-', 'somebody-elses-'].map((beginning) => {
    const path = mkdtempSync(join(tmpdir(), beginning));
    mkdirSync(join(path, 'media'));
    writeFileSync(join(path, 'media/file'), 'x');
    return path;
  });
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const path of [made[0], made[1], made[3]]) utimesSync(path ?? '', twoDaysAgo, twoDaysAgo);
  await removeAbandoned();
  expect(made.map((path) => existsSync(path))).toEqual([false, false, true, true]);
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../support/builtServer';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { ACCOUNT, inFolder, lastLine, ROOT } from './inFolder';

const START_MS = 1000;
const FIRST_LINE_MS = 2000;
const WHOLE_RUN_MS = 25_000;

/** Packs the kit, and installs it where nothing else is. @returns the folder, and how the kit is started in it */
export function installed({ undo, row }: Trial) {
  const folder = temporaryFolder(undo);
  inFolder(ROOT, process.execPath, ['--import', 'tsx', 'contract/package/build.ts']);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'contract/package.json'), 'utf8')) as { version: string };
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const install = inFolder(folder, 'npm', [
    'install',
    '--offline',
    '--no-audit',
    path.join(ROOT, `dist/angalink-contract-kit-${version}.tgz`),
  ]);
  const installedPackages = readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  row({
    what: 'npm install of the packed file, without a registry',
    aim: 'one package',
    seen: `exit code ${install.status}, ${installedPackages.join(', ')}`,
    holds: install.status === 0 && installedPackages.length === 1,
  });
  const kit = (...args: string[]) => inFolder(folder, path.join(folder, 'node_modules/.bin/contract-kit'), args);
  return { folder, kit };
}

type Installed = ReturnType<typeof installed>;

/** What the kit says without a server, or of one that is not there. */
export function reading({ row, sample }: Trial, { kit, folder }: Installed): void {
  for (const [what, args, words] of [
    ['--explain D05', ['--explain', 'D05'], 'Usual causes:'],
    ['guide', ['guide'], '## What to write first'],
    ['guide tables', ['guide', 'tables'], '`createTag`'],
    ['init github', ['init', 'github'], 'is written'],
  ] as const) {
    const begun = performance.now();
    const said = kit(...args);
    const ms = performance.now() - begun;
    row({
      what,
      // A machine that others use too says nothing about time.
      aim: sample ? 'says it' : `says it within ${START_MS} ms`,
      seen: `exit code ${said.status} after ${ms.toFixed(0)} ms`,
      holds: said.status === 0 && said.stdout.includes(words) && (sample || ms < START_MS),
    });
  }
  const again = kit('init', 'github');
  row({ what: 'init github again', aim: 'refused', seen: lastLine(again), holds: again.status === 2 });
  const nowhere = kit('--base-url', 'http://127.0.0.1:9/api/v1', '--user', ACCOUNT.user, '--report', 'junit');
  const junit = path.join(folder, 'contract-results/contract.junit.xml');
  row({
    what: 'a server that is not there',
    aim: 'exit code 3, and a failure for JUnit',
    seen: `exit code ${nowhere.status}, ${existsSync(junit) ? 'a report' : 'no report'}`,
    holds: nowhere.status === 3 && existsSync(junit) && readFileSync(junit, 'utf8').includes('<failure'),
  });
}

/** Starts the mock. @returns its base address */
export async function mocked({ undo }: Trial, { folder }: Installed): Promise<string> {
  const port = await freePort();
  const child = spawn(path.join(folder, 'node_modules/.bin/contract-kit'), ['mock', '--port', String(port)], {
    cwd: folder,
  });
  undo(() => void child.kill());
  await once(child.stdout, 'data');
  return `http://127.0.0.1:${port}/api/v1`;
}

/** A whole run of the installed kit against its own mock. */
export async function wholeRun({ row }: Trial, { folder }: Installed, baseUrl: string): Promise<void> {
  const begun = performance.now();
  const child = spawn(
    path.join(folder, 'node_modules/.bin/contract-kit'),
    ['--base-url', baseUrl, '--user', ACCOUNT.user, '--report', 'console,junit,badge'],
    { cwd: folder, env: { ...process.env, CONTRACT_PASSWORD: ACCOUNT.password } },
  );
  let said = '';
  let first = 0;
  const hear = (chunk: Buffer) => {
    first ||= performance.now() - begun;
    said += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [status] = (await once(child, 'close')) as [number];
  const ms = performance.now() - begun;
  row({
    what: 'a whole run against the mock',
    aim: `conforms; the first line within ${FIRST_LINE_MS} ms, the last within ${WHOLE_RUN_MS} ms`,
    seen: `exit code ${status}, ${first.toFixed(0)} ms, ${ms.toFixed(0)} ms: ${said.trim().split('\n').at(-1) ?? ''}`,
    holds: status === 0 && first < FIRST_LINE_MS && ms < WHOLE_RUN_MS,
  });
}

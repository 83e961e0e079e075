import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { fileName } from '../../server/media/pictureFiles';
import { FORMATS, renditionWidths } from '../../server/media/renditions';
import { openSmallBucket, type SmallBucket } from '../../server/testing/smallBucket';
import { pictureOf } from '../../server/testing/uploadPictures';
import { listed, seconds } from '../durability/kills';
import { withDatabase } from '../durability/oldFolder';
import { BuiltServer, freePort, type ServerOptions } from '../support/builtServer';
import { callerOf, signIn } from '../support/calls';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { Random } from '../support/random';
import { KIT_ORIGIN, tellKit } from './kit';

const KILLS = 20;
const UPLOADERS = 4;
/** Longest wait for an answer while the store is away, ms. */
const AWAY_MS = 5_000;

/** Pictures of a shop are in a bucket: of a small store with S3's interface. */
export async function tryBucket(trial: Trial): Promise<void> {
  const { sample, only, undo, seed } = trial;
  const isWanted = (what: string) => only.test(`bucket: ${what}`);
  if (!['kit', 'kills', 'away'].some(isWanted)) return;
  const bucket = await openSmallBucket();
  let isOpen = true;
  const close = async () => {
    if (isOpen) await bucket.close();
    isOpen = false;
  };
  undo(close);
  const folder = temporaryFolder(undo);
  const env = { MEDIA_URL: bucket.url, CORS_ORIGINS: KIT_ORIGIN };
  const options = { dataDir: path.join(folder, 'data'), port: await freePort(), env };
  let server = await BuiltServer.start(options, undo);
  if (isWanted('kit')) await tellKit(trial, "bucket: the kit's checks of uploads", server, folder, ['--only', 'F']);
  if (isWanted('kills')) server = await tryKills(trial, server, options, bucket, { rounds: sample ? 2 : KILLS, seed });
  if (!isWanted('away')) return;
  const staff = callerOf(server.origin, await signIn(server.origin));
  await close();
  const begin = performance.now();
  const files = [await pictureOf('png', 60, 40)];
  const { status, headers } = await staff('createArticle', { body: { title: 'Without a store' }, files });
  const took = performance.now() - begin;
  trial.row({
    what: 'bucket: an upload while the store is away',
    aim: `503 with Retry-After in ${AWAY_MS / 1_000} s`,
    seen: `${status} after ${seconds(took)}`,
    holds: status === 503 && headers.has('retry-after') && took <= AWAY_MS,
  });
}

/** The server is killed while pictures are uploaded, again and again. @returns the one that runs at the end */
async function tryKills(
  { row, undo }: Trial,
  first: BuiltServer,
  options: ServerOptions,
  bucket: SmallBucket,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<BuiltServer> {
  let server = first;
  let uploads = 0;
  const [random, picture, torn] = [new Random(seed), await pictureOf('png', 200, 140), [] as string[]];
  for (let round = 0; round < rounds; round += 1) {
    const staff = callerOf(server.origin, await signIn(server.origin));
    let isOn = true;
    const uploaders = Array.from({ length: UPLOADERS }, async () => {
      while (isOn) {
        const body = { title: `Uploaded ${(uploads += 1)}` };
        await staff('createArticle', { body, files: [picture, picture] }).catch(() => null);
      }
    });
    await delay(500 + random.below(1_500));
    await server.kill('server');
    isOn = false;
    await Promise.all(uploaders);
    server = await BuiltServer.start(options, undo);
    torn.push(...(await filesMissing(options.dataDir, bucket)));
  }
  row({
    what: `bucket: ${rounds} kills of the server under ${UPLOADERS} uploaders`,
    aim: '0 rows without whole files',
    seen: `${uploads} uploads, ${listed(torn, 'files are missing')}`,
    holds: torn.length === 0,
  });
  const before = await orphans(options.dataDir, bucket);
  await server.stop();
  bucket.age('');
  server = await BuiltServer.start(options, undo);
  for (let tries = 0; tries < 20 && (await orphans(options.dataDir, bucket)) > 0; tries += 1) await delay(500);
  const after = await orphans(options.dataDir, bucket);
  row({
    what: 'bucket: objects without a row, an hour old, at the next start',
    aim: '0 left after the sweep',
    seen: `${before} before, ${after} after`,
    holds: after === 0,
  });
  return server;
}

async function pictureRows(dataDir: string): Promise<{ key: string; width: number }[]> {
  const statement =
    'select media_key as key, width from product_images union select media_key, width from article_images';
  return withDatabase(findRunning(dataDir) ?? '', async (client) => {
    const { rows } = await client.query<{ key: string; width: number }>(statement);
    return rows;
  });
}

/** Objects that a row promises and that are not there. */
async function filesMissing(dataDir: string, bucket: SmallBucket): Promise<string[]> {
  const names = new Set(bucket.names());
  const promised = (await pictureRows(dataDir)).flatMap(({ key, width }) =>
    renditionWidths(width).flatMap((size) => FORMATS.map((format) => `${key}-${fileName({ width: size, format })}`)),
  );
  return promised.filter((name) => !names.has(name));
}

/** Objects of pictures that no row names. */
async function orphans(dataDir: string, bucket: SmallBucket): Promise<number> {
  const kept = new Set((await pictureRows(dataDir)).map(({ key }) => key));
  return bucket.names().filter((name) => !kept.has(name.slice(0, 16))).length;
}

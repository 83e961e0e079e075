import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { articles } from '../../server/database/schema';
import type { Bucket } from '../../server/media/bucket';
import { freePort } from '../support/builtServer';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import type { Trial } from '../support/part';
import { Random } from '../support/random';
import { listed, loadNow, seconds } from '../support/seen';
import { BucketShop } from './bucketShop';
import { tryCarrying } from './carrying';
import { KIT_ORIGIN, tellKit } from './kit';
import { Swift, VICTIMS } from './swift';
import { AWAY_MS, Uploaders } from './uploaders';

const KILLS = 20;
const UPLOADERS = 4;
/** The kit's checks of what is uploaded and what becomes of it. */
const UPLOADS = ['--only', 'F,D09,D10,D11,D12'];

/** Pictures of a shop are in a bucket, of OpenStack Swift by its interface for S3. */
export async function tryBucket(trial: Trial): Promise<void> {
  const { only, undo } = trial;
  const isWanted = (what: string) => only.test(`bucket: ${what}`);
  if (!['kit', 'kills of the server', 'kills of the store', 'away', 'carrying'].some(isWanted)) return;
  const folder = temporaryFolder(undo);
  const swift = await Swift.create(path.join(folder, 'swift'), undo);
  const env = { MEDIA_URL: swift.url, CORS_ORIGINS: KIT_ORIGIN };
  const options = { dataDir: path.join(folder, 'data'), port: await freePort(), env };
  const shop = await BucketShop.open(swift, options, undo);
  if (isWanted('kit')) {
    await tellKit(trial, "bucket: the kit's checks of uploads", shop.server, folder, UPLOADS);
    await shop.server.stop();
    await shop.start({ MEDIA_PUBLIC_URL: await startCdn(shop.bucket, undo) });
    await tellKit(trial, 'bucket: the same with MEDIA_PUBLIC_URL', shop.server, folder, UPLOADS);
    await shop.server.stop();
    await shop.start();
  }
  if (isWanted('carrying')) await tryCarrying(trial, shop, options.dataDir, folder);
  for (const victim of ['server', 'store'] as const)
    if (isWanted(`kills of the ${victim}`)) await tryKills(trial, shop, victim);
  if (isWanted('away')) await tryAway(trial, shop);
}

/** What stands before a bucket and serves it to everybody. @returns its address */
async function startCdn(bucket: Bucket, undo: Cleanup['add']): Promise<string> {
  const server = createServer((request, response) => {
    const [, name = '', ending = ''] = /^\/shop\/(.+\.(\w+))$/.exec(request.url ?? '') ?? [];
    void bucket.get(name).then(
      (bytes) => response.writeHead(bytes ? 200 : 404, { 'content-type': `image/${ending}` }).end(bytes),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
}

/** Kills one of both while pictures are uploaded, again and again. */
async function tryKills({ row, sample, seed }: Trial, shop: BucketShop, victim: 'server' | 'store'): Promise<void> {
  const rounds = sample ? 3 : KILLS;
  const [random, uploaders] = [new Random(seed), await Uploaders.on(shop.server.origin)];
  for (let round = 0; round < rounds; round += 1) {
    const rest = uploaders.begin(UPLOADERS);
    await delay(500 + random.below(1_500));
    await (victim === 'server' ? shop.server.kill('server') : shop.swift.kill(VICTIMS[round % VICTIMS.length]));
    await delay(300);
    if (victim === 'server') await rest();
    await (victim === 'server' ? shop.start() : shop.swift.start());
    await rest();
  }
  const torn = await shop.missing();
  const { acknowledged, refused, unanswered, others, refusedMs, acknowledgedMs } = uploaders;
  const titles = await shop.onDatabase((db) => db.select({ title: articles.title }).from(articles));
  const lost = acknowledged.filter((title) => !titles.some((one) => one.title === title));
  row({
    what: `bucket: ${rounds} kills of the ${victim}${victim === 'store' ? ' (its objects, lists or door, or all of it)' : ''} under ${UPLOADERS} uploaders of two pictures each`,
    aim: '0 rows without whole files, 0 acknowledged ones lost',
    seen: `${acknowledged.length} acknowledged, ${unanswered} without an answer; ${listed(torn, 'files are missing')}, ${listed(lost, 'lost')}`,
    holds: torn.length + lost.length === 0 && acknowledged.length > rounds,
  });
  row({
    what: `bucket: what else was answered while the ${victim} was killed`,
    aim: `503 with Retry-After in ${seconds(AWAY_MS)}`,
    seen: `${refused} x 503, ${listed(others, 'others')}; ${seconds(refusedMs)} at most, and ${seconds(acknowledgedMs)} where it was stored after all, at a load of ${loadNow()}`,
    holds: others.length === 0 && refusedMs <= AWAY_MS,
  });
  const before = await shop.orphans();
  await shop.sweep();
  const after = await shop.orphans();
  row({
    what: `bucket: pictures without a row after the kills of the ${victim}, as if an hour old`,
    aim: '0 left after the sweep',
    seen: `${before} before, ${after} after`,
    holds: after === 0,
  });
}

/** The store does not run, or takes requests and answers none. */
async function tryAway({ row }: Trial, { server, swift }: BucketShop): Promise<void> {
  const ways = {
    'does not run': [() => swift.kill(), () => swift.start()],
    'answers nothing': [() => swift.hang(true), () => swift.hang(false)],
  } as const;
  for (const [what, [goAway, comeBack]] of Object.entries(ways)) {
    const uploaders = await Uploaders.on(server.origin);
    await goAway();
    const status = await uploaders.upload();
    await comeBack();
    const after = await uploaders.upload();
    row({
      what: `bucket: an upload while the store ${what}, and one when it is back`,
      aim: `503 with Retry-After in ${seconds(AWAY_MS)}, then 201`,
      seen: `${status} (${listed(uploaders.others, 'others')}), ${after}; ${seconds(Math.max(uploaders.refusedMs, uploaders.acknowledgedMs))} at most`,
      holds:
        uploaders.refused === 1 && after === 201 && Math.max(uploaders.refusedMs, uploaders.acknowledgedMs) <= AWAY_MS,
    });
  }
}

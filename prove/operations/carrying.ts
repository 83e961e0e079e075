import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Bucket, readBucketAddress } from '../../server/media/bucket';
import { BucketFiles } from '../../server/media/bucketFiles';
import { FolderFiles } from '../../server/media/folderFiles';
import type { PictureFiles } from '../../server/media/pictureFiles';
import { Semaphore } from '../../server/semaphore';
import { Command, succeed } from '../support/commands';
import type { Trial } from '../support/part';
import type { BucketShop } from './bucketShop';
import type { Swift } from './swift';

const BREAKS = 5;

/** Pictures leave the bucket for a folder and come back, broken off on the way; and they are backed up out of it. */
export async function tryCarrying(
  { row }: Trial,
  { swift, bucket }: BucketShop,
  dataDir: string,
  folder: string,
): Promise<void> {
  const mediaDir = path.join(folder, 'carried');
  const env = { DATA_DIR: dataDir, MEDIA_URL: swift.url, MEDIA_DIR: mediaDir };
  const inBucket = new BucketFiles(bucket);
  swift.settle();
  const before = await contentOf(inBucket);
  mkdirSync(mediaDir);
  const inFolder = new FolderFiles(mediaDir);
  let broken = 0;
  for (const to of ['folder', 'bucket'] as const) {
    const args = ['move', '--to', to, '--remove'];
    for (let tried = 0; tried < BREAKS; tried += 1) {
      const command = Command.start('media', args, env);
      await delay(400 + 150 * tried);
      command.child.kill('SIGKILL');
      if ((await command.ended).code === null) broken += 1;
    }
    swift.settle();
    await succeed('media', args, env);
    swift.settle();
    const [full, empty] = to === 'folder' ? [inFolder, inBucket] : [inBucket, inFolder];
    const after = await contentOf(full);
    const left = (await empty.keys(0)).length;
    row({
      what: `bucket: npm run media -- move --to ${to} --remove, killed on the way and begun again`,
      aim: 'every file there as it was, none left behind',
      seen: `${broken} kills, ${before.size} files, ${differing(before, after)} differ, ${left} pictures left behind`,
      holds: differing(before, after) === 0 && left === 0 && before.size > 0,
    });
    broken = 0;
  }
  await tryBackup(row, swift, { env, before, folder });
}

async function tryBackup(
  row: Trial['row'],
  swift: Swift,
  { env, before, folder }: { env: Record<string, string>; before: Content; folder: string },
): Promise<void> {
  const below = (prefix: string) => swift.url.replace('/pictures?', `/pictures/${prefix}?`);
  const { said } = await succeed('backup', ['--to', below('backups'), '--verify'], env);
  const elsewhere = below('restored');
  const fresh = { DATA_DIR: path.join(folder, 'restored'), MEDIA_URL: elsewhere, BACKUP_TO: below('backups') };
  await succeed('restore', [], fresh);
  swift.settle();
  const address = readBucketAddress(elsewhere);
  const after = address ? await contentOf(new BucketFiles(new Bucket(address))) : new Map<string, string>();
  row({
    what: 'bucket: a backup of the shop to a bucket, verified, and restored from there into another',
    aim: 'every file as it was',
    seen: `${said.includes('Verified') ? 'verified' : said}; ${before.size} files, ${differing(before, after)} differ`,
    holds: said.includes('Verified') && differing(before, after) === 0,
  });
}

/** SHA-256 by name. */
type Content = ReadonlyMap<string, string>;

async function contentOf(place: PictureFiles): Promise<Content> {
  const content = new Map<string, string>();
  const read = async (key: string) => {
    for (const name of await place.names(key)) {
      const bytes = !name.startsWith('preview') && (await place.read(key, name));
      if (bytes) content.set(`${key}-${name}`, createHash('sha256').update(bytes).digest('hex'));
    }
  };
  const turns = new Semaphore(8);
  await Promise.all((await place.keys(0)).map((key) => turns.run(() => read(key))));
  return content;
}

const differing = (before: Content, after: Content) =>
  [...before].filter(([name, sum]) => after.get(name) !== sum).length + Math.max(0, after.size - before.size);

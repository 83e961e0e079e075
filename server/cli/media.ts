import '../productionDefault';
import { readConfig, type Config } from '../config';
import type { Database } from '../database/client';
import { ConfigError } from '../environment';
import { Bucket } from '../media/bucket';
import { BucketFiles } from '../media/bucketFiles';
import { PictureEncoder } from '../media/encoder/pictureEncoder';
import { FolderFiles } from '../media/folderFiles';
import { movePictures } from '../media/movePictures';
import { openPictures } from '../media/openPictures';
import { requireOwner } from '../media/pictureFiles';
import { databaseIdentity, listKeptPictures, pictureRows } from '../repositories/images';
import { commandOf, readArguments, runCommand } from './command';
import { connected, withServerAddress } from './connection';

const HELP = `Works on the pictures in the folder (MEDIA_DIR) or the bucket (MEDIA_URL), while the server runs or not.

  npm run media -- move --to bucket [--remove]
  npm run media -- move --to folder [--remove]
  npm run media -- sweep [--force]
  npm run media -- claim

  move      carries them between the two; each picture is read back and compared. What breaks off is begun again, and what
            has arrived is not carried twice
  --remove  takes each away from where it was once all of it has arrived
  sweep     removes those older than an hour that no row of the database names, as the server does each hour
  --force   also where these are more than half of all
  claim     says that the place is the one of this database's pictures: the server adds and removes none in another one's, nor in
            one that nobody has marked and that has none of those which the database names`;

interface Options {
  to?: string | undefined;
  remove: boolean;
  force: boolean;
}

/** @returns what is said when it is done; null for options that are none */
const COMMANDS: Readonly<Record<string, (config: Config, options: Options) => Promise<string | null>>> = {
  async move(config, { to: goal, remove }) {
    if (goal !== 'bucket' && goal !== 'folder') return null;
    if (!config.mediaBucket) throw new ConfigError('MEDIA_URL names no bucket.');
    const folder = new FolderFiles(config.mediaDir);
    const bucket = new BucketFiles(new Bucket(config.mediaBucket));
    const [from, to] = goal === 'bucket' ? [folder, bucket] : [bucket, folder];
    const [pictures, database] = await ask(config, (db) => Promise.all([listKeptPictures(db), databaseIdentity(db)]));
    requireOwner(to.place, await to.owner(), database);
    await to.setOwner(database);
    const { carried, there, missing } = await movePictures(pictures, from, to, remove);
    for (const file of missing) process.stderr.write(`Missing, in either place: ${file}\n`);
    return `${carried} pictures carried to the ${goal}, ${there} were there already; each was read back and is the same.`;
  },

  sweep: (config, { force }) =>
    ask(config, async (db) => {
      const swept = await picturesOf(config).sweep(pictureRows(db), force);
      return `${swept} pictures removed.`;
    }),

  claim: (config) =>
    ask(config, async (db) => {
      await picturesOf(config).claim(await databaseIdentity(db), true);
      return 'The pictures are this database’s.';
    }),
};

const ask = <T>(config: Config, work: (db: Database) => Promise<T>) =>
  withServerAddress(config, (url) => connected(url, work));

const picturesOf = (config: Config) =>
  openPictures(config, new PictureEncoder(), (error) => process.stderr.write(`Not removed: ${String(error)}\n`));

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    options: {
      to: { type: 'string' },
      remove: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const command = positionals.length === 1 ? commandOf(COMMANDS, positionals[0]) : undefined;
  const said = command ? await command(readConfig(), values) : null;
  process.stdout.write(`${said ?? HELP}\n`);
  if (said === null) process.exitCode = 2;
}

runCommand(main);

import './visitorsFirst';
import '../productionDefault';
import { BackupStore, type Keeping } from '../backup/backupStore';
import { drill } from '../backup/drill';
import { makeBackup } from '../backup/makeBackup';
import type { Manifest } from '../backup/manifest';
import { Seal } from '../backup/seal';
import { removeAbandoned } from '../backup/temporaryFolder';
import { readConfig, type Config } from '../config';
import { ConfigError } from '../environment';
import { failureText } from '../http/failures';
import { PictureEncoder } from '../media/encoder/pictureEncoder';
import { openPictures } from '../media/openPictures';
import { backupPlace, noteOf, summaryOf } from './backups';
import { exitOnSignals, readArguments, runCommand } from './command';
import { withServerAddress } from './connection';

const HELP = `Copies the database and the pictures, while the server runs or not.

  npm run backup -- [--to PLACE] [--verify] [--keep 7] [--keep-days 30]

  --to         a folder, or a bucket: s3://key:secret@s3.example.com/bucket/prefix?region=eu-west-1;
               BACKUP_TO says the same, and shows the secret to nobody who looks at the programs that run
  --verify     restores the copy into a fresh place, compares every row and starts a shop on it
  --keep       so many verified backups stay at least; as long as there are fewer, none is removed
  --keep-days  and every one of the last so many days on which a verified one was made

BACKUP_KEY (openssl rand -base64 32) encrypts it: without the key nobody can read it, you neither.`;

async function main(): Promise<void> {
  const { values } = readArguments({
    options: {
      to: { type: 'string' },
      verify: { type: 'boolean', default: false },
      keep: { type: 'string', default: '7' },
      'keep-days': { type: 'string', default: '30' },
    },
  });
  const place = backupPlace(values.to);
  if (place === null) {
    process.stdout.write(`${HELP}\n`);
    process.exitCode = 2;
    return;
  }
  const keeping: Keeping = { count: numberOf(values, 'keep'), days: numberOf(values, 'keep-days') };
  const config = readConfig();
  const store = BackupStore.at(place, Seal.fromEnvironment());
  exitOnSignals();
  const report = (error: unknown) => void process.stderr.write(`${failureText(error)}\n`);
  // Whatever the folder of this machine's temporary files is like, it keeps no backup from being made.
  await removeAbandoned().catch(report);
  // Before as well, for a place that is full must become free of what is old, and of what a backup that broke off has left.
  // What cannot be read there now keeps no backup from being made; the last look tells it.
  await prune(store, keeping).catch(report);
  const manifest = await makeAndNote(config, store);
  if (values.verify) {
    const verified = await drill(store, manifest).then(
      () => manifest,
      async (error: unknown) => {
        process.stderr.write(
          `${failureText(error)}\nReading all that is kept of pictures, and copying anew what is damaged.\n`,
        );
        const mended = await makeAndNote(config, store, true);
        await drill(store, mended);
        return mended;
      },
    );
    await withServerAddress(config, (url) => noteOf(url, verified, true));
    process.stdout.write('Verified: every row came back, and a shop runs on it.\n');
  }
  await prune(store, keeping);
  await tellOfNoneRemoved(store, keeping);
}

/** A database that was started for it has stopped after it: the server may be started during the trial, and is asked then. */
function makeAndNote(config: Config, store: BackupStore, isDoubted = false): Promise<Manifest> {
  return withServerAddress(config, async (url) => {
    const source = { url, media: openPictures(config, new PictureEncoder()) };
    const manifest = await makeBackup(source, store, isDoubted);
    process.stdout.write(`${summaryOf(manifest)}\n`);
    await noteOf(url, manifest, false);
    for (const file of manifest.missing) process.stderr.write(`Missing, and not in the backup: ${file}\n`);
    return manifest;
  });
}

async function prune(store: BackupStore, keeping: Keeping): Promise<void> {
  const gone = await store.alone(() => store.prune(keeping));
  if (gone.length > 0) process.stdout.write(`Removed as too old: ${gone.join(', ')}\n`);
}

/** Whoever never has a copy verified fills the place without end. */
async function tellOfNoneRemoved(store: BackupStore, { count }: Keeping): Promise<void> {
  const all = await store.manifests.list();
  const verified = all.filter((one) => one.verified).length;
  if (verified < count && all.length > count)
    process.stderr.write(
      `None of ${all.length} backups is removed: ${verified} are verified (--verify), and ${count} of these stay.\n`,
    );
}

function numberOf(values: { keep: string; 'keep-days': string }, name: keyof typeof values): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new ConfigError(`--${name} must be a whole number from 1, not "${values[name]}".`);
}

runCommand(main);

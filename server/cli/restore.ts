import '../productionDefault';
import { existsSync } from 'node:fs';
import { BackupStore } from '../backup/backupStore';
import { drill } from '../backup/drill';
import { restoreBackup } from '../backup/restoreBackup';
import { Seal } from '../backup/seal';
import { removeAbandoned } from '../backup/temporaryFolder';
import { readConfig } from '../config';
import { clusterFolder } from '../database/embedded/cluster';
import { PictureEncoder } from '../media/encoder/pictureEncoder';
import { openPictures } from '../media/openPictures';
import { databaseIdentity } from '../repositories/images';
import { backupPlace, noteOf, summaryOf } from './backups';
import { exitOnSignals, readArguments, runCommand } from './command';
import { connected, withServerAddress } from './connection';

const HELP = `Puts a backup back into an empty database: that of DATABASE_URL, or the server's own in DATA_DIR.

  npm run restore -- [--from PLACE] [--backup NAME]
  npm run restore -- [--from PLACE] [--backup NAME] --verify
  npm run restore -- [--from PLACE] --list

  --from    the folder or the bucket that backups are made to; BACKUP_TO says the same
  --backup  one of those that --list names; the newest where none is named
  --verify  into a fresh place that is taken away again: compares every row and starts a shop on it

BACKUP_KEY has to be the key that the backup was made with.`;

async function main(): Promise<void> {
  const { values } = readArguments({
    options: {
      from: { type: 'string' },
      backup: { type: 'string' },
      verify: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const place = backupPlace(values.from);
  if (place === null) {
    process.stdout.write(`${HELP}\n`);
    process.exitCode = 2;
    return;
  }
  const config = readConfig();
  const store = BackupStore.at(place, Seal.fromEnvironment());
  if (values.list) {
    for (const { name, verified } of await store.manifests.list())
      process.stdout.write(`${name}${verified ? '\tverified' : ''}\n`);
    return;
  }
  exitOnSignals();
  const manifest = await store.find(values.backup);
  if (!values.verify) {
    const media = openPictures(config, new PictureEncoder());
    const { statementTimeout } = config.pool;
    const putBack = async (url: string) => {
      await restoreBackup({ url, statementTimeout, media }, store, manifest);
      await connected(url, async (db) => media.claim(await databaseIdentity(db)));
    };
    await withServerAddress(config, putBack, true);
    process.stdout.write(`Restored ${summaryOf(manifest)}\n`);
    return;
  }
  await removeAbandoned();
  await drill(store, manifest);
  process.stdout.write(`Verified ${summaryOf(manifest)}\n`);
  // On a machine that has no shop there is no dashboard to tell.
  if (config.databaseUrl !== null || existsSync(clusterFolder(config.dataDir)))
    await withServerAddress(config, (url) => noteOf(url, manifest, true));
}

runCommand(main);

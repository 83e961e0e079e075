import '../productionDefault';
import { readConfig } from '../config';
import { ConfigError } from '../environment';
import { Bucket } from '../media/bucket';
import { BucketFiles } from '../media/bucketFiles';
import { FolderFiles } from '../media/folderFiles';
import { movePictures } from '../media/movePictures';
import { listKeptPictures } from '../repositories/images';
import { readArguments, runCommand } from './command';
import { connected, withServerAddress } from './connection';

const HELP = `Carries the pictures between the folder (MEDIA_DIR) and the bucket (MEDIA_URL), while the server runs or not.

  npm run media -- move --to bucket [--remove]
  npm run media -- move --to folder [--remove]

  --remove  takes each away from where it was once it has arrived

Each picture is read back and compared. What breaks off is begun again, and what has arrived is not carried twice.`;

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    options: { to: { type: 'string' }, remove: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.join() !== 'move' || (values.to !== 'bucket' && values.to !== 'folder')) {
    process.stdout.write(`${HELP}\n`);
    process.exitCode = 2;
    return;
  }
  const config = readConfig();
  if (!config.mediaBucket) throw new ConfigError('MEDIA_URL names no bucket.');
  const folder = new FolderFiles(config.mediaDir);
  const bucket = new BucketFiles(new Bucket(config.mediaBucket));
  const [from, to] = values.to === 'bucket' ? [folder, bucket] : [bucket, folder];
  const pictures = await withServerAddress(config, (url) => connected(url, (db) => listKeptPictures(db)));
  const { carried, there, missing } = await movePictures(pictures, from, to, values.remove);
  for (const file of missing) process.stderr.write(`Missing, in either place: ${file}\n`);
  process.stdout.write(
    `${carried} pictures carried to the ${values.to}, ${there} were there already; each was read back and is the same.\n`,
  );
}

runCommand(main);

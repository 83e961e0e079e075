// oxlint-disable-next-line typescript/triple-slash-reference -- the package comes without types, and an import finds them only where they are installed
/// <reference path="./s3rver.d.ts" />
import { copyFileSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'pictures';

/** A bucket of a small store with S3's interface, in a folder. */
export interface SmallBucket {
  /** As MEDIA_URL. */
  url: string;
  /** Names of the objects. */
  names: () => string[];
  /** Makes the objects whose names begin so as old as time. */
  age: (beginning: string) => void;
  /** Makes more objects of one. */
  copy: (name: string, others: readonly string[]) => void;
  close: () => Promise<void>;
}

/** Of the files that an object is kept in, its content first. */
const ENDINGS = ['._S3rver_object', '._S3rver_object.md5', '._S3rver_metadata.json'] as const;
const [ENDING] = ENDINGS;

export async function openSmallBucket(): Promise<SmallBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'angalink-bucket-'));
  const configureBuckets = [{ name: BUCKET }];
  const store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await store.run();
  const folder = join(directory, BUCKET);
  const names = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length));
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?tls=false`,
    names,
    age: (beginning) => {
      for (const name of names().filter((one) => one.startsWith(beginning)))
        utimesSync(join(folder, name + ENDING), new Date(0), new Date(0));
    },
    copy: (name, others) => {
      for (const ending of ENDINGS)
        for (const other of others) copyFileSync(join(folder, name + ending), join(folder, other + ending));
    },
    close: async () => {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

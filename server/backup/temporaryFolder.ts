import { rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A shop that is restored for a trial, decrypted; a file that is on its way into a bucket. */
type Kind = 'restored' | 'draft';

const NAME = /^angalink-(restored|draft|migrations)-\w{6}$/;
/** No backup takes so long, ms: what is older was left by one that broke off. */
export const LONGEST_BACKUP = 86_400_000;

/** A database that still runs there may write once more. */
const WHOLLY = { recursive: true, force: true, maxRetries: 5 };

/** Runs `work` with a folder of this machine that is taken away again, also where a signal ends the process meanwhile. */
export async function withTemporaryFolder<T>(kind: Kind, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `angalink-${kind}-`));
  // `process.exit` goes past every finally.
  const remove = () => rmSync(folder, WHOLLY);
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    await rm(folder, WHOLLY);
    process.off('exit', remove);
  }
}

/** Takes away what this user's processes have left there that were killed, or whose machine went down. */
export async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!NAME.test(name)) continue;
    const folder = join(tmpdir(), name);
    const found = await lstat(folder).catch(() => null);
    if (!found?.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid)) continue;
    if (Date.now() - found.mtimeMs > LONGEST_BACKUP) await rm(folder, WHOLLY);
  }
}

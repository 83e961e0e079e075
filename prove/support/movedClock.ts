import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { withDatabase } from './database';
import type { BuiltServer } from './builtServer';
import { temporaryFolder, type Cleanup } from './cleanup';
import { MissingPackage } from './part';

const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;

/** A clock that a file moves, of a server and of the database in its folder. */
export interface MovedClock {
  /** Of the server that is to go by it. */
  env: Record<string, string>;
  /** Seconds from now; may be negative. */
  move: (seconds: number) => void;
}

/** @throws MissingPackage */
export function movedClock(undo: Cleanup['add']): MovedClock {
  if (!existsSync(LIBRARY)) throw new MissingPackage('libfaketime is missing: apt-get install faketime');
  const file = path.join(temporaryFolder(undo), 'clock');
  const move = (seconds: number) => {
    // At once: whoever read half of it would have the time of the machine.
    writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${Math.round(seconds)}`);
    renameSync(`${file}.next`, file);
  };
  move(0);
  // What measures waits goes on as ever, as it does where a real clock is set.
  const env = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, move };
}

/** Seconds that the clocks of a server and of its database are ahead of ours. */
export async function secondsAhead({ origin, dataDir }: BuiltServer): Promise<{ server: number; database: number }> {
  // An answer's date is that of its second: the one before a jump has to be over.
  await delay(1_100);
  const { headers } = await fetch(`${origin}/healthz`);
  const database = await withDatabase(findRunning(dataDir) ?? '', async (client) => {
    const { rows } = await client.query<{ ms: string }>('select extract(epoch from now()) * 1000 as ms');
    return Number(rows[0]?.ms);
  });
  const ahead = (ms: number) => (ms - Date.now()) / 1_000;
  return { server: ahead(Date.parse(headers.get('date') ?? '')), database: ahead(database) };
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { makersOf, type Makers } from '../../server/testing/shop';
import { pictureOf } from '../../server/testing/uploadPictures';
import { PUSH_NOWHERE } from '../../server/testing/pushService';
import { BuiltServer, DEMO_ACCOUNT, withoutDatabase } from '../support/builtServer';
import { callerOf, signIn, type Caller } from '../support/calls';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';

const STAFF_PROGRAM = path.join(__dirname, '../../dist/server/cli/staff.js');

/** A shop of its own, with its owner's hands on it as well as strangers'. */
export interface AttackedShop extends Makers {
  origin: string;
  server: BuiltServer;
  /** A session of the demo shop's staff: the one that `staff` calls with. */
  token: string;
  visitor: Caller;
  staff: Caller;
  account: { email: string; password: string };
  /** A small picture. */
  file: Buffer;
  pushOrigin: string;
  /** Asks the shop's database. */
  query: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  /** `npm run staff`, beside the running server. */
  runStaff: (...words: string[]) => void;
}

/** Starts the built server on an empty folder with the demo shop in it. */
export async function openAttackedShop({ undo }: Trial, env: Record<string, string> = {}): Promise<AttackedShop> {
  const dataDir = temporaryFolder(undo);
  const server = await BuiltServer.start({ dataDir, env }, undo);
  const { origin } = server;
  const database = new Client({ connectionString: findRunning(dataDir) ?? '' });
  await database.connect();
  // The server goes first when all is undone, and takes its database along.
  database.on('error', () => undefined);
  undo(() => database.end());
  const token = await signIn(origin);
  // Where an attack ends the session, a new one takes its place.
  const staff: Caller = (operationId, options) => callerOf(origin, shop.token)(operationId, options);
  const shop: AttackedShop = {
    origin,
    server,
    token,
    staff,
    visitor: callerOf(origin),
    ...makersOf(staff, `of ${Date.now().toString(36)} `),
    account: { email: DEMO_ACCOUNT.user, password: DEMO_ACCOUNT.password },
    pushOrigin: PUSH_NOWHERE,
    file: await pictureOf('png', 30, 20),
    query: async (text, values = []) => (await database.query(text, [...values])).rows as Record<string, unknown>[],
    runStaff: (...words) => {
      execFileSync(process.execPath, [STAFF_PROGRAM, ...words], {
        env: { ...withoutDatabase(), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    },
  };
  return shop;
}

import { EmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { withDatabase } from '../support/database';
import { BuiltServer } from '../support/builtServer';
import { temporaryFolder, type Cleanup } from '../support/cleanup';

/** A running shop that is backed up. */
export interface BackedUpShop {
  /** How its database is run. */
  kind: string;
  server: BuiltServer;
  /** For the commands: where it is, and the key. */
  env: Record<string, string>;
}

const KEY = Buffer.alloc(32, 7).toString('base64');

/** On the database of its own, its backups open. */
export async function embeddedShop(undo: Cleanup['add']): Promise<BackedUpShop> {
  const dataDir = `${temporaryFolder(undo)}/shop`;
  const server = await BuiltServer.start({ dataDir }, undo);
  return { kind: 'the embedded database', server, env: { DATA_DIR: dataDir } };
}

/** On a database elsewhere, by an account that owns the database and has no other right; its backups encrypted. */
export async function shopElsewhere(undo: Cleanup['add']): Promise<BackedUpShop> {
  const folder = temporaryFolder(undo);
  const database = await EmbeddedPostgres.start({ dataDir: `${folder}/database` });
  undo(() => database.stop());
  await withDatabase(database.url, async (client) => {
    await client.query(`create role seller login password 'seller'`);
    await client.query('create database shop owner seller');
  });
  const url = new URL(database.url);
  Object.assign(url, { username: 'seller', password: 'seller', pathname: '/shop' });
  const env = { DATABASE_URL: url.href, DATA_DIR: `${folder}/shop`, DEMO_DATA: 'always' };
  const server = await BuiltServer.start({ dataDir: env.DATA_DIR, env }, undo);
  return { kind: 'DATABASE_URL, encrypted', server, env: { ...env, BACKUP_KEY: KEY } };
}

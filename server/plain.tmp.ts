import { mkdtempSync } from 'node:fs';
import { Client } from 'pg';
import { EmbeddedPostgres } from '/work/main/server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '/work/main/server/database/migrate';
void (async () => {
  const db = await EmbeddedPostgres.start({ dataDir: mkdtempSync('/tmp/plain-') });
  try {
    const c = new Client({ connectionString: db.url });
    await c.connect();
    await c.query("create role plain login password 'plain'");
    await c.query('create database plain owner plain');
    await c.end();
    const u = new URL(db.url);
    u.username = 'plain'; u.password = 'plain'; u.pathname = '/plain';
    await migrateDatabase(u.href, 60000);
    await migrateDatabase(u.href, 60000);
    console.log('migrated as a plain account');
  } finally { await db.stop(); }
})();

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createLogger } from '../http/logging';
import { startServices } from '../start';
import { eventually } from '../testing/eventually';
import { createTestServer, type TestServer } from '../testing/testServer';
import { type Passing, Wire } from '../testing/wire';
import { ChangeListener } from './changeListener';
import { MemoryVersions } from './memoryVersions';
import type { ContentVersions, Topic } from './versions';

const TAGS: readonly Topic[] = ['tags'];

let server: TestServer;
let other: Awaited<ReturnType<typeof startServices>>;

beforeAll(async () => {
  server = await createTestServer();
  other = await startServices(server.services.config, server.databaseUrl, createLogger('silent'));
});
afterAll(async () => {
  await other.close();
  await server.close();
});

function keep(content: ContentVersions, key: string): void {
  content.store(key, TAGS, content.mark(TAGS), { key }, 10);
}

test('a change in one process drops the content of another', async () => {
  const [mine, theirs] = [server.services.content, other.services.content];
  keep(theirs, 'a');
  keep(mine, 'a');
  await mine.invalidate(['products']);
  expect(theirs.get('a')).toBeDefined();
  await mine.invalidate(TAGS);
  expect(mine.get('a')).toBeUndefined();
  await eventually(() => theirs.get('a') === undefined);
  // Its own message comes back and drops nothing of what was kept since.
  keep(mine, 'b');
  await mine.invalidate(['products']);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(mine.get('b')).toBeDefined();
});

test('a change that could not be told is told with the next', async () => {
  const [mine, theirs] = [server.services.content, other.services.content];
  keep(theirs, 'e');
  jest.spyOn(server.db, 'execute').mockRejectedValueOnce(new Error('Query read timeout'));
  await mine.invalidate(TAGS);
  expect(theirs.get('e')).toBeDefined();
  await mine.invalidate(['products']);
  await eventually(() => theirs.get('e') === undefined);
});

test('a lost connection drops everything, and keeping goes on when it is back', async () => {
  const { content } = server.services;
  keep(content, 'c');
  await server.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'angalink changes' and datname = current_database()`);
  await eventually(() => content.get('c') === undefined);
  await eventually(() => content.mark(TAGS) !== null);
  keep(content, 'd');
  expect(content.get('d')).toBeDefined();
  await other.services.content.invalidate(TAGS);
  await eventually(() => content.get('d') === undefined);
});

/** A listener of its own over a wire. */
async function listenOver(passing?: Passing) {
  const url = new URL(server.directUrl);
  const { hostname, port } = url;
  const wire = await Wire.to(() => ({ host: hostname, port: Number(port) }));
  if (passing) wire.pass(passing);
  url.port = String(wire.port);
  const versions = new MemoryVersions(10_000);
  const errors: string[] = [];
  const onError = (error: unknown) => errors.push(String(error));
  const listener = await ChangeListener.start({ url: url.href, db: server.db, versions, onError });
  return { wire, versions, errors, listener };
}

test('nothing is kept where notifications do not come back, as behind a pooler', async () => {
  // A message of notification begins with an A and four bytes of its length.
  const { wire, versions, errors, listener } = await listenOver((said) =>
    said[0] === 0x41 && said.includes('content_changed') ? Buffer.alloc(0) : said,
  );
  expect(versions.mark(TAGS)).toBeNull();
  expect(errors).toEqual([expect.stringContaining('DATABASE_DIRECT_URL')]);
  wire.restore();
  await eventually(() => versions.mark(TAGS) !== null);
  await listener.close();
  wire.close();
});

test('a pool that could not send is not taken for a pooler', async () => {
  jest.spyOn(server.db, 'execute').mockRejectedValueOnce(new Error('Query read timeout'));
  const { wire, versions, errors, listener } = await listenOver();
  expect(errors).toEqual([expect.stringContaining('Query read timeout'), expect.stringContaining('could be sent')]);
  await eventually(() => versions.mark(TAGS) !== null);
  expect(errors).toHaveLength(2);
  await listener.close();
  wire.close();
});

test('limits of a provider’s to silent connections do not end the one that listens', async () => {
  const { pathname } = new URL(server.directUrl);
  const alter = (what: string) => server.db.execute(sql.raw(`alter database "${pathname.slice(1)}" ${what}`));
  await alter('set idle_session_timeout = 200');
  const { wire, versions, errors, listener } = await listenOver();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect([versions.mark(TAGS) === null, errors]).toEqual([false, []]);
  await alter('reset idle_session_timeout');
  await listener.close();
  wire.close();
});

test('a certificate’s file that is missing for a moment does not end the listening', async () => {
  const certificate = join(mkdtempSync(join(tmpdir(), 'angalink-')), 'ca.pem');
  const url = new URL(server.directUrl);
  url.searchParams.set('sslmode', 'verify-ca');
  url.searchParams.set('sslrootcert', certificate);
  const errors: string[] = [];
  const versions = new MemoryVersions(10_000);
  const onError = (error: unknown) => errors.push(String(error));
  const listener = await ChangeListener.start({ url: url.href, db: server.db, versions, onError });
  expect(errors).toEqual([expect.stringContaining('ca.pem')]);
  // There it is: the next try comes as far as the database, which speaks no TLS.
  writeFileSync(certificate, '');
  await eventually(() => errors.some((error) => error.includes('SSL')), 10_000);
  await listener.close();
});

test('nobody who stops waits for a database that has fallen silent', async () => {
  const { wire, versions, listener } = await listenOver();
  expect(versions.mark(TAGS)).not.toBeNull();
  wire.block();
  await listener.close();
  wire.close();
});

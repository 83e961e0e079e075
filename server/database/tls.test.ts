import { execFileSync } from 'node:child_process';
import { chownSync, chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ConfigError } from '../environment';
import { toApiError } from '../http/failures';
import { createLogger } from '../http/logging';
import { clusterFolder } from './embedded/cluster';
import { EmbeddedPostgres } from './embedded/embeddedPostgres';
import { isUnavailable } from './failures';
import { migrateDatabase } from './migrate';
import { BoundedPool } from './pool';

const dataDir = mkdtempSync(join(tmpdir(), 'angalink-tls-'));
const root = join(dataDir, 'root.pem');
let embedded: EmbeddedPostgres;
let admin: Client;

beforeAll(async () => {
  embedded = await EmbeddedPostgres.start({ dataDir, settings: ['fsync=off'] });
  admin = new Client({ connectionString: embedded.url });
  await admin.connect();
}, 120_000);
afterAll(async () => {
  await admin.end();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Lets the database show a certificate of the test's own from now on. @param days until it ends; negative for one that has */
async function showCertificate(name: string, days: number): Promise<void> {
  const folder = clusterFolder(dataDir);
  const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')];
  const [request, extensions] = [join(dataDir, 'request.pem'), join(dataDir, 'extensions')];
  writeFileSync(extensions, `subjectAltName=${name}`);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop', '-keyout', key, '-out', request);
  const signed = ['-in', request, '-signkey', key, '-extfile', extensions, '-out', certificate];
  openssl('x509', '-req', '-days', String(days), ...signed);
  const { uid, gid } = statSync(folder);
  for (const file of [key, certificate]) chownSync(file, uid, gid);
  chmodSync(key, 0o600);
  writeFileSync(root, readFileSync(certificate));
  await admin.query('alter system set ssl = on');
  await admin.query('select pg_reload_conf()');
}

const address = (query: string) => `${embedded.url.split('?')[0]}?${query}`;
const strict = () => address(`sslmode=verify-full&sslrootcert=${root}`);

async function asked(url: string): Promise<unknown> {
  const options = { max: 1, statementTimeout: 5_000, connectionTimeout: 5_000, prepare: false };
  const pool = new BoundedPool(url, { ...options, onError: () => undefined });
  try {
    // Whoever just read its settings anew may still answer as before.
    return await pool.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()').then(
      ({ rows }) => rows[0]?.ssl,
      (error: unknown) => error,
    );
  } finally {
    await pool.end();
  }
}

async function expectOutage(url: string, says: RegExp): Promise<void> {
  const failure = await asked(url);
  expect(String(failure)).toMatch(says);
  expect(isUnavailable(failure)).toBe(true);
  expect(toApiError(failure, createLogger('silent')).status).toBe(503);
  const start = migrateDatabase(url, 5_000).catch((error: unknown) => error);
  const said = await start;
  expect(said).toBeInstanceOf(ConfigError);
  expect(String(said)).toMatch(/^ConfigError: Cannot use the database 127\.0\.0\.1:\d+\/postgres: .*\.$/);
}

test('a database without TLS, one with a certificate that is not believed, for another name or over, is an outage', async () => {
  await expectOutage(address('sslmode=verify-full'), /does not support SSL/);
  await showCertificate('IP:127.0.0.1', 2);
  expect(await asked(strict())).toBe(true);
  await expectOutage(address('sslmode=verify-full'), /self-signed certificate/);
  await showCertificate('DNS:elsewhere.example', 2);
  await expectOutage(strict(), /does not match certificate's altnames/);
  await showCertificate('IP:127.0.0.1', -1);
  await expectOutage(strict(), /certificate has expired/);
  expect(await asked(address('sslmode=disable'))).toBe(false);
});

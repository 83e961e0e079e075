import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findRunning } from './database/embedded/embeddedPostgres';
import { processIdentity } from './database/embedded/processIdentity';
import { readPostmaster } from './database/embedded/postmaster';
import { eventually } from './testing/eventually';
import { rawHttp } from './testing/rawHttp';
import { ServerProcess } from './testing/serverProcess';
import { signal } from './testing/signal';

const folder = mkdtempSync(join(tmpdir(), 'angalink-main-'));
const dataDir = join(folder, 'data');
const started: ServerProcess[] = [];

jest.setTimeout(120_000);
afterAll(async () => {
  for (const server of started) server.signal('SIGKILL');
  await eventually(() => databasePid() === null, 20_000);
  rmSync(folder, { recursive: true, force: true });
});

function run(env: Record<string, string> = {}): ServerProcess {
  const server = ServerProcess.run({ DATA_DIR: dataDir, ...env });
  started.push(server);
  return server;
}

/** Process id of the folder's PostgreSQL while it runs. */
function databasePid(): number | null {
  const pid = readPostmaster(join(dataDir, 'postgres'))?.pid;
  return pid !== undefined && processIdentity(pid) !== null ? pid : null;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/web-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrPhone: 'staff@example.com', password: 'demo' }),
  });
  const { data } = (await answer.json()) as { data: string };
  return data;
}

async function createTag(origin: string, token: string, name: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/tags/create-tag`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ tag_name: name }),
  });
  return answer.status;
}

async function endsWith(server: ServerProcess, line: RegExp): Promise<void> {
  expect(await server.ended()).toBe(1);
  const lines = server.errors.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
}

async function addStaff(email: string): Promise<void> {
  const args = ['add', '--email', email, '--first-name', 'Amina', '--last-name', 'Otieno'];
  const staff = ServerProcess.run({ DATA_DIR: dataDir }, 'cli/staff.ts', args);
  staff.write('a password\n');
  expect([await staff.ended(), staff.errors, staff.output]).toEqual([0, '', `${email} may sign in now.\n`]);
}

test('the first start says where it listens and how to sign in; a second one on the same folder is refused', async () => {
  const server = run();
  const origin = await server.listening();
  // Said before it listens: where that fails, a password that was made here would be lost.
  expect(server.output).toContain('staff@example.com with the password of DEMO_PASSWORD\n\n  Shop   ');
  expect(await createTag(origin, await signIn(origin), 'first start')).toBe(201);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);

  await endsWith(run(), /^The data folder .* is in use by the server with process id \d+\. Stop it or set DATA_DIR\.$/);
  const { port } = new URL(origin);
  await endsWith(
    run({ PORT: port, DATA_DIR: join(folder, 'other') }),
    /^Port \d+ on 127\.0\.0\.1 is taken by another program\. Set PORT to a free one\.$/,
  );
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);

  await addStaff('while-running@example.com');
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(databasePid()).toBeNull();
  await addStaff('while-stopped@example.com');
  expect(databasePid()).toBeNull();
});

test('a stop in the midst of a first start ends what makes the database as well', async () => {
  const own = join(folder, 'stopped');
  const server = run({ DATA_DIR: own });
  const drafts = () => (existsSync(own) ? readdirSync(own).filter((name) => name.startsWith('postgres.new')) : []);
  const made = () => drafts().flatMap((name) => readdirSync(join(own, name)));
  await eventually(() => made().length > 0, 60_000);
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  // It takes its files away then.
  await eventually(() => made().length === 0, 20_000);
});

test("the server's own database has room for a pool of any size, and more beside it", async () => {
  const server = run({ DATABASE_POOL_MAX: '200' });
  await server.listening();
  const client = new Client({ connectionString: findRunning(dataDir) ?? '' });
  await client.connect();
  expect((await client.query('show max_connections')).rows).toEqual([{ max_connections: '290' }]);
  await client.end();
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
});

test('what cannot start says why in one line', async () => {
  await endsWith(
    run({ DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${await freePort()}/shop` }),
    /^Cannot use the database 127\.0\.0\.1:\d+\/shop: .*ECONNREFUSED/,
  );
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await endsWith(
    run({ DATA_DIR: file }),
    /^E\w+: .* DATA_DIR and MEDIA_DIR have to be folders that this user can write to\.$/,
  );
  await endsWith(run({ DATABASE_URL: 'mysql://localhost/shop' }), /^DATABASE_URL must be like /);
});

test('SIGTERM lets an accepted request finish, and nothing is left running', async () => {
  const server = run({ LOG_LEVEL: 'trace' });
  const origin = await server.listening();
  const token = await signIn(origin);
  await fetch(`${origin}/api/v1/quotations?search=client@example.com`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await fetch(`${origin}/api/v1/quotations/get-a-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clients_name: 'A',
      clients_email: 'client@example.com',
      clients_phone: '+254700000009',
      clients_note: 'x',
    }),
  });
  const database = databasePid();
  const body = JSON.stringify({ tag_name: 'accepted before the end' });
  const head = `POST /api/v1/tags/create-tag HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(head);
  await eventually(() => answer.includes('100 Continue'));
  socket.write(body.slice(0, 5));

  // A terminal's, and this one has none.
  server.signal('SIGHUP');
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  server.signal('SIGTERM');
  await eventually(() =>
    rawHttp(origin, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').then(
      () => false,
      (error: unknown) => String(error).includes('ECONNREFUSED'),
    ),
  );
  socket.write(body.slice(5));
  expect(await server.ended()).toBe(0);
  expect(answer).toMatch(/\r\n\r\nHTTP\/1\.1 201 /);
  // Every line was logged, and none says who somebody is or opens a door.
  const log = server.output + server.errors;
  expect(log).toContain('"route":"/api/v1/quotations"');
  for (const secret of [token, 'staff@example.com', 'client@example.com', '700000009', '"demo"'])
    expect(log).not.toContain(secret);
  expect(database && processIdentity(database)).toBeNull();
});

test('a log on a disk that is full costs nobody an answer; with DRAIN_SECONDS a server that was told to stop says so, and answers until a balancer has heard it', async () => {
  const port = await freePort();
  // Takes no byte (Linux).
  const full = openSync('/dev/full', 'w');
  const server = ServerProcess.run(
    { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'debug', DRAIN_SECONDS: '3' },
    'main.ts',
    [],
    full,
  );
  closeSync(full);
  started.push(server);
  const origin = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(ready, 60_000);
  for (let times = 0; times < 3; times += 1) expect((await fetch(`${origin}/api/v1/products`)).status).toBe(200);
  server.signal('SIGTERM');
  await eventually(async () => (await fetch(`${origin}/readyz`)).status === 503);
  const read = await fetch(`${origin}/api/v1/products`);
  expect([read.status, read.headers.get('connection')]).toEqual([200, 'close']);
  expect(await server.ended()).toBe(0);
});

test('a server is ready when it has read the words of the shop; all else it answers before', async () => {
  const first = run();
  await first.listening();
  const url = findRunning(dataDir) ?? '';
  const holder = new Client({ connectionString: url });
  await holder.connect();
  // The server's limit for connections that hold something and are idle.
  await holder.query('SET idle_in_transaction_session_timeout = 0');
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE products');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    DATABASE_URL: url,
    DATABASE_STATEMENT_TIMEOUT_MS: '60000',
    DEMO_DATA: 'never',
  };
  const second = run({ DATA_DIR: join(folder, 'second'), ...settings });
  const statusOf = (path: string) =>
    fetch(origin + path).then(
      ({ status }) => status,
      () => null,
    );
  await eventually(async () => (await statusOf('/healthz')) === 200, 60_000);
  expect([await statusOf('/readyz'), await statusOf('/api/v1/tags/get-all-tags')]).toEqual([503, 200]);
  expect(second.output).not.toContain('Shop');
  await holder.end();
  await second.listening();
  expect(await statusOf('/readyz')).toBe(200);
  for (const server of [second, first]) {
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
  }
});

test('after kill -9 the database ends by itself, and what was acknowledged is there', async () => {
  const server = run();
  const origin = await server.listening();
  const token = await signIn(origin);
  const names = Array.from({ length: 10 }, (_, index) => `acknowledged ${index}`);
  for (const name of names) expect(await createTag(origin, token, name)).toBe(201);
  server.signal('SIGKILL');
  await server.ended();

  // The next start waits for the database that is still stopping.
  const next = run();
  const list = await (await fetch(`${await next.listening()}/api/v1/tags/get-all-tags`)).text();
  for (const name of [...names, 'first start', 'accepted before the end']) expect(list).toContain(name);

  next.signal('SIGKILL');
  await next.ended();
  await eventually(() => databasePid() === null, 20_000);
});

test('a database killed under the server is started again, and one killed together with it at the next start', async () => {
  const server = run();
  const origin = await server.listening();
  const killed = databasePid();
  signal(killed, 'SIGKILL');
  // Until it is noticed, the server takes itself for ready.
  await eventually(() => ![killed, null].includes(databasePid()), 20_000);
  await eventually(async () => (await fetch(`${origin}/readyz`)).status === 200, 20_000);
  expect((await fetch(`${origin}/api/v1/products`)).status).toBe(200);

  signal(databasePid(), 'SIGKILL');
  server.signal('SIGKILL');
  await server.ended();
  const next = run({ TRUST_PROXY: 'true' });
  expect((await fetch(`${await next.listening()}/api/v1/products`)).status).toBe(200);
  expect(next.output).toContain('TRUST_PROXY=true');
  next.signal('SIGINT');
  expect(await next.ended()).toBe(0);
});

import { Socket } from 'node:net';
import { connected } from '../cli/connection';
import { ConfigError } from '../environment';
import { TEMPLATE, createDatabaseFrom, dropDatabase, withDatabase } from '../testing/testDatabase';
import { Wire } from '../testing/wire';
import { hostsOf } from './address';
import { isUnavailable } from './failures';
import { migrateDatabase } from './migrate';
import { BoundedPool } from './pool';

const DATABASE = `connecting_${process.pid}`;
let first: Wire;
let second: Wire;

const through = (...wires: readonly Wire[]) => {
  const url = new URL(withDatabase(DATABASE));
  return url.href.replace(url.host, wires.map(({ port }) => `127.0.0.1:${port}`).join(','));
};

beforeAll(async () => {
  await createDatabaseFrom(TEMPLATE, DATABASE);
  const { hostname, port } = new URL(withDatabase(DATABASE));
  const target = () => ({ host: hostname, port: Number(port) });
  [first, second] = [await Wire.to(target), await Wire.to(target)];
});
afterEach(() => [first, second].forEach((wire) => wire.restore()));
afterAll(async () => {
  [first, second].forEach((wire) => wire.close());
  await dropDatabase(DATABASE);
});

test('an address may name several hosts, which are to take writes', () => {
  const address = 'postgres://me:p%40ss@a:1,[::1]:2,c/shop?target_session_attrs=read-write&sslmode=disable';
  expect(hostsOf(address)?.map((url) => new URL(url).host)).toEqual(['a:1', '[::1]:2', 'c']);
  expect(hostsOf('postgres:///shop?host=/run/postgresql')).toHaveLength(1);
  for (const wrong of ['postgres://a:b:c/shop', 'postgres://a,b/shop?target_session_attrs=any', 'a', 'postgres:a'])
    expect([wrong, hostsOf(wrong)]).toEqual([wrong, null]);
});

test('of several hosts the one that takes writes is used, and another once that is gone', async () => {
  const options = {
    max: 2,
    statementTimeout: 4_000,
    connectionTimeout: 6_000,
    prepare: true,
    onError: () => undefined,
  };
  const pool = new BoundedPool(`${through(first, second)}&target_session_attrs=read-write`, options);
  const ask = async () => (await pool.query<{ one: number }>('select 1 one')).rows[0]?.one;
  first.cut();
  expect(await ask()).toBe(1);
  first.restore();
  second.cut();
  expect(await ask().catch(ask)).toBe(1);
  first.block();
  second.restore();
  expect(isUnavailable(await ask().catch((error: unknown) => error))).toBe(true);
  expect(await ask()).toBe(1);

  // Both are the same database here: none takes writes now.
  await pool.query(`alter database "${DATABASE}" set default_transaction_read_only = on`);
  second.breakAll();
  first.restore();
  const failure = await ask()
    .catch(ask)
    .catch((error: unknown) => error);
  expect([isUnavailable(failure), String(failure)]).toEqual([true, expect.stringContaining('takes writes')]);
  await pool.end();
  const direct = new BoundedPool(withDatabase(DATABASE), options);
  await direct.query('set default_transaction_read_only = off');
  await direct.query(`alter database "${DATABASE}" reset default_transaction_read_only`);
  await direct.end();
});

test('nobody waits without end for hosts that are silent, and each connection is watched', async () => {
  const watched = jest.spyOn(Socket.prototype, 'setKeepAlive');
  await connected(through(first, second), async (db) => void (await db.execute('select 1')));
  expect(watched.mock.calls).toEqual([
    [true, 10_000],
    [true, 10_000],
  ]);
  watched.mockRestore();
  [first, second].forEach((wire) => wire.block());
  const failure = await connected(through(first, second), () => Promise.resolve()).catch((error: unknown) => error);
  expect([isUnavailable(failure), String(failure)]).toEqual([true, expect.stringContaining('takes writes')]);
});

test('the limits of statements are there without being asked for at the connection', async () => {
  await migrateDatabase(withDatabase(DATABASE), 1_234);
  const options = {
    max: 1,
    statementTimeout: 1_234,
    connectionTimeout: 3_000,
    prepare: false,
    onError: () => undefined,
  };
  const pool = new BoundedPool(withDatabase(DATABASE), options);
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') statement, current_setting('lock_timeout') lock,
       current_setting('idle_in_transaction_session_timeout') idle`,
  );
  expect(rows).toEqual([{ statement: '1234ms', lock: '309ms', idle: '2468ms' }]);
  await pool.end();
});

test('a connection that the database ends as soon as it stands fails what is asked, and nothing else', async () => {
  const ready = Buffer.from('Z\0\0\0\x05I', 'latin1');
  const words = 'SFATAL\0C57P01\0Mterminating connection\0\0';
  const end = Buffer.concat([Buffer.from('E\0\0\0', 'latin1'), Buffer.from([words.length + 4]), Buffer.from(words)]);
  // In one piece, so that nothing of ours runs in between.
  first.pass((said) => (said.includes(ready) ? Buffer.concat([said, end]) : said));
  const options = {
    max: 1,
    statementTimeout: 5_000,
    connectionTimeout: 3_000,
    prepare: true,
    onError: () => undefined,
  };
  const pool = new BoundedPool(through(first), options);
  expect(isUnavailable(await pool.query('select 1').catch((error: unknown) => error))).toBe(true);
  first.restore();
  expect((await pool.query('select 1 one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('migrations through a pooler are refused in one line', async () => {
  // As poolers do: process ids of the connections are the pooler's own, and both are served by one process. The message is
  // a K, its length of 12, the id; of an answer a D, its length, one column, the length of that, the digits.
  const key = Buffer.from([0x4b, 0, 0, 0, 12]);
  first.pass((said) => {
    const at = said.indexOf(key);
    if (at >= 0) said.writeInt32BE(1, at + key.length);
    const answer = /D\0{3}.\0\x01\0{3}.(\d+)/s.exec(said.toString('latin1'));
    if (answer?.[1])
      said.fill('7', answer.index + answer[0].length - answer[1].length, answer.index + answer[0].length);
    return said;
  });
  const migration = migrateDatabase(through(first), 5_000);
  await expect(migration).rejects.toThrow(ConfigError);
  await expect(migration).rejects.toThrow(/DATABASE_DIRECT_URL/);
});

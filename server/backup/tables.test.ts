import { setImmediate } from 'node:timers/promises';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Client, escapeIdentifier } from 'pg';
import * as schema from '../database/schema';
import * as notices from '../database/schemaNotices';
import * as counties from '../database/schemaCounties';
import * as proposals from '../database/schemaProposals';
import * as visits from '../database/schemaVisits';
import { makeSale } from '../testing/sale';
import { openShop, type Shop } from '../testing/shop';
import { copyOut, listTables, type Table } from './tables';

const OF_SERVERS = ['rate_limits', 'sessions', 'calendar_keys'];
const namesIn = (part: object) =>
  Object.values(part)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableName(table));

let shop: Shop;
let client: Client;
beforeAll(async () => {
  shop = await openShop();
  client = new Client({ connectionString: shop.server.directUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shop.server.close();
});

test('every table of the schema is backed up, but for what belongs to running servers', async () => {
  const names = (await listTables(client)).map(({ name }) => name);
  expect([...names, ...OF_SERVERS].sort()).toEqual(namesIn(schema).sort());
});

test('a sale leaves something in each table that is about one', async () => {
  await makeSale(shop);
  for (const name of namesIn({ ...notices, ...counties, ...proposals, ...visits })) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${escapeIdentifier(name)} LIMIT 1`);
    expect([name, rowCount]).toEqual([name, 1]);
  }
});

test('a connection that is broken before its rows are read fails who reads them', async () => {
  const broken = new Client({ connectionString: shop.server.directUrl });
  broken.on('error', () => undefined);
  await broken.connect();
  const [table] = await listTables(broken);
  const lost = new Promise((resolve) => broken.once('end', resolve));
  await client.query('SELECT pg_terminate_backend($1)', [(broken as unknown as { processID: number }).processID]);
  await lost;
  const rows = copyOut(broken, table as Table);
  await setImmediate();
  await expect(rows.toArray()).rejects.toThrow('not queryable');
});

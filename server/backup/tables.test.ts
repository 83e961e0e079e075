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
import { listTables } from './tables';

const OF_SERVERS = ['rate_limits', 'sessions'];
const namesIn = (part: object) =>
  Object.values(part)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableName(table));

let shop: Shop;
let client: Client;
beforeAll(async () => {
  shop = await openShop();
  client = new Client({ connectionString: shop.server.databaseUrl });
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

/**
 * A run of the conformance kit (contract/) leaves the server's database as it was, also one that was killed and cleaned up
 * after. That the server conforms: contract/proof/built.ts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { journalsIn, KitProcess } from '../contract/proof/kitProcess';
import { startClock } from './priceClock';
import { deleteForgottenKeys } from './repositories/idempotency';
import { openShop, type Shop } from './testing/shop';
import { STAFF } from './testing/testServer';

const KIT_MS = 240_000;
const ORIGIN = 'http://localhost:3000';
let shop: Shop;
let stopClock: () => Promise<void>;
let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'contract-kit-'));
});

afterEach(async () => {
  await stopClock();
  await shop.server.close();
  rmSync(out, { recursive: true, force: true });
});

/** A shop with some records that are not the kit's. */
async function open(): Promise<void> {
  shop = await openShop({ listen: true, config: { corsOrigins: [ORIGIN] } });
  const { id: category_id } = await shop.addCategory();
  for (let made = 0; made < 4; made += 1) await shop.addProduct({ category_id });
  for (let made = 0; made < 3; made += 1) await shop.addArticle({});
  await shop.addTag();
  stopClock = startClock(shop.server.services, shop.server.app.log);
}

const kitAt = (origin: string, args: readonly string[]) =>
  new KitProcess(['--base-url', `${origin}/api/v1`, '--user', STAFF.email, '--out', out, ...args], STAFF.password);

/** Who did what is kept whatever becomes of it, and keys are made when they are first asked for. */
const APPEND_ONLY = ['public.audit_log', 'public.secrets'];

/** Checks that send the largest pictures, and many records for pages and searches: of kinds that others make too. */
const MANY_OR_LARGE = 'F01,F02,F03,D08,D25,D26,D35,D41,D42';

/** Every row of every other table, in an order of its own, once the idempotency keys, which last a day, are gone. */
async function dump(): Promise<Map<string, string[]>> {
  const { db } = shop.server;
  await db.execute(sql`update idempotency_keys set created_at = created_at - interval '25 hours'`);
  await deleteForgottenKeys(db);
  const client = new Client({ connectionString: shop.server.databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1",
    );
    const entries: [string, string[]][] = [];
    for (const { name } of tables.filter((table) => !APPEND_ONLY.includes(table.name))) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
      entries.push([name, rows.map(({ row }) => row)]);
    }
    return new Map(entries);
  } finally {
    await client.end();
  }
}

test(
  'a run leaves the database as it was',
  async () => {
    await open();
    const before = await dump();
    const kit = kitAt(shop.server.origin, ['--profile', 'all', '--only', 'D,F', '--skip', MANY_OR_LARGE]);
    const code = await kit.ended();
    expect(kit.output).toContain(': nothing against ');
    expect(code).toBe(0);
    expect(await dump()).toEqual(before);
  },
  KIT_MS,
);

test.each([400, 1100, 2300])(
  'killed after %d ms of work and cleaned up after, the database is the same',
  async (ms) => {
    await open();
    const before = await dump();
    const kit = kitAt(shop.server.origin, ['--only', 'D']);
    while (journalsIn(out).length === 0) await wait(20);
    await wait(ms);
    kit.kill();
    await kit.ended();
    const [journal = ''] = journalsIn(out);
    const cleaner = kitAt(shop.server.origin, ['--cleanup', journal]);
    const code = await cleaner.ended();
    expect(cleaner.errors).toBe('');
    expect(code).toBe(0);
    const after = await dump();
    // A sign-in that was on its way leaves a session whose token nobody was told; it ends by itself.
    const [known = [], kept = []] = [before, after].map((tables) => tables.get('public.sessions'));
    expect(kept).toEqual(expect.arrayContaining(known));
    expect(kept.length).toBeLessThanOrEqual(known.length + 1);
    expect(after.set('public.sessions', known)).toEqual(before);
  },
  KIT_MS,
);

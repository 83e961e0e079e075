import { sql } from 'drizzle-orm';
import { clearLeftovers, startHousekeeping } from './housekeeping';
import { createLogger } from './http/logging';
import { firstRow } from './repositories/rows';
import { eventually } from './testing/eventually';
import { openShop, type Shop } from './testing/shop';

const HOUR = 3_600_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.server.db.execute(sql`
    CREATE FUNCTION refuse_more_than() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM touched) > TG_ARGV[0]::int THEN RAISE 'too many at once'; END IF;
      RETURN NULL;
    END $$`);
});
afterAll(() => shop.server.close());

test('what cannot be cleared holds up nothing behind it, and of very many visits some go at a time', async () => {
  const { db, services } = shop.server;
  const { id } = await shop.addArticle();
  await db.execute(sql`
    INSERT INTO article_views (article_id, visit, seen_at)
    SELECT ${id}::bigint, n::text, now() - interval '31 days' FROM generate_series(1, 25000) n`);
  for (const statement of [
    `CREATE TRIGGER views_at_once AFTER DELETE ON article_views REFERENCING OLD TABLE AS touched
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_more_than(10000)`,
    'ALTER TABLE rate_limits RENAME TO rate_limits_elsewhere',
  ])
    await db.execute(sql.raw(statement));
  const log = createLogger('silent');
  const failed = jest.spyOn(log, 'error');
  await clearLeftovers(services, log);
  await db.execute(sql`ALTER TABLE rate_limits_elsewhere RENAME TO rate_limits`);
  expect(failed.mock.calls).toEqual([
    [{ step: 'limits', failure: expect.anything() as object }, 'housekeeping failed'],
  ]);
  expect(await firstRow(db, sql`SELECT FROM article_views`)).toBeNull();
});

test('what is stopped begins nothing more, and does not complain that its database is closed', async () => {
  const { db, services } = shop.server;
  await db.execute(sql`ALTER TABLE sessions RENAME TO sessions_elsewhere`);
  const log = createLogger('silent');
  const said = [jest.spyOn(log, 'warn'), jest.spyOn(log, 'error')];
  const swept = jest.spyOn(services.media, 'sweep');
  const stop = new AbortController();
  const running = clearLeftovers(services, log, stop.signal);
  stop.abort();
  await running;
  await db.execute(sql`ALTER TABLE sessions_elsewhere RENAME TO sessions`);
  for (const call of [...said, swept]) expect(call).not.toHaveBeenCalled();
});

test('pictures whose disk hangs hold up no further round, and are swept again once their sweep has ended', async () => {
  const { services } = shop.server;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance', 'Date'] });
  let end = (_swept: number) => {};
  const swept = jest.spyOn(services.media, 'sweep').mockClear();
  swept.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  const log = createLogger('silent');
  const warned = jest.spyOn(log, 'warn');
  const stop = startHousekeeping(services, log);
  jest.advanceTimersByTime(0);
  await eventually(() => swept.mock.calls.length === 1);
  jest.advanceTimersByTime(HOUR);
  await eventually(() => warned.mock.calls.length === 1);
  await clearLeftovers(services, log);
  expect(swept).toHaveBeenCalledTimes(1);
  expect(warned.mock.calls).toEqual([
    [{ step: 'pictures', failure: expect.anything() as object }, 'housekeeping failed'],
  ]);
  end(0);
  jest.advanceTimersByTime(HOUR);
  await eventually(() => swept.mock.calls.length === 2);
  stop();
  jest.useRealTimers();
});

test('a price that a clock far ahead has ended is put right', async () => {
  const { db, services } = shop.server;
  const { id } = await shop.addProduct({
    product_price: '100',
    new_price: '40',
    discount_end_date: '2030-01-01T00:00:00Z',
  });
  await db.execute(sql`UPDATE products SET shown_price = product_price, shown_discount = 0, price_changes_at = NULL`);
  await clearLeftovers(services, createLogger('silent'));
  expect(
    await firstRow(db, sql`SELECT shown_price, price_changes_at IS NULL AS over FROM products WHERE id = ${id}`),
  ).toEqual({ shown_price: '40.00', over: false });
});

test('of very many prices some are put right at a time', async () => {
  const { db, services } = shop.server;
  await db.execute(sql`
    INSERT INTO products (product_name, product_price) SELECT 'Dish ' || n, 100 FROM generate_series(1, 1200) n`);
  await db.execute(sql`
    CREATE TRIGGER prices_at_once AFTER UPDATE ON products REFERENCING NEW TABLE AS touched
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_more_than(500)`);
  await clearLeftovers(services, createLogger('silent'));
  expect(await firstRow(db, sql`SELECT FROM products WHERE shown_price = 0`)).toBeNull();
});

test('what was done is forgotten two years after it, but not because a clock is years ahead', async () => {
  const { db, services } = shop.server;
  await db.execute(sql`DELETE FROM audit_log`);
  const note = (months: number) =>
    db.execute(sql`
      INSERT INTO audit_log (at, action, status, request_id) VALUES (now() - make_interval(months => ${months}), 'signIn', 200, '')`);
  for (const months of [50, 40, 30]) await note(months);
  const left = async () => (await db.execute(sql`SELECT FROM audit_log`)).rowCount;
  await clearLeftovers(services, createLogger('silent'));
  expect(await left()).toBe(3);
  await note(0);
  await clearLeftovers(services, createLogger('silent'));
  expect(await left()).toBe(1);
});

test('a letter of the days when there was a mail server is said not to have gone', async () => {
  const { db, services } = shop.server;
  await db.execute(sql`
    INSERT INTO notices (kind, subject_id, created_at)
    VALUES ('receipt', 1, now() - interval '2 days'), ('receipt', 2, now())`);
  expect(services.config.mail).toBeNull();
  await clearLeftovers(services, createLogger('silent'));
  const { rows } = await db.execute(
    sql`SELECT failed_at IS NOT NULL AS failed, attempts, reason FROM notices ORDER BY subject_id`,
  );
  expect(rows).toEqual([
    { failed: true, attempts: 1, reason: 'No mail server is set.' },
    { failed: false, attempts: 0, reason: null },
  ]);
});

test('what was given up is forgotten after a month in which staff did something, also where nothing failed since', async () => {
  const { db, services } = shop.server;
  await db.execute(sql`DELETE FROM audit_log`);
  await db.execute(sql`DELETE FROM notices`);
  await db.execute(sql`
    INSERT INTO notices (kind, subject_id, failed_at) VALUES ('receipt', 3, now() - interval '32 days')`);
  const left = async () => (await db.execute(sql`SELECT FROM notices`)).rowCount;
  await clearLeftovers(services, createLogger('silent'));
  expect(await left()).toBe(1);
  await db.execute(sql`INSERT INTO audit_log (action, status, request_id) VALUES ('signIn', 200, '')`);
  await clearLeftovers(services, createLogger('silent'));
  expect(await left()).toBe(0);
});

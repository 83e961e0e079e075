import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { createTestServer, type TestServer } from '../testing/testServer';
import { deleteForgottenKeys, once } from './idempotency';

let server: TestServer;
let runs = 0;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => (runs = 0));
afterAll(() => server.close());

const asItIs = <T>(_transaction: Database, result: T) => Promise.resolve(result);

const ask = (key: string | undefined, body: object = { a: 1 }, operationId = 'requestQuote') => {
  const work = async (transaction: Database) => {
    runs += 1;
    await transaction.execute(sql`select pg_sleep(0.05)`);
    return { success: true, message: 'Done.', data: { id: String(runs) } };
  };
  return once(server.db, { operationId, key, body }, work, asItIs);
};

test('without a key every request is one of its own', async () => {
  await Promise.all([ask(undefined), ask(undefined)]);
  expect(runs).toBe(2);
});

test('the same key is the same request, also at the same moment', async () => {
  const answers = await Promise.all([ask('same-key'), ask('same-key'), ask('same-key')]);
  answers.push(await ask('same-key'));
  expect(runs).toBe(1);
  for (const answer of answers) expect(answer).toEqual({ success: true, message: 'Done.', data: { id: '1' } });
});

test('a repeated request writes too, so that its commit waits for a standby as the first one did', async () => {
  await ask('acknowledged');
  const request = { operationId: 'requestQuote', key: 'acknowledged', body: { a: 1 } };
  const repeated = jest.fn(async (transaction: Database) => {
    const { rows } = await transaction.execute(sql`select pg_current_xact_id_if_assigned()::text as id`);
    expect(rows).toEqual([{ id: expect.any(String) as string }]);
  });
  await once(server.db, request, () => Promise.reject(new Error('twice')), repeated);
  expect(repeated).toHaveBeenCalledTimes(1);
});

test('what cannot be answered is not done', async () => {
  const request = { operationId: 'requestQuote', key: 'unanswered', body: {} };
  const answer = () => Promise.reject(new Error('too late'));
  await expect(once(server.db, request, () => Promise.resolve({}), answer)).rejects.toThrow('too late');
  await ask('unanswered', {});
  expect(runs).toBe(1);
});

test('the same key with another body is refused, another operation is not', async () => {
  await ask('other-body');
  await expect(ask('other-body', { a: 2 })).rejects.toMatchObject({ status: 409 });
  await ask('other-body', { a: 1 }, 'createQuotation');
  expect(runs).toBe(2);
});

test('a request that failed may be tried again with its key', async () => {
  const work = () => Promise.reject(new Error('no'));
  const failing = once(server.db, { operationId: 'requestQuote', key: 'failed-one', body: {} }, work, asItIs);
  await expect(failing).rejects.toThrow('no');
  await ask('failed-one', {});
  expect(runs).toBe(1);
});

test('a key is forgotten after a day', async () => {
  await ask('day-old-key');
  await server.db.execute(sql`update idempotency_keys set created_at = now() - interval '25 hours'`);
  await ask('day-old-key');
  expect(runs).toBe(2);
  await server.db.execute(sql`update idempotency_keys set created_at = now() - interval '25 hours'`);
  await deleteForgottenKeys(server.db);
  expect((await server.db.execute(sql`select 1 from idempotency_keys`)).rows).toEqual([]);
});

import { sql } from 'drizzle-orm';
import { noteBackup } from '../repositories/backups';
import { eventually } from '../testing/eventually';
import { createTestServer, type TestServer } from '../testing/testServer';
import { MetricsServer } from './metricsServer';
import { RequestFigures } from './requestFigures';
import { family } from './text';

const figures = new RequestFigures();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ listen: true, figures });
});
afterAll(() => server.close());

/** Answers by operation and status. */
function counted(text = figures.text()): Record<string, number> {
  const lines = text.matchAll(/^http_request_duration_seconds_count\{operation="(\w+)",status="(\d+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...lines].map(([, operation, status, count]) => [`${operation} ${status}`, Number(count)]),
  );
}

test('every answer is counted once, by operation and status, those from memory too', async () => {
  const get = async (path: string) => void (await (await fetch(server.origin + path)).text());
  for (let n = 0; n < 5; n += 1) await get('/api/v1/tags/get-all-tags');
  await get('/healthz');
  await get('/api/v1/posts/get-single-post/999');
  await fetch(`${server.origin}/no/such/call`, { method: 'DELETE' });
  await fetch(`${server.origin}/api/v1/quotations/create-quotation`, { method: 'POST', body: '{' });
  // What the server asks itself is nobody's request.
  await server.app.inject({ url: '/api/v1/tags/get-all-tags' });
  const due = { 'listTags 200': 5, 'healthz 200': 1, 'getArticle 404': 1, 'unknown 404': 1, 'createQuotation 415': 1 };
  await eventually(() => Object.keys(counted()).length === Object.keys(due).length);
  expect(counted()).toEqual(due);
  expect(server.services.content.hits).toBeGreaterThanOrEqual(4);
});

test('a histogram adds up, and its steps only rise', () => {
  const steps = [...figures.text().matchAll(/_bucket\{operation="listTags",status="200",le="([^"]+)"\} (\d+)/g)];
  const counts = steps.map(([, , count]) => Number(count));
  expect([steps.at(-1)?.[1], counts.at(-1)]).toEqual(['+Inf', 5]);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test('the port of its own answers all figures, and nothing else', async () => {
  const madeAt = new Date('2020-11-20T00:30:00Z');
  await server.db.execute(sql`
    INSERT INTO notices (kind, subject_id, created_at, due_at, attempts, reason, failed_at) VALUES
      ('receipt', 1, now() - interval '2 days', now() - interval '1 hour', 0, NULL, NULL),
      ('receipt', 2, now() - interval '2 hours', now() - interval '2 hours', 8, 'Later.', now()),
      ('receipt', 3, now() - interval '9 hours', now() + interval '5 hours', 7, 'Later.', NULL)`);
  await noteBackup(server.db, madeAt, new Date());
  const metrics = new MetricsServer(server);
  await metrics.listen('127.0.0.1', 0);
  const answer = await fetch(`${metrics.origin}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const line of [
    'database_up 1',
    'database_waiting 0',
    'pictures_waiting 0',
    'notices_failed 1',
    'notices_put_off 1',
    `backup_last_verified_timestamp_seconds ${madeAt.getTime() / 1_000}`,
  ])
    expect(text.split('\n')).toContain(line);
  // Since it was due: neither the age of one that was given up once and revived, nor that of one that is tried later.
  expect(Math.round(Number(/^notices_oldest_seconds (\S+)$/m.exec(text)?.[1]) / 60)).toBe(60);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{quantile="0.99"\} [\d.e-]+$/m);
  expect((await fetch(`${metrics.origin}/`)).status).toBe(404);
  metrics.close();
});

test('labels are written so that nothing breaks out of them', () => {
  expect(family('a', 'gauge', 'b', [[{ c: 'x"\\\n' }, 1]])).toBe('# HELP a b\n# TYPE a gauge\na{c="x\\"\\\\\\n"} 1\n');
});

test('figures that cannot be made are a 500, and the process goes on', async () => {
  const pool = {
    get totalCount(): number {
      throw new Error('a defect');
    },
    idleCount: 0,
    waiting: 0,
  };
  const metrics = new MetricsServer({ services: server.services, pool });
  await metrics.listen('127.0.0.1', 0);
  expect((await fetch(`${metrics.origin}/metrics`)).status).toBe(500);
  metrics.close();
});

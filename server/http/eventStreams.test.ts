import { sql } from 'drizzle-orm';
import { callerOf } from '../testing/caller';
import { eventually } from '../testing/eventually';
import { draftProposal } from '../testing/proposals';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop({ listen: true });
  token = await shop.server.signIn();
});
afterAll(() => shop.server.close());

const ask = async () => {
  const body = { clients_name: 'Achieng', clients_email: 'achieng@example.com', clients_note: 'Two kits' };
  return (await shop.visitor<{ id: string }>('requestQuote', { body })).data.id;
};

const request = (query: string, session: string, method = 'GET') =>
  fetch(`${shop.server.origin}/api/v1/notifications/news${query}`, {
    method,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${session}` },
  });

/** Opens a stream and collects its events until it ends. */
async function listen(query = '', session = token) {
  const answer = await request(query, session);
  const events: { newQuotations: number; newestId: string | null; changed: string }[] = [];
  const read = async () => {
    let rest = '';
    for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ')) events.push((JSON.parse(line.slice(6)) as { data: (typeof events)[0] }).data);
    }
  };
  return { answer, events, over: read() };
}

test('begins with what is now and tells of what comes, to everybody who listens', async () => {
  const listeners = await Promise.all([listen(), listen()]);
  for (const { answer, events } of listeners) {
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await eventually(() => events.length === 1);
  }
  const before = listeners[0]?.events[0]?.newQuotations ?? 0;
  const id = await ask();
  for (const { events } of listeners) {
    await eventually(() => events.at(-1)?.newestId === id);
    expect(events.at(-1)?.newQuotations).toBe(before + 1);
  }
  await shop.staff('updateQuotation', { path: { id }, body: { status: 'contacted' } });
  for (const { events } of listeners) await eventually(() => events.at(-1)?.newQuotations === before);
  // What counts nothing anew is told as well: colleagues see the history.
  for (const change of [
    () => shop.staff('addQuotationEntry', { path: { id }, body: { kind: 'note', text: 'Rings back' } }),
    () => shop.staff('createProposal', { body: { language: 'en' } }),
  ]) {
    const marks = listeners.map(({ events }) => events.at(-1)?.changed);
    await change();
    for (const [at, { events }] of listeners.entries()) await eventually(() => events.at(-1)?.changed !== marks[at]);
  }
});

test('the mark of changes is another one too after what was begun first and done last, and after a clock that was ahead', async () => {
  const { db } = shop.server;
  const quotationId = await ask();
  await draftProposal(shop, {}, { quotationId });
  const marks: string[] = [];
  const mark = async () => marks.push((await shop.staff<{ changed: string }>('getNews')).data.changed);
  const note = sql`INSERT INTO quotation_entries (quotation_id, kind, text) VALUES (${quotationId}, 'note', 'Rings back')`;
  await db.transaction(async (late) => {
    await late.execute(note);
    await db.execute(note);
    await mark();
  });
  await mark();
  await db.execute(sql`UPDATE proposals SET updated_at = now() + interval '1 day'`);
  await mark();
  await db.execute(sql`UPDATE proposals SET opened_at = now()`);
  await mark();
  expect(new Set(marks).size).toBe(4);
});

test('ends by itself after its time', async () => {
  const { events, over } = await listen('?seconds=1');
  await over;
  expect(events).toHaveLength(1);
});

test('has a head alone for who asks for no more', async () => {
  const answer = await request('?seconds=300', token, 'HEAD');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

test('ends with its session, before anything more is told', async () => {
  const session = await shop.server.signIn();
  const { events, over } = await listen('?seconds=300', session);
  await eventually(() => events.length === 1);
  await callerOf(shop.server, session)('signOut');
  await ask();
  await over;
  expect(events).toHaveLength(1);
});

test('who does not ask for a stream reads once; who is not signed in reads nothing', async () => {
  const news = await shop.staff<{ newestId: string | null }>('getNews');
  expect(news).toMatchObject({ status: 200 });
  expect((await shop.visitor('getNews', { headers: { accept: 'text/event-stream' } })).status).toBe(401);
  expect(
    (await shop.staff('getNews', { query: { seconds: '0' }, headers: { accept: 'text/event-stream' } })).status,
  ).toBe(400);
});

test('who left before a stream began keeps no place', async () => {
  let release: () => void = () => undefined;
  const held = shop.server.db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table proposals in access exclusive mode`);
    await new Promise<void>((resolve) => (release = resolve));
  });
  const leave = new AbortController();
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  const url = `${shop.server.origin}/api/v1/notifications/news?seconds=300`;
  const left = Array.from({ length: 200 }, () => fetch(url, { headers, signal: leave.signal }).catch(() => null));
  await eventually(() => release !== undefined && shop.server.pool.waiting > 100);
  leave.abort();
  await Promise.all(left);
  release();
  await held;
  const { answer } = await listen('?seconds=1');
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
});

test('a server that stops waits for no stream', async () => {
  const other = await openShop({ listen: true });
  const answer = await fetch(`${other.server.origin}/api/v1/notifications/news?seconds=300`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${await other.server.signIn()}` },
  });
  const text = answer.text();
  await other.server.close();
  expect(await text).toContain('data: {"success":true');
});

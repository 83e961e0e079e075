import { sql } from 'drizzle-orm';
import { buryNotice, claimNotice, postponeNotice } from '../repositories/notices';
import { eventually } from '../testing/eventually';
import {
  addDevice,
  ask,
  clear,
  client,
  close,
  log,
  makeDue,
  open,
  post,
  push,
  sendAll,
  shop,
  waiting,
} from '../testing/noticeShop';
import { draftProposal } from '../testing/proposals';
import { delivery, sendOne, startSender, waitAfter } from './sender';
import { Undeliverable } from './undeliverable';

beforeAll(open);
afterAll(close);
beforeEach(clear);

test('after a clock that was ahead, what waits goes, and a quotation can be sent again', async () => {
  const { db } = shop.server;
  const quotationId = await ask(client('wairimu'));
  const path = await draftProposal(shop, {}, { quotationId });
  const press = () => shop.staff('sendProposal', { path, body: { channel: 'email' } });
  await press();
  await db.execute(sql`UPDATE notices SET due_at = now() + interval '1 day'`);
  await sendAll();
  expect(post.mails.map(({ to }) => to)).toHaveLength(2);
  await db.execute(sql`UPDATE proposals SET mailed_at = now() + interval '1 day' WHERE id = ${path.id}`);
  await press();
  await sendAll();
  expect(post.mails).toHaveLength(3);
});

test('a device that is gone is forgotten', async () => {
  await addDevice('gone');
  push.answerWith(() => 410);
  await ask(client('anna'));
  await sendAll();
  const settings = await shop.staff<{ push: { devices: unknown[] } }>('getNotificationSettings');
  expect(settings.data.push.devices).toEqual([]);
  expect((await waiting()).filter(({ kind }) => kind === 'request')).toEqual([]);
});

test.each([302, 401, 403, 408, 429, 500])('a push that is answered with %i is tried again', async (status) => {
  const browser = await addDevice('later');
  push.answerWith(() => status);
  await ask(client('baraka'));
  await sendAll();
  expect(await waiting()).toMatchObject([{ kind: 'request', attempts: 1, failed: false }]);
  push.answerWith(() => 201);
  await makeDue();
  await sendAll();
  expect(browser.received).toHaveLength(1);
});

test.each([400, 413])('a push that is refused with %i is given up at once', async (status) => {
  await addDevice('refused');
  push.answerWith(() => status);
  await ask(client('baraka'));
  await sendAll();
  expect(await waiting()).toMatchObject([{ kind: 'request', attempts: 1, failed: true }]);
});

test.each([
  ['3600', 3_600],
  [new Date(Date.now() + 3_600_000).toUTCString(), 3_600],
  ['99999999', 21_600],
  ['soon', 10],
])('a push service that says Retry-After: %s is left alone for so long', async (said, seconds) => {
  await addDevice('busy');
  push.answerWith(() => 429, { 'retry-after': said });
  await ask(client('baraka'));
  await sendAll();
  const { rows } = await shop.server.db.execute<{ wait: number }>(
    sql`SELECT extract(epoch FROM due_at - now())::float8 AS wait FROM notices WHERE kind = 'request'`,
  );
  expect(rows.map(({ wait }) => Math.abs(wait / seconds - 1) < 0.5)).toEqual([true]);
});

test('what cannot be written down of a refusal keeps nothing from being given up', async () => {
  const { db } = shop.server;
  await ask(client('nul'));
  await sendOne(db, 'email', () => Promise.reject(new Undeliverable('550 No\0such\r\nmailbox')), log);
  expect(await waiting()).toMatchObject([{ failed: true, reason: '550 No such  mailbox' }]);
});

test('what fails is tried again, then given up, and can be revived', async () => {
  await ask(client('busy'));
  post.behave(() => 'later');
  for (let n = 1; n <= 8; n += 1) {
    expect(await waiting()).toMatchObject([{ attempts: n - 1, failed: false }]);
    await makeDue();
    await sendAll();
  }
  expect(await waiting()).toMatchObject([
    { attempts: 8, failed: true, reason: expect.stringContaining('Try later') as string },
  ]);
  const { data } = await shop.staff<{ notices: { id: string; recipient: string }[] }>('listFailedNotices');
  expect(data.notices).toMatchObject([{ channel: 'email', kind: 'receipt', recipient: 'busy@example.com' }]);
  post.behave(() => 'take');
  const path = { id: data.notices[0]?.id ?? '' };
  expect((await shop.staff('retryNotice', { path })).status).toBe(200);
  expect((await shop.staff('retryNotice', { path })).status).toBe(404);
  await sendAll();
  expect(post.mails).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('one with which each process died is given up without another try', async () => {
  await ask(client('deadly'));
  await shop.server.db.execute(sql`UPDATE notices SET attempts = 8`);
  await sendAll();
  expect(post.mails).toHaveLength(0);
  expect(await waiting()).toMatchObject([
    { attempts: 9, failed: true, reason: 'The server ended each time that it was tried.' },
  ]);
});

test('what is refused for good is given up at once', async () => {
  await ask(client('nobody'));
  post.behave(() => 'refuse');
  await sendAll();
  expect(await waiting()).toMatchObject([
    { attempts: 1, failed: true, reason: expect.stringContaining('550') as string },
  ]);
});

test('a mail server that lets nobody in, or not this network, is tried again', async () => {
  await ask(client('blocked'));
  post.open(false);
  await sendAll();
  post.open(true);
  post.behave(() => 'block');
  await makeDue();
  await sendAll();
  expect(await waiting()).toMatchObject([
    { attempts: 2, failed: false, reason: expect.stringContaining('554') as string },
  ]);
  post.behave(() => 'take');
  await makeDue();
  await sendAll();
  expect(post.mails).toHaveLength(1);
});

test('who comes late with what became of a notice moves nobody else’s claim', async () => {
  await ask(client('late'));
  const { db } = shop.server;
  const late = (await claimNotice(db, 'email'))!;
  await makeDue();
  const now = (await claimNotice(db, 'email'))!;
  expect([late.attempts, now.attempts]).toEqual([1, 2]);
  await postponeNotice(db, late, 0, 'late');
  await buryNotice(db, late, 'late');
  expect([await claimNotice(db, 'email'), await waiting()]).toMatchObject([null, [{ failed: false, reason: null }]]);
  await buryNotice(db, now, 'in time');
  expect(await waiting()).toMatchObject([{ failed: true, reason: 'in time' }]);
});

test('what a newer build has written of a kind that is not known here is left to it', async () => {
  const { db } = shop.server;
  await db.execute(sql`ALTER TABLE notices DROP CONSTRAINT notices_kind_check`);
  await db.execute(sql`INSERT INTO notices (kind, subject_id) VALUES ('visit_moved', 1)`);
  expect(await claimNotice(db, 'email')).toBeNull();
  await db.execute(sql`DELETE FROM notices`);
});

test('one that stalls holds up no other, and one that a process died with is taken over', async () => {
  post.behave((address) => (address.startsWith('stall') ? 'stall' : 'take'));
  await ask(client('stall'));
  for (let n = 0; n < 20; n += 1) await ask(client(`quick${n}`));
  const stop = startSender(shop.server.services, log);
  await eventually(() => post.mails.length === 20, 30_000);
  post.behave(() => 'take');
  await stop();
  const [left] = await waiting();
  expect(left).toMatchObject({ attempts: 1, failed: false });
  await makeDue();
  await sendAll();
  expect(post.mails).toHaveLength(21);
}, 60_000);

test('a delivery that the database could not note at once is noted all the same, and comes once', async () => {
  const { db, services } = shop.server;
  await ask(client('njeri'));
  const deliver: typeof deliverNow = async (notice) => {
    await deliverNow(notice);
    jest.spyOn(db, 'execute').mockRejectedValueOnce(Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
  };
  const deliverNow = delivery(services);
  await sendOne(db, 'email', deliver, log);
  expect([await waiting(), post.mails]).toMatchObject([[], [{ to: ['njeri@example.com'] }]]);
});

test('several that send at once send each notice once', async () => {
  const browser = await addDevice('many');
  for (let n = 0; n < 30; n += 1) await ask(client(`many${n}`));
  const deliver = delivery(shop.server.services);
  const work = async () => {
    while (await sendOne(shop.server.db, 'push', deliver, log));
  };
  await Promise.all([work(), work(), work(), work()]);
  expect(browser.received).toHaveLength(30);
});

test('waits grow to hours', () => {
  expect([1, 2, 3, 8].map((attempts) => waitAfter(attempts, 0.5))).toEqual([10, 40, 160, 21_600]);
});

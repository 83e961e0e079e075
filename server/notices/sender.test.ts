import { sql } from 'drizzle-orm';
import { createLogger } from '../http/logging';
import { buryNotice, claimNotice, postponeNotice } from '../repositories/notices';
import { devicesOf } from '../repositories/pushDevices';
import { insertUser } from '../repositories/users';
import { eventually } from '../testing/eventually';
import { startMailServer } from '../testing/mailServer';
import { CUSTOMER, draftProposal } from '../testing/proposals';
import { startPushService } from '../testing/pushService';
import { openShop, type Shop } from '../testing/shop';
import { STAFF } from '../testing/testServer';
import { tellExpired } from './expiry';
import { delivery, sendOne, startSender, waitAfter } from './sender';
import { Undeliverable } from './undeliverable';

const log = createLogger('silent');
let shop: Shop;
let push: Awaited<ReturnType<typeof startPushService>>;
let post: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  [push, post] = await Promise.all([startPushService(), startMailServer()]);
  const from = { name: 'AngaLink: Nairobi (shop)', address: 'shop@shop.example' };
  const mail = { url: post.url, from, host: 'shop.example' };
  shop = await openShop({ config: { mail, pushServices: [push.origin], publicUrl: 'https://shop.example' } });
});
afterAll(async () => {
  await shop.server.close();
  await Promise.all([push.close(), post.close()]);
});
beforeEach(async () => {
  await shop.server.db.execute(sql`TRUNCATE notices, push_devices, quotations, rate_limits CASCADE`);
  post.mails.length = 0;
  post.behave(() => 'take');
  push.answerWith(() => 201);
});

const client = (name: string) => ({
  clients_name: name,
  clients_email: `${name}@example.com`,
  clients_note: 'Hello\nyou',
});

async function ask(body: object): Promise<string> {
  return (await shop.visitor<{ id: string }>('createQuotation', { body })).data.id;
}

async function addDevice(name: string) {
  const browser = push.browser(name);
  await shop.staff('addPushDevice', { body: { name, ...browser.subscription } });
  return browser;
}

async function waiting(): Promise<{ kind: string; attempts: number; failed: boolean; reason: string | null }[]> {
  const { rows } = await shop.server.db.execute(
    sql`SELECT kind, attempts, failed_at IS NOT NULL AS failed, reason FROM notices ORDER BY id`,
  );
  return rows as Awaited<ReturnType<typeof waiting>>;
}

const makeDue = () => shop.server.db.execute(sql`UPDATE notices SET due_at = now() WHERE failed_at IS NULL`);

/** Sends all that is due, as one process would. */
async function sendAll(): Promise<void> {
  const deliver = delivery(shop.server.services);
  for (const channel of ['push', 'email'] as const) while (await sendOne(shop.server.db, channel, deliver, log));
}

test('a request is told on devices and by e-mail, and its receipt repeats nothing that was typed or is hidden', async () => {
  const browser = await addDevice('phone');
  await shop.staff('updateNotificationSettings', { body: { email: true } });
  const product = await shop.addProduct({ product_name: 'Standard Kit', product_name_sw: 'Seti ya Kawaida' });
  const hidden = await shop.addProduct({ product_name: 'Not yet announced' });
  await shop.staff('deactivateProduct', { path: { id: hidden.id } });
  const id = await ask({ ...client('achieng'), productIds: [product.id, hidden.id, 'gone'] });
  await sendAll();
  await shop.staff('updateNotificationSettings', { body: { email: false } });
  expect(browser.received).toEqual([
    {
      title: 'achieng',
      body: 'Standard Kit, Not yet announced and 1 more',
      tag: `request ${id}`,
      path: `/dashboard/quotes?id=${id}`,
    },
  ]);
  const mailTo = (address: string) => post.mails.filter(({ to }) => to.join() === address);
  expect(mailTo(STAFF.email)[0]?.text).toContain(`https://shop.example/dashboard/quotes?id=${id}`);
  const [receipt] = mailTo('achieng@example.com');
  expect(receipt?.text).toContain('From: "AngaLink: Nairobi (shop)" <shop@shop.example>\r\n');
  // Numbers of notices come again after a restore.
  expect(receipt?.text).toMatch(/^Message-ID: <notice-\d+-\d{13}@shop\.example>\r$/m);
  expect(receipt?.text).toContain(id);
  expect(receipt?.text).toMatch(/asked for:\s+- Standard Kit\s[^]*Uliomba:\s+- Seti ya Kawaida\s/);
  expect(receipt?.text).not.toContain('Not yet announced');
  expect(receipt?.text).toContain('Habari');
  expect(receipt?.text).not.toContain('you\r\n');
  expect(await waiting()).toEqual([]);
});

test('a request that is sent twice is told once', async () => {
  const browser = await addDevice('once');
  const headers = { 'idempotency-key': 'told-only-once' };
  for (const _ of [1, 2]) await shop.visitor('createQuotation', { body: client('twice'), headers });
  await sendAll();
  expect(browser.received).toHaveLength(1);
});

test('one address gets at most three receipts a day, whoever types it, and with whatever behind a plus', async () => {
  for (let n = 0; n < 5; n += 1)
    await ask({ ...client(n % 2 ? `Victim+${n}+x` : 'victim'), clients_name: `Name ${n}` });
  await sendAll();
  expect(post.mails).toHaveLength(3);
});

test('nor does it get more where all are asked for at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask(client('crowd'))));
  await sendAll();
  expect(post.mails).toHaveLength(3);
});

test('of one network’s requests a bounded number of a day has receipts, and what staff send goes before them', async () => {
  const { db, services } = shop.server;
  const limits = jest.replaceProperty(services.config, 'limits', { ...services.config.limits, visitorWrites: 4 });
  for (let n = 0; n < 6; n += 1) await ask(client(`crowd${n}`));
  limits.restore();
  expect(await waiting()).toHaveLength(4);
  const path = await draftProposal(shop, { customerEmail: 'customer@example.com' });
  await shop.staff('sendProposal', { path, body: { channel: 'email' } });
  await sendOne(db, 'email', delivery(services), log);
  expect(post.mails.map(({ to }) => to)).toEqual([['customer@example.com']]);
  const { rows } = await db.execute(sql`SELECT key FROM rate_limits WHERE key ~ '127.0.0|crowd'`);
  expect(rows).toEqual([]);
});

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

test('the letter of one that was accepted asks for nothing', async () => {
  const path = await draftProposal(shop, {}, { quotationId: await ask(client('kamau')) });
  const press = () => shop.staff<{ shareKey: string }>('sendProposal', { path, body: { channel: 'email' } });
  const { shareKey } = (await press()).data;
  const body = { name: 'Kamau', version: 1 };
  await shop.visitor('acceptSharedProposal', { path: { shareKey }, body });
  await sendAll();
  const letters = post.mails.map(({ text }) => text).filter((text) => text.includes('Subject: Quotation Q-'));
  expect(letters).toEqual([expect.stringMatching(/^Read it online:\r?$/m)]);
});

test('a device that changes hands is the newest of whoever has it now, and nobody else’s', async () => {
  const account = { email: 'nekesa@example.com', firstName: 'Nekesa', lastName: 'Barasa', passwordHash: 'none' };
  const other = await insertUser(shop.server.db, account);
  await addDevice('shared');
  await addDevice('own');
  await shop.server.db.execute(sql`
    UPDATE push_devices SET created_at = now() - interval '1 day',
      user_id = CASE name WHEN 'shared' THEN ${other}::uuid ELSE user_id END`);
  const { subscription } = push.browser('shared');
  await shop.staff('addPushDevice', { body: { name: 'front desk', ...subscription } });
  const { data } = await shop.staff<{ push: { devices: { name: string }[] } }>('getNotificationSettings');
  expect(data.push.devices.map(({ name }) => name)).toEqual(['front desk', 'own']);
  expect(await devicesOf(shop.server.db, other)).toEqual([]);
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

test('endpoints of other machines and keys that are none are refused', async () => {
  const { subscription } = push.browser('refused');
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://evil.example/',
    `${push.origin}.evil.example/`,
    'http://fcm.googleapis.com/x',
  ])
    expect((await shop.staff('addPushDevice', { body: { name: 'A', ...subscription, endpoint } })).status).toBe(400);
  const p256dh = 'A'.repeat(87);
  expect((await shop.staff('addPushDevice', { body: { name: 'A', ...subscription, p256dh } })).status).toBe(400);
});

test('waits grow to hours', () => {
  expect([1, 2, 3, 8].map((attempts) => waitAfter(attempts, 0.5))).toEqual([10, 40, 160, 21_600]);
});

test('a quotation goes to its customer with its paper; staff are told that it is looked at and accepted', async () => {
  const browser = await addDevice('phone');
  await shop.staff('updateNotificationSettings', { body: { email: true } });
  const path = await draftProposal(shop, { customerEmail: 'achieng@example.com' }, { language: 'sw' });
  const { data } = await shop.staff<{ number: string; shareKey: string }>('sendProposal', {
    path,
    body: { channel: 'email' },
  });
  const { number, shareKey } = data;
  for (const operation of ['openSharedProposal', 'openSharedProposal'])
    await shop.visitor(operation, { path: { shareKey } });
  await shop.visitor('acceptSharedProposal', { path: { shareKey }, body: { name: 'Achieng O.', version: 1 } });
  await sendAll();
  await shop.staff('updateNotificationSettings', { body: { email: false } });
  const at = `/dashboard/quotations/${path.id}`;
  expect(browser.received).toEqual([
    { title: `${CUSTOMER} looks at ${number}`, body: 'Ksh 106,300.00', tag: `opened ${path.id}`, path: at },
    { title: `Achieng O. has accepted ${number}`, body: 'Ksh 106,300.00', tag: `accepted ${path.id}`, path: at },
  ]);
  expect(post.mails.map(({ to }) => to[0]).sort()).toEqual(['achieng@example.com', STAFF.email]);
  const [{ text = '' } = {}] = post.mails.filter(({ to }) => to[0] === 'achieng@example.com');
  // Long lines are broken for the way.
  const letter = text.replaceAll('=\r\n', '');
  expect(letter).toContain(`Subject: Bei ${number} kutoka AngaLink`);
  expect(letter).toContain(`https://shop.example/q/${shareKey}`);
  expect(letter).toContain(`filename=${number}.pdf`);
  // A PDF in base64.
  expect(letter).toContain('JVBERi0');
});

test('a letter that would come after the last day is given up, and staff see whom it was for', async () => {
  const customerEmail = 'late@example.com';
  const path = await draftProposal(shop, { customerEmail });
  // Of the same number, and not the one that was written to.
  const { db } = shop.server;
  const id = await ask(client('another'));
  await db.execute(sql`DELETE FROM notices`);
  await db.execute(sql`UPDATE quotations SET id = ${path.id} WHERE id = ${id}`);
  await shop.staff('sendProposal', { path, body: { channel: 'email' } });
  await db.execute(sql`UPDATE proposals SET valid_until = '2020-01-01' WHERE id = ${path.id}`);
  await sendAll();
  expect(post.mails).toEqual([]);
  const { data } = await shop.staff<{ notices: object[] }>('listFailedNotices');
  expect(data.notices).toMatchObject([
    { kind: 'proposal', recipient: customerEmail, attempts: 1, reason: 'Its last day is over.' },
  ]);
});

test('whose account is disabled meanwhile is told of no customer', async () => {
  const { db } = shop.server;
  await shop.staff('updateNotificationSettings', { body: { email: true } });
  await ask(client('private'));
  await db.execute(sql`UPDATE users SET disabled_at = now()`);
  await sendAll();
  await db.execute(sql`UPDATE users SET disabled_at = NULL`);
  await shop.staff('updateNotificationSettings', { body: { email: false } });
  expect(post.mails.map(({ to }) => to[0])).toEqual(['private@example.com']);
  expect(await waiting()).toEqual([]);
});

test('two presses send one letter; a quotation whose days are over is told once; both stand in the history', async () => {
  const browser = await addDevice('phone');
  await shop.staff('updateNotificationSettings', { body: { email: true } });
  const quotationId = await ask(client('achieng'));
  const path = await draftProposal(shop, {}, { quotationId });
  const press = () => shop.staff<{ number: string }>('sendProposal', { path, body: { channel: 'email' } });
  const [{ data }, again] = await Promise.all([press(), press()]);
  expect(again.status).toBe(200);
  const { db, services } = shop.server;
  const letters = async () =>
    (await db.execute<{ id: string }>(sql`SELECT id FROM notices WHERE kind = 'proposal'`)).rows.map((one) => one.id);
  const first = await letters();
  expect(first).toHaveLength(1);
  // The one of two that began first may come to it second.
  await db.execute(sql`UPDATE proposals SET mailed_at = now() + interval '1 second' WHERE id = ${path.id}`);
  await press();
  expect(await letters()).toEqual(first);

  // Minutes later it goes anew, in its own place, but not where no answer came and it is sent again with its key.
  const seen = new Set(first);
  for (const key of ['next-letter', 'next-letter']) {
    await db.execute(sql`UPDATE proposals SET mailed_at = now() - interval '2 minutes' WHERE id = ${path.id}`);
    await shop.staff('sendProposal', { path, body: { channel: 'email' }, headers: { 'idempotency-key': key } });
    const [letter = '', ...more] = await letters();
    expect([more, seen.add(letter).size]).toEqual([[], 2]);
  }
  const overSince = (days: number) =>
    db.execute(sql`
      UPDATE proposals SET valid_until = (now() AT TIME ZONE 'Africa/Nairobi')::date - ${days}::int WHERE id = ${path.id}`);
  await db.execute(sql`DELETE FROM notices`);
  // Not while its last day lasts, and not what is long past; twice is once.
  for (const days of [0, 9, 2, 2]) {
    await overSince(days);
    await Promise.all([tellExpired(services), tellExpired(services)]);
    expect(await waiting()).toHaveLength(days === 2 ? 2 : 0);
  }
  // A clock that was ahead has told it before its time.
  await db.execute(sql`DELETE FROM notices`);
  await db.execute(sql`UPDATE proposals SET expiry_told_at = now() + interval '1 day' WHERE id = ${path.id}`);
  for (const _ of [1, 2]) await tellExpired(services);
  expect(await waiting()).toHaveLength(2);
  await sendAll();
  await shop.staff('updateNotificationSettings', { body: { email: false } });
  const title = `${CUSTOMER} has not accepted ${data.number} by its last day`;
  expect(browser.received).toMatchObject([{ title, path: `/dashboard/quotations/${path.id}` }]);
  expect(post.mails.map(({ to }) => to[0])).toEqual([STAFF.email]);
  const history = await shop.staff<{ entries: object[] }>('listQuotationHistory', { path: { id: quotationId } });
  expect(history.data.entries).toMatchObject([
    { kind: 'expired', text: data.number, by: null },
    { kind: 'expired' },
    { kind: 'emailed', text: `${data.number}, achieng@example.com` },
    { kind: 'emailed' },
    { kind: 'sent' },
    { kind: 'status' },
  ]);
});

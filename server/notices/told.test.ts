import { sql } from 'drizzle-orm';
import { devicesOf } from '../repositories/pushDevices';
import { insertUser } from '../repositories/users';
import {
  addDevice,
  ask,
  clear,
  client,
  close,
  log,
  open,
  post,
  push,
  sendAll,
  shop,
  waiting,
} from '../testing/noticeShop';
import { CUSTOMER, draftProposal } from '../testing/proposals';
import { STAFF } from '../testing/testServer';
import { tellExpired } from './expiry';
import { delivery, sendOne } from './sender';

beforeAll(open);
afterAll(close);
beforeEach(clear);

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

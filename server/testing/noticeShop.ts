import { sql } from 'drizzle-orm';
import { createLogger } from '../http/logging';
import { delivery, sendOne } from '../notices/sender';
import { startMailServer } from './mailServer';
import { startPushService } from './pushService';
import { openShop, type Shop } from './shop';

export const log = createLogger('silent');
/** A shop that nothing sends for but the test itself, and who takes what it sends. */
export let shop: Shop;
export let push: Awaited<ReturnType<typeof startPushService>>;
export let post: Awaited<ReturnType<typeof startMailServer>>;

export async function open(): Promise<void> {
  [push, post] = await Promise.all([startPushService(), startMailServer()]);
  const from = { name: 'AngaLink: Nairobi (shop)', address: 'shop@shop.example' };
  const mail = { url: post.url, from, host: 'shop.example' };
  shop = await openShop({ config: { mail, pushServices: [push.origin], publicUrl: 'https://shop.example' } });
}

export async function close(): Promise<void> {
  await shop.server.close();
  await Promise.all([push.close(), post.close()]);
}

/** As if nobody had asked for anything yet, and everybody took what comes. */
export async function clear(): Promise<void> {
  await shop.server.db.execute(sql`TRUNCATE notices, push_devices, quotations, rate_limits CASCADE`);
  post.mails.length = 0;
  post.behave(() => 'take');
  push.answerWith(() => 201);
}

export const client = (name: string) => ({
  clients_name: name,
  clients_email: `${name}@example.com`,
  clients_note: 'Hello\nyou',
});

export async function ask(body: object): Promise<string> {
  return (await shop.visitor<{ id: string }>('createQuotation', { body })).data.id;
}

export async function addDevice(name: string) {
  const browser = push.browser(name);
  await shop.staff('addPushDevice', { body: { name, ...browser.subscription } });
  return browser;
}

export async function waiting(): Promise<{ kind: string; attempts: number; failed: boolean; reason: string | null }[]> {
  const { rows } = await shop.server.db.execute(
    sql`SELECT kind, attempts, failed_at IS NOT NULL AS failed, reason FROM notices ORDER BY id`,
  );
  return rows as Awaited<ReturnType<typeof waiting>>;
}

export const makeDue = () => shop.server.db.execute(sql`UPDATE notices SET due_at = now() WHERE failed_at IS NULL`);

/** Sends all that is due, as one process would. */
export async function sendAll(): Promise<void> {
  const deliver = delivery(shop.server.services);
  for (const channel of ['push', 'email'] as const) while (await sendOne(shop.server.db, channel, deliver, log));
}

import { sql } from 'drizzle-orm';
import { createLogger } from '../http/logging';
import { firstRow } from '../repositories/rows';
import { eventually } from '../testing/eventually';
import { startMailServer } from '../testing/mailServer';
import { openShop, type Shop } from '../testing/shop';
import { startSender } from './sender';

let post: Awaited<ReturnType<typeof startMailServer>>;
let shop: Shop;

beforeAll(async () => {
  post = await startMailServer();
  const mail = { url: post.url, from: { name: '', address: 'shop@shop.example' }, host: 'shop.example' };
  shop = await openShop({ config: { mail } });
});
afterAll(async () => {
  await shop.server.close();
  await post.close();
});

test('whoever stops does not wait for a slow mail server: the notice stays claimed, and comes again', async () => {
  const { db, services } = shop.server;
  post.behave(() => 'stall');
  const body = { clients_name: 'Slow', clients_email: 'slow@example.com', clients_note: 'Hello' };
  await shop.visitor('createQuotation', { body });
  const stop = startSender(services, createLogger('silent'));
  const state = () => firstRow<object>(db, sql`SELECT attempts, due_at > now() AS held, reason FROM notices`);
  const claimed = { attempts: 1, held: true, reason: null };
  await eventually(async () => JSON.stringify(await state()) === JSON.stringify(claimed), 20_000);
  await stop();
  expect(await state()).toEqual(claimed);
});

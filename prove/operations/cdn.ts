import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../../bench/support/statistics';
import { withDatabase } from '../support/database';
import { play } from '../load/processes';
import { callerOf, signIn, type Caller } from '../support/calls';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import type { Trial } from '../support/part';
import { loadNow } from '../support/seen';
import { answers, languages, others, type Shop } from './cdnAnswers';
import { get, LANGUAGES, openCachedShop } from './varnish';

const AGREE_MS = 2_000;
const CHANGES = 20;
const RATE = 200;
/** Pages are read for so long, and a price is changed so often, seconds. */
const [READING, CHANGE_EVERY] = [60, 5];
const WRITES = 50;
/** Varnish before two processes: it answers for them, and never says what they would not. */
export async function tryCdn(trial: Trial): Promise<void> {
  const { only, undo } = trial;
  const parts = { languages, answers, prices, reads, others, away, forgotten, alone };
  const wanted = Object.entries(parts).filter(([name]) => only.test(`cdn: ${name}`));
  if (wanted.length === 0) return;
  const shop = await openShop(temporaryFolder(undo), undo);
  for (const [, part] of wanted) await part(trial, shop);
}

async function openShop(folder: string, undo: Cleanup['add']): Promise<Shop> {
  const shop = await openCachedShop(folder, [await deafTarget(undo)], undo);
  const { data } = await callerOf(shop.varnish.origin)('listProducts');
  const ids = (data as { products: { id: string }[] }).products.map(({ id }) => id);
  const staff = await Promise.all(
    shop.servers.map(async ({ origin }) => callerOf(origin, await signIn(shop.varnish.origin))),
  );
  const pages = ['/', '/shop', '/shop?page=2', '/articles', '/contact', '/about'];
  const products = ids.map((id) => `/shop/single-product/${id}`);
  return { ...shop, staff, product: ids[0] ?? '', pages: [...pages, ...products] };
}

/** Takes connections and never answers. @returns its address */
async function deafTarget(undo: Cleanup['add']): Promise<string> {
  const server = createServer((socket) => void socket.on('error', () => socket.destroy())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

let shillings = 30_000;

/** Changes a price in one of the processes. @returns how pages write it */
async function change({ staff, product }: Shop, process: number): Promise<string> {
  shillings += 1;
  const by = staff[process % staff.length] as Caller;
  const answer = await by('updateProduct', {
    path: { id: product },
    body: { product_price: `${shillings}.00`, discount_percentage: 0 },
  });
  if (answer.status !== 200) throw new Error(`The price could not be changed: ${answer.status} ${answer.text}`);
  return shillings.toLocaleString('en');
}

async function prices({ row, sample }: Trial, shop: Shop): Promise<void> {
  const { varnish, product } = shop;
  const [page, call] = [`/shop/single-product/${product}`, `/api/v1/products/get-productById/${product}`];
  const changes = sample ? 4 : CHANGES;
  const times: number[] = [];
  let [late, back] = [0, 0];
  for (let turn = 0; turn < changes; turn += 1) {
    for (const language of LANGUAGES) for (const path of [page, page, call]) await get(varnish.origin, path, language);
    const price = await change(shop, turn);
    const begin = performance.now();
    const isShown = async () => {
      const texts = await Promise.all(
        LANGUAGES.map(async (language) => (await get(varnish.origin, page, language)).text()),
      );
      const data = await (await get(varnish.origin, call, 'en')).text();
      return texts.every((text) => text.includes(price)) && data.includes(price.replace(',', ''));
    };
    while (!(await isShown()) && performance.now() - begin < 10 * AGREE_MS) await delay(5);
    const ms = performance.now() - begin;
    times.push(ms);
    if (ms > AGREE_MS) late += 1;
    // A page of before that was on its way must not come back.
    for (let look = 0; look < 10; look += 1) {
      await delay(150);
      if (!(await isShown())) back += 1;
    }
  }
  row({
    what: `cdn: ${changes} prices changed, in each process by turns, and read through Varnish, which had kept them: the page in both languages, and the API`,
    aim: `none older than ${AGREE_MS / 1_000} s`,
    seen: `${late} older, ${back} came back; median ${quantile(times, 0.5).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} ms at most`,
    holds: late === 0 && back === 0,
  });
}

async function reads({ row, sample }: Trial, shop: Shop): Promise<void> {
  const { varnish, pages, answered } = shop;
  const seconds = sample ? 10 : READING;
  const before = await answered('page');
  let changes = 0;
  const timer = setInterval(() => void change(shop, (changes += 1)), CHANGE_EVERY * 1_000);
  const streams = LANGUAGES.map((name) => ({
    name,
    rate: RATE / 2,
    method: 'GET' as const,
    paths: pages,
    headers: { cookie: `lang=${name}` },
  }));
  const { outcomes } = await play({ origin: varnish.origin, seconds, streams });
  clearInterval(timer);
  const sent = outcomes.reduce((sum, one) => sum + one.sent, 0);
  const errors = outcomes.reduce((sum, one) => sum + one.errors, 0);
  const reached = (await answered('page')) - before;
  const share = 1 - reached / sent;
  const times = outcomes.flatMap((one) => one.times).sort((a, b) => a - b);
  row({
    what: `cdn: ${pages.length} pages read in both languages, ${RATE} a second for ${seconds} s, a price changed every ${CHANGE_EVERY} s`,
    aim: '90 % never reach a server',
    seen: `${sent} read, ${reached} reached one: ${(100 * share).toFixed(1)} % never; ${errors} errors, p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, at a load of ${loadNow()}`,
    holds: share >= 0.9 && errors === 0 && changes > 0,
  });
}

/** Times of writes that change what is shown, ms. */
async function writeTimes(shop: Shop, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const begin = performance.now();
    await change(shop, turn);
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b);
}

/** The second target hangs all the time; now the first is killed, too. */
async function away({ row, sample }: Trial, shop: Shop): Promise<void> {
  const { varnish, servers, product } = shop;
  const count = sample ? 10 : WRITES;
  await writeTimes(shop, 10);
  const standing = await writeTimes(shop, count);
  await varnish.kill();
  const gone = await writeTimes(shop, count);
  await varnish.start();
  const begin = performance.now();
  const price = await change(shop, 0);
  const page = `/shop/single-product/${product}`;
  while (!(await (await get(varnish.origin, page, 'en')).text()).includes(price)) await delay(20);
  const seen = performance.now() - begin;
  const warned = servers.every(({ log }) => log.includes('could not be purged'));
  const of = (times: readonly number[]) =>
    `p50 ${quantile(times, 0.5).toFixed(1)}, most ${times.at(-1)?.toFixed(0)} ms`;
  row({
    what: `cdn: ${count} prices changed with one more cache to be told that hangs, and ${count} while Varnish is killed (SIGKILL), too`,
    aim: 'not slower: 1.5 times at most, or 5 ms; the log says it',
    seen: `${of(standing)}; killed: ${of(gone)}; a change is shown ${seen.toFixed(0)} ms after it, when it runs again`,
    holds: quantile(gone, 0.5) <= Math.max(1.5 * quantile(standing, 0.5), quantile(standing, 0.5) + 5) && warned,
  });
}

/** A change that no purge tells of, as one that is lost: past the servers, in the database. */
async function forgotten({ row, sample }: Trial, { varnish, database, product }: Shop): Promise<void> {
  if (sample) return;
  const page = `/shop/single-product/${product}`;
  const before = async () => (await (await get(varnish.origin, page, 'en')).text()).includes('77,777');
  await before();
  // What the last change had made anew is made, and both have the page.
  await delay(3_000);
  if (await before()) throw new Error('The price is shown before it is changed.');
  await withDatabase(database, (client) =>
    client.query('update products set product_price = 77777, new_price = 77777, shown_price = 77777 where id = $1', [
      product,
    ]),
  );
  const begin = performance.now();
  const longest = 140_000;
  while (!(await (await get(varnish.origin, page, 'en')).text()).includes('77,777')) {
    if (performance.now() - begin > longest) break;
    await delay(500);
  }
  const seconds = (performance.now() - begin) / 1_000;
  row({
    what: 'cdn: a price changed in the database, of which neither the processes nor Varnish are told',
    aim: 'shown after 60 s in a process and 70 s in Varnish',
    seen: `after ${seconds.toFixed(0)} s`,
    holds: seconds <= 131,
  });
}

/** Both processes end; what Varnish has stays to be seen. Last of all. */
async function alone({ row }: Trial, { varnish, servers, pages }: Shop): Promise<void> {
  const read = async () => {
    const answers = await Promise.all(
      pages.map(async (page) => {
        const answer = await get(varnish.origin, page, 'en');
        await answer.text();
        return answer.status;
      }),
    );
    return answers.filter((status) => status === 200).length;
  };
  // What was purged for the second time after the last change is read again.
  await delay(AGREE_MS);
  await read();
  for (const server of servers) await server.kill('server');
  await delay(3_000);
  const [shown, began] = [await read(), performance.now()];
  const write = await fetch(`${varnish.origin}/api/v1/quotations/create-quotation`, { method: 'POST' });
  row({
    what: 'cdn: both processes killed',
    aim: 'pages that were kept are shown; a write is refused at once',
    seen: `${shown} of ${pages.length} pages; a write: ${write.status} after ${(performance.now() - began).toFixed(0)} ms`,
    holds: shown === pages.length && write.status === 503,
  });
}

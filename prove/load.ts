/**
 * `npm run prove -- load`: readers, requests for quotes, bursts, idle connections and pictures at once, at fixed rates.
 * Wants the machine to itself; what others took of it stands beside each figure.
 */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../bench/support/statistics';
import { noisePicture } from '../server/testing/uploadPictures';
import { openAttackedShop, type AttackedShop } from './attack/shop';
import type { IdleTask } from './load/idle';
import type { Outcome, Plan, Report, Stream } from './load/mix';
import { play, start } from './load/processes';
import { runPart, type Trial } from './support/part';
import { machineSeconds, processorSeconds } from './support/processes';

const MINUTES = 10;
/** In a sample all goes at a tenth of its rate. */
const SAMPLE = { rate: 0.1, seconds: 5, idle: 300 };
const READS = 500;
const QUOTES = 100;
/** Pages that were never asked for, each rendered anew. */
const NEW_PAGES = 2;
const [BURST, BURST_SECONDS] = [3, 20];
const [IDLE, IDLE_SECONDS] = [10_000, 20];
const UPLOAD_EVERY_MS = 10_000;
const AIMS = { read: 150, write: 250, health: 100, upload: 5_000 };
/** Above this share of the machine taken by others a time tells of them. */
const QUIET = 0.1;
/** Of the machine's two processors, what the shop may need where times cannot be judged. */
const ENOUGH = 0.6;

async function streamsOf({ visitor }: AttackedShop): Promise<Stream[]> {
  const ids = async (operation: string, list: string) => {
    const { data } = await visitor(operation);
    return (data as Record<string, { id: string }[]>)[list]!.map(({ id }) => id);
  };
  const products = await ids('listProducts', 'products');
  const articles = await ids('listArticles', 'articles');
  const api = '/api/v1';
  return [
    {
      name: 'reads',
      rate: READS,
      method: 'GET',
      paths: [
        ...[1, 2, 3, 4].map((page) => `${api}/products?page=${page}`),
        ...products.flatMap((id) => [`${api}/products/get-productById/${id}`, `/shop/single-product/${id}`]),
        ...articles.flatMap((id) => [`${api}/posts/get-single-post/${id}`, `/articles/single-article/${id}`]),
        ...['kit', 'cable', 'router', 'dishi'].map((words) => `${api}/products?quiet=true&search=${words}`),
        ...['/', '/shop', '/articles', `${api}/posts`, `${api}/categories/get-all-categories`, `${api}/capabilities`],
      ],
    },
    {
      name: 'quotes',
      rate: QUOTES,
      method: 'POST',
      paths: [`${api}/quotations/create-quotation`],
      body: JSON.stringify({
        clients_name: 'Visitor {n}',
        clients_email: 'visitor{n}@example.com',
        clients_note: 'Two kits for a school.',
        productIds: products.slice(0, 2),
      }),
    },
    {
      name: 'new pages',
      rate: NEW_PAGES,
      method: 'GET',
      paths: ['/shop?search=words{n}&utm_source={n}', '/shop?page={n}'],
    },
    { name: '/healthz', rate: 2, method: 'GET', paths: ['/healthz'] },
  ];
}

/** What was seen while a plan was played. */
interface Played extends Report {
  /** Seconds of processor time that the shop took, its database included. */
  shopSeconds: number;
  /** Share of the machine that neither the shop nor the generator took. */
  others: number;
  /** Seconds within which all was to be sent. */
  asked: number;
}

async function measured({ server }: AttackedShop, plan: Plan): Promise<Played> {
  const [shopBefore, machineBefore, began] = [processorSeconds(server.pid()), machineSeconds(), performance.now()];
  const report = await play(plan);
  const seconds = (performance.now() - began) / 1000;
  const shopSeconds = processorSeconds(server.pid()) - shopBefore;
  const taken = machineSeconds() - machineBefore - shopSeconds - report.processorSeconds;
  return { ...report, shopSeconds, asked: plan.seconds, others: Math.max(0, taken / (seconds * 2)) };
}

/** What is seldom asked is asked at least once a second. */
const atRate = (streams: readonly Stream[], times: number) =>
  streams.map((stream) => ({ ...stream, rate: Math.max(1, stream.rate * times) }));
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const p99 = ({ times }: Outcome) => quantile(times, 0.99);

/** Says of each stream whether it was answered in time, or what it took where the machine was not quiet. */
function tell({ row }: Trial, what: string, played: Played): void {
  const { outcomes, shopSeconds, others, asked } = played;
  const answered = outcomes.reduce((sum, { sent }) => sum + sent, 0);
  const rate = answered / asked;
  // What it would take at the rate that was asked for, however long it took here.
  const load = (shopSeconds / answered) * rate;
  const isQuiet = others < QUIET;
  for (const outcome of outcomes) {
    const { name, sent, busy, errors, firstError, times } = outcome;
    const aim = name === '/healthz' ? AIMS.health : name === 'quotes' ? AIMS.write : AIMS.read;
    // Who watches the server takes one late answer for its end.
    const isHealth = name === '/healthz';
    const inTime = (isHealth ? (times.at(-1) ?? Infinity) : p99(outcome)) <= aim;
    row({
      what: `${what}: ${name}, ${(sent / asked).toFixed(1)} a second`,
      aim: `${isHealth ? 'each in' : 'p99'} ${aim} ms on a quiet machine, else at most ${ENOUGH * 2} processors for all; no error but 503 with Retry-After, to at most 1 %`,
      seen: `${sent} sent, p50 ${milliseconds(quantile(times, 0.5))}, p99 ${milliseconds(p99(outcome))}, most ${milliseconds(times.at(-1) ?? 0)}; ${busy} x 503, ${errors} errors${firstError && ` (${firstError})`}${isQuiet || inTime ? '' : `; others took ${(others * 100).toFixed(0)} % of the machine`}`,
      holds: errors === 0 && sent > 0 && (inTime || (!isQuiet && load <= ENOUGH * 2)),
    });
  }
  row({
    what: `${what}: processor time, with the database's`,
    aim: `at most ${ENOUGH * 2} of 2 processors`,
    seen: `${((shopSeconds / answered) * 1000).toFixed(2)} ms for each of ${answered} requests, ${load.toFixed(2)} processors at ${rate.toFixed(0)} a second; others took ${(others * 100).toFixed(0)} % of the machine`,
    holds: load <= ENOUGH * 2,
  });
}

/** A product with a picture every few seconds, as staff add them. @returns stops, and tells how it went */
function uploading({ row, sample }: Trial, shop: AttackedShop, picture: Buffer): () => Promise<void> {
  const { staff, addCategory, addProduct } = shop;
  let stopped = false;
  let taken = 0;
  let longest = 0;
  const work = (async () => {
    const { id: category_id } = await addCategory();
    while (!stopped) {
      const began = performance.now();
      const { id } = await addProduct({ category_id }, [picture]);
      longest = Math.max(longest, performance.now() - began);
      taken += 1;
      await staff('deleteProduct', { path: { id } });
      await delay(UPLOAD_EVERY_MS);
    }
  })().catch((error: unknown) => String(error));
  return async () => {
    stopped = true;
    const failure = await work;
    row({
      what: 'pictures uploaded meanwhile',
      aim: `all taken, each within ${milliseconds(AIMS.upload)} on a quiet machine`,
      seen: `${taken} taken, at most ${milliseconds(longest)}${failure ? `, then ${failure}` : ''}`,
      // A sample runs beside other checks.
      holds: taken > 0 && !failure && (sample || longest <= AIMS.upload),
    });
  };
}

async function idleConnections(
  trial: Trial,
  shop: AttackedShop,
  streams: readonly Stream[],
  count: number,
  seconds: number,
) {
  const child = start('idle');
  trial.undo(() => void child.kill());
  const { port } = new URL(shop.origin);
  const standing = async (asked: IdleTask) => {
    child.send(asked);
    const [said] = (await once(child, 'message')) as [{ standing: number }];
    return said.standing;
  };
  const open = await standing({ port: Number(port), count });
  const played = await measured(shop, { origin: shop.origin, seconds, streams });
  const still = await standing({ port: Number(port), count: 0 });
  child.kill();
  trial.row({
    what: `${count} connections that have asked once and stay open`,
    aim: 'all stand',
    seen: `${open} stand, ${still} after the ${seconds} s measured`,
    holds: open === count && still === count,
  });
  tell(trial, `beside ${count} idle connections`, played);
}

runPart(async (trial) => {
  const shop = await openAttackedShop(trial);
  const rate = trial.sample ? SAMPLE.rate : 1;
  const streams = atRate(await streamsOf(shop), rate);
  const seconds = trial.sample ? SAMPLE.seconds : (trial.minutes ?? MINUTES) * 60;
  const { origin } = shop;
  // The first of each page is rendered; of a running shop somebody has seen them all.
  await play({ origin, seconds: trial.sample ? 2 : 20, streams: atRate(streams, 0.5) });

  const stopUploads = uploading(trial, shop, await noisePicture(900, 700));
  tell(trial, `${(seconds / 60).toFixed(1)} minutes`, await measured(shop, { origin, seconds, streams }));
  await stopUploads();

  const burst = { origin, seconds: trial.sample ? 2 : BURST_SECONDS, streams: atRate(streams, BURST) };
  tell(trial, `a burst of ${BURST} times that`, await measured(shop, burst));
  await idleConnections(trial, shop, streams, trial.sample ? SAMPLE.idle : IDLE, trial.sample ? 2 : IDLE_SECONDS);
});

/**
 * `npm run bench:server`: how much the built server answers, beside the constant answer of the same server
 * (bench/README.md says how). `--rounds 1 --seconds 2` for a quick look.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { aims, PAGE_SIZE } from './aims';
import { addProducts } from './support/bulk';
import { BuiltServer, type RunningServer } from '../prove/support/builtServer';
import { temporaryFolder, withCleanup, type Undo } from '../prove/support/cleanup';
import { count } from './support/commandLine';
import { askInTurn, press, type Load } from './support/load';
import { atLeast, atMost, printVerdicts, ratio, whole, writeResults, type Verdict } from './support/report';
import { median } from './support/statistics';
import { warm } from './support/subjects';
import { printTable } from './support/table';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    products: { type: 'string', default: '100000' },
    port: { type: 'string', default: '4300' },
    check: { type: 'boolean', default: false },
  },
});

const rounds = count('rounds', options.rounds);
const seconds = count('seconds', options.seconds);
const WARM_UP = 2;
/** Requests one after the other, for the time that one visitor waits. */
const IN_TURN = 200;
const LONGEST_READ_MS = 180_000;
const RETRY_MS = 1_000;
/** Passes every hook of the server and answers the same few bytes, without looking at anything. */
const CONSTANT = '/healthz';
const PRODUCTS = '/api/v1/products?page=1';
/** Words as people type them: one, several, a part, another name, a slip of the keys, many products and none. */
const SEARCHES = ['kit', 'dish cable', 'rout', 'dishi ya starlink', 'batery', 'bulk product', 'product 4711', 'zzyzx'];
const searchOf = (words: string) => `/api/v1/products?quiet=true&search=${encodeURIComponent(words)}`;
const NOTHING_KEPT = { CONTENT_CACHE_MB: '0' };

type Names =
  | 'constantCached'
  | 'constantUncached'
  | 'productsCached'
  | 'productsUncached'
  | 'shopCached'
  | 'shopUncached'
  | 'firstPage'
  | 'lastPage';
type Targets = Record<Names, string>;

async function startServers(
  undo: (step: Undo) => void,
): Promise<Record<'cached' | 'uncached' | 'large', RunningServer>> {
  const port = count('port', options.port);
  const start = async (index: number, env: Record<string, string>) => {
    const dataDir = temporaryFolder(undo);
    const settings = { ...env, PAGE_SIZE_PRODUCTS: PAGE_SIZE };
    const { origin } = await BuiltServer.start({ port: port + index, dataDir, env: settings }, undo);
    return { origin, dataDir };
  };
  const cached = await start(0, {});
  const uncached = await start(1, NOTHING_KEPT);
  const large = await start(2, NOTHING_KEPT);
  await addProducts(large.dataDir, count('products', options.products));
  return { cached, uncached, large };
}

/**
 * One target after the other, then all again: a busy moment of the machine touches one round of each. A short round
 * before them is not counted, in which the servers come up to speed.
 */
async function measureRates(targets: Targets): Promise<Record<Names, Load[]>> {
  for (const url of Object.values(targets)) await press(url, WARM_UP);
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []])) as unknown as Record<
    Names,
    Load[]
  >;
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(targets) as [Names, string][]) {
      console.error(`round ${round} of ${rounds}: ${name}`);
      await warm(url);
      results[name].push(await press(url, seconds));
    }
  }
  return results;
}

async function pageCount(origin: string): Promise<number> {
  const { data } = (await (await fetch(origin + PRODUCTS)).json()) as { data: { meta: { pageCount: number } } };
  return data.meta.pageCount;
}

const hundredths = (value: number) => `${value.toFixed(2)} ms`;

function judge(
  rates: Record<Names, number>,
  shopMedian: number,
  searches: readonly number[],
  pages: number,
): Verdict[] {
  return [
    atLeast(
      'GET /products?page=1, not in memory, times the constant',
      rates.productsUncached / rates.constantUncached,
      aims.productsUncached,
      ratio,
    ),
    atLeast(
      'GET /products?page=1, in memory, times the constant',
      rates.productsCached / rates.constantCached,
      aims.productsCached,
      ratio,
    ),
    atLeast('/shop, in memory, times the constant', rates.shopCached / rates.constantCached, aims.shopCached, ratio),
    atLeast(
      `page ${pages} of ${options.products} products, times page 1`,
      rates.lastPage / rates.firstPage,
      aims.lastPage,
      ratio,
    ),
    ...searches.map((slowest, index) =>
      atMost(
        `search in ${index === 0 ? 'the demo shop' : `${options.products} products`}, slowest median`,
        slowest,
        aims.searchMedian,
        hundredths,
      ),
    ),
    atMost('/shop, not in memory, median of one visitor', shopMedian, aims.shopUncachedMedian, hundredths),
  ];
}

/** Asks until it is answered: the words of many new products take longer to read than one request may. */
async function answered(url: string): Promise<void> {
  const last = Date.now() + LONGEST_READ_MS;
  while (Date.now() < last) {
    const { status } = await fetch(url);
    if (status !== 503) return;
    await setTimeout(RETRY_MS);
  }
  throw new Error(`${url} was not answered in ${LONGEST_READ_MS / 1000} s.`);
}

async function measureAll(undo: (step: Undo) => void): Promise<number> {
  const { cached, uncached, large } = await startServers(undo);
  const pages = await pageCount(large.origin);
  const targets: Targets = {
    constantCached: cached.origin + CONSTANT,
    constantUncached: uncached.origin + CONSTANT,
    productsCached: cached.origin + PRODUCTS,
    productsUncached: uncached.origin + PRODUCTS,
    shopCached: `${cached.origin}/shop`,
    shopUncached: `${uncached.origin}/shop`,
    firstPage: large.origin + PRODUCTS,
    lastPage: `${large.origin}/api/v1/products?page=${pages}`,
  };
  const loads = await measureRates(targets);
  const middle = (name: Names, key: keyof Load) => median(loads[name].map((load) => load[key]));
  const inTurn = await askInTurn(targets.shopUncached, IN_TURN);

  const row = (label: string, name: Names, constant: Names) => [
    label,
    whole(middle(name, 'rate')),
    ratio(middle(name, 'rate') / middle(constant, 'rate')),
    whole(middle(name, 'p50')),
    whole(middle(name, 'p99')),
  ];
  printTable(`20 connections, ${rounds} rounds of ${seconds} s, medians`, [
    ['', 'requests/s', 'times the constant', 'p50 ms', 'p99 ms'],
    row(`${CONSTANT}, the constant`, 'constantCached', 'constantCached'),
    row('/products?page=1, in memory', 'productsCached', 'constantCached'),
    row('/shop, in memory', 'shopCached', 'constantCached'),
    row(`${CONSTANT}, server that keeps nothing`, 'constantUncached', 'constantUncached'),
    row('/products?page=1, not in memory', 'productsUncached', 'constantUncached'),
    row('/shop, not in memory', 'shopUncached', 'constantUncached'),
    row(`${options.products} products, page 1, not in memory`, 'firstPage', 'constantUncached'),
    row(`${options.products} products, page ${pages}, not in memory`, 'lastPage', 'constantUncached'),
  ]);
  printTable(`/shop, not in memory, ${IN_TURN} requests in turn`, [
    ['p50', hundredths(inTurn.p50)],
    ['p99', hundredths(inTurn.p99)],
  ]);

  const searched = async (label: string, { origin }: RunningServer) => {
    const times: number[] = [];
    for (const words of SEARCHES) {
      await answered(origin + searchOf(words));
      times.push((await askInTurn(origin + searchOf(words), IN_TURN / SEARCHES.length)).p50);
    }
    printTable(
      `${label}: searches in turn`,
      SEARCHES.map((words, index) => [words, hundredths(times[index] ?? 0)]),
    );
    return Math.max(...times);
  };
  const searches = [await searched('demo shop', uncached), await searched(`${options.products} products`, large)];

  const rates = Object.fromEntries(
    (Object.keys(targets) as Names[]).map((name) => [name, middle(name, 'rate')]),
  ) as Record<Names, number>;
  const verdicts = judge(rates, inTurn.p50, searches, pages);
  printVerdicts(verdicts);
  writeResults('server', { aims, loads, inTurn, searches, verdicts });
  return options.check && verdicts.some(({ met }) => !met) ? 1 : 0;
}

withCleanup(measureAll);

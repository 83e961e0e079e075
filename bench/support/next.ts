import type { Page, Response } from '@playwright/test';
import { aims } from '../aims';
import { withPhone } from './browser';
import { untilAtRest, watchInteractions } from './interaction';
import { persevere } from './persevere';
import { atMost, kilobytes, milliseconds, ratio, whole, type Report, type Verdict } from './report';
import { slowDown, type LineName } from './slowPhone';
import { median } from './statistics';
import { warm, type Addresses } from './subjects';
import { printTable } from './table';

/** What shows that a step is taken: an element where the address has come to be, or a picture that is all there. */
interface Arrival {
  path: string;
  element: string;
  picture?: true;
}

interface Step {
  from: string;
  /** What is touched first, to find there what the step begins with. */
  opens?: string;
  press: string;
  arrivals: Readonly<Record<string, Arrival>>;
}

declare global {
  interface Window {
    /** When each arrival was painted, ms from the touch. */
    benchArrivals?: Record<string, number>;
  }
}

const CARDS = 'main article a[href*="/single-product/"]';
const ROWS = 'main article a';

/** The floor has this step too. @param product address of its page */
const toProduct = (product: string): Step => ({
  from: '/shop',
  press: `main article a[href="${product}"]`,
  arrivals: {
    seen: { path: product, element: 'main h1' },
    picture: { path: product, element: 'main img', picture: true },
    complete: { path: product, element: 'main h2' },
  },
});

/** Steps to a page's heading. */
const TO_HEADINGS: Readonly<Record<string, Step>> = {
  'home to shop': {
    from: '/',
    press: 'main a[href="/shop"]',
    arrivals: { seen: { path: '/shop', element: 'main h1' } },
  },
  'menu to contact': {
    from: '/shop',
    opens: 'header a[href="/menu"]',
    press: '[role=dialog] a[href="/contact"]',
    arrivals: { seen: { path: '/contact', element: 'main h1' } },
  },
  'articles to article': {
    from: '/articles',
    press: 'main article a[href*="/single-article/"]',
    arrivals: { seen: { path: 'single-article', element: 'main h1' } },
  },
};

/** Steps to other rows of a list. */
const TO_ROWS: Readonly<Record<string, Step>> = {
  'page 1 to 2': {
    from: '/shop',
    press: 'main a[href*="page=2"]',
    arrivals: { seen: { path: 'page=2', element: ROWS } },
  },
  'a suggestion': {
    from: '/shop',
    press: 'main button[aria-pressed=false] >> nth=1',
    arrivals: { seen: { path: '?', element: ROWS } },
  },
};

type Times = Readonly<Record<string, number>>;

/** One step on a slow phone with nothing kept, in ms from the touch; the page that it begins on is at rest. */
function take({ from, opens, press, arrivals }: Step, origin: string, line: LineName): Promise<Times> {
  return onPhone(line, async (page) => {
    await page.addInitScript(watchArrivals, arrivals);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    if (opens !== undefined) {
      await page.locator(opens).tap();
      await page.locator(press).waitFor();
    }
    await bringIntoView(page, press).then((target) => target.tap());
    await page.waitForFunction(
      (count) => Object.keys(window.benchArrivals ?? {}).length === count,
      Object.keys(arrivals).length,
      { polling: 50 },
    );
    return page.evaluate(() => window.benchArrivals ?? {});
  });
}

function onPhone<T>(line: LineName, work: (page: Page) => Promise<T>): Promise<T> {
  return withPhone(async (context) => {
    const page = await context.newPage();
    await slowDown(page, { network: true, line });
    await watchInteractions(page);
    return work(page);
  });
}

/** That it comes into view is not part of the step. */
async function bringIntoView(page: Page, selector: string) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await untilAtRest(page);
  return target;
}

interface Return {
  time: number;
  /** How far the list stands from where it was left, px. */
  off: number;
  requests: number;
}

/** From a product back to its list. */
function goBack(origin: string, line: LineName): Promise<Return> {
  return onPhone(line, async (page) => {
    await page.goto(`${origin}/shop`, { waitUntil: 'networkidle' });
    const card = await bringIntoView(page, `${CARDS} >> nth=4`);
    const left = await page.evaluate(() => window.scrollY);
    await card.tap();
    await page.locator('main h2').filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await untilAtRest(page);
    let requests = 0;
    // Pictures that the worker has kept never leave the phone.
    const isKept = (answer: Response) => answer.fromServiceWorker() && answer.request().resourceType() === 'image';
    page.on('response', (answer) => (requests += isKept(answer) ? 0 : 1));
    const { time, top } = await page.evaluate(
      () =>
        new Promise<{ time: number; top: number }>((resolve) => {
          const start = performance.now();
          const look = () => {
            if (
              window.location.pathname !== '/shop' ||
              ![...document.querySelectorAll('main article')].some((row) => row.checkVisibility())
            )
              requestAnimationFrame(look);
            else requestAnimationFrame(() => resolve({ time: performance.now() - start, top: window.scrollY }));
          };
          window.history.back();
          look();
        }),
    );
    await page.waitForTimeout(1_000);
    return { time, off: Math.abs(top - left), requests };
  });
}

/** Bytes of script that ten taps through the shop have fetched and not run, compressed. */
function wasted(origin: string, line: LineName): Promise<number> {
  return onPhone(line, async (page) => {
    await page.goto(`${origin}/shop`, { waitUntil: 'networkidle' });
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        void response
          .request()
          .sizes()
          .then(({ responseBodySize }) => sizes.set(response.url(), responseBodySize));
    });
    for (let product = 0; product < 5; product += 1) {
      const card = await bringIntoView(page, `${CARDS} >> nth=${product}`);
      await card.tap();
      await page.locator('main h2').filter({ visible: true }).first().waitFor();
      await untilAtRest(page);
      await page.goBack();
      await page.locator('main article').filter({ visible: true }).first().waitFor();
    }
    const used = (await page.coverage.stopJSCoverage())
      .filter(({ functions }) => functions.some(({ ranges }, at) => at > 0 && (ranges[0]?.count ?? 0) > 0))
      .map(({ url }) => url);
    return [...sizes].filter(([url]) => !used.includes(url)).reduce((sum, [, size]) => sum + size, 0);
  });
}

/** The largest paint of a first visit and of a second one by the same browser, ms. */
function comeBack(url: string, line: LineName): Promise<{ first: number; second: number }> {
  return withPhone(async (context) => {
    const visit = async () => {
      const page = await context.newPage();
      await slowDown(page, { network: true, line });
      await watchInteractions(page);
      await page.goto(url, { waitUntil: 'networkidle' });
      const paint = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            }),
          ),
      );
      // A hand on the page: now the service worker comes.
      await page.mouse.wheel(0, 200);
      await untilAtRest(page);
      await page.waitForLoadState('networkidle');
      await page.close();
      return paint;
    };
    return { first: await visit(), second: await visit() };
  });
}

interface Sides {
  /** Origins of both servers. */
  shop: string;
  floor: string;
  addresses: Addresses;
}

/** The second page: steps from page to page beside those of the static pages, and coming back. */
export async function reportNext({ shop, floor, addresses }: Sides, runs: number): Promise<Report> {
  const verdicts: Verdict[] = [];
  const results: Record<string, unknown> = {};
  const rows = [['', 'seen', 'large picture', 'complete', "the static page's picture"]];
  const repeat = async <T>(what: string, work: () => Promise<T>): Promise<T[]> => {
    const all: T[] = [];
    for (let run = 1; run <= runs; run += 1) {
      console.error(`run ${run} of ${runs}: ${what}`);
      await warm(`${shop}/shop`);
      all.push(await persevere(work));
    }
    results[what] = all;
    return all;
  };
  const middle = (all: readonly Times[], key: string) => median(all.map((times) => times[key] ?? NaN));

  const step = toProduct(addresses.product);
  for (const line of ['phone', 'village'] as const) {
    const ours = await repeat(`list to product, ${line}`, () => take(step, shop, line));
    const theirs = await repeat(`list to product of the static pages, ${line}`, () => take(step, floor, line));
    const [seen, picture, complete] = [middle(ours, 'seen'), middle(ours, 'picture'), middle(ours, 'complete')];
    const still = middle(theirs, 'picture');
    rows.push([`list to product, ${line}`, ...[seen, picture, complete, still].map(milliseconds)]);
    verdicts.push(
      atMost(`list to product, ${line}: name, price and picture`, seen, aims.next.seen[line], milliseconds),
      atMost(
        `list to product, ${line}: large picture, times the static page's`,
        picture / still,
        aims.next.picture,
        ratio,
      ),
    );
    if (line === 'village')
      verdicts.push(atMost('list to product, village: complete', complete, aims.next.complete, milliseconds));
  }
  for (const [steps, aim] of [
    [TO_HEADINGS, aims.next.seen.phone],
    [TO_ROWS, aims.next.rows],
  ] as const)
    for (const [name, other] of Object.entries(steps)) {
      const seen = middle(await repeat(name, () => take(other, shop, 'phone')), 'seen');
      rows.push([`${name}, phone`, milliseconds(seen), '', '', '']);
      verdicts.push(atMost(`${name}, phone`, seen, aim, milliseconds));
    }
  const returns = await repeat('back to the list', () => goBack(shop, 'phone'));
  const unused = await repeat('ten taps', () => wasted(shop, 'phone'));
  const visits = await repeat('coming back', () => comeBack(`${shop}/shop`, 'phone'));
  verdicts.push(
    atMost('back to the list', median(returns.map(({ time }) => time)), aims.next.back, milliseconds),
    atMost('back to the list: px off its place', Math.max(...returns.map(({ off }) => off)), 1, whole),
    atMost('back to the list: requests', Math.max(...returns.map(({ requests }) => requests)), 0, whole),
    atMost('ten taps: script fetched and not run', median(unused), aims.next.unused, kilobytes),
    atMost(
      'a second visit: largest paint, times the first',
      median(visits.map(({ first, second }) => second / first)),
      aims.next.again,
      ratio,
    ),
  );
  printTable(`From a touch to the next page, median of ${runs}`, rows);
  printTable(
    'The second page',
    verdicts.map(({ what, figure, aim }) => [what, figure, aim]),
  );
  return { results, verdicts };
}

/** Runs in each page, before anything of it: notes when what a touch leads to is painted, also in another document. */
function watchArrivals(arrivals: Readonly<Record<string, Arrival>>): void {
  const KEY = 'bench.touched';
  const now = () => performance.timeOrigin + performance.now();
  const seen: Record<string, number> = {};
  window.benchArrivals = seen;
  const before: Record<string, Element | undefined> = {};
  // The page before stays in the document, hidden.
  const inSight = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  const isThere = (name: string, { path, element, picture }: Arrival) => {
    if (!(window.location.pathname + window.location.search).includes(path)) return false;
    const found = inSight(element);
    // The address changes before the page: what stands there still is not what the touch leads to.
    if (!found || found === before[name]) return false;
    return !picture || (found instanceof HTMLImageElement && found.complete && found.naturalWidth > 0);
  };
  const look = () => {
    const start = Number(sessionStorage.getItem(KEY));
    const open = Object.entries(arrivals).filter(([name]) => seen[name] === undefined);
    if (start > 0)
      for (const [name, arrival] of open)
        if (isThere(name, arrival))
          // The next frame begins once this one is painted.
          requestAnimationFrame(() => {
            seen[name] ??= now() - start;
          });
    if (open.length > 0) requestAnimationFrame(look);
  };
  // The first touch begins the step; those before it brought its start into view.
  document.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.setItem(KEY, String(performance.timeOrigin + timeStamp));
      for (const [name, arrival] of Object.entries(arrivals)) before[name] = inSight(arrival.element);
    },
    { capture: true },
  );
  requestAnimationFrame(look);
}

import { temporaryFolder, type Undo } from '../../prove/support/cleanup';
import { aims } from '../aims';
import { openChanged } from './changedPrice';
import { scriptAfterDeploy } from './deploy';
import { persevere } from './persevere';
import { atMost, kilobytes, milliseconds, ratio, whole, type Report, type Verdict } from './report';
import { LINES, type LineName } from './slowPhone';
import { median } from './statistics';
import { comeBack, goBack, wasted } from './stays';
import { take, type Step, type Times } from './steps';
import { warm, type Addresses } from './subjects';
import { printTable } from './table';
import { SAVERS, type Saver } from './unrun';

const ROWS = '#products article a';

/** @param product address of its page */
const toProduct = (product: string): Step => ({
  from: '/shop',
  press: `main article a[href="${product}"]`,
  arrivals: {
    seen: { path: product, element: 'main h1' },
    picture: { path: product, element: 'main img', of: 'picture' },
    complete: { path: product, element: 'main h2' },
  },
});

/** A step beside the one that takes its place on the static pages, which have no program. */
interface Pair {
  ours: Step;
  floor: Step | null;
}

/** Steps to pages whose heading is there before their contents. */
const TO_HEADINGS: Readonly<Record<string, Pair>> = {
  'home to shop': same({
    from: '/',
    press: 'main a[href="/shop"]',
    arrivals: {
      seen: { path: '/shop', element: 'main h1' },
      complete: { path: '/shop', element: 'main nav a[href*="page=2"]' },
    },
  }),
  'menu to contact': toContact(),
  'articles to article': same({
    from: '/articles',
    press: 'main article a[href*="/single-article/"]',
    arrivals: {
      seen: { path: '/single-article/', element: 'main h1' },
      complete: { path: '/single-article/', element: 'main h2' },
    },
  }),
};

function same(step: Step): Pair {
  return { ours: step, floor: step };
}

/** The static pages have their links in the header, out of a phone's sight. */
function toContact(): Pair {
  const arrivals = {
    seen: { path: '/contact', element: 'main h1' },
    complete: { path: '/contact', element: 'main form' },
  };
  return {
    ours: { from: '/shop', opens: 'header a[href="/menu"]', press: '[role=dialog] a[href="/contact"]', arrivals },
    floor: { from: '/shop', press: 'header nav a[href="/contact"]', hidden: true, arrivals },
  };
}

const rowsAt = (path: string) => ({ seen: { path, element: ROWS, of: 'rows' } }) as const;

/** Steps to other rows of a list. */
const TO_ROWS: Readonly<Record<string, Pair>> = {
  'page 1 to 2': same({ from: '/shop', press: 'main a[href*="page=2"]', arrivals: rowsAt('page=2') }),
  'a suggestion': {
    ours: { from: '/shop', press: 'main button[aria-pressed=false] >> nth=1', arrivals: rowsAt('suggest=') },
    floor: null,
  },
  'a filter': {
    ours: {
      from: '/shop',
      opens: 'main button[aria-haspopup=dialog]',
      press: '[role=dialog] button[aria-pressed=false]',
      arrivals: rowsAt('use='),
    },
    floor: null,
  },
  'a search, from Enter': {
    ours: { from: '/shop', press: 'main input[name=search]', words: 'mabati', arrivals: rowsAt('search=mabati') },
    floor: null,
  },
};

const LINE_NAMES = ['phone', 'village'] as const;
/** Where a visitor comes back to. */
const RETURNS = ['shop', 'product', 'article'] as const;

interface Sides {
  /** Origins of both servers. */
  shop: string;
  floor: string;
  addresses: Addresses;
}

/** The second page: steps from page to page beside those of the static pages, and coming back. */
export async function reportNext(
  { shop, floor, addresses }: Sides,
  runs: number,
  undo: (step: Undo) => void,
): Promise<Report> {
  const verdicts: Verdict[] = [];
  const results: Record<string, unknown> = {};
  const rows = [['', 'seen', 'large picture', 'complete', 'static: seen', 'large picture', 'complete']];
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
  /** A step and its floor take turns. @returns medians of both, NaN for what they do not have */
  const compare = async (name: string, { ours, floor: theirs }: Pair, line: LineName) => {
    const what = `${name}, ${line}`;
    const all = await repeat(what, async () => ({
      ours: await take(ours, shop, line),
      floor: theirs && (await take(theirs, floor, line)),
    }));
    const middle = (side: 'ours' | 'floor', key: string) =>
      median(all.map((run): Times => run[side] ?? {}).map((times) => times[key] ?? NaN));
    const shown = (['ours', 'floor'] as const).flatMap((side) =>
      ['seen', 'picture', 'complete'].map((key) => middle(side, key)),
    );
    rows.push([what, ...shown.map((time) => (Number.isNaN(time) ? '' : milliseconds(time)))]);
    return (key: string) => ({ ours: middle('ours', key), floor: middle('floor', key) });
  };

  const step = same(toProduct(addresses.product));
  for (const line of LINE_NAMES) {
    const figures = await compare('list to product', step, line);
    const [seen, picture, complete] = [figures('seen'), figures('picture'), figures('complete')];
    verdicts.push(
      atMost(`list to product, ${line}: name, price and picture`, seen.ours, aims.next.seen[line], milliseconds),
      atMost(
        `list to product, ${line}: large picture, times the static page's`,
        picture.ours / picture.floor,
        aims.next.picture,
        ratio,
      ),
    );
    if (line === 'village')
      verdicts.push(atMost('list to product, village: complete', complete.ours, aims.next.complete, milliseconds));
  }
  for (const [name, pair] of Object.entries(TO_HEADINGS)) {
    const figures = await compare(name, pair, 'phone');
    const complete = figures('complete');
    verdicts.push(
      atMost(`${name}, phone: heading`, figures('seen').ours, aims.next.seen.phone, milliseconds),
      atMost(
        `${name}, phone: complete, times the static page's`,
        complete.ours / complete.floor,
        aims.next.whole,
        ratio,
      ),
    );
  }
  for (const [name, pair] of Object.entries(TO_ROWS)) {
    const { ours } = (await compare(name, pair, 'phone'))('seen');
    verdicts.push(atMost(`${name}, phone`, ours, aims.next.rows, milliseconds));
  }
  const returns = await repeat('back to the list', () => goBack(shop, 'phone'));
  verdicts.push(
    atMost('back to the list', median(returns.map(({ time }) => time)), aims.next.back, milliseconds),
    atMost('back to the list: px off its place', Math.max(...returns.map(({ off }) => off)), 1, whole),
    atMost('back to the list: requests', Math.max(...returns.map(({ requests }) => requests)), 0, whole),
  );
  for (const saver of [undefined, ...(Object.keys(SAVERS) as Saver[])]) {
    const what = saver ? `ten taps with ${saver}` : 'ten taps';
    const unused = await repeat(what, () => wasted(shop, 'phone', saver));
    const limit = saver ? aims.next.unusedSaving : aims.next.unused;
    verdicts.push(atMost(`${what}: script fetched and not run`, median(unused), limit, kilobytes));
  }
  for (const page of RETURNS) {
    const visits = await repeat(`coming back to ${page}`, () => comeBack(shop + addresses[page], 'phone'));
    const share = median(visits.map(({ first, second }) => second / first));
    verdicts.push(atMost(`a second visit of ${page}: largest paint, times the first`, share, aims.next.again, ratio));
  }
  for (const line of LINE_NAMES) {
    const prices = await repeat(`a price of a second ago, ${line}`, () => openChanged(shop, line));
    const old = median(prices.map((price) => price.old));
    verdicts.push(
      // One round trip.
      atMost(`a changed price, ${line}: shown old for`, old, LINES[line].latency, milliseconds),
      atMost(`a changed price, ${line}: old in cart or request`, Math.max(...prices.map(({ kept }) => kept)), 0, whole),
    );
  }
  console.error('a build with one page changed');
  const deployed = await scriptAfterDeploy(temporaryFolder(undo));
  results['script after a deploy'] = deployed;
  verdicts.push(atMost('script after a deploy that changed one page', deployed, aims.next.deploy, kilobytes));
  printTable(`From a touch to the next page, median of ${runs}`, rows);
  printTable(
    'The second page',
    verdicts.map(({ what, figure, aim }) => [what, figure, aim]),
  );
  return { results, verdicts };
}

import { chromium } from '@playwright/test';
import type { Flags, Result } from 'lighthouse';
import { BROWSER_SWITCHES } from '../../build/findBrowser.mjs';
import { requireBrowser, type Cookie, type Device } from './browser';
import { persevere } from './persevere';

/** How a slow phone comes about: really held up (`devtools`), or computed from an unhindered load (`simulate`). */
export type Method = 'devtools' | 'simulate';
export const METHODS: readonly Method[] = ['devtools', 'simulate'];

/** One load of one page. Times in ms, sizes in bytes on the wire with headers. */
export interface Paint {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  htmlBytes: number;
  requests: number;
}

/** What a load consisted of, for whoever wants to make it shorter. */
export interface Explanation {
  lcpElement: string;
  longTasks: { url: string; start: number; duration: number }[];
  /** Main-thread time by kind, ms. */
  mainThread: Record<string, number>;
  files: { url: string; type: string; bytes: number; start: number; end: number }[];
}

/** Who looks at a page: without more said, a stranger with a phone. */
export interface Visitor {
  device?: Device;
  cookie?: Cookie;
}

export interface Measured {
  paint: Paint;
  explanation: Explanation;
  /** Scores of the other categories, 0 to 100, when asked for. */
  categories: Record<string, number>;
}

const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's own desktop and line. What it leaves unset is what the applied method takes, made of the simulated one's
 * by the factors that Lighthouse uses for its phone.
 */
const DESKTOP: Flags = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
  throttling: {
    rttMs: 40,
    throughputKbps: 10_240,
    cpuSlowdownMultiplier: 1,
    requestLatencyMs: 40 * 3.75,
    downloadThroughputKbps: 10_240 * 0.9,
    uploadThroughputKbps: 10_240 * 0.9,
  },
  emulatedUserAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36',
};

/** Measures one cold load, in a browser of its own. */
export function measure(
  url: string,
  method: Method,
  { device = 'phone', cookie }: Visitor = {},
  all = false,
): Promise<Measured> {
  const flags: Flags = {
    ...(device === 'desktop' && DESKTOP),
    throttlingMethod: method,
    onlyCategories: ['performance', ...(all ? OTHER_CATEGORIES : [])],
    logLevel: 'error',
    output: 'json',
  };
  return persevere(async () => {
    const lhr = await run(url, flags, cookie);
    const paint = paintOf(lhr);
    if (!Object.values(paint).every(Number.isFinite))
      throw new Error(`Lighthouse could not measure ${url}: ${reasonOf(lhr)}`);
    return { paint, explanation: explain(lhr), categories: categoriesOf(lhr) };
  });
}

/** What kept a figure from being there. */
function reasonOf({ runtimeError, audits }: Result): string {
  return (
    runtimeError?.message ??
    Object.values(audits).find(({ errorMessage }) => errorMessage)?.errorMessage ??
    'no reason given'
  );
}

async function run(url: string, flags: Flags, cookie?: Cookie): Promise<Result> {
  // Both are ES modules.
  const [{ default: lighthouse }, { launch }] = await Promise.all([import('lighthouse'), import('chrome-launcher')]);
  const chrome = await launch({ chromePath: requireBrowser(), chromeFlags: [...BROWSER_SWITCHES], logLevel: 'silent' });
  try {
    if (cookie) await putCookie(chrome.port, cookie);
    const result = await lighthouse(url, { ...flags, port: chrome.port });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Lighthouse leaves a browser's cookies as it finds them. */
async function putCookie(port: number, cookie: Cookie): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.addCookies([cookie]);
  // Only the connection: the browser is not ours here.
  await browser.close();
}

interface NetworkItem {
  url: string;
  resourceType?: string;
  transferSize?: number;
  networkRequestTime?: number;
  networkEndTime?: number;
}

function itemsOf<T>(lhr: Result, audit: string): T[] {
  const details = lhr.audits[audit]?.details;
  return details && 'items' in details ? (details.items as T[]) : [];
}

function numberOf(lhr: Result, audit: string): number {
  return lhr.audits[audit]?.numericValue ?? NaN;
}

const requestsOf = (lhr: Result) =>
  itemsOf<NetworkItem>(lhr, 'network-requests').filter(({ url }) => url.startsWith('http'));
const sum = (items: readonly NetworkItem[]) => items.reduce((total, { transferSize = 0 }) => total + transferSize, 0);

function paintOf(lhr: Result): Paint {
  const requests = requestsOf(lhr);
  const ofType = (type: string) => sum(requests.filter(({ resourceType }) => resourceType === type));
  return {
    score: Math.round((lhr.categories['performance']?.score ?? NaN) * 100),
    fcp: numberOf(lhr, 'first-contentful-paint'),
    lcp: numberOf(lhr, 'largest-contentful-paint'),
    tbt: numberOf(lhr, 'total-blocking-time'),
    cls: numberOf(lhr, 'cumulative-layout-shift'),
    bytes: sum(requests),
    scriptBytes: ofType('Script'),
    htmlBytes: ofType('Document'),
    requests: requests.length,
  };
}

function categoriesOf(lhr: Result): Record<string, number> {
  return Object.fromEntries(
    OTHER_CATEGORIES.flatMap((name) => {
      const score = lhr.categories[name]?.score;
      return typeof score === 'number' ? [[name, Math.round(score * 100)]] : [];
    }),
  );
}

function explain(lhr: Result): Explanation {
  const [lcpTable] = itemsOf<{ items?: { node?: { snippet?: string } }[] }>(lhr, 'largest-contentful-paint-element');
  return {
    lcpElement: lcpTable?.items?.[0]?.node?.snippet ?? '',
    longTasks: itemsOf<{ url: string; startTime: number; duration: number }>(lhr, 'long-tasks').map(
      ({ url, startTime, duration }) => ({ url, start: Math.round(startTime), duration: Math.round(duration) }),
    ),
    mainThread: Object.fromEntries(
      itemsOf<{ groupLabel: string; duration: number }>(lhr, 'mainthread-work-breakdown').map(
        ({ groupLabel, duration }) => [groupLabel, Math.round(duration)],
      ),
    ),
    files: requestsOf(lhr).map(
      ({ url, resourceType = '', transferSize = 0, networkRequestTime = 0, networkEndTime = 0 }) => ({
        url,
        type: resourceType,
        bytes: transferSize,
        start: Math.round(networkRequestTime),
        end: Math.round(networkEndTime),
      }),
    ),
  };
}

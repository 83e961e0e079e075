import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { withPhone } from './browser';
import type { Subject } from './subjects';

/** What a page and its floor must have in common for their ratio to mean something. */
interface Appearance {
  headings: string[];
  /**
   * What is loaded without being touched, by its bytes: the same picture has other names on both servers. Without what
   * a row holds ready at its side: a page fetches that when it has nothing else to do, its floor never. Each in its largest
   * size: a browser draws a thumbnail with the larger file where that happens to be there already.
   */
  pictures: string[];
  /** Everything a visitor can read, each word once. */
  words: string[];
  /** The largest thing painted: a picture by its bytes, a text by its words. */
  largest: string;
  height: number;
}

/** How much the heights of both pages may differ: other lengths load other pictures. */
const HEIGHT_TOLERANCE = 0.03;
/** Words that may differ, of all: ages of comments and opening hours go on while the floor stands still. */
const WORDS_TOLERANCE = 0.03;
/** Of a step down the page, px; less than the distance from which parts of a page are fetched. */
const STEP = 500;
/** For what a step set off, ms. */
const STEP_PAUSE = 150;
const SETTLE = 1_000;

/** Compares each page with its floor. @returns one line for each difference */
export async function findDrift(subjects: readonly Subject[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, shop, floor } of subjects) {
    const [real, still] = [await look(shop), await look(floor)];
    for (const what of ['headings', 'pictures'] as const) {
      const line = difference(real[what], still[what]);
      if (line) lines.push(`${name}: ${what}${line}`);
    }
    const words = [without(real.words, still.words), without(still.words, real.words)].flat();
    if (words.length > WORDS_TOLERANCE * real.words.length)
      lines.push(`${name}: words${difference(real.words, still.words)}`);
    const differs = (what: string, a: string, b: string) =>
      lines.push(`${name}: ${what} on the page: ${a}; on its floor: ${b}`);
    if (real.largest !== still.largest) differs('largest element', real.largest, still.largest);
    if (Math.abs(real.height - still.height) > HEIGHT_TOLERANCE * real.height)
      differs('height', `${real.height} px`, `${still.height} px`);
  }
  return lines;
}

function difference(page: readonly string[], floor: readonly string[]): string {
  const parts = [
    ['only on the page', without(page, floor)],
    ['only on its floor', without(floor, page)],
  ] as const;
  return parts.map(([where, found]) => (found.length > 0 ? `, ${where}: ${found.join(' | ')}` : '')).join('');
}

/** What is left of a list when each entry of another one has taken an equal one away. */
function without(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function look(url: string): Promise<Appearance> {
  return withPhone(async (context) => {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() => {
      const atSide = ({ left, width }: DOMRect) => left + width / 2 > window.innerWidth;
      return [...document.images]
        .filter((image) => image.naturalWidth > 0 && !atSide(image.getBoundingClientRect()))
        .map(({ currentSrc }) => currentSrc);
    });
    const largest = await largestOf(page);
    await walkDown(page);
    const seen = await page.evaluate(() => {
      const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
      return {
        headings: [...document.querySelectorAll('main :is(h1,h2,h3)')].map(text),
        words: [...new Set(document.body.innerText.toLowerCase().match(/\p{L}{3,}/gu))],
        height: document.documentElement.scrollHeight,
      };
    });
    return {
      ...seen,
      pictures: await Promise.all(largestSizes(loaded).map(fingerprint)),
      largest: largest.picture ? await fingerprint(largest.picture) : `"${largest.text}"`,
    };
  });
}

/** Of each picture the largest of its files; a file's name ends in its width and format. */
function largestSizes(addresses: readonly string[]): string[] {
  const sizes = new Map<string, { address: string; width: number }>();
  for (const address of addresses) {
    const [, picture = address, width = '0'] = /^(.*)-(\d+)\.\w+$/.exec(address) ?? [];
    if (Number(width) >= (sizes.get(picture)?.width ?? 0)) sizes.set(picture, { address, width: Number(width) });
  }
  return [...sizes.values()].map(({ address }) => address);
}

function largestOf(page: Page): Promise<{ picture: string; text: string }> {
  return page.evaluate(async () => {
    // TypeScript's library does not know this kind of entry.
    interface Largest extends PerformanceEntry {
      url: string;
      element: Element | null;
    }
    const entry = await new Promise<Largest | undefined>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1) as Largest | undefined));
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return { picture: entry?.url ?? '', text: (entry?.element?.textContent ?? '').replace(/\s+/g, ' ').trim() };
  });
}

/** To the end of the page, as a reader comes there: parts of it are fetched only when somebody is near. */
async function walkDown(page: Page): Promise<void> {
  const toTop = (top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      return document.documentElement.scrollHeight;
    }, top);
  for (let top = 0; top < (await toTop(top)); top += STEP) await page.waitForTimeout(STEP_PAUSE);
  await page.waitForTimeout(SETTLE);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
}

async function fingerprint(url: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return `picture ${createHash('sha256').update(bytes).digest('hex').slice(0, 8)} of ${bytes.length} bytes`;
}

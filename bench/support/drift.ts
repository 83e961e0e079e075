import { createHash } from 'node:crypto';
import { withPhone } from './browser';
import type { Subject } from './subjects';

/** What a page and its floor must have in common for their ratio to mean something. */
interface Appearance {
  headings: string[];
  products: string[];
  /** The largest thing painted: a picture by its bytes, a text by its words. */
  largest: string;
  height: number;
}

/** How much the heights of both pages may differ: other lengths load other pictures. */
const HEIGHT_TOLERANCE = 0.03;
/** For what the scroll set off, ms. */
const SETTLE = 1_000;

/** Compares each page with its floor. @returns one line for each difference */
export async function findDrift(subjects: readonly Subject[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, shop, floor } of subjects) {
    const [real, still] = [await look(shop), await look(floor)];
    const differs = (what: string, a: string, b: string) => lines.push(`${name}: ${what} on the page: ${a}; on its floor: ${b}`);
    for (const what of ['headings', 'products'] as const) {
      if (real[what].join() !== still[what].join()) differs(what, real[what].join(', '), still[what].join(', '));
    }
    if (real.largest !== still.largest) differs('largest element', real.largest, still.largest);
    if (Math.abs(real.height - still.height) > HEIGHT_TOLERANCE * real.height) differs('height', `${real.height} px`, `${still.height} px`);
  }
  return lines;
}

function look(url: string): Promise<Appearance> {
  return withPhone(async (context) => {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const largest = await page.evaluate(async () => {
      const entry = await new Promise<{ url: string; element: Element | null } | undefined>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1) as unknown as { url: string; element: Element | null })).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      return { picture: entry?.url ?? '', text: (entry?.element?.textContent ?? '').replace(/\s+/g, ' ').trim() };
    });
    // What comes only when somebody gets there.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(SETTLE);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    const seen = await page.evaluate(() => {
      const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
      return { headings: texts('main h1, main h2'), products: texts('main article h3'), height: document.documentElement.scrollHeight };
    });
    return { ...seen, largest: largest.picture ? await fingerprint(largest.picture) : `"${largest.text}"` };
  });
}

/** The same picture has other names on both servers. */
async function fingerprint(url: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return `picture ${createHash('sha256').update(bytes).digest('hex').slice(0, 8)} of ${bytes.length} bytes`;
}

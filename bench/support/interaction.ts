import type { Page } from '@playwright/test';
import { withPhone } from './browser';
import { slowDown } from './slowPhone';

/** How long a slow phone takes from the touch to the next picture of the page, ms (the web's INP). */
export interface Interactions {
  addToCart: number;
  openCart: number;
}

interface TouchEntry {
  name: string;
  duration: number;
  interactionId: number;
}

declare global {
  interface Window {
    benchTouches?: TouchEntry[];
    benchLongTasks?: number[];
  }
}

/** Events that are faster than this are not reported by browsers, ms. */
const SHORTEST = 16;
const THIRD = 2;

/** Adds the third card's product to the cart and opens the cart, when the page is loaded and at rest. */
export function measureInteractions(url: string): Promise<Interactions> {
  return withPhone(async (context) => {
    const page = await context.newPage();
    await slowDown(page, { network: false });
    await watchInteractions(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await untilAtRest(page);
    const button = page
      .locator('main article')
      .nth(THIRD)
      .getByRole('button', { name: /add to cart/i });
    await button.scrollIntoViewIfNeeded();
    await untilAtRest(page);
    const addToCart = await touch(page, () => button.tap());
    await untilAtRest(page);
    const openCart = await touch(page, () => page.locator('header [aria-haspopup=dialog]').tap());
    if (!(await page.getByRole('dialog').isVisible())) throw new Error(`The cart did not open on ${url}.`);
    return { addToCart, openCart };
  });
}

/** To be called before the page is opened whose interactions are measured. */
export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** @returns the longest event of the interaction; `SHORTEST` when all were faster */
export async function touch(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.benchTouches = [];
  });
  await act();
  await page.waitForTimeout(1_500);
  const entries = await page.evaluate(() => window.benchTouches ?? []);
  return Math.max(
    SHORTEST,
    ...entries.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
  );
}

/** Waits until the main thread has had no long task for a second. */
export async function untilAtRest(page: Page): Promise<void> {
  for (let busy = true; busy;) {
    await page.evaluate(() => {
      window.benchLongTasks = [];
    });
    await page.waitForTimeout(1_000);
    busy = await page.evaluate(() => (window.benchLongTasks ?? []).length > 0);
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      window.benchTouches?.push({
        name: entry.name,
        duration: entry.duration,
        interactionId: entry.interactionId ?? 0,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) =>
    window.benchLongTasks?.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask' });
}

/** Runs in the page: when its largest element was painted, ms; before the first press, which ends the browser's record. */
export function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}

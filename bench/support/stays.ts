import type { Page, Response } from '@playwright/test';
import { withPhone } from './browser';
import { largestPaint, untilAtRest, watchInteractions } from './interaction';
import { slowDown, type LineName } from './slowPhone';
import { bringIntoView, onPhone, untilWarm } from './steps';
import { saveBytes, unrunScripts, type Saver } from './unrun';

const CARDS = 'main article a[href*="/single-product/"]';

export interface Return {
  time: number;
  /** How far the list stands from where it was left, px. */
  off: number;
  requests: number;
}

/** From a product back to its list. */
export function goBack(origin: string, line: LineName): Promise<Return> {
  return onPhone(line, async (page) => {
    await page.goto(`${origin}/shop`, { waitUntil: 'networkidle' });
    // What the page brings for later is no part of the way back.
    await untilWarm(page);
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
export function wasted(origin: string, line: LineName, saver?: Saver): Promise<number> {
  return onPhone(line, async (page) => {
    if (saver) await saveBytes(page, saver);
    await page.goto(`${origin}/shop`, { waitUntil: 'networkidle' });
    const unrun = await unrunScripts(page, async () => {
      for (let product = 0; product < 5; product += 1) {
        const card = await bringIntoView(page, `${CARDS} >> nth=${product}`);
        await card.tap();
        await page.locator('main h2').filter({ visible: true }).first().waitFor();
        await untilAtRest(page);
        await page.goBack();
        await page.locator('main article').filter({ visible: true }).first().waitFor();
      }
    });
    return [...unrun.values()].reduce((sum, size) => sum + size, 0);
  });
}

/** The largest paint of a first visit and of a second one by the same browser, ms. */
export function comeBack(url: string, line: LineName): Promise<{ first: number; second: number }> {
  return withPhone(async (context) => {
    const visit = async (end: (page: Page) => Promise<void>) => {
      const page = await context.newPage();
      await slowDown(page, { network: true, line });
      await watchInteractions(page);
      await page.goto(url, { waitUntil: 'networkidle' });
      const paint = await page.evaluate(largestPaint);
      await end(page);
      await page.close();
      return paint;
    };
    return { first: await visit(untilWarm), second: await visit(() => Promise.resolve()) };
  });
}

import type { Page } from '@playwright/test';
import { withPhone } from './browser';
import { untilAtRest, watchInteractions } from './interaction';
import { slowDown, type LineName } from './slowPhone';

/** What shows that a step is taken, where the address has come to be: an element, other rows, or a picture that is all there. */
interface Arrival {
  path: string;
  element: string;
  /** Its pixels; or the words of all such elements, other ones than before. */
  of?: 'picture' | 'rows';
}

export interface Step {
  from: string;
  /** What is touched first, to find there what the step begins with. */
  opens?: string;
  press: string;
  /** What is written into it and sent with Enter, which is the touch then. */
  words?: string;
  /** A phone's visitor cannot press it there: it is clicked without a finger. */
  hidden?: true;
  arrivals: Readonly<Record<string, Arrival>>;
}

declare global {
  interface Window {
    /** When each arrival was painted, ms from the touch. */
    benchArrivals?: Record<string, number>;
  }
}

export type Times = Readonly<Record<string, number>>;

/** One step on a slow phone with nothing kept, in ms from the touch; the page that it begins on is at rest. */
export function take(
  { from, opens, press, words, hidden, arrivals }: Step,
  origin: string,
  line: LineName,
): Promise<Times> {
  return onPhone(line, async (page) => {
    await page.addInitScript(watchArrivals, arrivals);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    if (opens !== undefined) {
      await page.locator(opens).filter({ visible: true }).first().tap();
      await page.locator(press).filter({ visible: true }).first().waitFor();
    }
    if (hidden) await page.locator(press).first().evaluate(clickUnseen);
    else {
      const target = await bringIntoView(page, press);
      await target.tap();
      if (words !== undefined) {
        await untilAtRest(page);
        await page.keyboard.insertText(words);
        await page.keyboard.press('Enter');
      }
    }
    await page.waitForFunction(
      (count) => Object.keys(window.benchArrivals ?? {}).length === count,
      Object.keys(arrivals).length,
      { polling: 50 },
    );
    return page.evaluate(() => window.benchArrivals ?? {});
  });
}

export function onPhone<T>(line: LineName, work: (page: Page) => Promise<T>): Promise<T> {
  return withPhone(async (context) => {
    const page = await context.newPage();
    await slowDown(page, { network: true, line });
    await watchInteractions(page);
    return work(page);
  });
}

/** That it comes into view is not part of the step. */
export async function bringIntoView(page: Page, selector: string) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await untilAtRest(page);
  return target;
}

/** Until the page has all that it brings once somebody has touched it: its worker is the last. */
export async function untilWarm(page: Page): Promise<void> {
  // The program hears no touch before it is there.
  await untilAtRest(page);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  await untilAtRest(page);
}

function clickUnseen(link: HTMLElement | SVGElement): void {
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  if (link instanceof HTMLElement) link.click();
}

/** Runs in each page, before anything of it: notes when what a touch leads to is painted, also in another document. */
function watchArrivals(arrivals: Readonly<Record<string, Arrival>>): void {
  const KEY = 'bench.touched';
  const now = () => performance.timeOrigin + performance.now();
  const seen: Record<string, number> = {};
  window.benchArrivals = seen;
  const before: Record<string, { element: Element | undefined; words: string }> = {};
  // The page before stays in the document, hidden.
  const inSight = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const wordsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent).join('\n');
  const isThere = (name: string, { path, element, of }: Arrival) => {
    if (!(window.location.pathname + window.location.search).includes(path)) return false;
    const all = inSight(element);
    const [found] = all;
    // The address changes before the page: what stands there still is not what the touch leads to.
    if (!found) return false;
    if (of === 'rows') return wordsOf(all) !== before[name]?.words;
    if (found === before[name]?.element) return false;
    return of !== 'picture' || (found instanceof HTMLImageElement && found.complete && found.naturalWidth > 0);
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
  // The last touch or key begins the step; those before it brought its start into view.
  const begin = ({ timeStamp }: Event) => {
    sessionStorage.setItem(KEY, String(performance.timeOrigin + timeStamp));
    for (const [name, { element }] of Object.entries(arrivals)) {
      const all = inSight(element);
      before[name] = { element: all[0], words: wordsOf(all) };
    }
  };
  document.addEventListener('pointerdown', begin, { capture: true });
  document.addEventListener('keydown', begin, { capture: true });
  requestAnimationFrame(look);
}

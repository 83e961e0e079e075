import type { Page } from '@playwright/test';
import { withPhone } from './browser';
import { slowDown } from './slowPhone';

/** Moments of an impatient visit, ms from the navigation's start. */
export interface ClickVisit {
  /** The page's first Add to Cart is painted and in view. */
  painted: number;
  /** The finger comes down on it. */
  pressed: number;
  /** What it asked for shows: the cart counts one. Null when the press was lost. */
  effect: number | null;
}

interface PageMarks {
  at: { x: number; y: number; painted: number } | null;
  pressed: number | null;
  effect: number | null;
}

declare global {
  interface Window {
    benchMarks?: PageMarks;
  }
}

const PATIENCE = 30_000;

/** A visitor on a slow phone with nothing cached presses Add to Cart as soon as it is painted. */
export function visitAndPress(url: string): Promise<ClickVisit> {
  return withPhone(async (context) => {
    const page = await context.newPage();
    await slowDown(page, { network: true });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    const spot = await page.waitForFunction(() => window.benchMarks?.at, undefined, { timeout: PATIENCE, polling: 20 });
    const at = await spot.jsonValue();
    if (!at) throw new Error(`There is no Add to Cart on ${url}.`);
    await page.touchscreen.tap(at.x, at.y);
    const effect = await page
      .waitForFunction(() => window.benchMarks?.effect, undefined, { timeout: PATIENCE, polling: 50 })
      .then((found) => found.jsonValue(), () => null);
    return { painted: at.painted, pressed: await pressedAt(page), effect: effect ?? null };
  });
}

async function pressedAt(page: Page): Promise<number> {
  return (await page.evaluate(() => window.benchMarks?.pressed)) ?? NaN;
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const marks: PageMarks = { at: null, pressed: null, effect: null };
  window.benchMarks = marks;
  const buttons = () => [...document.querySelectorAll<HTMLElement>('main button')].filter((button) => /add to cart/i.test(button.textContent) && button.getAttribute('aria-disabled') !== 'true');
  // What tells a visitor that it worked; a ring that only says "wait" is not that.
  const cartCount = () => document.querySelector('header [aria-haspopup=dialog]')?.textContent;

  function look(): void {
    const [button] = buttons();
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (!button || !painted) {
      requestAnimationFrame(look);
      return;
    }
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    // After the next frame it stands on the screen.
    requestAnimationFrame(() => setTimeout(() => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const before = cartCount();
      new MutationObserver((_changes, observer) => {
        if (marks.effect !== null || marks.pressed === null || cartCount() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => { marks.effect = performance.now(); }));
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      marks.at = { x: left + width / 2, y: top + height / 2, painted: performance.now() };
    }));
  }

  document.addEventListener('pointerdown', () => { marks.pressed ??= performance.now(); }, { capture: true, passive: true });
  requestAnimationFrame(look);
}

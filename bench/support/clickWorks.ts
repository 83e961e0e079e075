import type { Page } from '@playwright/test';
import { withPhone } from './browser';
import { slowDown } from './slowPhone';

/** The first thing a visitor presses on a page, and what tells that it worked. */
export interface Press {
  /** As the tables name it. */
  name: string;
  /** CSS of the buttons it may be; the first one that can be pressed and says `label`. */
  button: string;
  /** Part of its text, in lower case. */
  label: string;
  /** Where the effect shows: the element's text, or the attribute named. A ring that only says "wait" is not that. */
  effect: { element: string; attribute?: string };
}

/** Moments of an impatient visit, ms from the navigation's start. */
export interface ClickVisit {
  /** The page's button is painted and in view. */
  painted: number;
  /** The finger comes down on it. */
  pressed: number;
  /** What it asked for shows. Null when the press was lost. */
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

/** A visitor on a slow phone with nothing cached presses a button as soon as it is painted. */
export function visitAndPress(url: string, press: Press): Promise<ClickVisit> {
  return withPhone(async (context) => {
    const page = await context.newPage();
    await slowDown(page, { network: true });
    await page.addInitScript(watch, press);
    await page.goto(url, { waitUntil: 'commit' });
    const spot = await page.waitForFunction(() => window.benchMarks?.at, undefined, { timeout: PATIENCE, polling: 20 });
    const at = await spot.jsonValue();
    if (!at) throw new Error(`There is no ${press.name} on ${url}.`);
    await page.touchscreen.tap(at.x, at.y);
    const effect = await page
      .waitForFunction(() => window.benchMarks?.effect, undefined, { timeout: PATIENCE, polling: 50 })
      .then(
        (found) => found.jsonValue(),
        () => null,
      );
    return { painted: at.painted, pressed: await pressedAt(page), effect: effect ?? null };
  });
}

async function pressedAt(page: Page): Promise<number> {
  return (await page.evaluate(() => window.benchMarks?.pressed)) ?? NaN;
}

/** Runs in the page, before anything of it. */
function watch({ button: selector, label, effect }: Press): void {
  const marks: PageMarks = { at: null, pressed: null, effect: null };
  window.benchMarks = marks;
  const canBePressed = (button: HTMLElement) =>
    button.textContent.toLowerCase().includes(label) && button.getAttribute('aria-disabled') !== 'true';
  const buttons = () => [...document.querySelectorAll<HTMLElement>(selector)].filter(canBePressed);
  function shown(): string | null | undefined {
    const element = document.querySelector(effect.element);
    return effect.attribute === undefined ? element?.textContent : element?.getAttribute(effect.attribute);
  }

  function look(): void {
    const [button] = buttons();
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (!button || !painted) {
      requestAnimationFrame(look);
      return;
    }
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    // After the next frame it stands on the screen.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const before = shown();
        new MutationObserver((_changes, observer) => {
          if (marks.effect !== null || marks.pressed === null || shown() === before) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => {
              marks.effect = performance.now();
            }),
          );
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        marks.at = { x: left + width / 2, y: top + height / 2, painted: performance.now() };
      }),
    );
  }

  document.addEventListener(
    'pointerdown',
    () => {
      marks.pressed ??= performance.now();
    },
    { capture: true, passive: true },
  );
  requestAnimationFrame(look);
}

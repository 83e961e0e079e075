import type { Locator, Page } from '@playwright/test';
import { withDevice, type Cookie, type Device } from '../support/browser';
import { largestPaint, touch, untilAtRest, watchInteractions } from '../support/interaction';
import { slowDown } from '../support/slowPhone';

/** From a press to the next picture of the page, CPU 4x slower, ms. */
export interface StaffTouches {
  /** The third row's menu. */
  menu: number;
  /** Deactivate in it. */
  choose: number;
  /** The same until the question is to be seen. */
  dialog: number;
  /** The slowest letter in the search. */
  typing: number;
}

/** In the words of the tables. */
export const TOUCHES: readonly { key: keyof StaffTouches; label: string }[] = [
  { key: 'menu', label: "open a row's menu" },
  { key: 'choose', label: 'choose Deactivate' },
  { key: 'dialog', label: 'from there until the question shows' },
  { key: 'typing', label: 'type in the search, the slowest letter' },
];

interface Look {
  url: string;
  device: Device;
  cookie: Cookie;
  /** Over a slow line too. */
  network?: boolean;
}

declare global {
  interface Window {
    benchDialog?: number;
  }
}

const WORDS = 'standard kit';
/** A quick typist, and a pause in which the list is read anew while the next letter comes, ms. */
const BETWEEN_LETTERS = 150;
const PAUSE_AFTER = 3;
const PAUSE = 300;
/** A browser that is loaded this slowly takes its time, ms. */
const PATIENCE = 60_000;

/** Opens a row's menu, chooses Deactivate, and types in the search of the staff's list of products; and how it was painted. */
export const measureStaffTouches = (look: Look): Promise<StaffTouches & { lcp: number }> =>
  onLoadedList(look, async (page, press) => {
    const lcp = await page.evaluate(largestPaint);
    const menu = await touch(page, () => press(menuButton(page)));
    await page.evaluate(watchDialog);
    const choose = await touch(page, () => press(page.getByRole('menuitem', { name: 'Deactivate' })));
    const dialog = await page.evaluate(() => window.benchDialog);
    if (dialog === undefined) throw new Error(`Nobody was asked on ${look.url}.`);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await untilAtRest(page);
    const search = page.getByRole('main').getByRole('searchbox');
    await press(search);
    await untilAtRest(page);
    const typing = await touch(page, () => typeIn(search));
    return { lcp, menu, choose, dialog, typing };
  });

/** Opens a row's menu of the plain table. */
export const measurePlainMenu = (look: Look): Promise<number> =>
  onLoadedList(look, (page, press) => touch(page, () => press(menuButton(page))));

function onLoadedList<T>(
  { url, device, cookie, network = false }: Look,
  work: (page: Page, press: (target: Locator) => Promise<void>) => Promise<T>,
): Promise<T> {
  return withDevice(device, async (context) => {
    await context.addCookies([cookie]);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await slowDown(page, { network });
    await watchInteractions(page);
    await page.goto(url);
    await menuButton(page).scrollIntoViewIfNeeded();
    await untilAtRest(page);
    return work(page, (target) => (device === 'phone' ? target.tap() : target.click()));
  });
}

/** The third row's, of those that visitors see. */
const menuButton = (page: Page): Locator =>
  page
    .locator('tbody tr')
    .filter({ hasNotText: 'Inactive' })
    .getByRole('button', { name: /^Actions for/ })
    .nth(2);

async function typeIn(search: Locator): Promise<void> {
  await search.pressSequentially(WORDS.slice(0, PAUSE_AFTER), { delay: BETWEEN_LETTERS });
  await search.page().waitForTimeout(PAUSE);
  await search.pressSequentially(WORDS.slice(PAUSE_AFTER), { delay: BETWEEN_LETTERS });
}

/** Runs in the page: how long after the press a dialog stands on the screen. */
function watchDialog(): void {
  let pressed = 0;
  document.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { capture: true, once: true },
  );
  const look = () => {
    const shown =
      document
        .querySelector('[role=alertdialog]')
        ?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
    if (shown)
      setTimeout(() => {
        window.benchDialog = performance.now() - pressed;
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

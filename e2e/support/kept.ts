import { expect, type Page } from '@playwright/test';

/** A visitor who stirs brings the worker in; then it holds the page that is open. */
export async function isKept(page: Page): Promise<void> {
  // Beside everything: what a pointer rests on is brought.
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 320);
  await page.mouse.wheel(0, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await holds(page, page.url());
}

/** The page of this address can be shown without a network. */
export async function holds(page: Page, url: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async (address) => (await (await caches.open('pages-1')).match(address, { ignoreVary: true })) !== undefined,
        url,
      ),
    )
    .toBe(true);
}

import type { Page } from '@playwright/test';

/** What browsers say of a line whose visitor saves bytes, or has to. */
export const SAVERS = { 'Save-Data': { saveData: true }, '2G': { effectiveType: '2g' } } as const;
export type Saver = keyof typeof SAVERS;

/** Makes the page's browser say so; to be called before the page is opened. */
export const saveBytes = (page: Page, saver: Saver): Promise<unknown> => page.addInitScript(claim, SAVERS[saver]);

function claim(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), connection) });
}

/** Scripts that are fetched while something is done and do not run, with their bytes on the wire. Chromium alone tells. */
export async function unrunScripts(page: Page, work: () => Promise<void>): Promise<Map<string, number>> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      void response
        .request()
        .sizes()
        .then(({ responseBodySize }) => sizes.set(response.url(), responseBodySize));
  });
  await work();
  const run = (await page.coverage.stopJSCoverage())
    .filter(({ functions }) => functions.some(({ ranges }, at) => at > 0 && (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => url);
  return new Map([...sizes].filter(([url]) => !run.includes(url)));
}

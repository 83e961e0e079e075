import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';

/** The list of products, whatever is asked of it. */
export const PRODUCT_LIST = /\/api\/v1\/products(\?|$)/;
/** The list of articles, whatever is asked of it; one article; what is written about one. */
export const ARTICLE_LIST = /\/api\/v1\/posts(\?|$)/;
export const ARTICLE = /\/api\/v1\/posts\/get-single-post\//;
export const LIKE = /\/api\/v1\/posts\/post-likes\//;
export const COMMENT = /\/api\/v1\/posts\/posts-comments\//;
export const QUOTE_CALLS = /\/api\/v1\/quotations\//;

/** An answer that does not come until it is released. */
export interface Held {
  /** Resolves when the request has arrived. */
  readonly arrived: Promise<void>;
  /** Lets it go; resolves when the page has had the answer, or has given the request up. */
  release: () => Promise<void>;
}

/** Keeps back the requests of an address; they go on when released, and later ones at once. */
export async function hold(page: Page, address: string | RegExp): Promise<Held> {
  const released = signal();
  let isReleased = false;
  const arrived = signal();
  const settled: Promise<unknown>[] = [];
  await page.route(address, async (route) => {
    if (isReleased) return route.fallback();
    const isThis = (request: Request) => request === route.request();
    settled.push(
      Promise.race([page.waitForEvent('requestfinished', isThis), page.waitForEvent('requestfailed', isThis)]),
    );
    arrived.give();
    await released.given;
    // A request that the page has given up is gone.
    await route.fallback().catch(() => undefined);
  });
  const release = async () => {
    isReleased = true;
    released.give();
    await Promise.all(settled);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  return { arrived: arrived.given, release };
}

/** Time passes until the page says so: in steps, for a wait begins when it is busy, which may be a moment after the request. */
export async function passesUntil(page: Page, said: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** As if the server were down. */
export const down = (route: Route) => route.abort('connectionrefused');

/** The request arrives, its answer does not. */
export const lost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};

export const answerWith =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body });

/** An answer that keeps to no contract; further ones in src/common/api/retry.test.ts. */
export const malformed = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Maintenance</p>' });

/** Counts the requests of an address from now on. */
export function countRequests(
  page: Page,
  address: RegExp,
): { readonly count: number; readonly urls: readonly string[] } {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) urls.push(request.url());
  });
  return {
    urls,
    get count() {
      return urls.length;
    },
  };
}

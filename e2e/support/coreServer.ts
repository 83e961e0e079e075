import type { Page } from '@playwright/test';

/** What visitors may ask of a server that offers the core of the contract and nothing beyond it. */
const CORE: readonly RegExp[] = [
  /^GET \/products$/, /^GET \/products\/(advertisements|get-productById\/[^/]+)$/, /^POST \/products\/product-rating\/[^/]+$/,
  /^GET \/posts$/, /^GET \/posts\/get-single-post\/[^/]+$/, /^POST \/posts\/(post-likes\/[^/]+\/like|posts-comments\/[^/]+\/comments)$/,
  /^GET \/(categories\/get-all-categories|tags\/get-all-tags)$/, /^POST \/quotations\/(create-quotation|get-a-quote)$/,
];
const API = '/api/v1';
/** What the core's answers do not hold. */
const EXTENDED = new Set(['sources', 'width', 'height', 'page', 'pageSize', 'total']);

/** Makes the server one that knows the core only: other calls are not found, other parameters and fields unknown. */
export async function offersOnlyTheCore(page: Page): Promise<void> {
  await page.route((url) => url.pathname.startsWith(`${API}/`), async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (!CORE.some((call) => call.test(`${request.method()} ${url.pathname.slice(API.length)}`))) {
      await route.fulfill({ status: 404, json: { success: false, message: 'Not found' } });
      return;
    }
    for (const name of [...url.searchParams.keys()]) if (name !== 'page') url.searchParams.delete(name);
    try {
      const response = await route.fetch({ url: url.href });
      const text = await response.text();
      await route.fulfill({ response, body: JSON.stringify(JSON.parse(text, (name, value: unknown) => (EXTENDED.has(name) ? undefined : value))) });
    } catch {
      // Without a network there is no answer either; the page may be gone as well.
      await route.abort('internetdisconnected').catch(() => undefined);
    }
  });
}

import { createHash } from 'node:crypto';
import { shopRoutes } from './support/routes';
import { expect, test } from './support/test';

test('every page carries the headers that keep strangers out', async ({ request, staff }) => {
  for (const { path, status } of await shopRoutes(staff)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    const headers = answer.headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['x-powered-by'] ?? headers.server, path).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    for (const rule of ["default-src 'self'; ", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy, path).toContain(rule);
    // No page may ask another origin for anything, and each journey fails where one tries: its console tells what was refused.
    expect(policy.match(/https?:\/\/[^ ;]*/g), path).toEqual(['https://www.openstreetmap.org']);
    expect(policy, path).toContain("img-src 'self' data:; ");
    // Pages are given to many: what may run is named by its hash, and nothing that a visitor could learn from one lets more run.
    const html = await answer.text();
    expect(policy + html, path).not.toContain('nonce');
    expect(allowed(policy, 'script-src'), path).toEqual(hashesOf(html, 'script'));
    expect(allowed(policy, 'style-src'), path).toEqual(expect.arrayContaining(hashesOf(html, 'style')));
  }
});

/** Hashes of a directive. */
const allowed = (policy: string, directive: string) =>
  new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];
/** Hashes of a document's own scripts or styles; what is data does not run. */
const hashesOf = (html: string, name: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${name}(?! type="application/|[^>]* src=)[^>]*>(.*?)</${name}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

test('answers of the API are data: nothing in them may run or be sniffed', async ({ request }) => {
  const { headers } = { headers: (await request.get('/api/v1/products')).headers() };
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('what visitors write is text, not a part of the page', async ({ page, shop, quote }) => {
  const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await shop.open(`/shop?search=${encodeURIComponent(evil)}`);
  const title = await page.title();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue(evil);
  await expect(page.getByRole('button', { name: 'Clear filters' }).first()).toBeVisible();
  await quote.openFromHeader();
  await quote.fill({ name: evil, email: 'a@example.com', message: evil });
  await expect(quote.field('Name')).toHaveValue(evil);
  expect(await page.title()).toBe(title);
});

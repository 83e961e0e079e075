import type { Page } from '@playwright/test';
import { staffPatterns } from '../../src/common/domain/staffPaths';
import { aims } from '../aims';
import { withDevice } from '../support/browser';
import { atMost, kilobytes, type Report } from '../support/report';
import { printTable } from '../support/table';
import { read, type Staff } from './staff';

/** Every other page of the dashboard by its name, with records of the demo shop in the forms. */
async function addressesOf(staff: Staff): Promise<Record<string, string>> {
  const { products } = await read<{ products: { id: string }[] }>(staff, '/products?page=1&status=all');
  const { articles } = await read<{ articles: { id: string }[] }>(staff, '/posts?page=1&status=all');
  const { proposals } = await read<{ proposals: { id: string }[] }>(staff, '/proposals?page=1');
  const records: Record<string, string | undefined> = {
    editProduct: products[0]?.id,
    editArticle: articles[0]?.id,
    proposal: proposals[0]?.id,
  };
  const others = Object.entries(staffPatterns).filter(([name]) => name !== 'signIn' && name !== 'products');
  return Object.fromEntries(others.map(([name, pattern]) => [name, pattern.replace(':id', records[name] ?? '')]));
}

/** What each further page loads of JavaScript, before it is touched, beyond what the products' list has loaded. */
export async function reportRoutes(staff: Staff): Promise<Report> {
  const addresses = await addressesOf(staff);
  const bytes: Record<string, number> = {};
  await withDevice('desktop', async (context) => {
    await context.addCookies([staff.cookie]);
    const known = await scriptsOf(await context.newPage(), staff.origin + staffPatterns.products);
    console.error(`scripts of ${Object.keys(addresses).length} pages`);
    // One after the other: a page that is not in front does not load what waits until it is seen.
    for (const [name, address] of Object.entries(addresses)) {
      const scripts = await scriptsOf(await context.newPage(), staff.origin + address);
      bytes[name] = [...scripts].reduce((sum, [url, size]) => (known.has(url) ? sum : sum + size), 0);
    }
  });
  const sizes = Object.entries(bytes);
  printTable(
    'JavaScript of the other pages beyond the list of products',
    sizes.map(([name, size]) => [name, kilobytes(size)]),
  );
  const verdicts = sizes.map(([name, size]) =>
    atMost(`dashboard, ${name}: JavaScript beyond the list of products`, size, aims.dashboard.routeBytes, kilobytes),
  );
  return { results: bytes, verdicts };
}

/** Scripts of a page that loads and comes to rest, and their bytes on the wire, headers included. */
async function scriptsOf(page: Page, url: string): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const asked = new Map<string, string>();
  const loaded = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') asked.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = asked.get(requestId);
    if (script !== undefined) loaded.set(script, encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return loaded;
}

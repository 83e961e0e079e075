import { seedDemo } from '../seed/seed';
import { demoData } from '../seed/data';
import { BARE_DEMO } from '../testing/demoData';
import { createTestServer, type TestServer } from '../testing/testServer';

/** An address that nobody has, whose page has links as well. */
const NO_PAGE = '/nowhere';
/** A picture or the feed: there, and no page to read on in. */
const FILE = /\.[a-z0-9]{3,4}$/;
/** More than the demo shop has: a crawl that does not end is a fault too. */
const MOST_PAGES = 250;
/** The guide has an address for each of its answers; one deep they are all alike. */
const DEEP_IN_GUIDE = /which-kit\?.*&/;
const ORIGIN = 'https://shop.example';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedDemo(server.services, BARE_DEMO);
}, 60_000);
afterAll(() => server.close());

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Where the links of a document lead on this site, and what is wrong with them. */
function linksOf(html: string, address: string) {
  const here = new URL(address, ORIGIN);
  const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const href = plain(of('href') ?? '');
    const name = plain(of('aria-label') ?? content).trim();
    const to = new URL(href, here);
    const fragment = to.hash.slice(1);
    const isHere = to.origin === here.origin && to.pathname === here.pathname;
    const faults = [
      [!href || href === '#', 'leads nowhere'],
      [!name, 'has no name'],
      [
        of('target') === '_blank' && !(name.includes('opens a new tab') && of('rel')?.includes('noopener')),
        'opens a tab and does not say so',
      ],
      [isHere && fragment && !html.includes(` id="${fragment}"`), 'leads to a part that is not there'],
    ].flatMap(([isWrong, what]) => (isWrong ? [`“${name}” (${href}) on ${address} ${String(what)}`] : []));
    return { inside: to.origin === here.origin ? [to.pathname + to.search] : [], faults };
  });
  return { inside: links.flatMap(({ inside }) => inside), faults: links.flatMap(({ faults }) => faults) };
}

test('every link of the site leads to a page, has a name, and says that it opens a tab where it does', async () => {
  const from = new Map(
    ['/', '/shop', '/contact', '/events', '/shop/which-kit?where=home&people=family&power=solar&roof=flat']
      .concat('/menu', '/privacy', '/auth', NO_PAGE)
      .map((path) => [path, 'the start']),
  );
  const broken: string[] = [];
  for (const path of from.keys()) {
    expect(from.size).toBeLessThan(MOST_PAGES);
    const { statusCode, body } = await server.app.inject({ url: path, headers: { accept: 'text/html' } });
    if (statusCode !== 200 && path !== NO_PAGE) broken.push(`${path} (${statusCode}) from ${from.get(path)}`);
    if (FILE.test(path)) continue;
    const { inside, faults } = linksOf(body, path);
    broken.push(...faults);
    for (const next of inside) if (!from.has(next) && !DEEP_IN_GUIDE.test(next)) from.set(next, path);
  }
  expect(broken).toEqual([]);
  expect(from.size).toBeGreaterThan(demoData.products.length + demoData.articles.length);
});

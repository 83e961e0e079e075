import fc from 'fast-check';
import { HANDOVER_TAG } from '../../common/domain/handover';
import { readPush } from './push';
import {
  assetsIn,
  inTwo,
  isDue,
  isOurs,
  isSearch,
  lastSeen,
  mayShow,
  outdated,
  surplus,
  wayOf,
  type Asked,
} from './rules';

const site = { origin: 'https://shop.example', api: 'https://shop.example/api/v1' };
const asks = (path: string, change: Partial<Asked> = {}) =>
  wayOf(
    {
      method: 'GET',
      navigates: false,
      session: false,
      partial: false,
      url: new URL(path, site.origin).href,
      ...change,
    },
    site,
  );
const opens = (path: string) => asks(path, { navigates: true });

test('public pages, reads, hashed files and pictures have their ways', () => {
  expect(['/', '/shop', '/shop?page=2', '/shop/single-product/12', '/nowhere'].map(opens)).toEqual(
    Array(5).fill('page'),
  );
  expect(asks('/api/v1/products?page=1')).toBe('read');
  expect(
    ['/assets/main.8462c611.js', '/assets/shop.ffbfbfed.css', '/fonts/inter-ef7bc549.woff2'].map((path) => asks(path)),
  ).toEqual(Array(3).fill('asset'));
  expect(
    ['/media/ab12-320.avif', '/pictures/hero-earth-1280.webp', '/icons/icon-192.png'].map((path) => asks(path)),
  ).toEqual(Array(3).fill('picture'));
});

test('writes, sessions and private pages are left alone', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])
    expect(asks('/api/v1/quotations/get-a-quote', { method })).toBeNull();
  expect(asks('/api/v1/products', { session: true })).toBeNull();
  expect(
    [
      '/dashboard',
      '/dashboard/products',
      '/sign-in',
      '/account',
      '/auth',
      '/q/kP3xv0mE',
      '/Q/kP3xv0mE',
      '/api/docs',
      '/sitemap.xml',
    ].map(opens),
  ).toEqual(Array(9).fill(null));
  expect(asks('/api/v1/shared-proposals/kP3xv0mE')).toBeNull();
  expect(asks('/media/ab12-320.avif', { partial: true })).toBeNull();
});

test('the crew has its visits, and nothing else that a session reads', () => {
  const reads = (path: string, change: Partial<Asked> = {}) => asks(`/api/v1${path}`, { session: true, ...change });
  expect(['/dashboard/visits', '/dashboard/visits?days=1'].map(opens)).toEqual(['crew', 'crew']);
  expect(
    ['/visits?days=14&crew=7', '/visits?from=2026-11-21&days=1&crew=7', '/users/colleagues'].map((path) => reads(path)),
  ).toEqual(Array(3).fill('crew'));
  expect(
    [
      '/visits?proposalId=7',
      '/visits?days=14&proposalId=7',
      '/visits',
      '/visits/calendar',
      '/users/profile',
      '/quotations',
    ].map((path) => reads(path)),
  ).toEqual(Array(6).fill(null));
  expect(reads('/visits?days=14', { method: 'POST' })).toBeNull();
  expect(asks('https://elsewhere.example/api/v1/visits?days=14', { session: true })).toBeNull();
  expect(opens('/dashboard/visits/7')).toBeNull();
});

test('nor are other origins, unless the API is there, and files without a hash', () => {
  expect(asks('https://www.openstreetmap.org/export/embed.html', { navigates: true })).toBeNull();
  expect(asks('/sw.js')).toBeNull();
  expect(asks('/assets/main.js')).toBeNull();
  const elsewhere = { ...site, api: 'https://api.example/api/v1' };
  expect(
    wayOf(
      { method: 'GET', navigates: false, session: false, partial: false, url: 'https://api.example/api/v1/products' },
      elsewhere,
    ),
  ).toBe('read');
  expect(
    wayOf(
      {
        method: 'GET',
        navigates: false,
        session: false,
        partial: false,
        url: 'https://api.example.evil/api/v1/products',
      },
      elsewhere,
    ),
  ).toBeNull();
});

test("the site's own pictures are fetched anew once a day, by a clock that may be set; uploaded ones never", () => {
  const [now, hour] = [Date.UTC(2026, 10, 23), 3_600_000];
  const due = (path: string, keptAt: number) => isDue(new URL(path, site.origin).href, keptAt, now);
  for (const path of ['/pictures/hero-earth-1280.webp', '/icons/blank.svg']) {
    expect([now, now - 23 * hour, now + hour].map((keptAt) => due(path, keptAt))).toEqual([false, false, false]);
    expect([now - 24 * hour, 0, now + 30 * hour].map((keptAt) => due(path, keptAt))).toEqual([true, true, true]);
  }
  for (const path of ['/media/ab12-320.avif', '/assets/main.8462c611.js', '/fonts/inter-ef7bc549.woff2'])
    expect(due(path, 0)).toBe(false);
});

test('files of former builds go, unless a kept page still needs them', () => {
  const page = '<link href="/assets/a.11111111.css"><script>["/assets/old.22222222.js"]</script>';
  expect(assetsIn(page)).toEqual(['/assets/a.11111111.css', '/assets/old.22222222.js']);
  expect(
    outdated(
      [
        '/assets/old.22222222.js',
        '/assets/older.33333333.js',
        '/assets/new.44444444.js',
        '/fonts/inter-ef7bc549.woff2',
      ],
      ['/assets/new.44444444.js'],
      [page],
    ),
  ).toEqual(['/assets/older.33333333.js']);
});

test("a document that names no file of this build is not the site's", () => {
  const build = ['/assets/main.11111111.js', '/assets/shop.22222222.css'];
  expect(
    isOurs('<script src="/assets/main.11111111.js"></script><script src="/assets/old.3.js"></script>', build),
  ).toBe(true);
  expect(isOurs('<h1>Sign in to the network</h1><script src="/assets/portal.js"></script>', build)).toBe(false);
});

test('what stays keeps to both bounds, and no more goes than must', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 40 }), fc.nat(30), fc.nat(8000), (sizes, most, bytes) => {
      const gone = surplus(sizes, most, bytes);
      const fits = (from: number) =>
        sizes.length - from <= most && sizes.slice(from).reduce((sum, size) => sum + size, 0) <= bytes;
      expect(fits(gone)).toBe(true);
      expect(gone === 0 || !fits(gone - 1)).toBe(true);
    }),
  );
});

test('what carries words of a search is known by its address, a page and a read', () => {
  const searches = [
    '/search?q=drone',
    '/search?page=2&q=drone',
    '/shop?search=drone',
    '/api/v1/products?page=1&search=x',
  ];
  for (const path of searches) expect(isSearch(site.origin + path)).toBe(true);
  for (const path of ['/search', '/shop?page=2', '/shop?suggest=home', '/api/v1/products?page=1'])
    expect(isSearch(site.origin + path)).toBe(false);
});

test('the mark is one meta tag, whatever the header said', () => {
  expect(lastSeen('Sat, 21 Nov 2026 14:05:00 GMT')).toBe(
    '<meta name="last-seen" content="Sat, 21 Nov 2026 14:05:00 GMT">',
  );
  expect(lastSeen('"><script>')).toBe('<meta name="last-seen" content="script">');
});

test('a document is parted before its data; one without data is all seen', () => {
  const seen = '<html><body><p>Prices</p>';
  const data = `${HANDOVER_TAG}{}</script></body></html>`;
  expect(inTwo(seen + data)).toEqual([seen, data]);
  expect(inTwo(seen)).toEqual([seen, '']);
});

test('a page is shown first within a day, in the language chosen, with files of this build', () => {
  const html = '<!doctype html><html lang="sw"><script src="/assets/main.11111111.js"></script>';
  const now = Date.UTC(2026, 10, 23);
  const situation = { seen: now - 3_600_000, now, language: 'sw', build: ['/assets/main.11111111.js'] };
  expect(mayShow(html, situation)).toBe(true);
  expect(mayShow(html, { ...situation, language: 'en' })).toBe(false);
  expect(mayShow(html, { ...situation, seen: now - 86_400_000 })).toBe(false);
  expect(mayShow(html, { ...situation, seen: NaN })).toBe(false);
  expect(mayShow(html, { ...situation, build: ['/assets/main.22222222.js'] })).toBe(false);
});

test('a push is shown as it was sent', () => {
  const push = { title: 'Achieng', body: 'Standard Kit', tag: 'request 7', path: '/dashboard/quotes?id=7' };
  expect(readPush(JSON.stringify(push))).toEqual(push);
});

test('one that leads elsewhere, or is none, leads to the requests', () => {
  for (const text of ['', 'null', '{', '{"path":"//evil.example"}', '{"path":"/dashboardx"}', '{"path":3,"title":{}}'])
    expect(readPush(text)).toMatchObject({ title: 'New request', path: '/dashboard/quotes' });
});

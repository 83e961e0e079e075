import fc from 'fast-check';
import { assetsIn, marked, outdated, surplus, wayOf, type Asked } from './rules';

const site = { origin: 'https://shop.example', api: 'https://shop.example/api/v1' };
const asks = (path: string, change: Partial<Asked> = {}) =>
  wayOf({ method: 'GET', navigates: false, special: false, url: new URL(path, site.origin).href, ...change }, site);
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
  expect(asks('/api/v1/products', { special: true })).toBeNull();
  expect(
    ['/dashboard', '/dashboard/products', '/sign-in', '/account', '/auth', '/api/docs', '/sitemap.xml'].map(opens),
  ).toEqual(Array(7).fill(null));
});

test('nor are other origins, unless the API is there, and files without a hash', () => {
  expect(asks('https://www.openstreetmap.org/export/embed.html', { navigates: true })).toBeNull();
  expect(asks('/sw.js')).toBeNull();
  expect(asks('/assets/main.js')).toBeNull();
  const elsewhere = { ...site, api: 'https://api.example/api/v1' };
  expect(
    wayOf({ method: 'GET', navigates: false, special: false, url: 'https://api.example/api/v1/products' }, elsewhere),
  ).toBe('read');
  expect(
    wayOf(
      { method: 'GET', navigates: false, special: false, url: 'https://api.example.evil/api/v1/products' },
      elsewhere,
    ),
  ).toBeNull();
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

test('the mark is one meta tag, whatever the header said', () => {
  expect(marked('<head></head><body>', 'Sat, 21 Nov 2026 14:05:00 GMT')).toBe(
    '<head><meta name="last-seen" content="Sat, 21 Nov 2026 14:05:00 GMT"></head><body>',
  );
  expect(marked('<head></head>', '"><script>')).toBe('<head><meta name="last-seen" content="script"></head>');
});

import { sql } from 'drizzle-orm';
import { callerOf } from '../testing/caller';
import { picture } from '../testing/pictures';
import { makersOf } from '../testing/shop';
import { createTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

const ask = (cookie?: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/shop', headers: { ...headers, ...(cookie !== undefined && { cookie }) } });
const languageIn = (body: string) => /<html lang="([^"]*)">/.exec(body)?.[1];

test('a page speaks the language of its cookie; another value, or none, is English', async () => {
  expect(languageIn((await ask('lang=sw')).body)).toBe('sw');
  expect((await ask('lang=sw')).body).toContain('<title>Duka');
  for (const cookie of [undefined, 'lang=en', 'lang=fr', 'lang=', 'lang="><script>', 'xlang=sw']) {
    expect([cookie, languageIn((await ask(cookie)).body)]).toEqual([cookie, 'en']);
  }
  // What a browser is set to is not a choice.
  expect(languageIn((await ask(undefined, { 'accept-language': 'sw-KE,sw' })).body)).toBe('en');
});

test('only a Swahili page names the file of its texts', async () => {
  expect((await ask('lang=sw')).body).toMatch(/\/assets\/messages-sw\.[0-9a-f]+\.js/);
  expect((await ask()).body).not.toContain('messages-sw');
});

test('pages are kept for each language, and neither is the answer to who has the other', async () => {
  const [english, swahili] = [await ask(), await ask('lang=sw')];
  // From memory now: what was made for one cookie is never given to another.
  expect([(await ask()).body, (await ask('lang=sw')).body]).toEqual([english.body, swahili.body]);
  expect((await ask('lang=fr')).body).toBe(english.body);
  const [known, knownSwahili] = [(await ask()).headers.etag, (await ask('lang=sw')).headers.etag].map(String);
  expect(known).not.toBe(knownSwahili);
  expect((await ask('lang=sw', { 'if-none-match': known ?? '' })).statusCode).toBe(200);
  expect((await ask('lang=sw', { 'if-none-match': knownSwahili ?? '' })).statusCode).toBe(304);
  expect((await ask('lang=en', { 'if-none-match': knownSwahili ?? '' })).statusCode).toBe(200);
});

test('without a program a page has its texts, its pictures and its ways on', async () => {
  const shop = makersOf(callerOf(server, await server.signIn()));
  const article = await shop.addArticle({ title: 'A roof', content: '## Crest, never trough\n\nUse **butyl tape**.' }, [
    await picture(),
  ]);
  for (const content of ['Holds.', 'Held all April.'])
    await callerOf(server)('commentOnArticle', { path: { articleId: article.id }, body: { content } });
  const of = async (url: string) => (await server.app.inject({ url })).body;
  const page = `/articles/single-article/${article.id}`;
  expect(await of('/articles')).toContain(`<a href="${page}"`);
  const read = await of(page);
  for (const part of [
    '<h1',
    '>Crest, never trough</h2>',
    '<strong>butyl tape</strong>',
    `<img src="${article.images[0]?.image_url}`,
    'Holds.</p>',
    'Held all April.</p>',
    '<noscript><p class="noscript">The cart, requests and comments need JavaScript.',
  ])
    expect(read).toContain(part);
  const home = await of('/');
  for (const part of [
    'Dish, mast and cable fitted, sealed and tested on site.',
    '<li>Retail and Hospitality</li>',
    'href="/gallery"',
  ])
    expect(home).toContain(part);
  expect(await of('/gallery')).toMatch(
    /<a href="\/pictures\/gallery-04-1280\.webp"[^>]*>.*?Dish on a galvanised roof at sunrise/,
  );
});

test('caches on the way are told that the cookie matters', async () => {
  for (const cookie of [undefined, 'lang=sw']) {
    const { headers } = await ask(cookie);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') as string });
  }
});

test.each(['/shop?search=%00', '/articles?search=%00', '/shop?page=2000000', '/articles?page=2000000'])(
  '%s is no outage but a list',
  async (url) => {
    expect((await server.app.inject({ url })).statusCode).toBe(200);
  },
);

test("a search's page says its words, in either language and however many they are, and search engines are not asked in", async () => {
  const search = async (words: string, cookie = 'lang=en') => {
    const { statusCode, body } = await server.app.inject({ url: `/search?q=${words}`, headers: { cookie } });
    expect([statusCode, /<meta name="robots" content="([^"]*)"/.exec(body)?.[1]]).toEqual([200, 'noindex']);
    return body;
  };
  expect(await search('mabati')).toContain('<title>Results for “mabati” · AngaLink</title>');
  const swahili = await search('mabati', 'lang=sw');
  expect(swahili).toMatch(/<h1[^>]*>Matokeo ya “mabati”<\/h1>/);
  expect(swahili.match(/<input[^>]* name="q"[^>]* value="mabati"/g)).toHaveLength(2);
  expect(await search('', 'lang=sw')).toContain('Unatafuta nini?');
  expect(await search('mabati%20'.repeat(60))).toContain('<title>Results for “mabati mabati');
});

test("an address that is no record's, or cannot be one's, is a missing page", async () => {
  for (const page of ['/shop/single-product/', '/articles/single-article/'])
    for (const id of ['x'.repeat(3_000), '12)', '999999999', '%F0%9F']) {
      const { statusCode, body } = await server.app.inject({ url: `${page}${id}`, headers: { accept: HTML } });
      expect([page, id, statusCode]).toEqual([page, id, 404]);
      expect(body).toContain('There is no page here');
    }
});

test('a search by an opened page counts for the network of whoever opens it', async () => {
  const limits = { visitorWrites: 60, staffWrites: 0, signInPerAccount: 0, signInPerAddress: 0 };
  const limited = await createTestServer({ config: { limits, trustProxy: ['127.0.0.1', '10.0.0.0/8'] } });
  const { app, db } = limited;
  for (const last of [7, 8]) await app.inject({ url: `/search?q=zzqxjk${last}`, remoteAddress: `203.0.113.${last}` });
  // Behind two proxies, of which the outer one and its connection are named with their ports.
  await app.inject({ url: '/search?q=zzqxjk9', headers: { 'x-forwarded-for': '203.0.113.9:51234, 10.0.0.5:4711' } });
  const { rows } = await db.execute(sql`SELECT key FROM rate_limits WHERE key LIKE 'searches from %' ORDER BY key`);
  expect(rows).toEqual([7, 8, 9].map((last) => ({ key: `searches from 203.0.113.${last}` })));
  await limited.close();
});

test.each(['/contact.html', '/index.php?id=1', '/shop/%E0%A4%A', '/articles/%'])(
  '%s is a missing page to who opens it, and data to a program',
  async (url) => {
    const opened = await server.app.inject({ url, headers: { accept: HTML } });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(opened.body).toContain('There is no page here');
    const { statusCode, headers } = await server.app.inject({ url, headers: { accept: '*/*' } });
    expect([statusCode, headers['content-type']]).toEqual([
      url.includes('%') ? 400 : 404,
      'application/json; charset=utf-8',
    ]);
  },
);

test.each(['/api/v1/nope.html', '/api/v1/tags/get-tag/%zz', '/assets/main.js', '/media/x.jpg', '/api?x'])(
  '%s is no page to anybody',
  async (url) => {
    const { headers } = await server.app.inject({ url, headers: { accept: HTML } });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  },
);

test('a form that is sent without the program gets its page, which says so; no other host does', async () => {
  const send = async (url: string, accept: string) => {
    const { statusCode, headers } = await server.app.inject({ method: 'POST', url, headers: { accept } });
    return [statusCode, headers.location];
  };
  expect(await send('/contact?from=menu', HTML)).toEqual([303, '/contact?from=menu']);
  expect(await send('/contact', '*/*')).toEqual([404, undefined]);
  expect(await send('//example.com/', HTML)).toEqual([404, undefined]);
  expect((await server.app.inject('/contact')).body).toContain('<noscript><p class="noscript">The cart, requests');
});

test('no cache keeps a page of the staff, this server neither', async () => {
  const store = jest.spyOn(server.services.content, 'store');
  for (const url of ['/sign-in', '/account', '/dashboard', '/dashboard/products?page=2', '/dashboard/nowhere']) {
    const { statusCode, headers } = await server.app.inject({ url });
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-store']);
  }
  expect(store).not.toHaveBeenCalled();
});

import { loadContract } from '../../server/openapi/document';
import { AUTH_COOKIE } from '../../src/common/browser/cookies';
import { paths } from '../../src/common/domain/paths';
import { staffPatterns } from '../../src/common/domain/staffPaths';
import type { Trial } from '../support/part';
import { CANARY } from './scripts';
import type { AttackedShop } from './shop';
import { Stage } from './stage';
import { first, gather, send, type WireAnswer } from './wire';

const { base, operations } = loadContract();

/** Lists that are another answer for every word or page: asked for one that nobody has, they are in no memory yet. */
const LISTS = {
  word: [`${paths.shop()}?search=`, `${paths.articles()}?search=`, `${paths.search()}?q=`],
  page: [`${base}/products?page=`, `${base}/posts?page=`],
};
const ADDRESSES = [
  ...[paths.home(), paths.shop(), paths.articles(), paths.contact(), paths.auth(), '/nowhere', staffPatterns.signIn],
  ...[staffPatterns.dashboard, paths.feed(), '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/api/docs'],
  ...['/products', '/posts', '/categories/get-all-categories', '/capabilities', '/nothing'].map((path) => base + path),
];
/** What a client, or a proxy on the way, may say of where it is and what it asks for. */
const HEADERS = [
  ...['host', 'x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-http-host-override', 'x-original-host'],
  ...['forwarded', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-scheme', 'x-forwarded-prefix', 'x-scheme'],
  ...['x-original-url', 'x-rewrite-url', 'x-forwarded-path', 'x-wap-profile', 'x-forwarded-for', 'true-client-ip'],
  ...['referer', 'user-agent', 'accept-language', 'origin', 'x-http-method-override', 'cookie', 'range', 'accept'],
];

/** What a request says of itself is in no answer, and in none that others get afterwards. */
export async function poisoning({ row, sample }: Trial, shop: AttackedShop): Promise<void> {
  const { origin } = shop;
  const word = `once${Date.now().toString(36)}`;
  const pairs: { address: string; header: string; isNew: boolean }[] = [];
  for (const [index, header] of HEADERS.entries()) {
    // Each header comes to a product and to words that nobody has asked for: what is kept, is kept of its answer.
    const { id } = await shop.addProduct();
    const news = [
      `${paths.product(id)}?`,
      `${base}/products/get-productById/${id}?`,
      ...LISTS.word.map((list) => `${list}${word}${index}`),
      ...LISTS.page.map((list) => `${list}${100 + index}`),
    ];
    pairs.push(...news.map((address) => ({ address, header, isNew: true })));
    pairs.push(...ADDRESSES.map((address) => ({ address: `${address}?`, header, isNew: false })));
  }
  const tried = sample ? pairs.filter((_, index) => index % 12 === 0) : pairs;
  const wrong: string[] = [];
  // The API refuses what it does not know, and would keep nothing of it.
  const targetOf = (address: string) => (address.startsWith(base) ? address : `${address}&utm_source=${CANARY}`);
  const usual = new Map<string, number>();
  for (const address of ADDRESSES) usual.set(`${address}?`, (await send(origin, targetOf(`${address}?`))).status);
  await gather(tried, async ({ address, header, isNew }) => {
    const target = targetOf(address);
    const value =
      header === 'forwarded' ? `host=${CANARY};proto=http` : header === 'cookie' ? `lang=${CANARY}` : CANARY;
    const poisoned = await send(origin, target, { headers: { [header]: value } });
    const later = await send(origin, target);
    for (const [when, answer] of Object.entries({ 'with it': poisoned, afterwards: later }))
      if (said(answer).includes(CANARY)) wrong.push(`${header} on ${address}, ${when}`);
    // Who asks without the header gets what they always got, and who sends it is not refused for its sake.
    const status = usual.get(address) ?? 200;
    if (later.status >= 500 || later.status !== status || poisoned.status < 400 !== status < 400)
      wrong.push(`${header} on ${address}: ${poisoned.status}, then ${later.status} in place of ${status}`);
    if (isNew && (poisoned.status !== 200 || later.headers.etag === undefined))
      wrong.push(`${header} on ${address}: ${poisoned.status}, not kept`);
  });
  row({
    what: `${HEADERS.length} headers with another address in them, on ${ADDRESSES.length} addresses and on 7 that nobody has asked for yet; then asked without`,
    aim: 'in no answer, nothing kept for others',
    seen: `${tried.length} pairs, ${wrong.length} wrong${first(wrong)}`,
    holds: wrong.length === 0,
  });
}

/** What of an answer a browser or a shared cache believes; a page may repeat its own address. */
const said = ({ headers, text }: WireAnswer) =>
  JSON.stringify(headers) + text.replaceAll(new RegExp(`utm_source(=|%3D)${CANARY}`, 'g'), '');

const FOREIGN = ['https://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1.evil.example', 'file://', '*'];

interface Try {
  method: string;
  path: string;
  from: string;
  headers: Record<string, string>;
}

/** Answers that a page of another origin may read, or frame. */
export async function otherOrigins({ row, sample }: Trial, { origin, token }: AttackedShop): Promise<void> {
  const asked = operations.filter((_, index) => !sample || index % 6 === 0);
  const readable: string[] = [];
  let answered = 0;
  const tries = asked.flatMap(({ method, path }) =>
    [...FOREIGN, `${origin}.evil.example`, origin.replace('http', 'https')].flatMap((from): Try[] => [
      { method, path, from, headers: {} },
      // With a session that stands what only reads is asked for: a write might end it.
      { method, path, from, headers: { authorization: `Bearer ${token}${method === 'GET' ? '' : 'x'}` } },
      { method: 'OPTIONS', path, from, headers: { 'access-control-request-method': method } },
    ]),
  );
  await gather(tries, async ({ method, path, from, headers }) => {
    const target = base + path.replace(/\{\w+\}/g, '999999');
    const answer = await send(origin, target, { method, headers: { origin: from, ...headers } });
    if (answer.headers['access-control-allow-origin'] ?? answer.headers['access-control-allow-credentials'])
      readable.push(`${method} ${path} for ${from}`);
    if (answer.status < 300) answered += 1;
  });
  row({
    what: `${asked.length} operations and their preflights from ${FOREIGN.length + 2} other origins`,
    aim: 'no answer is one that they may read, though there is something to read',
    seen: `${tries.length} requests, ${answered} answered with data, ${readable.length} readable${first(readable)}`,
    holds: readable.length === 0 && answered > 0,
  });

  const unguarded: string[] = [];
  for (const address of ADDRESSES) {
    const { headers } = await send(origin, address);
    const policy = String(headers['content-security-policy'] ?? '');
    if (!policy.includes("frame-ancestors 'none'")) unguarded.push(`${address} may be framed`);
    if (headers['x-content-type-options'] !== 'nosniff') unguarded.push(`${address} may be sniffed`);
    if (headers.server ?? headers['x-powered-by']) unguarded.push(`${address} names its program`);
  }
  row({
    what: `${ADDRESSES.length} addresses asked for, and whether a page may frame them or a browser guess what they are`,
    aim: 'frame-ancestors none and nosniff on each, no program named',
    seen: `${unguarded.length} without${first(unguarded)}`,
    holds: unguarded.length === 0,
  });
}

/** Return addresses that only look like paths of this site. */
const AWAY = [
  ...[
    `//${CANARY}`,
    `///${CANARY}`,
    `////${CANARY}`,
    `/\\${CANARY}`,
    `\\\\${CANARY}`,
    `/\t/${CANARY}`,
    `/\n/${CANARY}`,
  ],
  ...[
    `https://${CANARY}`,
    `http:${CANARY}`,
    `https:/${CANARY}`,
    `https:\\\\${CANARY}`,
    `//${CANARY}@127.0.0.1`,
    `@${CANARY}`,
  ],
  ...[
    `/%2f%2f${CANARY}`,
    `/%5c${CANARY}`,
    `/.//${CANARY}`,
    `/..//${CANARY}`,
    `/x/..//${CANARY}`,
    `.${CANARY}`,
    `//${CANARY}/%2e%2e`,
  ],
  ...[
    'javascript:__hit(1)',
    ' javascript:__hit(1)',
    'java\tscript:__hit(1)',
    'data:text/html,<script>__hit(1)</script>',
  ],
  ...[
    `//\u3002${CANARY}`,
    `/\uff0f${CANARY}`,
    `\u2028//${CANARY}`,
    `/ /${CANARY}`,
    `?//${CANARY}`,
    `#//${CANARY}`,
    `blob:${CANARY}`,
  ],
];

/** Neither the server nor a page sends anybody to another site. */
export async function redirects({ row, sample, undo }: Trial, { origin, token }: AttackedShop): Promise<void> {
  const away: string[] = [];
  const targets = AWAY.flatMap((text) => [
    // As it is spelt; a target on the wire has no blanks and nothing beyond ASCII.
    text.startsWith('/') ? text.replace(/[^\x21-\x7e]/g, encodeURIComponent) : `/${encodeURIComponent(text)}`,
    `${paths.auth()}?from=${encodeURIComponent(text)}`,
  ]);
  for (const target of targets) {
    const { status, headers } = await send(origin, target);
    if (status >= 500) away.push(`${target}: ${status}`);
    if (headers.location && new URL(headers.location, origin).origin !== origin)
      away.push(`${target}: ${headers.location}`);
  }
  const stage = await Stage.open(origin, 'off', { [AUTH_COOKIE]: token }, undo);
  const texts = sample ? AWAY.slice(0, 3) : AWAY;
  await stage.visit(
    texts.map((text) => `${staffPatterns.signIn}?from=${encodeURIComponent(text)}`),
    2,
    {
      after: async (page) => {
        // Who is signed in is sent on by the page's program: a page that stays where it is has not been tried.
        await page.waitForURL(({ pathname }) => pathname !== staffPatterns.signIn, { waitUntil: 'commit' });
        await page.waitForTimeout(500);
        if (new URL(page.url()).origin !== origin) away.push(page.url());
      },
    },
  );
  const { ran, missed } = stage.seen;
  row({
    what: `${AWAY.length} return addresses of other sites, at the server and on the pages that send somebody on`,
    aim: 'none leaves the site, none runs',
    seen: `${targets.length} requests and ${stage.seen.pages} pages, ${away.length} left${first(away)}, ${ran.length} ran${first(ran)}, ${missed.length} did not come${first(missed)}`,
    holds: away.length + ran.length + missed.length === 0,
  });
}

const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '....//',
  '..;/',
  '%252e%252e/',
  '..%c0%af',
  '..%00/',
  '.%2e/',
];
const SECRETS = [
  'etc/passwd',
  'package.json',
  'postgres.password',
  'server/main.js',
  'dist/server/main.js',
  '.env',
  'maps/assets',
];
/** What would be read in one of them. */
const SECRET = /root:.*:0:0|"devDependencies"|productionDefault|"mappings":/;

/** Files that are not for visitors. */
export async function traversal({ row, sample }: Trial, { origin }: AttackedShop): Promise<void> {
  const roots = ['/media/', '/assets/', '/pictures/', '/api/docs/', '/', `${base}/`, '/media/x/', '/previews/'];
  const targets = roots.flatMap((root) =>
    UP.flatMap((up) => SECRETS.map((secret, index) => root + up.repeat(1 + (index % 6)) + secret)),
  );
  const tried = sample ? targets.filter((_, index) => index % 12 === 0) : targets;
  const read: string[] = [];
  await gather(tried, async (target) => {
    const { status, text } = await send(origin, target);
    if (status === 200 || status >= 500 || SECRET.test(text)) read.push(`${target}: ${status}`);
  });
  row({
    what: `${tried.length} addresses that climb out of the folders that are served`,
    aim: '0 answered with a file',
    seen: `${read.length} answered${first(read)}`,
    holds: read.length === 0,
  });
}

/** What a form, a picture or a script of another site makes a signed-in browser send. */
export async function forgedRequests({ row }: Trial, { origin, token }: AttackedShop): Promise<void> {
  const types = [
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json',
  ];
  const writes = operations.filter(({ method, session }) => method !== 'GET' && session === 'required');
  const tries = writes.flatMap(({ method, path }) => types.map((type) => ({ method, path, type })));
  const taken: string[] = [];
  await gather(tries, async ({ method, path, type }) => {
    const { status } = await send(origin, base + path.replace(/\{\w+\}/g, '1'), {
      method,
      headers: { cookie: `${AUTH_COOKIE}=${token}`, origin: 'https://evil.example', 'content-type': type },
      body: type.startsWith('multipart') ? '--x--\r\n' : '{}',
    });
    if (status !== 401) taken.push(`${method} ${path} as ${type}: ${status}`);
  });
  row({
    what: `${writes.length} writes of staff as another site makes a signed-in browser send them, in ${types.length} forms`,
    aim: '401: the cookie carries no authority',
    seen: `${tries.length} requests, ${taken.length} otherwise${first(taken)}`,
    holds: taken.length === 0,
  });
}

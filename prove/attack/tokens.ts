import { loadContract, type Operation } from '../../server/openapi/document';
import { AUTH_COOKIE } from '../../src/common/browser/cookies';
import { signIn } from '../support/calls';
import type { Trial } from '../support/part';
import type { AttackedShop } from './shop';
import { first, gather, send, type WireRequest } from './wire';

const { base, operations } = loadContract();

/** A way to come in without a session, and whether it counts as a token that is not valid or as none. */
interface Entry {
  name: string;
  headers: NonNullable<WireRequest['headers']>;
  query?: string;
  isToken: boolean;
}

const TOO_LONG = 'of 9 KB';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A session that was there once. */
async function endedToken({ origin, query }: AttackedShop, end: string): Promise<string> {
  const token = await signIn(origin);
  await query(
    `update sessions set ${end} where token_hash = (select token_hash from sessions order by created_at desc limit 1)`,
  );
  return token;
}

async function entriesOf(shop: AttackedShop): Promise<Entry[]> {
  const { token } = shop;
  const signedOut = await signIn(shop.origin);
  await send(shop.origin, `${base}/auth/logout`, { method: 'POST', headers: bearer(signedOut) });
  const expired = await endedToken(shop, "expires_at = now() - interval '1 second'");
  const idle = await endedToken(shop, "last_used_at = now() - interval '13 hours'");
  const hashes = (await shop.query('select token_hash from sessions')).map((row) => String(row.token_hash));
  const tokens: Record<string, WireRequest['headers']> = {
    garbage: bearer('x'),
    'of the right form': bearer('A'.repeat(43)),
    empty: { authorization: 'Bearer ' },
    'without a scheme': { authorization: token },
    basic: { authorization: `Basic ${Buffer.from(`staff@example.com:${token}`).toString('base64')}` },
    'basic, the token': { authorization: `Basic ${token}` },
    digest: { authorization: `Digest username="staff@example.com", response="${token}"` },
    'signed out': bearer(signedOut),
    expired: bearer(expired),
    idle: bearer(idle),
    'two in a line': { authorization: `Bearer ${token}, Bearer ${token}` },
    'two lines': { authorization: [`Bearer ${token}`, `Bearer ${token}`] },
    'a good and a bad line': { authorization: [`Bearer ${token}`, 'Bearer x'] },
    'its hash': bearer(hashes[0] ?? ''),
    'its hash, hexadecimal': bearer((hashes[0] ?? '').replace(/^\\x/, '')),
    'cut by one': bearer(token.slice(0, -1)),
    'other letters': bearer(token === token.toLowerCase() ? token.toUpperCase() : token.toLowerCase()),
    sql: bearer("'or'1'='1"),
    [TOO_LONG]: bearer('A'.repeat(9_000)),
    null: bearer('null'),
    undefined: bearer('undefined'),
  };
  return [
    ...Object.entries(tokens).map(([name, headers]) => ({ name, headers: headers ?? {}, isToken: true })),
    { name: 'none', headers: {}, isToken: false },
    { name: 'a cookie alone', headers: { cookie: `${AUTH_COOKIE}=${token}` }, isToken: false },
    { name: 'another header', headers: { 'x-authorization': `Bearer ${token}` }, isToken: false },
    { name: 'behind a proxy', headers: { 'proxy-authorization': `Bearer ${token}` }, isToken: false },
    { name: 'named a user', headers: { 'x-user': 'staff@example.com', 'x-forwarded-user': '1' }, isToken: false },
    { name: 'in the query', headers: {}, query: `access_token=${token}&token=${token}`, isToken: false },
    { name: 'another method', headers: { 'x-http-method-override': 'GET' }, isToken: false },
  ];
}

/** Every operation with every way to be nobody. */
export async function tokensMatrix(trial: Trial, shop: AttackedShop): Promise<void> {
  const entries = await entriesOf(shop);
  const pairs = operations.flatMap((operation) => entries.map((entry) => ({ operation, entry })));
  const tried = trial.sample ? pairs.filter((_, index) => index % 10 === trial.seed % 10) : pairs;
  const wrong: string[] = [];
  await gather(tried, async ({ operation, entry }) => {
    const { status } = await send(shop.origin, addressOf(operation, entry.query), {
      method: operation.method,
      headers: entry.headers,
    });
    const refusal = operation.session === 'required' || (operation.session === 'optional' && entry.isToken);
    // A head that is too long is refused before anybody asks whose it is.
    const right = refusal ? status === 401 || (status === 431 && entry.name === TOO_LONG) : status !== 401;
    // An unknown parameter may be refused before the door is reached, but never let in.
    if (status >= 500 || (!right && !(entry.query && status === 400)))
      wrong.push(`${operation.id}, ${entry.name}: ${status}`);
  });
  // Doors that are shut to everybody would say nothing of who is nobody.
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { status } = await send(shop.origin, addressOf(operation), { headers: bearer(shop.token) });
    if (status === 401 || status >= 500) wrong.push(`${operation.id}, a session that stands: ${status}`);
  }
  trial.row({
    what: `${operations.length} operations, each with ${entries.length} tokens and ways to be nobody`,
    aim: '401 wherever a session is needed or a bad one is named, and nowhere with one that stands',
    seen: `${tried.length} requests, ${wrong.length} wrong${first(wrong)}`,
    holds: wrong.length === 0,
  });
  await twinSpellings(trial, shop);
}

/** Other spellings of the same path, which a guard in front of it could take for another. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace('/v1/', '/v1//'),
  (path) => path.replace('/v1/', '/v1/./'),
  (path) => path.replace('/v1/', '/v1/x/../'),
  (path) => path.replace('/v1/', '/v1/%2e/'),
  (path) => path.replace('/v1/', '/v1%2f'),
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.replace('/api', '/api;x=1'),
  (path) => `${path};x=1`,
  (path) => `${path}.json`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}?x`,
  (path) => `${path}#x`,
  (path) => path.replaceAll('/', '\\'),
  (path) => `http://127.0.0.1${path}`,
  (path) => path.replace('/v1/', '/v1/%c0%af'),
  (path) => path.replace(/\/(\w)/g, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
];

async function twinSpellings(trial: Trial, shop: AttackedShop): Promise<void> {
  const guarded = operations.filter(({ session }) => session === 'required');
  const tried = guarded
    .flatMap((operation) => SPELLINGS.map((spell) => ({ operation, path: spell(addressOf(operation)) })))
    .filter((_, index) => !trial.sample || index % 10 === 0);
  const before = await contentsOf(shop);
  const wrong: string[] = [];
  await gather(tried, async ({ operation: { method }, path }) => {
    const { status } = await send(shop.origin, path, { method });
    if (status < 400 || status >= 500) wrong.push(`${method} ${path}: ${status}`);
  });
  const same = (await contentsOf(shop)) === before;
  trial.row({
    what: `${guarded.length} guarded operations in ${SPELLINGS.length} spellings of their paths, without a session`,
    aim: 'refused, nothing changed',
    seen: `${tried.length} requests, ${wrong.length} not refused${first(wrong)}; the data ${same ? 'are as before' : 'CHANGED'}`,
    holds: wrong.length === 0 && same,
  });
}

const addressOf = ({ path }: Operation, query = '') =>
  base + path.replace(/\{\w+\}/g, '999999') + (query && `?${query}`);

/** A digest of every row but those of sessions, of what is on record about requests, and of notices that are on their way. */
export async function contentsOf({ query }: AttackedShop): Promise<string> {
  const tables = await query(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'audit_log', 'rate_limits', 'idempotency_keys', 'notices') order by 1",
  );
  const digests: string[] = [];
  for (const { name } of tables) {
    const [row] = await query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${String(name)}" t`,
    );
    digests.push(`${String(name)} ${String(row?.digest)}`);
  }
  return digests.join('\n');
}

import { deflateSync, gzipSync, brotliCompressSync } from 'node:zlib';
import type { Random } from '../support/random';

/** Parts of whatever is personal or secret in a generated request: none of them may stand in a log. */
export const MARKS = {
  password: 'pw-4fqk',
  token: 'tok-9zrw',
  phone: '+254700993',
  email: '@mark-7hx.example',
  search: 'needle-2vb',
} as const;

const LONG = 'x'.repeat(20_000);
/** Texts that have broken programs before. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00 lone',
  '\u202e\u2066\ufeff',
  'ﷺ'.repeat(100),
  '👩‍👩‍👧‍👦'.repeat(50),
  LONG,
  "' OR '1'='1",
  "'; DROP TABLE products; --",
  '1); SELECT pg_sleep(10); --',
  '$1 $$ \\x00 %s %n %d',
  '=HYPERLINK("http://x")',
  '@SUM(1+1)*cmd|’ /C calc’!A0',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}} ${7*7} <%= 7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x1F',
  '٣٤',
  '１２',
  '1,000.00',
  '9'.repeat(400),
  '-9223372036854775809',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  'null',
  'undefined',
  'true',
  '%00%ff%c0%ae',
  '\r\nX-Injected: 1',
  '(?:a+)+$',
  '%'.repeat(300),
  `${MARKS.phone}11`,
  `who${MARKS.email}`,
  MARKS.search,
];

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** JSON values of every type, as text: some of them no program could write. */
export const VALUES: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '0.1',
  '1e400',
  '-1e400',
  '1e-400',
  '9007199254740993',
  '9'.repeat(400),
  '1.000000000000000000000000000001',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '[{}]',
  '{"$ne":null}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"valueOf":1}',
  '"\\ud83d"',
  '"\\u0000"',
  `[${'1,'.repeat(5_000)}1]`,
  deep('[', ']', 500),
  deep('{"a":', '1}', 0) + '{"a":{"a":{"a":{"a":1}}}}',
  ...TEXTS.map((text) => JSON.stringify(text)),
];

/** Keys that a body never has. */
export const KEYS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'id',
  'isAdmin',
  'createdAt',
  '',
  ' ',
  '\u0000',
  'a.b',
  'a[0]',
  '$where',
  LONG,
];

/** What may happen to the text of a JSON body on its way. */
const BODY_FAULTS: readonly ((json: string, random: Random) => string | Buffer)[] = [
  (json, random) => json.slice(0, random.below(json.length)),
  (json, random) => {
    const at = random.below(json.length);
    return `${json.slice(0, at)}${random.pick(['"', '}', ']', ',', '\\', '\u0000', '\n', '\ud800', "'", '/*'])}${json.slice(at + random.below(2))}`;
  },
  (json) => `\ufeff${json}`,
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(json, 'utf16le')]),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -2)), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]),
  (json) => `${json}${json}`,
  (json) => `[${json}]`,
  (json) => `${json}\u0000`,
  (json) => json.replaceAll('"', "'"),
  (json) => json.replace('}', ',}'),
  (json) => `/* c */ ${json}`,
  (json) => `)]}',\n${json}`,
  // A key that comes twice.
  (json) => json.replace(/^\{("[^"]*"):/, '{$1:null,$1:'),
  (json) => json.replace(/^\{/, '{"__proto__":{"a":1},'),
  () => '',
  () => ' ',
  () => 'null',
  () => '0',
  () => '"text"',
  () => '[]',
  () => 'NaN',
  () => deep('{"a":', '}', 20_000),
  () => deep('[', ']', 50_000),
  () => `{"a":"${'x'.repeat(1_100_000)}"}`,
  () => `{"a":${'9'.repeat(100_000)}}`,
  () => `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join()}}`,
  (json, random) => Buffer.from(Array.from({ length: 1 + random.below(json.length) }, () => random.below(256))),
];

export const faultyBody = (json: string, random: Random): Buffer =>
  Buffer.from(random.pick(BODY_FAULTS)(json, random) as string);

/** Ways to encode a body, each with the header that says so: some of them lie. */
export const ENCODINGS: readonly (readonly [string, (body: Buffer) => Buffer])[] = [
  ['gzip', (body) => gzipSync(body)],
  ['deflate', (body) => deflateSync(body)],
  ['br', (body) => brotliCompressSync(body)],
  ['gzip', (body) => body],
  ['identity', (body) => body],
  ['gzip, gzip', (body) => gzipSync(gzipSync(body))],
  ['nonsense', (body) => body],
];

export const CONTENT_TYPES: readonly string[] = [
  '',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset=UTF-8',
  'application/json;charset=',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/ld+json',
  'json',
  '/',
  ';',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  `application/json; ${'a=b;'.repeat(300)}`,
];

/** Headers that a call takes or a browser sends, with values that nobody meant. */
export const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'idempotency-key',
    ['', ' ', 'k', 'x'.repeat(300), '"quoted"', 'ünïcode', '../..', '\u0001', "'; --", '0'.repeat(64)],
  ],
  ['if-match', ['*', '""', '"x"', 'W/"x"', 'no quotes', '"a","b"', 'x'.repeat(2_000), '"\u00ff"', ',', '0']],
  ['if-none-match', ['*', '"x"', 'W/"x"', ',,,', 'x'.repeat(2_000)]],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '0', 'Fri, 31 Dec 99999 23:59:59 GMT']],
  ['accept', ['text/html', 'image/avif', '*/*;q=0', 'application/json;q=x', '', ',', 'a'.repeat(2_000), '*']],
  ['accept-encoding', ['gzip', 'br;q=0', 'identity;q=0, *;q=0', 'zstd, gzip;q=1.5', '', ',;,', 'x'.repeat(2_000)]],
  ['accept-language', ['sw', 'xx-YY', '', ',,', 'en;q=9', '\u00ff']],
  ['range', ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-,0-,0-,0-', 'lines=1-2', 'bytes=99999999999999999999-']],
  ['origin', ['null', 'https://evil.example', 'http://', 'x', '']],
  ['content-language', ['sw', '\u00e9']],
  ['cookie', ['xx_tgk=x', '=', ';;;', 'a=b; a=b', `lang=${'x'.repeat(3_000)}`, '__proto__=1']],
  ['x-forwarded-for', ['1.2.3.4', "'; --", '::1, , x', 'x'.repeat(2_000)]],
  ['x-forwarded-host', ['evil.example']],
  ['x-http-method-override', ['DELETE']],
  ['forwarded', ['for=1.2.3.4;host=evil.example']],
  ['expect', ['100-continue']],
  ['te', ['trailers']],
  ['upgrade', ['h2c', 'websocket']],
  ['connection', ['close', 'keep-alive, x', 'upgrade']],
  ['user-agent', ['', '\u00ff', 'x'.repeat(3_000)]],
  ['traceparent', ['00-x', 'x'.repeat(500)]],
];

export const tokensLike = (token: string): readonly string[] => [
  '',
  'Bearer',
  'Bearer ',
  'Bearer  ',
  `bearer ${token}`,
  `Bearer ${token}x`,
  `Bearer ${token.slice(0, -1)}`,
  `Bearer ${token} ${token}`,
  `Bearer\t${token}`,
  `Basic ${Buffer.from(`staff@example.com:${MARKS.password}`).toString('base64')}`,
  `Bearer ${MARKS.token}`,
  `Bearer ${MARKS.token}${'A'.repeat(36)}`,
  `Bearer ${'A'.repeat(4_000)}`,
  'Bearer null',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  'Bearer \u00ff\u00fe',
  "Bearer ' OR 1=1 --",
  token,
];

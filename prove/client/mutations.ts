import { Random } from '../support/random';

/** An answer of a server, as its bytes. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** How an answer leaves the network. */
export type Delivery = 'whole' | 'slow' | 'never' | 'cut' | 'reset';

export interface Mutated extends Answer {
  /** What was changed, in words. */
  what: string;
  delivery: Delivery;
  /** Whether a program may take it for a success: 2xx, whole, an envelope that says so. */
  mayBeSuccess: boolean;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Change = readonly [what: string, apply: (value: Json, random: Random) => Json];

const LONG = 'Mm '.repeat(7_000);

/** What a value may be instead, whatever it was. */
const ANY: readonly Change[] = [
  ['null', () => null],
  ['a text', () => 'text'],
  ['an empty text', () => ''],
  ['a long text', () => LONG],
  ['a long word', () => 'W'.repeat(9_000)],
  ['a text of signs', () => '\u0000\u202e<b>&amp;</b>{{x}}\ud83d'],
  ['a number', () => 42],
  ['a negative number', () => -1],
  ['a fraction', () => 0.1 + 0.2],
  ['a huge number', () => 1e308],
  ['an unsafe number', () => 9_007_199_254_740_993],
  ['true', () => true],
  ['false', () => false],
  ['an empty list', () => []],
  ['a list of null', () => [null, null]],
  ['a list of texts', () => ['a', 'b']],
  ['itself in a list', (value) => [value]],
  ['an empty object', () => ({})],
  ['an object', () => ({ a: 1 })],
  ['prototype keys', () => JSON.parse('{"__proto__":{"x":1},"constructor":1,"toString":null,"valueOf":2}') as Json],
];

/** What a list may be instead. */
const LISTS: readonly Change[] = [
  ['a list of one entry again and again', (value) => Array.from({ length: 600 }, () => (value as Json[])[0] ?? null)],
  ['a list with holes', (value) => [...(value as Json[]), null]],
  ['a list twice', (value) => [...(value as Json[]), ...(value as Json[])]],
  ['a list of others', (value) => [...(value as Json[]), 'text', 7, {}, []]],
];

/** What may stand under a key, by the key. */
const BY_KEY: readonly (readonly [RegExp, readonly string[]])[] = [
  [/price|lowest|highest/, ['abc', '1e999', '-5', '', ' ', '0', '0.001', '٣٤', '12,50', '9'.repeat(40), '1e3']],
  [
    /date|At$|^at$|lastDate/i,
    ['', 'yesterday', '2026-02-30', '2026-13-45T99:99:99Z', '+275760-09-14T00:00:00Z', '0000-00-00', '1', '-1'],
  ],
  [
    /url|template/,
    [
      '',
      'javascript:alert(1)',
      'http://',
      '//',
      'data:,',
      '\u0000',
      'https://[::1',
      '/nothing.webp',
      ' ',
      '%',
      '../..',
    ],
  ],
  [/(^|_)id$|Id$/, ['', '0', '999999999', '../x', 'a b', '?', '#', '%', '__proto__', 'é']],
  [/status|reason|use|type/, ['', 'unheard_of', '__proto__', 'constructor']],
  [/color/, ['', 'url(x)', 'red;}', '#ggg']],
];

interface Place {
  parent: Json[] | { [key: string]: Json };
  key: string | number;
}

function placesIn(value: Json, places: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return places;
  for (const [key, inner] of Object.entries(value)) {
    places.push({ parent: value, key: Array.isArray(value) ? Number(key) : key });
    placesIn(inner, places);
  }
  return places;
}

/** Changes one place of a value; says what and where. */
function changeOne(root: { [key: string]: Json }, random: Random): string {
  const places = placesIn(root);
  const { parent, key } = random.pick(places);
  const container = parent as { [key: string | number]: Json };
  const value = container[key] as Json;
  if (random.chance(0.2)) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return `${key} is missing`;
  }
  if (random.chance(0.08)) {
    container[`extra_${random.below(9)}`] = { anything: [1, 'x'] };
    return `something more beside ${key}`;
  }
  const byKey = BY_KEY.find(([pattern]) => pattern.test(String(key)));
  if (byKey && random.chance(0.5)) {
    container[key] = random.pick(byKey[1]);
    return `${key} is ${JSON.stringify(container[key])}`;
  }
  const [what, apply] = random.pick(Array.isArray(value) && random.chance(0.4) ? LISTS : ANY);
  container[key] = apply(value, random);
  return `${key} is ${what}`;
}

const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1><p>Maintenance</p></body></html>';
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Bodies that are no envelope, each with its type. */
const BODIES: readonly (readonly [
  what: string,
  type: string,
  body: (text: string, random: Random) => string | Buffer,
])[] = [
  ['HTML', 'text/html; charset=utf-8', () => HTML],
  ['HTML that says JSON', 'application/json', () => HTML],
  ['JSON that says HTML', 'text/html', (text) => text],
  ['JSON without a type', '', (text) => text],
  ['a JSON text cut short', 'application/json', (text, random) => text.slice(0, random.below(text.length))],
  ['nothing', 'application/json', () => ''],
  ['blanks', 'application/json', () => ' \n '],
  ['null', 'application/json', () => 'null'],
  ['true', 'application/json', () => 'true'],
  ['a number', 'application/json', () => '17'],
  ['a text', 'application/json', () => '"maintenance"'],
  ['a list', 'application/json', () => '[]'],
  ['an empty object', 'application/json', () => '{}'],
  ['NaN', 'application/json', () => '{"success":true,"message":"","data":NaN}'],
  ['the JSON twice', 'application/json', (text) => text + text],
  ['a byte order mark', 'application/json', (text) => `\ufeff${text}`],
  ['UTF-16', 'application/json; charset=utf-16', (text) => Buffer.from(text, 'utf16le')],
  ['bytes', 'application/octet-stream', () => Buffer.from([0, 255, 254, 0, 31, 139, 8])],
  ['deep brackets', 'application/json', () => '['.repeat(30_000)],
  ['success without data', 'application/json', () => '{"success":true,"message":"ok"}'],
  ['success as a text', 'application/json', () => '{"success":"true","message":"ok","data":{}}'],
];

/** Refusals with odd envelopes. */
const ENVELOPES: readonly Json[] = [
  { success: false, message: '' },
  { success: false, message: 'Not now.' },
  { success: false },
  { success: false, message: null, data: null, errors: null },
  { success: false, message: { text: 'x' }, data: [1, 2], errors: 'none' },
  { success: false, message: ['a'], data: 'text', errors: { path: 'x' } },
  {
    success: false,
    message: 'Bad.',
    data: { name: null, clients_email: 7, product_name: ['x'] },
    errors: [null, 1, {}],
  },
  {
    success: false,
    message: 'Bad.',
    data: { unheard_of: 'No.', toString: 'x' },
    errors: [{ path: 'x' }, { msg: 'y' }],
  },
  { success: false, message: LONG, data: { clients_name: LONG } },
  { success: true, message: 'It went well.', data: {} },
  { error: 'x' },
  null,
  [],
];
const REFUSALS = [400, 401, 403, 404, 405, 408, 409, 410, 412, 413, 415, 418, 422, 429];
const FAILURES = [500, 501, 502, 503, 504, 507, 599];

const text = (value: Json) => Buffer.from(JSON.stringify(value));

/**
 * A mutation of a real answer; the same seed makes the same one.
 * @param byType whether its body is read as its type says (a browser's upload), not as UTF-8 whatever that says
 */
export function mutate(real: Answer, seed: number, byType = false): Mutated {
  const made = mutated(real, seed);
  const isUtf16 = byType && made.status < 300 && /utf-16/.test(made.headers['content-type'] ?? '');
  return isUtf16 ? { ...made, mayBeSuccess: saysSuccess(made.body, 'utf16le') } : made;
}

function mutated(real: Answer, seed: number): Mutated {
  const random = new Random(seed);
  const made = random.next();
  const whole = { ...real, delivery: 'whole' as const };
  if (made < 0.62) return inBody(whole, random);
  if (made < 0.76) {
    const [what, type, body] = random.pick(BODIES);
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    return judged({
      ...whole,
      what: `the body is ${what}`,
      headers,
      body: Buffer.from(body(String(real.body), random)),
    });
  }
  if (made < 0.92) return refused(whole, random);
  if (made < 0.94) return judged({ ...whole, status: 204, headers: {}, body: Buffer.alloc(0), what: 'it is 204' });
  const [what, delivery] = random.pick([
    ['the answer is slow', 'slow'],
    ['the answer never ends', 'never'],
    ['the answer breaks off', 'cut'],
    ['the connection breaks', 'reset'],
    ['its length is too short', 'whole'],
  ] as const);
  if (delivery !== 'whole') return judged({ ...real, what, delivery });
  return judged({ ...whole, what, body: real.body.subarray(0, Math.floor(real.body.length / 2)) });
}

function inBody(real: Answer & { delivery: 'whole' }, random: Random): Mutated {
  const root = JSON.parse(String(real.body)) as { [key: string]: Json };
  const changes: string[] = [];
  for (let count = 1 + random.below(3); count > 0; count -= 1)
    if (placesIn(root).length > 0) changes.push(changeOne(root, random));
  return judged({ ...real, headers: JSON_TYPE, body: text(root), what: changes.join(', ') });
}

function refused(real: Answer & { delivery: 'whole' }, random: Random): Mutated {
  const status = random.pick(random.chance(0.5) ? REFUSALS : FAILURES);
  const envelope = random.pick(ENVELOPES);
  const later: Record<string, string> = {
    // Without a word of it browsers keep a 410 for good; the shop's say so.
    'cache-control': 'no-store',
    'retry-after': random.chance(0.9) ? '0' : random.pick(['soon', '86400', '-1']),
  };
  return judged({
    ...real,
    status,
    headers: { ...JSON_TYPE, ...later },
    body: random.chance(0.15) ? Buffer.from(HTML) : text(envelope),
    what: `it is ${status}, ${JSON.stringify(envelope).slice(0, 80)}`,
  });
}

function judged(made: Omit<Mutated, 'mayBeSuccess'>): Mutated {
  const ends = made.delivery === 'whole' || made.delivery === 'slow';
  return { ...made, mayBeSuccess: ends && made.status < 300 && saysSuccess(made.body, 'utf8') };
}

function saysSuccess(body: Buffer, encoding: BufferEncoding): boolean {
  try {
    const said = JSON.parse(body.toString(encoding).replace(/^\ufeff/, '')) as { success?: unknown } | null;
    return said?.success === true;
  } catch {
    return false;
  }
}

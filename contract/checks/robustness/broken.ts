import type { Check } from '../check';
import { Faults } from '../faults';
import type { Kit } from '../../run/kit';
import { dataOf } from '../../http/exchange';

interface Probe {
  what: string;
  /** Head and body as they go out; `$TOKEN` is not among them. */
  pieces: (kit: Kit) => (string | Buffer)[];
  path?: string;
  method?: string;
  /** Whether a success is an answer that a server may give. */
  mayPass: boolean;
  /** How the request ends, as it is shown. */
  show: string;
  halfClose?: boolean;
}

const LIST = '/tags/get-all-tags';
const SIGN_IN = '/auth/web-login';
const NO_METHOD = 'KITKITKIT';

const start = (kit: Kit, method: string, path: string, ...lines: string[]) =>
  [
    `${method} ${kit.client.prefix}${path} HTTP/1.1`,
    `Host: ${kit.client.host}`,
    'Accept: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');
const close = 'Connection: close';

const PROBES: readonly Probe[] = [
  {
    what: 'a header with a control character',
    mayPass: true,
    show: 'X-Kit: a\\x01b',
    pieces: (kit) => [Buffer.from(start(kit, 'GET', LIST, close, 'X-Kit: a\u0001b'), 'latin1')],
  },
  {
    what: 'a header with a NUL',
    mayPass: true,
    show: 'X-Kit: a\\x00b',
    pieces: (kit) => [Buffer.from(start(kit, 'GET', LIST, close, 'X-Kit: a\u0000b'), 'latin1')],
  },
  {
    what: 'a line of the head that is no header',
    mayPass: true,
    show: 'no header at all',
    pieces: (kit) => [start(kit, 'GET', LIST, close, 'no header at all')],
  },
  {
    what: 'a header of 20 kB',
    mayPass: true,
    show: 'X-Kit: <20,000 times a>',
    pieces: (kit) => [start(kit, 'GET', LIST, close, `X-Kit: ${'a'.repeat(20_000)}`)],
  },
  {
    what: 'an address of 10 kB',
    mayPass: true,
    show: 'GET …?kit=<10,000 times a>',
    path: `${LIST}?kit=${'a'.repeat(10_000)}`,
    pieces: (kit) => [start(kit, 'GET', `${LIST}?kit=${'a'.repeat(10_000)}`, close)],
  },
  {
    what: 'a path with %zz',
    mayPass: false,
    show: 'GET /tags/get-tag/%zz',
    path: '/tags/get-tag/%zz',
    pieces: (kit) => [start(kit, 'GET', '/tags/get-tag/%zz', close)],
  },
  {
    what: 'a path with bytes that are no UTF-8',
    mayPass: false,
    show: 'GET /tags/get-tag/%ff%fe',
    path: '/tags/get-tag/%ff%fe',
    pieces: (kit) => [start(kit, 'GET', '/tags/get-tag/%ff%fe', close)],
  },
  {
    what: 'a query with %zz',
    mayPass: true,
    show: 'GET /products?page=%zz',
    path: '/products?page=%zz',
    pieces: (kit) => [start(kit, 'GET', '/products?page=%zz', close)],
  },
  {
    what: 'a request without Host',
    mayPass: true,
    show: 'no Host',
    pieces: (kit) => [`GET ${kit.client.prefix}${LIST} HTTP/1.1\r\n${close}\r\n\r\n`],
  },
  {
    what: 'a method that HTTP does not have',
    mayPass: false,
    method: NO_METHOD,
    show: NO_METHOD,
    pieces: (kit) => [start(kit, NO_METHOD, LIST, close)],
  },
  {
    what: 'two different Content-Length',
    mayPass: false,
    method: 'POST',
    path: SIGN_IN,
    show: 'Content-Length: 2, Content-Length: 3',
    pieces: (kit) => [
      start(kit, 'POST', SIGN_IN, close, 'Content-Type: application/json', 'Content-Length: 2', 'Content-Length: 3'),
      '{} ',
    ],
  },
  {
    what: 'a Content-Length that is no number',
    mayPass: false,
    method: 'POST',
    path: SIGN_IN,
    show: 'Content-Length: two',
    pieces: (kit) => [
      start(kit, 'POST', SIGN_IN, close, 'Content-Type: application/json', 'Content-Length: two'),
      '{}',
    ],
  },
  {
    what: 'chunks whose size is no number',
    mayPass: false,
    method: 'POST',
    path: SIGN_IN,
    show: 'Transfer-Encoding: chunked, then zz',
    pieces: (kit) => [
      start(kit, 'POST', SIGN_IN, close, 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
      'zz\r\n{}\r\n0\r\n\r\n',
    ],
  },
  {
    what: 'an end in the middle of the body',
    mayPass: false,
    halfClose: true,
    method: 'POST',
    path: SIGN_IN,
    show: 'Content-Length: 100, 2 bytes, end',
    pieces: (kit) => [start(kit, 'POST', SIGN_IN, 'Content-Type: application/json', 'Content-Length: 100'), '{}'],
  },
];

/** G03: requests that are broken as HTTP, and forms of a request that are rare but right. */
export const broken: Check = {
  id: 'G03',
  name: 'broken-requests',
  reach: 'read',
  rule: 'A request that is broken as HTTP ends at once, in a 4xx or with the connection closed; never in a 5xx, and never in silence. (The envelope is welcome there, and not demanded.) A chunked body and Expect: 100-continue are taken.',
  run: async (kit) => {
    const faults = new Faults();
    const bare: string[] = [];
    await kit.each(
      PROBES,
      ({ what }) => what,
      (probe) => judgeProbe(kit, { faults, bare }, probe),
    );
    faults.report(kit);
    // Many HTTP libraries and proxies have no handler that could be set for these; no browser sends them.
    if (bare.length > 0)
      kit.remark('http', `not in the envelope, as the contract lets it: the answer to ${bare.sort().join(', ')}`);
    await kit.part('chunked body', () => signsIn(kit, 'a chunked body', false));
    await kit.part('Expect: 100-continue', () => signsIn(kit, 'Expect: 100-continue', true));
  },
};

async function judgeProbe(
  kit: Kit,
  { faults, bare }: { faults: Faults; bare: string[] },
  { what, pieces, path = LIST, method = 'GET', mayPass, show, halfClose = false }: Probe,
): Promise<void> {
  const { last, answers, closed } = await kit.client.raw({
    pieces: pieces(kit).map((piece) => Buffer.from(piece)),
    methods: [method],
    path,
    halfClose,
    pause: 100,
    show: `# over a bare connection (nc, openssl s_client): ${method} "$ORIGIN"${kit.client.prefix}${path.slice(0, 80)} with ${show}`,
  });
  const add = (root: string, expected: string, got: string, fix: string) =>
    faults.add({ what: root, expected, got, fix, pointer: '/info' }, last, what);
  const [answer] = answers;
  if (!answer) {
    if (!closed)
      add(
        'silence',
        'an answer or the end of the connection',
        last.failure ?? 'silence',
        'End requests that are not complete or not valid, by a time limit if need be.',
      );
    else kit.remark('http', `${what}: the connection is closed without an answer; a 4xx in the envelope would say why`);
    return;
  }
  const got = `${answer.status} ${answer.headers['content-type'] ?? 'without content-type'} ${answer.body.subarray(0, 120).toString('utf8')}`;
  // A server that does not know a method at all may say so.
  if (answer.status >= 500 && !(answer.status === 501 && method === NO_METHOD))
    add('status', 'a 4xx', got, 'Catch what cannot be decoded or parsed before a route sees it, and answer 400.');
  else if (answer.status < 300 && !mayPass)
    add(
      'accepted',
      'a 4xx',
      `${got}, as if nothing were wrong`,
      'Use an HTTP library that keeps to RFC 9112: what is framed in two ways, or in none, is refused.',
    );
  else if (answer.status >= 400 && !isEnvelope(last.json))
    bare.push(`${what} (${answer.status} ${answer.headers['content-type'] ?? 'without content-type'})`);
}

const isEnvelope = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  (json as { success?: unknown }).success === false &&
  typeof (json as { message?: unknown }).message === 'string';

/** Signs in with a request that is rare but right; the session is ended with the others. */
async function signsIn(kit: Kit, what: string, expects: boolean): Promise<void> {
  const body = Buffer.from(JSON.stringify({ emailOrPhone: kit.options.user, password: kit.options.password }));
  const chunks = Buffer.concat([
    Buffer.from('5\r\n'),
    body.subarray(0, 5),
    Buffer.from(`\r\n${(body.length - 5).toString(16)}\r\n`),
    body.subarray(5),
    Buffer.from('\r\n0\r\n\r\n'),
  ]);
  const head = start(
    kit,
    'POST',
    SIGN_IN,
    close,
    'Content-Type: application/json',
    ...(expects ? [`Content-Length: ${body.length}`, 'Expect: 100-continue'] : ['Transfer-Encoding: chunked']),
  );
  const operation = kit.operation('signIn');
  const { last, interim } = await kit.client.raw({
    pieces: [Buffer.from(head), expects ? body : chunks],
    methods: ['POST'],
    path: SIGN_IN,
    operation,
    show: `curl -sS -X POST "$ORIGIN"${kit.client.prefix}${SIGN_IN} -H 'content-type: application/json' -H '${expects ? 'Expect: 100-continue' : 'Transfer-Encoding: chunked'}' --data-binary '{"emailOrPhone":"…","password":"…"}'`,
  });
  const token = dataOf<unknown>(last);
  if (last.status === 200 && typeof token === 'string') kit.sessions.note(token);
  kit.judge.judge(last, true);
  if (expects && last.status === 200 && interim.length === 0)
    kit.remark(
      'signIn',
      'Expect: 100-continue is not answered with 100; programs that ask so wait a second before each upload',
    );
  if ([200, 429].includes(last.status) || last.failure !== null || last.status >= 500) return;
  // Both are allowed to a server (RFC 9110, 10.1.1; RFC 9112, 6.3), and no browser needs either.
  if ([411, 417].includes(last.status)) kit.remark('signIn', `${what} is answered ${last.status}`);
  else
    kit.fail(last, {
      expected: `200 for a sign-in with ${what}`,
      got: `${last.status} ${last.body.subarray(0, 120).toString('utf8')}`,
      fix: 'Read the body by the HTTP library, in whatever way it is framed, not by Content-Length alone.',
      root: what,
    });
}

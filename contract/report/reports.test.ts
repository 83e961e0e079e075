/** @jest-environment jest-fixed-jsdom */
import { masked } from '../run/curl';
import type { Exchange } from '../http/exchange';
import type { Report } from '../run/run';
import type { Operation } from '../spec/contract';
import { printReport } from './console';
import { toHar } from './har';
import { toHtml } from './html';
import { toJson } from './files';
import { toBadge } from './badge';
import { firstStep, stepHeading } from './firstStep';
import { toJunit, unusableJunit } from './junit';
import { fileOf } from '../files';
import { counted } from '../sentences/counted';
import { pageOf } from '../sentences/page';
import { Contract } from '../spec/contract';

const TOKEN = 'tok-4fQ0yq3mN1l8b7Zt2cXw9RkVaE6s';
const PASSWORD = `pa'ss "w\\ord <é>`;
const SECRETS = [TOKEN, PASSWORD];
/** Every form in which the secrets could stand in a file. */
const FORMS = [
  TOKEN,
  PASSWORD,
  JSON.stringify(PASSWORD).slice(1, -1),
  encodeURIComponent(PASSWORD),
  `pa'ss`,
  `pa&#39;ss`,
  'w\\ord',
  TOKEN.slice(0, -1),
];

const operation = (id: string, method: Operation['method'], path: string): Operation => ({
  id,
  method,
  path,
  extended: false,
  session: 'required',
  parameters: [],
  body: null,
  responses: new Map(),
  success: 200,
  pointer: '',
});

function exchange(part: Partial<Exchange> & { request: Exchange['request'] }): Exchange {
  const body = part.body ?? Buffer.from('{"success":true,"message":"Done."}');
  return {
    number: 1,
    check: 'D05',
    operation: null,
    status: 200,
    headers: { 'content-type': 'application/json' },
    body,
    json: undefined,
    ms: 12.345,
    failure: null,
    at: Date.UTC(2026, 10, 22, 8),
    ...part,
  };
}

const sent = (part: Partial<Exchange['request']>): Exchange['request'] => ({
  method: 'GET',
  path: '/api/v1/products',
  headers: {},
  body: null,
  form: null,
  ...part,
});

const EXCHANGES: Exchange[] = [
  exchange({
    operation: operation('signIn', 'post', '/auth/web-login'),
    request: sent({
      method: 'POST',
      path: '/api/v1/auth/web-login',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ emailOrPhone: 'staff@example.com', password: PASSWORD })),
    }),
    body: Buffer.from(JSON.stringify({ success: true, message: 'Signed in.', data: TOKEN })),
  }),
  // Broken JSON, in which no field can be found.
  exchange({
    status: 400,
    request: sent({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(`{"password":${JSON.stringify(PASSWORD)},`),
    }),
  }),
  exchange({
    request: sent({
      headers: { authorization: `Bearer ${TOKEN}` },
      path: `/api/v1/products?token=${encodeURIComponent(TOKEN)}&page=2`,
    }),
  }),
  // A token with one character less is as good as the token.
  exchange({ status: 401, request: sent({ headers: { authorization: `Bearer ${TOKEN.slice(0, -1)}` } }) }),
  exchange({
    status: 401,
    request: sent({ headers: { authorization: TOKEN, cookie: `a=1; session=${TOKEN}` } }),
    headers: { 'set-cookie': [`session=${TOKEN}; Path=/`], 'content-type': 'text/html' },
    body: Buffer.from(`<p>${TOKEN}</p>`),
  }),
  exchange({
    request: sent({
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(5000),
      form: [
        { name: 'product_name', value: `ck ${TOKEN}` },
        { name: 'image_url', file: Buffer.alloc(4000), filename: 'a.png', type: 'image/png' },
      ],
    }),
  }),
  exchange({
    request: sent({ path: '/pictures/a.png', origin: 'https://pictures.example' }),
    headers: { 'content-type': 'image/png' },
    body: Buffer.alloc(70_000),
  }),
  exchange({
    request: sent({ method: 'POST', body: Buffer.from([0xff, 0xfe, 0x41]) }),
    status: 0,
    failure: 'socket hang up',
    body: Buffer.alloc(0),
    headers: {},
  }),
];

const REPORT: Report = {
  version: '1.2.3',
  contract: { file: 'openapi.yaml', title: 'Shop <API>', version: '1.0.0' },
  baseUrl: 'http://127.0.0.1:3000/api/v1',
  runId: 'abcd1234',
  profile: 'extended',
  scope: 'own',
  allow: { account: false, traces: true, load: false },
  narrowed: false,
  startedAt: '2026-11-22T08:00:00.000Z',
  seconds: 12.34,
  processorSeconds: 1.5,
  waitedSeconds: 0,
  requests: 8,
  checks: [
    { id: 'D05', name: 'delete-gone', ms: 120, requests: 20, violations: 2 },
    { id: 'D06', name: 'deactivate-hides', ms: 40, requests: 9, violations: 0 },
    { id: 'E01', name: 'preflight', ms: 5, requests: 3, violations: 0 },
  ],
  violations: [
    {
      check: 'D05',
      operation: 'deleteTag',
      line: 1614,
      schema: null,
      expected: '404 for a second delete',
      got: '200 {"a":"<script>alert(1)</script> & \u0000\u0008\ud800"}',
      fix: 'Answer 404.',
      curl: ['curl -sS "$ORIGIN/x" -d \'<&>\''],
      times: 2,
      workedBefore: false,
    },
    {
      check: 'A05',
      operation: 'listTags',
      line: 10,
      schema: null,
      expected: 'a text',
      got: '5',
      fix: 'Answer a text.',
      curl: [],
      times: 1,
      workedBefore: false,
    },
  ],
  remarks: [{ check: 'E01', operation: 'listTags', text: 'no Vary & co.' }],
  inconclusive: [
    { check: 'D06', part: 'deactivate-hides', reason: 'createProduct answered 500', notOffered: false },
    { check: 'E01', part: 'signOut', reason: 'signOut is extended and not offered', notOffered: true },
  ],
  coverage: [
    {
      operation: 'deleteTag',
      method: 'delete',
      path: '/tags/delete-tag/{id}',
      extended: false,
      parameters: true,
      statuses: [
        { status: 200, seen: 3 },
        { status: 400, seen: 0 },
        { status: 429, seen: 0 },
        { status: 503, seen: 0 },
      ],
    },
    {
      operation: 'getProfile',
      method: 'get',
      path: '/users/get-profile',
      extended: false,
      parameters: false,
      statuses: [
        { status: 200, seen: 1 },
        { status: 400, seen: 0 },
        { status: 500, seen: 2 },
      ],
    },
    {
      operation: 'updatePassword',
      method: 'put',
      path: '/users/update-password',
      extended: false,
      parameters: false,
      statuses: [
        { status: 200, seen: 0 },
        { status: 413, seen: 0 },
        { status: 415, seen: 4 },
      ],
    },
    {
      operation: 'createQuotation',
      method: 'post',
      path: '/quotations/create-quotation',
      extended: false,
      parameters: true,
      statuses: [{ status: 201, seen: 0 }],
    },
    {
      operation: 'signOut',
      method: 'post',
      path: '/auth/logout',
      extended: true,
      parameters: false,
      statuses: [{ status: 200, seen: 0 }],
    },
  ],
  notOffered: ['signOut'],
  blindSpots: [],
  asked: { sentences: { asking: 9, unchecked: 2, leftOut: 0 }, bounds: { asking: 30, unchecked: 0 } },
  leftovers: [{ kind: 'tag', id: 'tag_1', why: 'deleting it answered 500' }],
  account: null,
  ended: null,
  files: { folder: 'contract-results/files', byName: new Map() },
  exchanges: EXCHANGES,
  mask: (text) => masked(text, SECRETS),
};

const UNASKED = 'Without a check: 2 of 9 sentences, 0 of 30 bounds (contract-kit guide coverage).';
const CONFORMING: Report = { ...REPORT, violations: [], remarks: [], inconclusive: [], leftovers: [], notOffered: [] };

function printed(report: Report): string {
  let text = '';
  printReport(report, { write: (chunk: string) => (text += chunk) !== '' } as unknown as NodeJS.WritableStream);
  return text;
}

const parsed = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);

describe('JUnit', () => {
  const xml = parsed(toJunit(REPORT), 'application/xml');
  const testCase = (name: string) => xml.querySelector(`testcase[name="${name}"]`);

  it('is well-formed, whatever a server answers', () => {
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.documentElement.tagName).toBe('testsuites');
  });

  it('has one test case a check, with the lines of its violations', () => {
    expect(xml.querySelectorAll('testcase[name="D05 delete-gone"]')).toHaveLength(1);
    const failure = testCase('D05 delete-gone')?.querySelector('failure');
    expect(failure?.getAttribute('message')).toContain(
      'D05 deleteTag openapi.yaml:1614: expected 404 for a second delete; got 200',
    );
    expect(failure?.textContent).toContain('curl -sS "$ORIGIN/x" -d \'<&>\'');
    expect(failure?.textContent).toContain('\\u0000\\u0008\\ud800');
    expect(testCase('A05 schema')?.querySelector('failure')).not.toBeNull();
    expect(testCase('A01 status-documented')?.children).toHaveLength(0);
  });

  it('skips what could not be judged at all, and notes what could not in part', () => {
    expect(testCase('D06 deactivate-hides')?.querySelector('skipped')?.getAttribute('message')).toBe(
      'createProduct answered 500',
    );
    expect(testCase('E01 preflight')?.querySelector('skipped')).toBeNull();
    expect(testCase('E01 preflight')?.textContent).toContain('signOut is extended and not offered');
  });

  it('counts what it says, and fails for what was left behind', () => {
    const all = xml.documentElement;
    expect(all.getAttribute('tests')).toBe(String(xml.querySelectorAll('testcase').length));
    expect(all.getAttribute('failures')).toBe(String(xml.querySelectorAll('failure').length));
    expect(all.getAttribute('skipped')).toBe('1');
    expect(testCase('Z00 run')?.textContent).toContain('tag tag_1: deleting it answered 500');
    expect(parsed(toJunit(CONFORMING), 'application/xml').querySelector('failure')).toBeNull();
  });

  it('leaves out, of a run that only read, what is judged by writing', () => {
    expect(toJunit({ ...CONFORMING, scope: 'read-only' })).not.toContain('Z02 clean-up');
  });
});

describe('JUnit of a run that could not begin', () => {
  it('fails, with the reason', () => {
    const xml = parsed(unusableJunit('http://<host> does not answer.'), 'application/xml');
    expect(xml.querySelector('testcase failure')?.textContent).toBe('http://<host> does not answer.');
    expect(xml.documentElement.getAttribute('failures')).toBe('1');
  });
});

describe('the badge', () => {
  it('says the verdict', () => {
    const words = (report: Report) =>
      parsed(toBadge(report), 'image/svg+xml').documentElement.getAttribute('aria-label');
    expect(words(REPORT)).toBe('contract: 2 violations');
    expect(words({ ...CONFORMING, profile: 'core' })).toBe('contract: 1.0.0 (core)');
    expect(words({ ...CONFORMING, inconclusive: REPORT.inconclusive })).toBe('contract: 1.0.0, in part');
  });
});

describe('the first step', () => {
  const contract = new Contract(fileOf('openapi.yaml'));
  const [one, other] = REPORT.violations;

  it('has the lines of it alone, and says how many come later', () => {
    const later = { ...one, check: 'B05' } as NonNullable<typeof one>;
    const report = { ...REPORT, violations: [later, ...(other ? [other] : [])] };
    expect(firstStep(report, contract).violations).toEqual([other]);
    expect(stepHeading(report, contract)).toMatch(/^Step 3 of 11: Categories.* 1 line of later steps is not shown\./);
    expect(stepHeading(CONFORMING, contract)).toMatch(/^All 11 steps are done/);
  });
});

describe('HAR', () => {
  interface Entry {
    request: {
      url: string;
      headers: { name: string; value: string }[];
      postData?: { text: string; params: { name: string; value?: string; comment?: string }[] };
    };
    response: { status: number; content: { size: number; text?: string } };
    time: number;
    startedDateTime: string;
    comment: string;
  }
  const { log } = JSON.parse(toHar(REPORT)) as {
    log: { version: string; creator: { name: string; version: string }; entries: Entry[] };
  };

  it('has every exchange, in the fields that HAR 1.2 demands', () => {
    expect(log).toMatchObject({ version: '1.2', creator: { name: 'contract-kit', version: '1.2.3' } });
    expect(log.entries).toHaveLength(EXCHANGES.length);
    for (const entry of log.entries) {
      expect(entry).toMatchObject({
        startedDateTime: '2026-11-22T08:00:00.000Z',
        time: 12.35,
        cache: {},
        timings: { send: 0, wait: 12.35, receive: 0 },
        request: { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 },
        response: { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 },
      });
    }
  });

  it.each(FORMS)('hides %s', (form) => {
    expect(toHar(REPORT)).not.toContain(form);
    expect(toHar(REPORT)).not.toContain(JSON.stringify(form).slice(1, -1));
  });

  it('keeps what is no secret', () => {
    expect(log.entries[0]?.request.postData?.text).toBe('{"emailOrPhone":"staff@example.com","password":"***"}');
    expect(log.entries[0]?.response.content.text).toBe('{"success":true,"message":"Signed in.","data":"***"}');
    expect(log.entries[2]?.request.url).toBe('http://127.0.0.1:3000/api/v1/products?token=***&page=2');
    expect(log.entries[3]?.request.headers).toContainEqual({ name: 'authorization', value: 'Bearer ***' });
    expect(log.entries[4]?.request.headers).toContainEqual({ name: 'cookie', value: 'a=***; session=***' });
  });

  it('names files without their bytes', () => {
    expect(log.entries[5]?.request.postData?.params).toEqual([
      { name: 'product_name', value: 'ck ***' },
      { name: 'image_url', fileName: 'a.png', contentType: 'image/png', comment: '4000 bytes' },
    ]);
    expect(log.entries[6]?.request.url).toBe('https://pictures.example/pictures/a.png');
    expect(log.entries[6]?.response.content).toEqual({ size: 70_000, mimeType: 'image/png' });
    expect(log.entries[7]?.comment).toBe('1 outside of the contract socket hang up');
  });
});

describe('HTML', () => {
  const html = toHtml(REPORT);
  const page = parsed(html, 'text/html');

  it('needs nothing but itself', () => {
    expect(page.querySelectorAll('script, link, img, iframe, object, embed')).toHaveLength(0);
    expect(html).not.toMatch(/@import|url\(/);
    for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^#/);
    for (const link of page.querySelectorAll('a'))
      expect(page.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('shows a server’s words as text', () => {
    expect(page.querySelector('.finding code + dd, .finding dd code')?.textContent).toContain(
      '<script>alert(1)</script>',
    );
  });

  it('shows each violation with its rule, place, mend and commands', () => {
    const check = [...page.querySelectorAll('.check')].find(
      (one) => one.querySelector('h3')?.textContent === 'D05 delete-gone',
    );
    expect(check?.textContent).toContain('After a delete the record is 404');
    expect(check?.textContent).toContain('DELETE /tags/delete-tag/{id}');
    expect(check?.textContent).toContain('openapi.yaml:1614');
    expect(check?.textContent).toContain('Answer 404.');
    expect(check?.querySelector('pre')?.textContent).toBe('curl -sS "$ORIGIN/x" -d \'<&>\'');
  });

  it('has a matrix of operations and statuses, with the reason for what was not seen', () => {
    const cells = [...(page.querySelector('.matrix tbody tr')?.querySelectorAll('td[data-status]') ?? [])].map(
      (cell) => `${cell.getAttribute('data-status')} ${cell.textContent}`,
    );
    expect(cells[0]).toBe('200 3');
    expect(cells[1]).toMatch(/^400 never seen, [a-z]$/);
    expect(page.querySelector('.matrix .wrong')?.textContent).toBe('2');
    const reasons = [...page.querySelectorAll('.reasons dd')].map(({ textContent }) => textContent);
    expect(reasons).toEqual(
      expect.arrayContaining([
        'only with --scope own --allow-account',
        'the server does not offer the call',
        'no check made the server answer it',
        'no body that was sent was too large for the server',
      ]),
    );
  });

  it('says in its title how the run ended', () => {
    expect(page.title).toBe('2 violations - Shop <API>');
    expect(parsed(toHtml(CONFORMING), 'text/html').querySelector('h1')?.textContent).toBe('Conforms');
    expect(
      parsed(toHtml({ ...CONFORMING, leftovers: REPORT.leftovers }), 'text/html').querySelector('h1')?.textContent,
    ).toBe('Conforms, but something was left behind');
    expect(
      parsed(toHtml({ ...CONFORMING, ended: 'it was interrupted' }), 'text/html').querySelector('h1')?.textContent,
    ).toBe('The run ended early');
  });
});

describe('JSON', () => {
  it('has neither the exchanges nor a secret', () => {
    const report = JSON.parse(toJson(REPORT)) as Record<string, unknown>;
    expect(report.exchanges).toBeUndefined();
    expect(report.violations).toHaveLength(2);
    for (const form of FORMS) expect(toJson(REPORT)).not.toContain(form);
  });
});

describe('the console', () => {
  it('tells a violation on one line, and what a shell needs for its commands', () => {
    expect(printed(REPORT)).toContain('A05 listTags openapi.yaml:10: expected a text; got 5. Answer a text.\n');
    expect(printed(REPORT)).toContain('export ORIGIN=http://127.0.0.1:3000 ');
    expect(printed(REPORT)).toContain('"$ORIGIN"/api/v1/auth/web-login');
    expect(printed(CONFORMING)).not.toContain('ORIGIN');
  });

  it('lists the documented statuses that were not seen, by the reason', () => {
    const text = printed(REPORT);
    expect(text).toContain('Of 9 documented statuses (429 and 5xx apart) 3 were seen. Not seen, and why:');
    expect(text).toContain('  only with --scope own --allow-account: updatePassword 200\n');
    expect(text).toContain(
      '  the call takes neither parameters nor a body; only a request that is broken as HTTP gets it: getProfile 400\n',
    );
    expect(text).toContain('  the server does not offer the call: signOut 200\n');
    expect(printed({ ...REPORT, scope: 'read-only' })).toContain(
      '  only with --scope own: deleteTag 400, updatePassword 413',
    );
    expect(printed({ ...REPORT, profile: 'core' })).toContain('  only with --profile extended: signOut 200\n');
  });

  it('only counts them where checks were left out on purpose', () => {
    const text = printed({ ...REPORT, narrowed: true });
    expect(text).toContain('Of 9 documented statuses (429 and 5xx apart) 3 were seen by the checks asked for.');
    expect(text).not.toContain('updatePassword 200');
  });

  it('names each reason why something was not judged once', () => {
    const inconclusive = ['D05', 'D06'].map((check) => ({
      check,
      part: 'tag',
      reason: 'createTag answered 500',
      notOffered: false,
    }));
    expect(printed({ ...REPORT, inconclusive })).toContain('  createTag answered 500: D05 tag, D06 tag\n');
  });

  it('begins with what signs in now, where the account could not be changed back; no file has it', () => {
    const report: Report = {
      ...REPORT,
      account: { words: ['the password is now ck-new-words'], journal: "contract-results/it's.jsonl" },
    };
    const [first, second] = printed(report).split('\n');
    expect(first).toBe('The account could not be changed back: the password is now ck-new-words.');
    expect(second).toContain("--cleanup 'contract-results/it'\\''s.jsonl'");
    for (const text of [toJson(report), toHtml(report), toJunit(report), toHar(report)])
      expect(text).not.toContain('ck-new-words');
  });

  it('ends with the verdict', () => {
    expect(printed(REPORT).trimEnd().split('\n').at(-1)).toBe('2 violations of Shop <API> 1.0.0.');
    expect(printed(CONFORMING).trimEnd().split('\n').at(-1)).toBe(
      `http://127.0.0.1:3000/api/v1 conforms to Shop <API> 1.0.0. ${UNASKED}`,
    );
  });

  it('does not say more than was judged', () => {
    const last = (report: Report) => printed(report).trimEnd().split('\n').at(-1);
    const [unjudged] = REPORT.inconclusive;
    expect(last({ ...CONFORMING, narrowed: true })).toBe(
      'http://127.0.0.1:3000/api/v1: nothing against Shop <API> 1.0.0 in the 3 checks asked for.',
    );
    expect(last({ ...CONFORMING, inconclusive: unjudged ? [unjudged] : [] })).toBe(
      `http://127.0.0.1:3000/api/v1 conforms to Shop <API> 1.0.0 as far as it was judged; 1 part of checks could not be judged. ${UNASKED}`,
    );
  });

  it('counts nothing as not judged that a server need not offer', () => {
    const text = printed({
      ...CONFORMING,
      profile: 'core',
      inconclusive: REPORT.inconclusive.filter(({ notOffered }) => notOffered),
    });
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      `http://127.0.0.1:3000/api/v1 conforms (core) to Shop <API> 1.0.0. ${UNASKED}`,
    );
    expect(text).not.toContain('Not judged');
  });

  it('says at the end what nobody could look at', () => {
    const blind: Report = { ...CONFORMING, blindSpots: ['whether requests are kept', 'whether pages may ask'] };
    expect(printed(blind).trimEnd().split('\n').at(-1)).toBe(
      `http://127.0.0.1:3000/api/v1 conforms to Shop <API> 1.0.0. Nobody could look whether requests are kept; nor whether pages may ask. ${UNASKED}`,
    );
    expect(parsed(toHtml(blind), 'text/html').querySelector('h1')?.textContent).toBe(
      'Conforms, as far as it was judged',
    );
    expect(toHtml(blind)).toContain('<b>Nobody could look</b> whether pages may ask');
  });
});

describe('what no check asks', () => {
  const contract = new Contract(fileOf('openapi.yaml'));
  const { sentences, bounds } = counted(contract);
  const words = `Without a check: ${sentences.unchecked} of ${sentences.asking} sentences, ${bounds.unchecked} of ${bounds.asking} bounds`;

  it('is the same number in the last line, in every report and on the page', () => {
    const report: Report = { ...CONFORMING, asked: counted(contract) };
    expect(printed(report).trimEnd().split('\n').at(-1)).toContain(words);
    expect(toJunit(report)).toContain(words);
    expect(toHtml(report)).toContain(words);
    expect(pageOf(contract)).toContain(words);
    expect(JSON.parse(toJson(report))).toMatchObject({ asked: { sentences, bounds } });
  });

  it('says too what this run left out', () => {
    const asked = { ...CONFORMING.asked, sentences: { ...CONFORMING.asked.sentences, leftOut: 3 } };
    expect(printed({ ...CONFORMING, asked })).toContain(
      '2 of 9 sentences, 0 of 30 bounds; 3 more sentences only by checks that this run left out',
    );
  });
});

describe('masked', () => {
  it.each([
    ['as it is', PASSWORD],
    ['in JSON', JSON.stringify({ secret: PASSWORD })],
    ['in an address', `?secret=${encodeURIComponent(PASSWORD)}`],
    ['in a form', new URLSearchParams({ secret: PASSWORD }).toString()],
    ['in a shell', `-d '${JSON.stringify({ secret: PASSWORD }).replaceAll("'", `'\\''`)}'`],
    ['for printf', [...Buffer.from(PASSWORD)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')],
  ])('finds a secret %s', (_, text) => {
    expect(masked(text, SECRETS)).toContain('***');
    expect(masked(text, SECRETS)).not.toMatch(/ord|x6f\\x72\\x64/);
  });
});

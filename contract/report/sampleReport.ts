import type { Exchange } from '../http/exchange';
import { masked } from '../run/curl';
import type { Report } from '../run/run';
import type { Operation } from '../spec/contract';
import { printReport } from './console';

const TOKEN = 'tok-4fQ0yq3mN1l8b7Zt2cXw9RkVaE6s';
export const PASSWORD = `pa'ss "w\\ord <é>`;
export const SECRETS = [TOKEN, PASSWORD];
/** Every form in which the secrets could stand in a file. */
export const FORMS = [
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

/** A run with something of everything. */
export const REPORT: Report = {
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

/** The same, of a server that does nothing wrong. */
export const CONFORMING: Report = {
  ...REPORT,
  violations: [],
  remarks: [],
  inconclusive: [],
  leftovers: [],
  notOffered: [],
};

/** What the console says of it. */
export function printed(report: Report): string {
  let text = '';
  printReport(report, { write: (chunk: string) => (text += chunk) !== '' } as unknown as NodeJS.WritableStream);
  return text;
}

/** A report as a browser reads it. */
export const parsed = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);

import { fileOf } from '../files';
import type { Exchange } from '../http/exchange';
import { Contract } from '../spec/contract';
import type { Finding } from './findings';
import { Judge } from './judge';

const PASSWORD = 'password';
const TOKEN = '4fQ0yq3mN1l8b7Zt2cXw9RkVaE6sHuJd';
const contract = new Contract(fileOf('openapi.yaml'));

/** The checks that have something against an answer. */
function against(operation: string, status: number, body: object, headers: Exchange['headers'] = {}): string[] {
  const found: Finding[] = [];
  const judge = new Judge(contract, { add: (finding) => found.push(finding) }, () => [PASSWORD, TOKEN]);
  judge.judge({
    ...{ number: 1, check: 'D05', operation: contract.operation(operation), status, ms: 1, failure: null, at: 0 },
    request: { method: 'GET', path: '/app/api/v1/nope?a=b', headers: {}, body: null, form: null },
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
    json: body,
  });
  return found.map(({ check }) => check);
}

const refusal = (message: string, data?: object) => ({ success: false, message, ...(data && { data }) });
const saved = (more: object) => ({ success: true, message: 'Done.', ...more });

test.each([
  [[], 'Please select a category from the list.'],
  [[], 'Update your address, and set where you live.'],
  [[], 'The sale begins at 20 November 2026 09:15:00.'],
  [[], 'There is no /app/api/v1/nope.'],
  [[], 'The email, phone or password is not right.'],
  [['C07'], `Not found for Bearer ${TOKEN}.`],
  [['C07'], PASSWORD],
  [['C08'], 'SELECT id FROM tags WHERE id = 1'],
  [['C08'], 'insert into "tags" ("tag_name") values ($1)'],
  [['C08'], 'UPDATE tags SET tag_name = $1'],
  [['C08'], 'duplicate key value'],
  [['C08'], 'Error: no\n    at parse (/x/json.js:92:19)'],
  [['C08'], 'Error: no\n    at node:internal/main:92:19'],
  [['C08'], 'Input file /home/app/uploads/a.bin is no picture'],
] as const)('against %j: %j', (checks, message) => {
  expect(against('getTag', 404, refusal(message))).toEqual(checks);
});

test.each([
  [[], 'signOut', { blurhash: 'LEHV6nWB', contentHash: 'ab12', hasPassword: true, passwordUpdatedAt: '2026-11-01' }],
  [[], 'signOut', { ip: '127.0.0.1', userAgent: 'curl', password: null }],
  [['A14'], 'likeArticle', { author_ip: '127.0.0.1' }],
  [['A14'], 'signOut', { password: 'x' }],
  [['A14'], 'signOut', { passwordHash: { type: 'Buffer', data: [1] } }],
  [['A14'], 'signOut', { encrypted_password: 'x' }],
  [['A14'], 'signOut', { note: '$2b$12$abc' }],
  [['A14'], 'signOut', { note: '$argon2id$v=19$abc' }],
  [['A14'], 'signOut', { accessToken: 'x' }],
  [['A14'], 'signOut', { __v: 0 }],
] as const)('against %j: an answer of %s with %j', (checks, operation, data) => {
  expect(against(operation, 200, saved({ data }))).toEqual(checks);
});

test('a secret is told by a value, not by the name of a field', () => {
  expect(against('getTag', 400, refusal('No.', { password: 'is required' }))).toEqual([]);
  expect(against('getTag', 404, refusal('No.'), { 'x-session': TOKEN })).toEqual(['C07']);
});

test.each([
  ['7', []],
  ['0', []],
  ['soon', ['A04']],
  ['Wed, 21 Oct 2026 07:28:00 GMT', ['A04']],
  ['-1', ['A04']],
])('a limit with Retry-After %s', (after, checks) => {
  expect(against('signIn', 429, refusal('Later.'), { 'retry-after': after })).toEqual(checks);
});

test('answers may have more fields than the contract names, also where requests may not; a record stands once in a list', () => {
  const templates = [{ name: 'A', text_en: 'B', text_sw: '', more: 1 }];
  expect(against('listReplyTemplates', 200, saved({ data: { version: 'v1', templates, more: 1 }, more: 1 }))).toEqual(
    [],
  );
  const tag = { id: '5', tag_name: 'a', isActive: true };
  expect(against('listTags', 200, saved({ data: { tags: [tag, tag] } }))).toEqual(['A17']);
});

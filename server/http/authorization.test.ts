import { sql } from 'drizzle-orm';
import { loadContract, type Operation } from '../openapi/document';
import { createTestServer, type TestServer } from '../testing/testServer';

const { base, operations } = loadContract();
const NOT_AUTHORIZED = { success: false, message: 'Request is not authorized' };

let server: TestServer;
const tokens = { garbage: 'x', unknown: 'A'.repeat(43), expired: '', idle: '', disabled: '', signedOut: '', valid: '' };

beforeAll(async () => {
  server = await createTestServer();
  const { app, db } = server;
  for (const name of ['expired', 'idle', 'signedOut', 'valid'] as const) tokens[name] = await server.signIn();
  const rows = await db.execute(sql`select token_hash from sessions order by created_at`);
  const [expired, idle] = rows.rows.map((row) => row.token_hash);
  await db.execute(sql`update sessions set expires_at = now() - interval '1 second' where token_hash = ${expired}`);
  await db.execute(sql`update sessions set last_used_at = now() - interval '13 hours' where token_hash = ${idle}`);
  await app.inject({ method: 'POST', url: `${base}/auth/logout`, headers: bearer(tokens.signedOut) });
});
afterAll(() => server.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** With a valid form and an id that names nothing, and without a body: what is judged is who may come in. */
function call({ method, path }: Operation, headers: Record<string, string | string[]>) {
  return server.app.inject({ method, url: base + path.replace(/\{\w+\}/g, '999999'), headers });
}

const invalid = ['garbage', 'unknown', 'expired', 'idle', 'signedOut'] as const;

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test(`takes sessions as the contract says: ${operation.session}`, async () => {
    const without = await call(operation, {});
    if (operation.session === 'required') expect([without.statusCode, without.json()]).toEqual([401, NOT_AUTHORIZED]);
    else expect(without.statusCode).not.toBe(401);

    for (const kind of invalid) {
      const answer = await call(operation, bearer(tokens[kind]));
      if (operation.session === 'none') expect([kind, answer.statusCode]).not.toEqual([kind, 401]);
      else expect([kind, answer.statusCode, answer.json()]).toEqual([kind, 401, NOT_AUTHORIZED]);
    }

    const token = id === 'signOut' ? await server.signIn() : tokens.valid;
    expect((await call(operation, bearer(token))).statusCode).not.toBe(401);
  });
});

test.each([
  ['the token alone', (token: string) => token],
  ['another scheme', (token: string) => `Basic ${token}`],
  ['two tokens', (token: string) => `Bearer ${token}, Bearer ${token}`],
  ['a changed last character', (token: string) => `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['an empty token', () => 'Bearer '],
  ['a token of 8 kB', () => `Bearer ${'A'.repeat(8192)}`],
])('%s is no session', async (_, header) => {
  const answer = await server.app.inject({
    url: `${base}/users/get-profile`,
    headers: { authorization: header(tokens.valid) },
  });
  expect(answer.statusCode).toBe(401);
});

test('the scheme is read in any case, and a cookie carries no authority', async () => {
  const url = `${base}/users/get-profile`;
  const lower = await server.app.inject({ url, headers: { authorization: `bearer ${tokens.valid}` } });
  expect(lower.statusCode).toBe(200);
  const cookie = await server.app.inject({ url, headers: { cookie: `xx_tgk=${tokens.valid}` } });
  expect(cookie.statusCode).toBe(401);
});

test('a session is refused before the body and the record are looked at', async () => {
  const answer = await server.app.inject({
    method: 'PATCH',
    url: `${base}/products/update-product/999999`,
    payload: '{',
  });
  expect(answer.statusCode).toBe(401);
});

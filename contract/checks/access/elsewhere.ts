import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import type { Check } from '../check';

/** Protected reads without parameters, which a spelling of their address must not open. */
const READS = ['getProfile', 'getDashboardSummary', 'listQuotations'];

/** Other spellings of a path, which routers and guards may read differently. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}/.`,
  (path) => `/.${path}`,
  (path) => `${path};a=b`,
  (path) => `${path}.json`,
  (path) => `${path}%20`,
  (path) => path.toUpperCase(),
  (path) => `${path}%2f`,
  (path) => `/tags/..${path}`,
  (path) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
];

const FIX_PATH =
  'Let the same router decide what a path is and who may call it: no list of protected addresses beside it that another spelling passes.';
const FIX_PLACE =
  'Read the token from the Authorization header and nowhere else: addresses stand in logs, histories and Referer headers.';

/** C18: a session is sent in one place, and asked for at every spelling of an address. */
export const elsewhere: Check = {
  id: 'C18',
  name: 'credentials-elsewhere',
  reach: 'read',
  rule: 'A token in the query, in another header or in Authorization with another scheme is no session. No other spelling of an address (a slash, a dot, capitals, an escape, a file ending) opens without a session what needs one.',
  run: async (kit) => {
    const operations = READS.filter((id) => kit.offers(id)).map((id) => kit.operation(id));
    await kit.each(
      operations,
      ({ id }) => id,
      (operation) => spelled(kit, operation),
    );
    await kit.part('getProfile', () => inOtherPlaces(kit));
  },
};

async function spelled(kit: Kit, operation: Operation): Promise<void> {
  for (const spell of SPELLINGS) {
    const path = spell(operation.path);
    const answer = await kit.client.send({ operation: null, method: 'GET', path });
    const opened = answer.status < 300 && answer.json !== undefined;
    if (opened)
      kit.fail(answer, {
        of: operation.id,
        expected: `no success without a session for GET ${path}`,
        got: String(answer.status),
        fix: FIX_PATH,
        root: 'spelling',
        pointer: operation.pointer,
      });
  }
}

async function inOtherPlaces(kit: Kit): Promise<void> {
  const token = kit.token ?? '';
  const operation = kit.operation('getProfile');
  const names = ['token', 'access_token', 'api_token', 'auth', 'jwt', 'authorization'];
  for (const [what, query, headers] of [
    ...names.map((name) => [`?${name}=<token>`, `?${name}=${encodeURIComponent(token)}`, {}] as const),
    ['X-Auth-Token', '', { 'x-auth-token': token }],
    ['X-Access-Token', '', { 'x-access-token': token }],
    ['X-Authorization', '', { 'x-authorization': `Bearer ${token}` }],
    ['Proxy-Authorization', '', { 'proxy-authorization': `Bearer ${token}` }],
  ] as const) {
    const answer = await kit.client.send({ operation, method: 'GET', path: `${operation.path}${query}`, headers });
    kit.judge.judge(answer);
    kit.expect(answer, [401, 400], {
      when: `with the token in ${what} and no Authorization header`,
      fix: FIX_PLACE,
      root: 'place',
      pointer: '/components/securitySchemes/bearerAuth',
    });
  }
}

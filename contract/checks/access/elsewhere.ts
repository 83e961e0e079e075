import type { Call } from '../../run/call';
import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import type { Check } from '../check';
import { AS_EVENTS } from './authMissing';

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
  rule: 'A token in the query, of a stream too, in another header or in Authorization with another scheme is no session. No other spelling of an address (a slash, a dot, capitals, an escape, a file ending) opens without a session what needs one.',
  run: async (kit) => {
    // Every protected read without parameters, and changes of a tag of ours.
    const reads = kit
      .operations()
      .filter(({ method, session, path }) => method === 'get' && session === 'required' && !path.includes('{'));
    await kit.each(
      reads,
      ({ id }) => id,
      (operation) => spelled(kit, operation, operation.path),
    );
    if (kit.options.scope !== 'read-only') await kit.part('changes', () => changes(kit));
    await kit.part('getProfile', () => inOtherPlaces(kit));
  },
};

/** Changes, and what only staff may do, whose addresses stand in other lists than those of reads. */
async function changes(kit: Kit): Promise<void> {
  const { id } = await kit.createTag();
  const name = () => ({ bytes: Buffer.from(JSON.stringify({ tag_name: kit.own.marker() })), type: 'application/json' });
  const at = (operation: string) => kit.operation(operation).path.replace('{id}', id);
  await spelled(kit, kit.operation('updateTag'), at('updateTag'), name);
  await spelled(kit, kit.operation('deactivateTag'), at('deactivateTag'));
  await spelled(kit, kit.operation('deleteTag'), at('deleteTag'));
}

async function spelled(
  kit: Kit,
  operation: Operation,
  address: string,
  body?: () => { bytes: Buffer; type: string },
): Promise<void> {
  for (const spell of SPELLINGS) {
    const path = spell(address);
    const answer = await kit.client.send({
      operation: null,
      method: operation.method,
      path,
      ...(body && { body: body() }),
    });
    const opened = answer.status < 300 && answer.json !== undefined;
    if (opened) {
      kit.fail(answer, {
        of: operation.id,
        expected: `no success without a session for ${operation.method.toUpperCase()} ${path}`,
        got: String(answer.status),
        fix: FIX_PATH,
        root: 'spelling',
        pointer: operation.pointer,
      });
      return;
    }
  }
}

type Place = [what: string, operation: string, call: Call];

/** Under which a token comes in a query. */
const NAMES = ['token', 'access_token', 'api_token', 'auth', 'jwt', 'authorization'];

async function inOtherPlaces(kit: Kit): Promise<void> {
  const token = kit.token ?? '';
  const { query, headers } = AS_EVENTS;
  const places: Place[] = [
    ...NAMES.map((name): Place => [`?${name}=<token>`, 'getProfile', { query: { [name]: token } }]),
    ['X-Auth-Token', 'getProfile', { headers: { 'x-auth-token': token } }],
    ['X-Access-Token', 'getProfile', { headers: { 'x-access-token': token } }],
    ['X-Authorization', 'getProfile', { headers: { 'x-authorization': `Bearer ${token}` } }],
    ['Proxy-Authorization', 'getProfile', { headers: { 'proxy-authorization': `Bearer ${token}` } }],
    // With the request for a stream a browser sends no headers of the page's.
    ...NAMES.map((name): Place => [
      `?${name}=<token> for a stream`,
      'getNews',
      { query: { ...query, [name]: token }, headers },
    ]),
  ];
  for (const [what, operation, call] of places.filter(([, id]) => kit.offers(id)))
    kit.expect(await kit.call(operation, { ...call, as: 'visitor' }), [401, 400], {
      when: `with the token in ${what} and no Authorization header`,
      fix: FIX_PLACE,
      root: 'place',
      pointer: '/components/securitySchemes/bearerAuth',
    });
}

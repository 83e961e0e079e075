import type { Call } from '../../run/call';
import type { Kit } from '../../run/kit';
import { fromText, isInvalid } from '../../spec/cases';
import type { Operation, Parameter } from '../../spec/contract';
import type { Check } from '../check';
import { recordsOf } from '../input/records';
import { protectedOperations, stateOf, validCall, watchedBy } from './targets';

const FIX =
  'Ask for a valid session before the handler runs, for every operation but those with their own `security` (default deny), and end the request there.';
/** What a parameter of a type may be. */
const VALUES: Readonly<Record<string, string>> = { string: '1', boolean: 'true', integer: '1' };
/** Of which each parameter refuses one. */
const NOT_VALID = ['0', 'x', ' ', 'x'.repeat(101)];
/** As a browser's EventSource asks, and briefly. */
export const AS_EVENTS = { query: { seconds: 1 }, headers: { accept: 'text/event-stream' } };
const ONLY_STAFF = ['status=inactive', 'status=all', 'health=without-image'];

/** C01: without a session nothing happens. */
export const authMissing: Check = {
  id: 'C01',
  name: 'auth-missing',
  reach: 'own',
  rule: 'An operation that needs a session answers 401 without one, a stream of events too, with the message `Request is not authorized`, and has no effect; so do the parameters that ask for what staff alone may see, whatever the others are. A cookie is no session. Where WWW-Authenticate comes with it, it names Bearer.',
  run: async (kit) => {
    for (const operation of protectedOperations(kit))
      await kit.part(operation.id, () =>
        isRefused(kit, operation, withoutSession(kit, operation), 'without a session', FIX),
      );
    await kit.each(
      ['listProducts', 'listArticles', 'listAdvertisements'],
      (id) => id,
      (id) => parametersNeedSession(kit, id),
    );
    await kit.part('cookies', () => cookieIsNone(kit));
    await kit.part('getNews', async () => {
      kit.needs('getNews');
      const call: Call = { ...AS_EVENTS, as: 'visitor' };
      await isRefused(kit, kit.operation('getNews'), Promise.resolve(call), 'for a stream without a session', FIX);
    });
  },
};

const withoutSession = async (kit: Kit, operation: Operation): Promise<Call> => ({
  ...(await validCall(kit, operation)),
  as: 'visitor',
});

/** Whether a call without a valid session is 401 and changes nothing. */
export async function isRefused(
  kit: Kit,
  operation: Operation,
  calling: Promise<Call>,
  when: string,
  fix: string,
): Promise<void> {
  const call = await calling;
  const watched = await watchedBy(kit, operation);
  const before = watched ? await stateOf(kit, watched) : '';
  const exchange = await kit.call(operation.id, call);
  const effect = watched !== null && (await stateOf(kit, watched)) !== before;
  const pointer = `${operation.pointer}/responses/401`;
  const scheme = exchange.headers['www-authenticate'];
  if (exchange.status === 401 && scheme !== undefined && !/\bbearer\b/i.test(scheme))
    kit.fail(exchange, {
      expected: 'the scheme Bearer in WWW-Authenticate, or no such header',
      got: scheme,
      fix: 'Name the scheme that the call takes.',
      root: 'scheme',
      pointer: '/components/headers/WwwAuthenticate',
    });
  const refused = kit.expect(exchange, 401, {
    when: `${when}${effect ? ', and no effect (the record reads otherwise than before)' : ''}`,
    fix,
    pointer,
  });
  if (refused && effect)
    kit.fail(exchange, {
      expected: `no effect ${when}`,
      got: `401, but the ${watched.kind} reads otherwise than before`,
      fix,
      pointer,
    });
}

async function parametersNeedSession(kit: Kit, id: string): Promise<void> {
  for (const parameter of ONLY_STAFF) {
    const [name = '', value = ''] = parameter.split('=');
    const known = kit.operation(id).parameters.find((one) => one.name === name);
    if (!known || (known.schema.enum && !known.schema.enum.includes(value)) || !kit.offers(`${id}.${parameter}`))
      continue;
    const others = kit
      .operation(id)
      .parameters.filter((one) => one.in === 'query' && one.name !== name && kit.offers(`${id}.${one.name}`));
    const ask = async (beside: Record<string, string>, statuses: number | number[]) =>
      kit.expect(await kit.call(id, { query: { [name]: value, ...beside } }), statuses, {
        when: `for ${new URLSearchParams({ [name]: value, ...beside }).toString()} without a session`,
        fix: 'Ask for a session where a parameter asks for what visitors do not see, whatever the other parameters are.',
        root: name,
        pointer: known.pointer,
      });
    for (const beside of valid(others)) await ask(beside, 401);
    // Which of both comes first is the server's own.
    for (const beside of invalid(kit, others)) await ask(beside, [401, 400]);
  }
}

/** Nothing, each of the other parameters, and all of them: none takes the place of a session. */
function valid(others: readonly Parameter[]): Record<string, string>[] {
  const each = others.map(({ name, schema }): Record<string, string> => ({
    [name]: [schema.enum?.[0], VALUES[schema.type ?? '']].find((value) => typeof value === 'string') ?? '',
  }));
  return [{}, ...each, Object.assign({}, ...each) as Record<string, string>];
}

/** Each of them as it cannot be. */
const invalid = ({ contract }: Kit, others: readonly Parameter[]) =>
  others.map(({ name, schema, pointer }): Record<string, string> => ({
    [name]:
      NOT_VALID.find((text) => isInvalid(contract, contract.target(`${pointer}/schema`), fromText(schema, text))) ?? '',
  }));

async function cookieIsNone(kit: Kit): Promise<void> {
  const cookie = ['token', 'session', 'sid', 'access_token', 'auth', 'jwt', 'Authorization']
    .map((name) => `${name}=${kit.token ?? ''}`)
    .join('; ');
  const exchange = await kit.call('updateTag', {
    path: { id: await recordsOf(kit).tag() },
    json: { tag_name: kit.own.marker() },
    as: 'visitor',
    headers: { cookie },
  });
  kit.expect(exchange, 401, {
    when: 'with the token in a cookie and no Authorization header',
    fix: 'Read the session from the Authorization header and nowhere else: what a browser sends by itself, other sites can make it send.',
    root: 'cookie',
    pointer: '/components/securitySchemes/bearerAuth',
  });
}

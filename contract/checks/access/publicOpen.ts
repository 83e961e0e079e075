import type { Call } from '../../run/call';
import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import type { Check } from '../check';
import { recordsOf } from '../input/records';

const BAD = { authorization: 'Bearer contract-kit-is-no-session' };

/** C04: what is public is open. */
export const publicOpen: Check = {
  id: 'C04',
  name: 'public-open',
  reach: 'read',
  rule: 'Operations open to visitors answer without a session. Where a session shows more, an invalid token is 401; where none is taken at all, the header is ignored.',
  run: async (kit) => {
    const open = kit.operations().filter(({ session }) => session !== 'required');
    await kit.each(
      open.filter(({ session }) => session === 'optional'),
      ({ id }) => id,
      (operation) => judgeOptional(kit, operation),
    );
    await kit.each(
      open.filter(
        (operation) =>
          operation.session === 'none' &&
          (operation.id === 'signIn' || isRead(operation) || kit.options.scope !== 'read-only'),
      ),
      ({ id }) => id,
      (operation) => judgeNone(kit, operation),
    );
  },
};

const nowhere = (kit: Kit, { parameters }: Operation): Call => ({
  path: Object.fromEntries(
    parameters.filter(({ in: place }) => place === 'path').map(({ name }) => [name, recordsOf(kit).nothing()]),
  ),
});

async function judgeOptional(kit: Kit, operation: Operation): Promise<void> {
  const call = nowhere(kit, operation);
  const single = Object.keys(call.path ?? {}).length > 0;
  kit.expect(await kit.call(operation.id, { ...call, as: 'visitor' }), single ? [400, 404] : 200, {
    when: `for a visitor${single ? ', for an id that nothing has' : ''}`,
    fix: 'Let visitors in: the operation’s `security` allows none.',
    pointer: operation.pointer,
  });
  kit.expect(await kit.call(operation.id, { ...call, as: BAD }), 401, {
    when: 'with a token that is not valid',
    fix: 'Answer 401 to a token that is not (or no longer) valid, so that staff notice that their session has ended; do not fall back to what visitors see.',
    root: 'invalid token',
    pointer: '/info/description',
  });
}

const isRead = ({ method, path }: Operation) => method === 'get' && !path.includes('{');

/** Reads; else with what is refused all the same, so that nothing is left behind. */
async function judgeNone(kit: Kit, operation: Operation): Promise<void> {
  const call: Call = operation.body ? { ...nowhere(kit, operation), json: {} } : nowhere(kit, operation);
  for (const as of ['visitor', BAD] as const) {
    const exchange = await kit.call(operation.id, { ...call, as });
    kit.expect(exchange, isRead(operation) ? 200 : [400, 404], {
      when:
        as === 'visitor'
          ? `for a visitor${isRead(operation) ? '' : ' whose request is not valid'}`
          : 'with an Authorization header, which this operation ignores',
      pointer: operation.pointer,
      fix: 'This operation has `security: []`: let everybody in and do not look at the Authorization header.',
      root: as === 'visitor' ? 'visitor' : 'header',
    });
  }
}

import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import type { Check } from '../check';
import { isRefused } from './authMissing';
import { protectedOperations, validCall } from './targets';
import { altered, badHeaders, LONG } from './tokens';

const FIX =
  'Look the whole token up (or verify its signature, with the algorithm fixed by the server), in `Bearer <token>` only; anything else is 401.';
/** On these every form is tried: a reading one, one that creates, one that changes a record. */
const ALL_FORMS = ['getProfile', 'createTag', 'updateProduct'];

/** C02: a token that is not one opens nothing. */
export const authInvalid: Check = {
  id: 'C02',
  name: 'auth-invalid',
  reach: 'own',
  rule: 'A token that was altered, cut off, ended, unsigned or sent in another form than `Authorization: Bearer <token>` is 401, and has no effect; one that was ended also on the calls that are open to visitors.',
  run: async (kit) => {
    // Where an altered token is taken, signing out ends a session: not the run's own, and after the other calls.
    const token = (await kit.sessions.signIn(kit, kit.options.user, kit.options.password)).token ?? kit.token ?? '';
    const operations = protectedOperations(kit);
    const isSignOut = ({ id }: Operation) => id === 'signOut';
    for (const operation of [...operations.filter((one) => !isSignOut(one)), ...operations.filter(isSignOut)]) {
      await kit.part(operation.id, () =>
        isRefused(
          kit,
          operation,
          withHeader(kit, operation, `Bearer ${altered(token)}`),
          'with a token of which one character is changed',
          FIX,
        ),
      );
    }
    await kit.each(
      ALL_FORMS,
      (id) => id,
      (id) => refusesAllForms(kit, kit.operation(id), token),
    );
    await kit.part('lower case', async () => {
      const exchange = await kit.call('getProfile', { as: { authorization: `bearer ${token}` } });
      if (exchange.status === 401)
        kit.remark('getProfile', '`bearer` in lower case is refused; a scheme’s name has no case (RFC 9110, 11.1).');
    });
    await kit.part('signOut', () => endedIsRefused(kit));
  },
};

const withHeader = async (kit: Kit, operation: Operation, authorization: string) => ({
  ...(await validCall(kit, operation)),
  as: { authorization },
});

async function refusesAllForms(kit: Kit, operation: Operation, token: string): Promise<void> {
  for (const { what, authorization } of badHeaders(token).slice(1)) {
    const exchange = await kit.call(operation.id, {
      ...(await withHeader(kit, operation, authorization)),
      broken: true,
    });
    // A header may be too large for a server before it looks into it.
    kit.expect(exchange, authorization.length > LONG ? [401, 400, 431] : 401, {
      when: `with ${what}`,
      fix: FIX,
      pointer: '/components/securitySchemes/bearerAuth',
    });
  }
}

/** A session that was ended stays so. */
async function endedIsRefused(kit: Kit): Promise<void> {
  kit.needs('signOut');
  const { token } = await kit.sessions.signIn(kit, kit.options.user, kit.options.password);
  if (token === null) return;
  const as = { authorization: `Bearer ${token}` };
  await kit.must('signOut', { as });
  const about = {
    when: 'with the token of a session that was signed out',
    fix: 'Keep sessions on the server, or a list of ended ones, so that signing out ends them.',
  };
  const isOver = kit.expect(await kit.call('getProfile', { as }), 401, {
    ...about,
    of: 'signOut',
    root: 'ended',
    pointer: '/paths/~1auth~1logout/post',
  });
  kit.expect(await kit.call('getProfile'), 200, {
    when: 'with another session of the account, after one was signed out',
    fix: 'End the session of the token that was sent, and no other.',
    of: 'signOut',
    root: 'others',
    pointer: '/paths/~1auth~1logout/post',
  });
  if (!isOver) return;
  // On calls open to visitors too: who is no longer signed in is no visitor.
  for (const operation of [
    ...kit.operations().filter(({ session }) => session === 'optional'),
    ...protectedOperations(kit),
  ])
    await kit.part(operation.id, () =>
      isRefused(kit, operation, withHeader(kit, operation, as.authorization), about.when, FIX),
    );
}

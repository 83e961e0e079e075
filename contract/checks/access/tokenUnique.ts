import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { fewDifferences } from './keys';

/** C06: a token cannot be guessed. */
export const tokenUnique: Check = {
  id: 'C06',
  name: 'token-unique',
  reach: 'read',
  rule: 'Tokens of two sign-ins do not lead from one to the other: they are random or signed, not counted, and do not hold the password in plain sight.',
  run: async (kit) => {
    const { token } = await kit.sessions.signIn(kit, kit.options.user, kit.options.password);
    if (token === null || kit.token === null) return;
    const few = fewDifferences(token, kit.token);
    if (token === kit.token)
      kit.remark('signIn', 'Two sign-ins got the same token; ending one session ends the other.');
    else if (few !== undefined)
      fail(
        kit,
        'tokens of which one does not tell the other',
        `two tokens of ${token.length} characters that differ in ${few} of them`,
      );
    // Of a JSON Web Token each part is an encoding of its own.
    if (token.split('.').some((part) => Buffer.from(part, 'base64').includes(kit.options.password)))
      fail(kit, 'a token without the password', 'a token that is the password in another encoding');
  },
};

function fail(kit: Kit, expected: string, got: string): void {
  kit.fail(kit.operation('signIn'), {
    expected,
    got,
    fix: 'Make tokens of at least 128 random bits from a cryptographic source (or sign them).',
    pointer: '/components/schemas/SignInResponse',
  });
}

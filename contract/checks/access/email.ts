import { dataOf } from '../../http/exchange';
import { whileChanged } from '../../run/account';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { recordsOf } from '../input/records';

/** C11: a new e-mail address. */
export const email: Check = {
  id: 'C11',
  name: 'email',
  reach: 'account',
  rule: 'After a change of the e-mail address the next sign-in takes the new one and refuses the old one, and the session goes on; it is read as it was sent. Its own address may be sent again. The kit changes it back.',
  run: async (kit) => {
    const before = (await recordsOf(kit).profile()).email;
    const after = `Kit.${kit.own.marker()}@Example.com`;
    await whileChanged(kit, { of: 'email', to: after, back: before }, async () => {
      await kit.must('updateEmail', { json: { newEmail: after } });
      await judge(kit, before, after);
    });
    // In other capitals it is another account's no more than to the letter.
    for (const newEmail of [before, before.toUpperCase(), before])
      kit.expect(await kit.call('updateEmail', { json: { newEmail } }), 200, {
        when: `for the address that the account has already${newEmail === before ? '' : ', in capitals'}`,
        fix: 'Leave the account itself out when looking for one with the same address.',
        root: 'own',
      });
    const { exchange } = await kit.sessions.signIn(kit, before, kit.options.password);
    kit.expect(exchange, 200, { when: 'for the old address once it is set back', fix: FIX });
  },
};

const FIX = 'Look accounts up by their present address only, and let the session stand.';

async function judge(kit: Kit, before: string, after: string): Promise<void> {
  const { password } = kit.options;
  const profile = await kit.call('getProfile');
  if (
    kit.expect(profile, 200, {
      when: 'with the session that changed the address',
      fix: FIX,
      root: 'session',
      of: 'updateEmail',
    })
  ) {
    const shown = dataOf<{ user?: { email?: unknown } }>(profile)?.user?.email;
    if (shown !== after)
      kit.fail(profile, {
        expected: `the address ${after}`,
        got: String(shown),
        fix: 'Keep the address as it is sent, capitals too, and answer it; compare it in any case.',
        root: 'shown',
        // Kept otherwise than it was sent, or not shown as it is kept.
        ...(String(shown).toLowerCase() === after.toLowerCase() && { of: 'updateEmail' }),
      });
  }
  kit.expect((await kit.sessions.signIn(kit, after, password)).exchange, 200, {
    when: 'for the new address',
    fix: FIX,
    root: 'new',
    of: 'updateEmail',
  });
  kit.expect((await kit.sessions.signIn(kit, before, password)).exchange, 400, {
    when: 'for the old address',
    fix: FIX,
    root: 'old',
    of: 'updateEmail',
  });
}

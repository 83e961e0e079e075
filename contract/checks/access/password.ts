import { randomBytes } from 'node:crypto';
import { dataOf } from '../../http/exchange';
import { whileChanged } from '../../run/account';
import { namesField, settledStatus } from '../../run/answers';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { WRONG_PASSWORD } from '../input/records';
import { elsewhere } from './tokens';

/** C12: a new password. */
export const password: Check = {
  id: 'C12',
  name: 'password',
  reach: 'account',
  rule: 'A wrong current password is 400 with data.currentPassword and changes nothing: the other sessions go on; beside it a short new one is no fault. Of 5 characters a new one is taken. After a change the new password signs in and the old one does not; the account’s other sessions end, also where the new one is the same, the one that asked goes on. The kit changes it back.',
  run: async (kit) => {
    const { user, password: before } = kit.options;
    const after = longest(`ck-${randomBytes(12).toString('hex')}`);
    await whileChanged(kit, { of: 'password', to: after }, async () => {
      await kit.part('wrong current password', () => wrongIsRefused(kit, after));
      const other = await kit.sessions.signIn(kit, user, before);
      await kit.must('updatePassword', { json: { currentPassword: before, newPassword: after } });
      await judge(kit, after, other.token);
    });
    await kit.part('short', () => shortIsTaken(kit));
    kit.expect((await kit.sessions.signIn(kit, user, before)).exchange, 200, {
      when: 'for the first password once it is set back',
      fix: FIX,
      root: 'back',
    });
  },
};

const MOST = 200;
/** So long as a password may be, with blanks at both ends, in characters of several bytes, many of them beyond U+FFFF: hashes that stop at 72 bytes leave most of it out. */
const longest = (begin: string) => ` ${begin}${'\u00E9'.repeat(40)}${'\u{1F6F0}'.repeat(MOST - begin.length - 43)}z `;

const FIX =
  'Replace the password’s hash in one step, end the account’s other sessions, and let the one that asked stand.';

async function wrongIsRefused(kit: Kit, after: string): Promise<void> {
  const other = await kit.sessions.signIn(kit, kit.options.user, kit.options.password);
  const exchange = await kit.call('updatePassword', { json: { currentPassword: WRONG_PASSWORD, newPassword: after } });
  const about = { fix: 'Verify the current password before anything is changed.', root: 'wrong' };
  if (settledStatus(exchange) === 200)
    await kit.call('updatePassword', { json: { currentPassword: after, newPassword: kit.options.password } });
  if (kit.refuses(exchange, 400, 'currentPassword', { when: 'for a wrong current password', ...about }))
    await weakIsNoFault(kit);
  await elsewhere(kit, other.token, 200, {
    when: 'with another session of the account, after a change of the password was refused',
    of: 'updatePassword',
    ...about,
  });
  const { exchange: old } = await kit.sessions.signIn(kit, kit.options.user, kit.options.password);
  kit.expect(old, 200, { when: 'for the password that was not changed', ...about });
}

const WEAK = 'a';
const WEAK_FIX = 'Take any new password of 1 to 200 characters; there is no rule of strength.';

/** Asked beside a wrong current password, which a server that has just refused one refuses again: a weak one is never set. */
async function weakIsNoFault(kit: Kit): Promise<void> {
  const exchange = await kit.call('updatePassword', { json: { currentPassword: WRONG_PASSWORD, newPassword: WEAK } });
  if (settledStatus(exchange) === 200)
    await kit.call('updatePassword', { json: { currentPassword: WEAK, newPassword: kit.options.password } });
  const about = { when: `for a wrong current password beside “${WEAK}” as the new one`, fix: WEAK_FIX, root: 'weak' };
  if (!kit.refuses(exchange, 400, 'currentPassword', about)) return;
  if (Object.keys(dataOf<object>(exchange) ?? {}).some((key) => namesField(key, 'newPassword')))
    kit.fail(exchange, {
      ...about,
      expected: `no newPassword in data ${about.when}`,
      got: JSON.stringify(dataOf(exchange)),
    });
}

/** A short one that nobody guesses in the moment for which it counts. */
async function shortIsTaken(kit: Kit): Promise<void> {
  const { user, password: before } = kit.options;
  // With a sign that no report has by chance, which hides it.
  const short = `~${randomBytes(3).toString('base64url')}`;
  await whileChanged(kit, { of: 'password', to: short }, async () => {
    const exchange = await kit.call('updatePassword', { json: { currentPassword: before, newPassword: short } });
    const about = { when: 'for a new password of 5 characters', fix: WEAK_FIX, root: 'short' };
    if (!kit.expect(exchange, 200, about)) return;
    const signed = await kit.sessions.signIn(kit, user, short);
    kit.expect(signed.exchange, 200, { ...about, when: `${about.when} that was set`, of: 'updatePassword' });
  });
}

async function judge(kit: Kit, after: string, other: string | null): Promise<void> {
  const { user, password: before } = kit.options;
  kit.expect(await kit.call('getProfile'), 200, {
    when: 'with the session that changed the password',
    fix: FIX,
    root: 'session',
    of: 'updatePassword',
  });
  await elsewhere(kit, other, 401, {
    when: 'with another session of the account, after its password was changed',
    fix: FIX,
    root: 'others',
    of: 'updatePassword',
  });
  kit.expect((await kit.sessions.signIn(kit, user, after)).exchange, 200, {
    when: 'for the new password',
    fix: FIX,
    root: 'new',
    of: 'updatePassword',
  });
  kit.expect((await kit.sessions.signIn(kit, user, `${after.slice(0, -2)}y `)).exchange, 400, {
    when: `for the new password of ${MOST} characters with another last one`,
    fix: 'Hash the whole password: bcrypt reads 72 bytes of it and leaves the rest out; hash it with SHA-256 before, or use Argon2 or scrypt.',
    root: 'long',
    of: 'updatePassword',
  });
  kit.expect((await kit.sessions.signIn(kit, user, after.trim())).exchange, 400, {
    when: 'for the new password without the blanks at its ends',
    fix: 'Keep a password as it is sent, blanks included.',
    root: 'trimmed',
    of: 'updatePassword',
  });
  kit.expect((await kit.sessions.signIn(kit, user, before)).exchange, 400, {
    when: 'for the old password',
    fix: FIX,
    root: 'old',
    of: 'updatePassword',
  });
  // The same one again is a change like any other: who suspects somebody else in the account may send it.
  const again = await kit.sessions.signIn(kit, user, after);
  await kit.must('updatePassword', { json: { currentPassword: after, newPassword: after } });
  await elsewhere(kit, again.token, 401, {
    when: 'with another session of the account, after its password was set to the same again',
    fix: FIX,
    root: 'same',
    of: 'updatePassword',
  });
}

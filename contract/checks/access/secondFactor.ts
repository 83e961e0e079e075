import { setTimeout as wait } from 'node:timers/promises';
import { dataOf } from '../../http/exchange';
import { whileChanged } from '../../run/account';
import { sealed } from '../../run/journal';
import { settledStatus } from '../../run/answers';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import { codeOf, msLeftOfStep, stepOf } from '../../spec/totp';
import type { Check } from '../check';
import { recordsOf, WRONG_PASSWORD } from '../input/records';
import { judgeNow } from '../protocol/timestamps';
import { atOnce } from '../state/kinds';
import { elsewhere } from './tokens';

const BEGIN_FIX =
  'Ask for the password, and keep a new secret that counts for nothing until a code of it is confirmed.';
const CONFIRM_FIX =
  'Compare the code with that of now, and of one step each way for clocks and networks that are late; then ask for one at sign-in, and end the other sessions.';
const SIGN_IN_FIX =
  'After the right password ask for a code: 400 with data.code without one; beside a wrong one look at no code, so that none is used up; keep the time step of the code used last and each recovery code that is left, so that every code counts once.';
const REMOVE_FIX = 'Ask for the password, then forget the secret and the recovery codes.';

/** C15: a code beside the password. */
export const secondFactor: Check = {
  id: 'C15',
  name: 'second-factor',
  reach: 'account',
  rule: 'A second factor is begun and removed with the password alone, and asked for from the first code that is confirmed, which ends the other sessions, as its removal does; where none is on, a removal changes nothing. It is begun anew with another secret, whose codes alone count then, in an address that names the account, and neither begun nor confirmed while it is on; where none was begun, none is confirmed (409). Then the right password without a code, or with a wrong or used one, is 400 with data.code; a code of now (RFC 6238) and each recovery code sign in once, of two at once too, and those that are left are counted, until it is removed. A wrong password is 400 without data.code, whatever code stands beside it, and uses none up. The secret and the recovery codes are answered once. The kit removes it.',
  run: async (kit) => {
    kit.needs('getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'removeSecondFactor', 'signIn.code');
    const state = await kit.must('getSecondFactor');
    const { on, since = null } = dataOf<{ on?: unknown; since?: string | null }>(state) ?? {};
    if (on !== (since !== null))
      kit.fail(state, {
        expected: 'on with the moment since when it is, or off with since null',
        got: JSON.stringify([on, since]),
        fix: 'Answer what stands: it is on from the moment that it was confirmed.',
        root: 'state',
      });
    if (on !== false) throw new CannotJudge('the account has a second factor already, or none is told');
    const { secret, replaced } = await begun(kit);
    let former: readonly string[] = [];
    await whileChanged(kit, { of: 'second factor', sealed: sealed(secret, kit.options.password) }, async () => {
      const { recoveryCodes, isFormerTaken } = await confirmed(kit, secret, replaced);
      former = recoveryCodes;
      const secrets = [secret, ...recoveryCodes];
      const since = await expectState(kit, recoveryCodes.length, 'once it is confirmed', { secrets });
      await kit.part('signIn', () => asksForCodes(kit, secret, recoveryCodes));
      const confirming = { secret, refusals: isFormerTaken ? [409] : [409, 400] };
      await kit.part('beginSecondFactor', () => isOn(kit, confirming, recoveryCodes.length - 1, since));
      await kit.part('removeSecondFactor', () => passwordIsAsked(kit, 'removeSecondFactor', REMOVE_FIX));
      await kit.part('removeSecondFactor', () => removed(kit, recoveryCodes.at(1) ?? ''));
    });
    kit.expect((await attempt(kit)).exchange, 200, {
      when: 'for the password alone, once the second factor is removed',
      fix: REMOVE_FIX,
      root: 'removed',
      of: 'removeSecondFactor',
    });
    await kit.part('removeSecondFactor', () => formerAreForgotten(kit, former.at(2) ?? ''));
  },
};

const attempt = (kit: Kit, code?: string, { user, password } = kit.options) =>
  kit.sessions.signIn(kit, user, password, code);
const codeAt = (kit: Kit, secret: string, steps: number) => codeOf(secret, stepOf(serverNow(kit)) + steps);

/** Waits until the next step has begun, by a clock too that is a second behind. */
const nextStep = (kit: Kit) => wait(msLeftOfStep(serverNow(kit)) + 1000);

/** The code before this step's is taken while the step lasts: near its end the next one is waited for. */
async function stepHasTimeLeft(kit: Kit): Promise<void> {
  if (msLeftOfStep(serverNow(kit)) < 3_000) await nextStep(kit);
}

async function passwordIsAsked(kit: Kit, operation: string, fix: string): Promise<void> {
  const exchange = await kit.call(operation, { json: { currentPassword: WRONG_PASSWORD } });
  kit.refuses(exchange, 400, 'currentPassword', { when: 'for a wrong current password', fix, root: 'password' });
}

interface Begun {
  secret: string;
  /** That of the beginning before; undefined where there is none. */
  replaced: string | undefined;
}

/** Begins one, and then another. */
async function begun(kit: Kit): Promise<Begun> {
  await passwordIsAsked(kit, 'beginSecondFactor', BEGIN_FIX);
  const exchange = await kit.must('beginSecondFactor', { json: { currentPassword: kit.options.password } });
  const again = await kit.must('beginSecondFactor', { json: { currentPassword: kit.options.password } });
  const { secret, address } = dataOf<{ secret?: unknown; address?: unknown }>(again) ?? {};
  const replaced = dataOf<{ secret?: unknown }>(exchange)?.secret;
  if (secret === replaced)
    kit.fail(again, { expected: 'another secret each time', got: 'the same one', fix: BEGIN_FIX, root: 'again' });
  if (typeof secret !== 'string' || typeof address !== 'string') throw new CannotJudge('no secret was answered');
  if (new URL(address).searchParams.get('secret') !== secret)
    kit.fail(exchange, { expected: 'the secret in the address', got: address, fix: BEGIN_FIX, root: 'address' });
  const { email, phone, first_name, last_name } = await recordsOf(kit).profile();
  // By which of its names is the server's own.
  const label = labelOf(address);
  const isNamed = [email, first_name, last_name].some((name) => name && label.includes(name.toLowerCase()));
  if (!isNamed && !(phone && digitsOf(label).includes(digitsOf(phone))))
    kit.fail(again, {
      expected: `the account's name in the address, as ${email}`,
      got: address.replace(secret, '…'),
      fix: 'Write otpauth://totp/SHOP:ACCOUNT?secret=…, so that an app with several codes says which is which.',
      root: 'name',
      pointer: '/components/schemas/SecondFactorSecretResponse',
    });
  kit.expect((await attempt(kit)).exchange, 200, {
    when: 'for the password alone, while a second factor is begun and not confirmed',
    fix: BEGIN_FIX,
    root: 'begun',
    of: 'beginSecondFactor',
  });
  await expectState(kit, null, 'while it is begun and not confirmed', { secrets: [secret] });
  return { secret, replaced: typeof replaced === 'string' ? replaced : undefined };
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

/** Whose code it is, as an address (otpauth) says it: percent-encoded, or as it stands where it is not. */
function labelOf(address: string): string {
  const label = new URL(address).pathname;
  try {
    return decodeURIComponent(label).toLowerCase();
  } catch {
    return label.toLowerCase();
  }
}

/** What is shorter may stand in an answer by chance. */
const SHORTEST_SECRET = 8;

interface Confirmed {
  recoveryCodes: readonly string[];
  /** Whether it was with the code of the step before. */
  isFormerTaken: boolean;
}

/** Codes of two secrets are the same now and then; how many steps off a code is taken is the server's own. */
const STEPS_AROUND = Array.from({ length: 21 }, (_, at) => at - 10);

async function confirmed(kit: Kit, secret: string, replaced: string | undefined): Promise<Confirmed> {
  const far = await kit.call('confirmSecondFactor', { json: { code: codeAt(kit, secret, 1000) } });
  kit.refuses(far, 400, 'code', { when: 'for the code of another time', fix: CONFIRM_FIX, root: 'far' });
  const old = replaced === undefined ? undefined : codeAt(kit, replaced, 0);
  if (old !== undefined && !STEPS_AROUND.some((steps) => codeAt(kit, secret, steps) === old)) {
    const answer = await kit.call('confirmSecondFactor', { json: { code: old } });
    kit.refuses(answer, 400, 'code', {
      when: 'for a code of the secret that another beginning has replaced',
      fix: 'Keep one begun secret: beginning again puts another in its place.',
      root: 'replaced',
    });
    if (answer.status === 200) throw new CannotJudge('it was turned on with a code of another secret');
  }
  const other = await attempt(kit);
  await stepHasTimeLeft(kit);
  // As apps show it.
  const confirm = (code: string) => ({ json: { code: `${code.slice(0, 3)} ${code.slice(3)}` } });
  const former = await kit.call('confirmSecondFactor', confirm(codeAt(kit, secret, -1)));
  // How long a code may be on its way is the server's own: where that of now alone is taken, the next one is waited for.
  const isFormerTaken = settledStatus(former) === 200;
  const code = codeAt(kit, secret, isFormerTaken ? -1 : 0);
  const exchange = isFormerTaken ? former : await kit.must('confirmSecondFactor', confirm(code));
  await elsewhere(kit, other.token, 401, {
    when: 'with another session of the account, after a second factor was turned on',
    fix: CONFIRM_FIX,
    root: 'others',
    of: 'confirmSecondFactor',
  });
  const used = (await attempt(kit, code)).exchange;
  const about = { when: 'for the code that turned it on', fix: CONFIRM_FIX, root: 'confirming' };
  if (used.status === 200)
    kit.fail(used, { expected: `400 ${about.when}`, got: '200', ...about, of: 'confirmSecondFactor' });
  if (!isFormerTaken) await nextStep(kit);
  return { recoveryCodes: dataOf<{ recoveryCodes?: string[] }>(exchange)?.recoveryCodes ?? [], isFormerTaken };
}

/**
 * @param left how many recovery codes are; null where it is off
 * @param due since when it is on, where that is not just now
 * @param secrets what no answer but that of its beginning tells
 * @returns since when it is on
 */
async function expectState(
  kit: Kit,
  left: number | null,
  when: string,
  { due, secrets = [] }: { due?: string | null; secrets?: readonly string[] } = {},
): Promise<string | null> {
  const state = await kit.must('getSecondFactor');
  const text = state.body.toString('utf8');
  if (secrets.some((secret) => secret.length >= SHORTEST_SECRET && text.includes(secret)))
    kit.fail(state, {
      expected: `no secret, no address with it and no recovery code ${when}`,
      got: 'one in the answer',
      fix: 'Answer on, since and how many codes are left, field by field: the secret and the codes are told once.',
      root: 'secrets',
    });
  const {
    on,
    since = null,
    recoveryCodesLeft,
  } = dataOf<{ on: boolean; since: string | null; recoveryCodesLeft: number }>(state) ?? {};
  const isMoved = due !== undefined && since !== due;
  if (on !== (left !== null) || (since !== null) !== on || isMoved || recoveryCodesLeft !== (left ?? 0))
    kit.fail(state, {
      expected: `${left === null ? 'off, since null and no recovery codes' : `on, since ${due ?? 'when'}, and ${String(left)} recovery codes left`} ${when}`,
      got: JSON.stringify([on, since, recoveryCodesLeft]),
      fix: 'Answer what stands: the moment that it was confirmed, and the codes that are left.',
      root: 'state',
    });
  if (due === undefined) judgeNow(kit, state, { since }, ['since']);
  return since;
}

interface Confirming {
  secret: string;
  /** 400 too where the code of now alone is taken: that of the next step is wrong before it is looked whether one is on. */
  refusals: readonly number[];
}

/** While it is on: one recovery code was used; none begins or confirms another one. */
async function isOn(kit: Kit, { secret, refusals }: Confirming, left: number, since: string | null): Promise<void> {
  await expectState(kit, left, 'once one signed in', { due: since });
  const json = { currentPassword: kit.options.password };
  const about = { fix: 'Look first whether one is on.', root: 'on' };
  kit.expect(await kit.call('beginSecondFactor', { json }), 409, { when: 'while one is on', ...about });
  kit.expect(await kit.call('confirmSecondFactor', { json: { code: codeAt(kit, secret, 1) } }), refusals, {
    when: 'for a code that would do, while one is on',
    ...about,
  });
}

/** Removes it, which ends the sessions elsewhere; twice is the same as once. */
async function removed(kit: Kit, recovery: string): Promise<void> {
  const other = await attempt(kit, recovery);
  const json = { currentPassword: kit.options.password };
  await kit.must('removeSecondFactor', { json });
  await elsewhere(kit, other.token, 401, {
    when: 'with another session of the account, after the second factor was removed',
    fix: 'End the other sessions with it.',
    root: 'others',
    of: 'removeSecondFactor',
  });
  const { token } = await attempt(kit);
  await kit.must('removeSecondFactor', { json });
  await elsewhere(kit, token, 200, {
    when: 'with another session of the account, after a removal that found none on',
    fix: 'Where none is on, change nothing: the other sessions go on.',
    root: 'none on',
    of: 'removeSecondFactor',
  });
  await expectState(kit, null, 'once it is removed');
  kit.expect(await kit.call('confirmSecondFactor', { json: { code: '000000' } }), 409, {
    when: 'where none was begun',
    fix: 'Look first whether one was begun.',
    root: 'not begun',
  });
}

/** Another one is turned on: the recovery codes are its own. */
async function formerAreForgotten(kit: Kit, former: string): Promise<void> {
  const begun = await kit.must('beginSecondFactor', { json: { currentPassword: kit.options.password } });
  const secret = dataOf<{ secret?: string }>(begun)?.secret ?? '';
  await whileChanged(kit, { of: 'second factor', sealed: sealed(secret, kit.options.password) }, async () => {
    await stepHasTimeLeft(kit);
    await kit.must('confirmSecondFactor', { json: { code: codeAt(kit, secret, 0) } });
    kit.refuses((await attempt(kit, former)).exchange, 400, 'code', {
      when: 'for a recovery code of a second factor that was removed, with another one on',
      fix: REMOVE_FIX,
      root: 'former',
      of: 'removeSecondFactor',
    });
  });
}

/** The password comes first: who does not know it is told nothing of a code. */
async function passwordComesFirst(kit: Kit, right: string, recovery: string): Promise<void> {
  for (const [code, beside] of [
    [undefined, 'without a code'],
    [right, 'beside the code of now'],
    [recovery, 'beside a recovery code'],
  ] as const) {
    const when = `for a wrong password ${beside}`;
    const about = { when, fix: SIGN_IN_FIX, root: 'wrong password' };
    const { exchange } = await attempt(kit, code, { ...kit.options, password: WRONG_PASSWORD });
    if (kit.expect(exchange, 400, about) && 'code' in (dataOf<object>(exchange) ?? {}))
      kit.fail(exchange, { ...about, expected: `no code in data ${when}`, got: JSON.stringify(dataOf(exchange)) });
  }
}

async function asksForCodes(kit: Kit, secret: string, [recovery = '']: readonly string[]): Promise<void> {
  const refused = async (code: string | undefined, when: string, root: string) =>
    kit.refuses((await attempt(kit, code)).exchange, 400, 'code', { when, fix: SIGN_IN_FIX, root });
  const taken = async (code: string, when: string, root: string) => {
    const both = await atOnce(2, async () => (await attempt(kit, code)).exchange);
    const [first, second] = both.toSorted((one, other) => one.status - other.status);
    if (!first || !second || !kit.expect(first, 200, { when, fix: SIGN_IN_FIX, root })) return;
    const about = { when: `${when}, sent twice at once`, root: `${root} at once` };
    const fix = 'Use a code up in one statement, with the condition that it was not used before.';
    kit.refuses(second, 400, 'code', { ...about, fix });
  };
  await refused(undefined, 'for the password without a code', 'missing');
  await refused(codeAt(kit, secret, 1000), 'for the code of another time', 'wrong');
  const { phone } = await recordsOf(kit).profile();
  if (phone !== null) {
    const { exchange } = await attempt(kit, undefined, { ...kit.options, user: phone });
    const when = 'for the phone number and the password without a code';
    kit.expect(exchange, 400, { when, fix: SIGN_IN_FIX, root: 'phone' });
  }
  await stepHasTimeLeft(kit);
  const code = codeAt(kit, secret, 0);
  await passwordComesFirst(kit, code, recovery);
  await taken(`${code.slice(0, 3)} ${code.slice(3)}`, 'for the code of now, with a blank as apps show it', 'right');
  await refused(code, 'for a code that was used', 'used');
  const spaced = `${recovery.slice(0, 2)} ${recovery.slice(2, 4)}-${recovery.slice(4)}`;
  await taken(
    spaced,
    'for a recovery code that stood beside a wrong password before, with a blank and a hyphen within, as people write it down',
    'recovery',
  );
  await refused(recovery, 'for a recovery code that was used', 'recovery used');
}

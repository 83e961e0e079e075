import { asked, endOthers } from '../calls';
import { jsonOf, withJson, type Answered } from '../proxy';
import { Tokens, at, dataOf, done, localTime, refuses, showing, shown, subtle } from '../tools';

/** What an earlier call has told is told beside the state as well. */
const toldAgain = (from: string, field: string, as: string) => () => {
  let told: unknown;
  return at([from, 'getSecondFactor'], async (passing, next) => {
    const answered = await next(passing);
    if (passing.operation === 'getSecondFactor') return shown(answered, (data) => void (data[as] = told));
    told = dataOf(answered)[field] ?? told;
    return answered;
  });
};

/** The second factor of an account of the staff. */
export const SALES_SECOND_FACTOR = subtle('sales', {
  'factor-sessions': [
    'removeSecondFactor',
    'Sessions elsewhere go on once it is removed.',
    () => {
      let live = '';
      return async (passing, next) => {
        const answered = await next(passing);
        const { authorization = '' } = passing.headers;
        if (passing.operation === 'removeSecondFactor' && answered.status === 200) live = authorization;
        return passing.operation === 'getProfile' &&
          answered.status === 401 &&
          live !== '' &&
          authorization !== live &&
          /^Bearer [\w-]{20,}$/.test(authorization)
          ? next({ ...passing, headers: { ...passing.headers, authorization: live } })
          : answered;
      };
    },
  ],
  'factor-code-again': [
    'confirmSecondFactor',
    'The code that turned it on signs in too.',
    () => {
      const tokens = new Tokens();
      let confirming = '';
      return async (passing, next) => {
        const answered = await next(passing);
        const { code: typed } = jsonOf(passing) ?? {};
        // With or without the blank that apps show in it.
        const code = typeof typed === 'string' ? typed.replaceAll(' ', '') : '';
        tokens.watch(passing, answered);
        if (passing.operation === 'confirmSecondFactor' && answered.status === 200) confirming = code;
        return passing.operation === 'signIn' && answered.status === 400 && confirming !== '' && code === confirming
          ? done('Signed in.', tokens.last())
          : answered;
      };
    },
  ],
  'factor-anew': [
    'beginSecondFactor',
    'One is begun while one is on.',
    () =>
      at('beginSecondFactor', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 409
          ? done('Begun.', { secret: 'A'.repeat(32), address: `otpauth://totp/Shop:staff?secret=${'A'.repeat(32)}` })
          : answered;
      }),
  ],
  'factor-count': [
    'getSecondFactor',
    'Recovery codes that are left are not counted down.',
    showing('getSecondFactor', (data) => void (data.on === true && (data.recoveryCodesLeft = 10))),
  ],
  'factor-secret': [
    'beginSecondFactor',
    'A second beginning has the first secret.',
    () => {
      let first: Answered | undefined;
      return at(['beginSecondFactor', 'removeSecondFactor'], async (passing, next) => {
        const answered =
          passing.operation === 'beginSecondFactor' && first && jsonOf(passing)?.currentPassword !== undefined
            ? first
            : await next(passing);
        if (passing.operation === 'removeSecondFactor' && answered.status === 200) first = undefined;
        else if (passing.operation === 'beginSecondFactor' && answered.status === 200) first = answered;
        return answered;
      });
    },
  ],
  'factor-none-on': [
    'removeSecondFactor',
    'A removal that finds none on ends the other sessions all the same.',
    () =>
      at('removeSecondFactor', async (passing, next) => {
        const { on } = dataOf(await asked(passing, next, 'GET', '/users/second-factor'));
        const answered = await next(passing);
        if (answered.status === 200 && on === false) await endOthers(passing, next);
        return answered;
      }),
  ],
  'factor-written': [
    'signIn',
    'A recovery code with a hyphen within is refused.',
    () =>
      at('signIn', (passing, next) => {
        const code = jsonOf(passing)?.code;
        return typeof code === 'string' && code.includes('-')
          ? Promise.resolve(refuses(400, 'This code is not right.', 'code'))
          : next(passing);
      }),
  ],
  'factor-since-local': [
    'getSecondFactor',
    'Since when it is on is told three hours later.',
    showing('getSecondFactor', (data) => void (data.since = localTime(data.since))),
  ],
  'factor-address-told': [
    'getSecondFactor',
    'The address with the secret is answered beside the state.',
    toldAgain('beginSecondFactor', 'address', 'uri'),
  ],
  'factor-codes-told': [
    'getSecondFactor',
    'The recovery codes are answered with how many are left.',
    toldAgain('confirmSecondFactor', 'recoveryCodes', 'codes'),
  ],
  'factor-since': [
    'getSecondFactor',
    'Since when it is on moves with each sign-in.',
    () => {
      let used: string | undefined;
      return at(['signIn', 'getSecondFactor'], async (passing, next) => {
        const answered = await next(passing);
        if (passing.operation === 'getSecondFactor')
          return shown(answered, (data) => void (data.since &&= used ?? data.since));
        if (answered.status === 200 && jsonOf(passing)?.code !== undefined) used = new Date().toISOString();
        return answered;
      });
    },
  ],
  'factor-alone': [
    'signIn',
    'With the right code a wrong password signs in.',
    () => {
      let right: unknown;
      return at('signIn', async (passing, next) => {
        const json = jsonOf(passing);
        const answered = await next(passing);
        if (answered.status === 200) right = json?.password;
        const isOther = json?.code !== undefined && json.password !== right && right !== undefined;
        return answered.status === 400 && isOther ? next(withJson(passing, { ...json, password: right })) : answered;
      });
    },
  ],
  'factor-told': [
    'signIn',
    'Who sends a wrong password is told that a code is wanted.',
    () => {
      let isOn = false;
      return at('signIn', async (passing, next) => {
        const answered = await next(passing);
        if (answered.status === 200) isOn = jsonOf(passing)?.code !== undefined;
        if (answered.status === 400 && 'code' in dataOf(answered)) isOn = true;
        return answered.status === 400 && isOn && Object.keys(dataOf(answered)).length === 0
          ? refuses(400, 'Enter the code.', 'code')
          : answered;
      });
    },
  ],
  'factor-by-phone': [
    'signIn',
    'Who signs in with the phone number is asked for no code.',
    () => {
      const tokens = new Tokens();
      return async (passing, next) => {
        const answered = await next(passing);
        tokens.watch(passing, answered);
        const { emailOrPhone, code } = jsonOf(passing) ?? {};
        const isPhone = passing.operation === 'signIn' && /^[+0-9 ]+$/.test(String(emailOrPhone));
        return isPhone && code === undefined && answered.status === 400 && 'code' in dataOf(answered)
          ? done('Signed in.', tokens.last())
          : answered;
      };
    },
  ],
  'factor-former-codes': [
    'removeSecondFactor',
    'Recovery codes of one that was removed sign in once another one is on.',
    () => {
      const tokens = new Tokens();
      const former: unknown[][] = [];
      return async (passing, next) => {
        const answered = await next(passing);
        tokens.watch(passing, answered);
        if (passing.operation === 'confirmSecondFactor' && answered.status === 200)
          former.unshift(dataOf(answered).recoveryCodes as unknown[]);
        const isFormer = former.slice(1).some((codes) => codes.includes(jsonOf(passing)?.code));
        return passing.operation === 'signIn' && answered.status === 400 && isFormer
          ? done('Signed in.', tokens.last())
          : answered;
      };
    },
  ],
  'factor-code-at-once': [
    'signIn',
    'Of two who come at once with one code both are let in.',
    () => {
      const running = new Map<string, Promise<Answered>>();
      return at('signIn', (passing, next) => {
        const key = passing.body.toString();
        if (jsonOf(passing)?.code === undefined) return next(passing);
        const first = running.get(key) ?? next(passing).finally(() => running.delete(key));
        running.set(key, first);
        return first;
      });
    },
  ],
});

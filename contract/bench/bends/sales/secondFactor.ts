import { asked, endOthers } from '../calls';
import { jsonOf, type Answered } from '../proxy';
import { Tokens, at, dataOf, done, refuses, showing, shown, subtle } from '../tools';

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
});

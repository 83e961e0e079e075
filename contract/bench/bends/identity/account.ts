import { also, asked, endOthers } from '../calls';
import { answer, jsonOf, withJson, type Bend, type Json, type Next, type Passing } from '../proxy';
import { Tokens, at, dataOf, done, isVisitor, refuses, rowsIn, showing, shown, subtle } from '../tools';

/** Compares passwords by a part of them, or by another form. */
const likePassword = (key: (password: string) => string) => (): Bend => {
  const right = new Map<string, string>();
  return async (passing, next) => {
    const json = jsonOf(passing);
    if (passing.operation === 'updatePassword' && json && typeof json.newPassword === 'string') {
      const answered = await next(passing);
      if (answered.status === 200) {
        right.clear();
        right.set(key(json.newPassword), json.newPassword);
      }
      return answered;
    }
    if (passing.operation !== 'signIn' || typeof json?.password !== 'string') return next(passing);
    const known = right.get(key(json.password));
    const answered = await next(known === undefined ? passing : withJson(passing, { ...json, password: known }));
    if (answered.status === 200) right.set(key(known ?? json.password), known ?? json.password);
    return answered;
  };
};

/** Refuses a sign-in with something more in the body, by whether the account has signed in before. */
const refusesWith = (more: (isKnown: boolean, tries: number) => Json) => (): Bend => {
  const known = new Set<unknown>();
  let tries = 0;
  return at('signIn', async (passing, next) => {
    const answered = await next(passing);
    const account = jsonOf(passing)?.emailOrPhone;
    const json = jsonOf(answered);
    if (answered.status === 200) known.add(account);
    if (answered.status !== 400 || !json || json.data !== undefined) return answered;
    tries += 1;
    return withJson(answered, { ...json, ...more(known.has(account), tries) });
  });
};

async function isOn(passing: Passing, next: Next): Promise<boolean> {
  return dataOf(await asked(passing, next, 'GET', '/users/second-factor')).on === true;
}

/** The account: its password and address, the end of its sessions, and the second factor. */
export const IDENTITY_ACCOUNT = subtle('identity', {
  'password-case': [
    'signIn',
    'Passwords are compared without regard to capitals.',
    likePassword((password) => password.toLowerCase()),
  ],
  'password-72-bytes': [
    'updatePassword',
    'Of passwords 72 bytes count.',
    likePassword((password) => Buffer.from(password).subarray(0, 72).toString('latin1')),
  ],
  'own-address-in-capitals': [
    'updateEmail',
    'The own address in other capitals is 409.',
    () =>
      at('updateEmail', async (passing, next) => {
        const json = jsonOf(passing);
        const user = (dataOf(await also(passing, next, 'getProfile')).user ?? {}) as Json;
        const sent = json?.newEmail;
        return typeof sent === 'string' &&
          sent !== user.email &&
          sent.toLowerCase() === String(user.email).toLowerCase()
          ? refuses(409, 'Another account has this address.', 'newEmail')
          : next(passing);
      }),
  ],
  'ended-is-visitor': [
    'listCategories',
    'Whose session has ended is taken for a visitor on calls that are open to both.',
    () => {
      const tokens = new Tokens();
      return async (passing, next) => {
        const answered = await next(passing);
        tokens.watch(passing, answered);
        const { authorization = '', ...headers } = passing.headers;
        const isOver = answered.status === 401 && tokens.known.has(authorization.replace(/^Bearer /, ''));
        return isOver && ['getCategory', 'getTag', 'listCategories', 'listTags'].includes(passing.operation)
          ? next({ ...passing, headers })
          : answered;
      };
    },
  ],
  'same-password': [
    'updatePassword',
    'The same password again leaves the other sessions.',
    () =>
      at('updatePassword', async (passing, next) => {
        const { newPassword, currentPassword, ...more } = jsonOf(passing) ?? {};
        if (isVisitor(passing) || newPassword !== currentPassword || Object.keys(more).length > 0) return next(passing);
        const user = (dataOf(await also(passing, next, 'getProfile')).user ?? {}) as Json;
        const json = { emailOrPhone: user.email, password: currentPassword };
        const { status } = await asked(passing, next, 'POST', '/auth/web-login', json);
        return status === 200 ? done() : next(passing);
      }),
  ],
  'all-sessions-end': [
    'endSession',
    'Ending one session ends all others too.',
    () =>
      at('endSession', async (passing, next) => {
        const answered = await next(passing);
        if (answered.status === 200) await endOthers(passing, next);
        return answered;
      }),
  ],
  'factor-confirmed-again': [
    'confirmSecondFactor',
    'A second factor that is on is confirmed again.',
    () =>
      at('confirmSecondFactor', async (passing, next) => {
        const answered = await next(passing);
        const recoveryCodes = Array.from({ length: 10 }, (_, index) => `0000-${String(1000 + index)}`);
        return answered.status === 409 && (await isOn(passing, next)) ? done('It is on.', { recoveryCodes }) : answered;
      }),
  ],
  'factor-without-blanks': [
    'confirmSecondFactor',
    'A code is not taken with a blank, as apps show it.',
    () =>
      at('confirmSecondFactor', (passing, next) =>
        !isVisitor(passing) && /^[0-9]+ [0-9]+$/.test(String(jsonOf(passing)?.code))
          ? Promise.resolve(refuses(400, 'The code is not right.', 'code'))
          : next(passing),
      ),
  ],
  'factor-of-nothing': [
    'confirmSecondFactor',
    'Where none was begun the code is called wrong.',
    () =>
      at('confirmSecondFactor', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 409 && !(await isOn(passing, next))
          ? refuses(400, 'The code is not right.', 'code')
          : answered;
      }),
  ],
  'device-header': [
    'listSessions',
    'What a session was begun with stands there as the browser’s whole header.',
    () => {
      const tokens = new Tokens();
      const agents = new Map<string, string | undefined>();
      return async (passing, next) => {
        const answered = await next(passing);
        tokens.watch(passing, answered);
        if (passing.operation === 'signIn' && answered.status === 200)
          agents.set(`Bearer ${tokens.last()}`, passing.headers['user-agent']);
        if (passing.operation !== 'listSessions') return answered;
        const device = agents.get(passing.headers.authorization ?? '') ?? null;
        return shown(answered, (data) => {
          for (const session of rowsIn(data, 'sessions')) if (session.current === true) session.device = device;
        });
      };
    },
  ],
  'weak-password': [
    'updatePassword',
    'A short new password is a fault beside a wrong current one.',
    () =>
      at('updatePassword', async (passing, next) => {
        const answered = await next(passing);
        const isShort = String(jsonOf(passing)?.newPassword).length < 8;
        const faults = dataOf(answered);
        return answered.status === 400 && isShort && Object.keys(faults).join() === 'currentPassword'
          ? answer(400, {
              success: false,
              message: 'Not valid.',
              data: { ...faults, newPassword: 'Take 8 characters or more.' },
            })
          : answered;
      }),
  ],
  'short-password': [
    'updatePassword',
    'A new password of fewer than 8 characters is refused.',
    () =>
      at('updatePassword', async (passing, next) => {
        const { newPassword, currentPassword, ...more } = jsonOf(passing) ?? {};
        const isShort = typeof newPassword === 'string' && newPassword !== '' && newPassword.length < 8;
        if (isVisitor(passing) || !isShort || Object.keys(more).length > 0) return next(passing);
        const user = (dataOf(await also(passing, next, 'getProfile')).user ?? {}) as Json;
        const json = { emailOrPhone: user.email, password: currentPassword };
        const { status } = await asked(passing, next, 'POST', '/auth/web-login', json);
        return status === 200 ? refuses(400, 'Take 8 characters or more.', 'newPassword') : next(passing);
      }),
  ],
  'account-coded': [
    'signIn',
    'A code in the refusal says whether there is such an account.',
    refusesWith((isKnown) => ({ code: isKnown ? 'WRONG_PASSWORD' : 'USER_NOT_FOUND' })),
  ],
  'account-tries': [
    'signIn',
    'How many tries are left is told of accounts that there are.',
    refusesWith((isKnown, tries) => (isKnown ? { attemptsLeft: 1000 - tries } : {})),
  ],
  'token-begins': [
    'listSessions',
    'Beside the session that asks stands how its token begins.',
    showing('listSessions', (data, { headers }) => {
      for (const session of rowsIn(data, 'sessions'))
        if (session.current === true) session.begins = headers.authorization?.slice('Bearer '.length, 15);
    }),
  ],
});

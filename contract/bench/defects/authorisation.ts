import { failure, notAuthorized, notFound } from '../../fixtures/minimal/answers';
import { GOOD_RULES } from '../../fixtures/minimal/rules';
import type { Account } from '../../fixtures/minimal/store';
import type { SecondFactor } from '../../fixtures/minimal/secondFactor';
import type { Context, Defect, Handler } from '../../fixtures/minimal/types';
import { accessible, afterwards, answered, around, borrowedSession, defectsOf, withBody, withRules } from './tools';

const BEARER = /^bearer +(.+)$/i;

/** A server that forgets to ask for a session where the query says so. */
function openQuery(path: string, query: RegExp): Defect {
  return {
    request: (context) => {
      if (context.path.endsWith(path) && query.test(context.search) && context.authorization.length === 0)
        context.authorization = [borrowedSession(context)];
      return undefined;
    },
  };
}

/** A call that does its work before it finds out that nobody is signed in. */
function worksBefore401(operation: string, work: (context: Context) => void): Defect {
  return answered(operation, (answer, context) => {
    if (answer.status === 401) work(context);
    return answer;
  });
}

/** Whether somebody else than the session's account signs in with this. */
function accountOf({ store }: Context, emailOrPhone: unknown): Account | undefined {
  return store.accounts.find(({ email }) => email.toLowerCase() === String(emailOrPhone).toLowerCase());
}

const formerAddresses = new WeakMap<Account, string>();

function rememberingAddresses(): Defect {
  return around(['updateEmail', 'signIn'], (context, handler) => {
    const [account] = context.store.accounts;
    if (!account) return handler(context);
    if (context.operation?.id === 'updateEmail') {
      formerAddresses.set(account, account.email);
      return handler(context);
    }
    const former = formerAddresses.get(account) === context.body.emailOrPhone;
    return handler(former ? { ...context, body: { ...context.body, emailOrPhone: account.email } } : context);
  });
}

function textOf(raw: Buffer): string | undefined {
  return /"category_name"\s*:\s*"([^"]+)"/.exec(raw.toString())?.[1];
}

function endOwnSession({ store, session }: Context): void {
  store.sessions.delete(session?.token ?? '');
}

/** Signs in with another second factor than the account has. */
function withFactor(change: (factor: SecondFactor) => SecondFactor | undefined) {
  return async (context: Context, handler: Handler) => {
    const [account] = context.store.accounts;
    const factor = account?.secondFactor;
    if (account && factor) account.secondFactor = change(factor);
    const answer = await handler(context);
    if (account && factor) account.secondFactor = factor;
    return answer;
  };
}

export const AUTHORISATION = defectsOf('authorisation', {
  'open-delete': ['deleteTag', 'Anybody can delete a tag.', accessible('deleteTag', 'public')],
  'open-upload': [
    'replaceArticleImage',
    "Anybody can replace an article's picture.",
    accessible('replaceArticleImage', 'public'),
  ],
  'open-inbox': ['listQuotations', 'Anybody can read the received requests.', accessible('listQuotations', 'public')],
  'open-advert': ['updateAdvertisement', 'Anybody can change an advert.', accessible('updateAdvertisement', 'public')],
  'any-bearer': [
    'createTag',
    'Any bearer token is taken.',
    {
      rules: {
        findSession: (store, [header]) =>
          BEARER.test(header ?? '')
            ? { id: '', token: '', accountId: store.accounts[0]?.id ?? '', createdAt: '', lastUsedAt: '' }
            : undefined,
      },
    },
  ],
  'start-of-token': [
    'getProfile',
    'Only the first 32 characters of a token are compared.',
    {
      rules: {
        findSession: (store, [header]) => {
          const start = BEARER.exec(header ?? '')?.[1]?.slice(0, 32);
          return [...store.sessions.values()].find(({ token }) => token.slice(0, 32) === start);
        },
      },
    },
  ],
  'without-scheme': [
    'getProfile',
    'A token without `Bearer` is taken.',
    { rules: { findSession: (store, [header]) => store.sessions.get((header ?? '').replace(BEARER, '$1')) } },
  ],
  'effect-despite-401': [
    'createCategory',
    'Without a session the answer is 401, but the category is created.',
    worksBefore401('createCategory', ({ store, raw }) => {
      const name = textOf(raw);
      if (name !== undefined)
        store.categories.set(store.newId(), { id: store.newId(), name, name_sw: null, isActive: true });
    }),
  ],
  'hidden-despite-401': [
    'deactivateArticle',
    'Without a session the answer is 401, but the article is hidden.',
    worksBefore401('deactivateArticle', ({ store, path }) => {
      const article = store.articles.get(path.split('/').at(-1) ?? '');
      if (article) article.isActive = false;
    }),
  ],
  'body-first': [
    'createTag',
    'The body is checked before the session: 400 instead of 401.',
    {
      ...accessible('createTag', 'public'),
      ...around('createTag', (context, handler) =>
        GOOD_RULES.findSession(context.store, context.authorization) ? handler(context) : notAuthorized(),
      ),
    },
  ],
  'record-first': [
    'deleteProduct',
    'An unknown product is 404 without a session, so that anybody can ask which exist.',
    answered('deleteProduct', (answer, { store, path }) =>
      answer.status === 401 && !store.products.has(path.split('/').at(-1) ?? '')
        ? { ...answer, ...notFound(), headers: answer.headers }
        : answer,
    ),
  ],
  'signed-out-lives': [
    'signOut',
    'A token goes on working after signing out.',
    { rules: { endSession: () => undefined } },
  ],
  'ended-there-lives': [
    'endSession',
    'A token goes on working after its session was ended from elsewhere.',
    withRules('endSession', { endSession: () => undefined }),
  ],
  'ends-the-asking': [
    'endSession',
    'Ending a session elsewhere ends the one that asks as well.',
    afterwards('endSession', endOwnSession),
  ],
  'code-unasked': [
    'signIn',
    'The password alone signs in although a second factor is on.',
    around(
      'signIn',
      withFactor(() => undefined),
    ),
  ],
  'code-again': [
    'signIn',
    'A code of the second factor signs in as often as one likes.',
    around(
      'signIn',
      withFactor((factor) => ({ ...factor, step: 0 })),
    ),
  ],
  'recovery-code-again': [
    'signIn',
    'A recovery code signs in as often as one likes.',
    around('signIn', async (context, handler) => {
      const factor = context.store.accounts[0]?.secondFactor;
      const before = factor?.recoveryCodes;
      const answer = await handler(context);
      if (factor && before) factor.recoveryCodes = before;
      return answer;
    }),
  ],
  'second-factor-removed-unasked': [
    'removeSecondFactor',
    'The second factor is turned off without the password.',
    withRules('removeSecondFactor', { checkPassword: () => Promise.resolve(true) }),
  ],
  'second-factor-others-live': [
    'confirmSecondFactor',
    'Other sessions go on after a second factor was turned on.',
    withRules('confirmSecondFactor', { endOtherSessions: false }),
  ],
  'second-factor-begun-counts': [
    'beginSecondFactor',
    'A code is asked for before one was confirmed.',
    around('beginSecondFactor', async (context, handler) => {
      const answer = await handler(context);
      const factor = context.store.accounts[0]?.secondFactor;
      if (factor) factor.since = new Date().toISOString();
      return answer;
    }),
  ],
  'others-live': [
    'updatePassword',
    'Other sessions go on after the password has changed.',
    { rules: { endOtherSessions: false } },
  ],
  'own-session-ends': [
    'updatePassword',
    'The session that changes the password ends with it.',
    afterwards('updatePassword', endOwnSession),
  ],
  'public-refuses': [
    'likeArticle',
    'A like with a token that is not valid is 401, although the header is to be ignored.',
    { rules: { access: ({ id, access }) => (id === 'likeArticle' ? 'both' : access) } },
  ],
  'ended-as-visitor': [
    'listProducts',
    'A token that is not valid any more is taken for none, so that a session ends unnoticed.',
    {
      request: (context) => {
        if (context.path.endsWith('/products') && !GOOD_RULES.findSession(context.store, context.authorization))
          context.authorization = [];
        return undefined;
      },
    },
  ],
  'all-products-open': [
    'listProducts',
    'Visitors can list inactive products with `status=all`.',
    openQuery('/products', /status=all/),
  ],
  'inactive-articles-open': [
    'listArticles',
    'Visitors can list inactive articles with `status=inactive`.',
    openQuery('/posts', /status=inactive/),
  ],
  'health-open': ['listProducts', 'Visitors can filter products by health.', openQuery('/products', /health=/)],
  'all-adverts-open': [
    'listAdvertisements',
    'Visitors can list every advert with `status=all`.',
    openQuery('/advertisements', /status=all/),
  ],
  'start-of-password': [
    'signIn',
    'Only the first eight characters of a password are compared.',
    withBody('signIn', (body, { options }) =>
      String(body.password).slice(0, 8) === options.password.slice(0, 8)
        ? { ...body, password: options.password }
        : body,
    ),
  ],
  'address-case': [
    'signIn',
    'The e-mail address at sign-in must be written as it was stored.',
    around('signIn', (context, handler) => {
      const account = accountOf(context, context.body.emailOrPhone);
      return account && account.email !== context.body.emailOrPhone
        ? failure(400, 'The email, phone or password is not right.')
        : handler(context);
    }),
  ],
  'old-address': ['updateEmail', 'The old e-mail address goes on working at sign-in.', rememberingAddresses()],
  'current-password-unasked': [
    'updatePassword',
    'The current password is not checked.',
    withRules('updatePassword', { checkPassword: () => Promise.resolve(true) }),
  ],
  'old-password': [
    'updatePassword',
    'A new password is confirmed, but not kept.',
    around('updatePassword', async (context, handler) => {
      const [account] = context.store.accounts;
      const { salt, hash } = account ?? {};
      const answer = await handler(context);
      if (account && salt && hash) Object.assign(account, { salt, hash });
      return answer;
    }),
  ],
});

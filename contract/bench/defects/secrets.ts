import { randomBytes, randomUUID } from 'node:crypto';
import { signedIn } from '../../fixtures/minimal/handlers/account';
import { GOOD_RULES } from '../../fixtures/minimal/rules';
import type { Store } from '../../fixtures/minimal/store';
import { failure, success } from '../../fixtures/minimal/answers';
import type { Defect } from '../../fixtures/minimal/types';
import { answered, around, defectsOf, enveloped, withData } from './tools';

const STACK =
  'SyntaxError: Unexpected token in JSON at position 1\n    at JSON.parse (<anonymous>)\n    at parse (/srv/app/node_modules/body-parser/lib/types/json.js:92:19)';
const counters = new WeakMap<Store, number>();

/** Sign-in with another kind of token. */
function withToken(tokenFor: (store: Store) => string): Defect {
  return around('signIn', async (context, handler) => {
    const answer = await handler(context);
    const { sessions } = context.store;
    const session = sessions.get((answer.body as { data?: string }).data ?? '');
    if (!session) return answer;
    const token = tokenFor(context.store);
    sessions.delete(session.token);
    sessions.set(token, { ...session, token });
    return success('Signed in successfully.', token);
  });
}

/** Links of quotations with another kind of key. @param keyFor by how many there are */
function withLinkKey(keyFor: (count: number) => string): Defect {
  return around('sendProposal', async (context, handler) => {
    const { proposals } = context.store;
    const proposal = proposals.get(String(context.values.id));
    if (proposal?.shareKey !== null) return handler(context);
    proposal.shareKey = keyFor([...proposals.values()].filter(({ shareKey }) => shareKey !== null).length);
    const answer = await handler(context);
    if (answer.status !== 200) proposal.shareKey = null;
    return answer;
  });
}

/** A UUID that begins with the time (RFC 9562, 5.7). */
function timedUuid(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

export const SECRETS = defectsOf('secrets', {
  'hash-in-profile': [
    'getProfile',
    'The profile holds the hash of the password.',
    withData<{ user: object }>('getProfile', ({ user }, { store }) => ({
      user: { ...user, password: `$scrypt$${store.accounts[0]?.hash.toString('base64') ?? ''}` },
    })),
  ],
  'tokens-in-profile': [
    'getProfile',
    'The profile lists the tokens of all sessions.',
    withData<{ user: object }>('getProfile', ({ user }, { store }) => ({
      user: { ...user, sessions: [...store.sessions.keys()] },
    })),
  ],
  'token-in-error': [
    'updateCategory',
    'The 404 of a category repeats the token that was sent.',
    enveloped('updateCategory', [404], (envelope, { authorization }) => ({
      ...envelope,
      message: `Not found for ${authorization[0] ?? 'nobody'}.`,
    })),
  ],
  'token-in-header': [
    'listTags',
    "Answers to staff repeat the session's token in a header.",
    answered('listTags', (answer, { session }) =>
      session ? { ...answer, headers: { ...answer.headers, 'X-Session-Id': session.token } } : answer,
    ),
  ],
  'password-in-error': [
    'updatePassword',
    'The refusal of a wrong current password repeats it.',
    enveloped('updatePassword', [400], (envelope, { body }) => ({
      ...envelope,
      message: `The password "${String(body.currentPassword)}" is not right.`,
    })),
  ],
  'body-in-error': [
    'signIn',
    'The refusal of a sign-in repeats what was sent.',
    enveloped('signIn', [400], (envelope, { raw }) => ({ ...envelope, received: raw.toString() })),
  ],
  'account-told': [
    'signIn',
    'An unknown account is refused in other words than a wrong password.',
    around('signIn', async (context, handler) => {
      const { emailOrPhone } = context.body;
      const known = context.store.accounts.some(({ email, phone }) =>
        [email.toLowerCase(), phone].includes(String(emailOrPhone).toLowerCase()),
      );
      const answer = await handler(context);
      return known ? answer : failure(400, 'There is no such account.');
    }),
  ],
  'account-timed': [
    'signIn',
    'An unknown account is refused at once, a wrong password after the hash.',
    {
      rules: {
        checkPassword: async (account, password, cost) =>
          account !== undefined && (await GOOD_RULES.checkPassword(account, password, cost)),
      },
    },
  ],
  'stack-in-400': [
    'createTag',
    'A body that is not JSON is refused with a stack trace.',
    enveloped('createTag', [400], (envelope, { raw }) =>
      raw.toString().endsWith('}') ? envelope : { ...envelope, stack: STACK },
    ),
  ],
  'database-told': [
    'createTag',
    "A name that exists is refused in the database's words.",
    enveloped('createTag', [409], (envelope) => ({
      ...envelope,
      message: 'SQLSTATE[23505]: duplicate key value violates unique constraint "tags_tag_name_key"',
    })),
  ],
  'path-told': [
    'createArticle',
    "The refusal of a file names the server's directories.",
    enveloped('createArticle', [415], (envelope) => ({
      ...envelope,
      message: 'Input file /home/app/uploads/tmp/7f3a.bin contains unsupported image format',
    })),
  ],
  'subscribed-told': [
    'subscribeToNewsletter',
    'An address that is subscribed already gets another answer.',
    around('subscribeToNewsletter', (context, handler) =>
      context.store.subscribers.has(String(context.body.email).toLowerCase())
        ? success('This address is subscribed already.', undefined, 201)
        : handler(context),
    ),
  ],
  'commenter-told': [
    'getArticle',
    'Comments tell the network address of who wrote them.',
    withData<{ comments: object[] }>('getArticle', (article) => ({
      ...article,
      comments: article.comments.map((comment) => ({ ...comment, author_ip: '127.0.0.1' })),
    })),
  ],
  'counted-token': [
    'signIn',
    'Tokens are counted up and so can be guessed.',
    withToken((store) => {
      const count = (counters.get(store) ?? 0) + 1;
      counters.set(store, count);
      return `session-${String(count).padStart(12, '0')}`;
    }),
  ],
  'short-token': ['signIn', 'Tokens have eight characters.', withToken(() => randomBytes(4).toString('hex'))],
  'subscription-numbered': [
    'subscribeToNewsletter',
    'A subscription is answered with its number.',
    enveloped('subscribeToNewsletter', [201], (envelope) => ({ ...envelope, data: { id: 'sub_1' } })),
  ],
  'link-object-id': [
    'sendProposal',
    'The key of a link is an ObjectId, of a time and a count.',
    withLinkKey(
      (count) => `${Math.floor(Date.now() / 1000).toString(16)}5f3a9c71d2${count.toString(16).padStart(6, '0')}`,
    ),
  ],
  'link-timed-uuid': ['sendProposal', 'The key of a link is a UUID of the seventh version.', withLinkKey(timedUuid)],
  'link-counted': [
    'sendProposal',
    'Keys of links are counted, with as many zeros in front as make them long.',
    withLinkKey((count) => String(count).padStart(40, '0')),
  ],
  'calendar-timed-uuid': [
    'renewVisitCalendar',
    'The key of a calendar is a UUID of the seventh version.',
    around('renewVisitCalendar', async (context, handler) => {
      const answer = await handler(context);
      const { calendars } = context.store;
      const { account } = signedIn(context);
      const [former = '', key] = [calendars.get(account.id), timedUuid()];
      calendars.set(account.id, key);
      return { ...answer, body: JSON.parse(JSON.stringify(answer.body).replaceAll(former, key)) as object };
    }),
  ],
});

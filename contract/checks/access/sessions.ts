import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { judgeNow } from '../protocol/timestamps';
import { deletedOnce } from '../state/atOnce';

interface Listed {
  id: string;
  current: boolean;
  device: string | null;
  createdAt: string;
  lastUsedAt: string;
}

/** So much the time that is shown may be behind. */
const LAG_MS = 60_000;
const LIST_FIX =
  'List every session of the account that stands, the one used last first, and mark the one whose token was sent.';
const END_FIX =
  'End the session of that id and no other, so that its token is 401 from then on; answer 404 for one that has ended or is another account’s.';

/** C14: where the account is signed in. */
export const sessions: Check = {
  id: 'C14',
  name: 'sessions',
  reach: 'own',
  rule: 'Every session of the account that stands is listed, the one used last first, and the one that asks as `current`, alone; what it was begun with stands there in words, if at all, and no part of a token. One that is ended is 401 and listed no more, as is one that signed out, all others go on, and ending it again is 404; of several endings at once one is 200. Ending the own one signs out.',
  run: async (kit) => {
    kit.needs('listSessions');
    const there = await signedIn(kit);
    if (there === null) return;
    await kit.part('listSessions', () => isListed(kit, there));
    await kit.part('listSessions', () => isInWords(kit));
    await kit.part('signOut', () => signsOut(kit));
    kit.needs('endSession');
    await kit.part('endSession', () => endsThere(kit, there));
    await kit.part('own', () => endsItself(kit));
    await kit.part('at once', async () => {
      const once = await signedIn(kit);
      if (once?.own) await deletedOnce(kit, 'endSession', { id: once.own.id });
    });
  },
};

interface Elsewhere {
  as: { authorization: string };
  /** As it sees itself. */
  own: Listed | undefined;
}

/** Another session of the account; null where signing in fails, which is told elsewhere. */
async function signedIn(kit: Kit): Promise<Elsewhere | null> {
  const { token } = await kit.sessions.signIn(kit, kit.options.user, kit.options.password);
  if (token === null) return null;
  const as = { authorization: `Bearer ${token}` };
  const exchange = await kit.must('listSessions', { as });
  const current = listedIn(exchange).filter((session) => session.current);
  if (current.length !== 1)
    kit.fail(exchange, {
      expected: 'one session marked as current',
      got: `${current.length} of them`,
      fix: LIST_FIX,
      root: 'current',
    });
  const [own] = current;
  if (tellsPart(exchange, token, kit.token ?? ''))
    kit.fail(exchange, {
      expected: 'no part of a token',
      got: `${PART} characters or more of the one that was sent`,
      fix: 'Give a session an id of its own that is made of nothing: neither the token, nor its beginning, nor its end.',
      root: 'part',
    });
  if (own) kit.own.owns(own.id, exchange, 'session');
  if (own) judgeNow(kit, exchange, { ...own }, ['createdAt', 'lastUsedAt']);
  return { as, own };
}

/** So many characters of a token are in nothing else by chance. */
const PART = 8;

/** Whether an answer has a part of a token that another token has not. */
function tellsPart({ body }: Exchange, token: string, other: string): boolean {
  const text = body.toString('utf8');
  return Array.from(token, (_, at) => token.slice(at, at + PART)).some(
    (part) => part.length === PART && text.includes(part) && !other.includes(part),
  );
}

const listedIn = (exchange: Exchange) => dataOf<{ sessions?: Listed[] }>(exchange)?.sessions ?? [];

async function isListed(kit: Kit, there: Elsewhere): Promise<void> {
  const { own } = there;
  // Of the same program on the same machine, and a session of its own all the same.
  const also = await signedIn(kit);
  const exchange = await kit.must('listSessions');
  const all = listedIn(exchange);
  const found = all.find(({ id }) => id === own?.id);
  if (own && (!found || found.current))
    kit.fail(exchange, {
      expected: 'the session that was begun elsewhere, not marked as current',
      got: found ? 'it is marked as current' : 'it is not listed',
      fix: LIST_FIX,
      root: 'elsewhere',
    });
  if (also?.own && !all.some(({ id }) => id === also.own?.id))
    kit.fail(exchange, {
      expected: 'two sessions that were begun elsewhere, each for itself',
      got: 'one of them is not listed',
      fix: LIST_FIX,
      root: 'each',
    });
  const times = all.map(({ lastUsedAt }) => Date.parse(lastUsedAt));
  const isLater = (by: number) => times.some((time, at) => time > (times[at - 1] ?? Infinity) + by);
  const placeOf = (session: Elsewhere | null) => all.findIndex(({ id }) => id === session?.own?.id);
  // Where the times that are shown lag, the order may be that of the true ones: of two it is known.
  if (isLater(LAG_MS) || (isLater(0) && placeOf(there) < placeOf(also)))
    kit.fail(exchange, {
      expected: 'the session that was used last first',
      got: all.map(({ lastUsedAt }) => lastUsedAt).join(', '),
      fix: LIST_FIX,
      root: 'order',
    });
}

/** As a browser tells of itself. */
const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

async function isInWords(kit: Kit): Promise<void> {
  const { user, password } = kit.options;
  const { token } = await kit.sessions.signIn(kit, user, password, undefined, { 'user-agent': BROWSER });
  if (token === null) return;
  const exchange = await kit.must('listSessions', { as: { authorization: `Bearer ${token}` } });
  const { device } = listedIn(exchange).find((session) => session.current) ?? {};
  if (device?.includes('Mozilla/'))
    kit.fail(exchange, {
      expected: 'a device in short words, such as Chrome on Android, or null',
      got: device,
      fix: 'Name browser and system by what User-Agent says of them, or answer null; never the header itself.',
      root: 'device',
      pointer: '/components/schemas/StaffSession/properties/device',
    });
}

async function endsThere(kit: Kit, { as, own }: Elsewhere): Promise<void> {
  if (!own) return;
  const another = await signedIn(kit);
  const path = { id: own.id };
  const ended = await kit.must('endSession', { path });
  const about = { fix: END_FIX, of: 'endSession' };
  kit.expect(await kit.call('getProfile', { as }), 401, {
    when: 'with the token of a session that was ended elsewhere',
    root: 'ended',
    ...about,
  });
  for (const [when, as] of [
    ['with the session that ended it', 'staff'],
    ['with a third session, which nobody has ended', another?.as ?? 'staff'],
  ] as const)
    kit.expect(await kit.call('getProfile', { as }), 200, { when, root: 'others', ...about });
  if (listedIn(await kit.must('listSessions')).some(({ id }) => id === own.id))
    kit.fail(ended, {
      expected: 'no list with the session that was ended',
      got: `${own.id} is still listed`,
      root: 'listed',
      ...about,
    });
  kit.expect(await kit.call('endSession', { path }), 404, {
    when: 'for a session that has ended',
    root: 'again',
    ...about,
  });
}

/** What signed out stands no more. */
async function signsOut(kit: Kit): Promise<void> {
  kit.needs('signOut');
  const there = await signedIn(kit);
  if (!there?.own) return;
  const { as, own } = there;
  await kit.must('signOut', { as });
  const exchange = await kit.must('listSessions');
  if (listedIn(exchange).some(({ id }) => id === own.id))
    kit.fail(exchange, {
      expected: 'no list with a session that has signed out',
      got: `${own.id} is still listed`,
      fix: LIST_FIX,
      root: 'signed out',
    });
}

async function endsItself(kit: Kit): Promise<void> {
  const there = await signedIn(kit);
  if (!there?.own) return;
  const { as, own } = there;
  await kit.must('endSession', { as, path: { id: own.id } });
  kit.expect(await kit.call('getProfile', { as }), 401, {
    when: 'with the token of a session that ended itself',
    fix: END_FIX,
    root: 'own',
    of: 'endSession',
  });
}

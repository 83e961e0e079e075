import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { judgeNow } from '../protocol/timestamps';

interface Listed {
  id: string;
  current: boolean;
  device: string | null;
  createdAt: string;
  lastUsedAt: string;
}

const LIST_FIX =
  'List every session of the account that stands, the one used last first, and mark the one whose token was sent.';
const END_FIX =
  'End the session of that id and no other, so that its token is 401 from then on; answer 404 for one that has ended or is another account’s.';

/** C14: where the account is signed in. */
export const sessions: Check = {
  id: 'C14',
  name: 'sessions',
  reach: 'own',
  rule: 'Every session of the account that stands is listed, the one used last first, and the one that asks as `current`, alone; what it was begun with stands there in words, if at all. One that is ended is 401 and listed no more, as is one that signed out, all others go on, and ending it again is 404. Ending the own one signs out.',
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
  if (own) kit.own.owns(own.id, exchange, 'session');
  if (own) judgeNow(kit, exchange, { ...own }, ['createdAt', 'lastUsedAt']);
  return { as, own };
}

const listedIn = (exchange: Exchange) => dataOf<{ sessions?: Listed[] }>(exchange)?.sessions ?? [];

async function isListed(kit: Kit, { own }: Elsewhere): Promise<void> {
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
  if (times.some((time, at) => time > (times[at - 1] ?? Infinity)))
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

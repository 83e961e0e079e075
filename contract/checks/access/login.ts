import { dataOf, parseJson, type Exchange } from '../../http/exchange';
import { summary } from '../../run/answers';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { recordsOf } from '../input/records';
import { sameAnswer } from '../state/compared';
import { swappedCase } from './tokens';

const UNKNOWN_USER = 'nobody-of-the-contract-kit@example.com';
const SLOW_MS = 2000;
/** How many times as long one kind of refusal may take as the other before it tells who has an account. */
const TELLING_RATIO = 4;
const TELLING_MS = 20;
const MOST_PAIRS = 4;

/** C05: signing in works, and a refusal tells nothing. */
export const login: Check = {
  id: 'C05',
  name: 'login',
  reach: 'read',
  rule: 'The right credentials are 200 with the token in `data`, with the e-mail address in any case or the phone number. Where no second factor is on, a code beside the password changes nothing. A wrong password and an unknown account are the same 400, in fields that the contract does not name too. Missing or blank fields are 400 with `errors`.',
  run: async (kit) => {
    await kit.part('right', () => rightIsTaken(kit));
    await kit.part('wrong', () => wrongIsRefused(kit));
    await kit.part('fields', () => fieldsAreNamed(kit));
    await kit.part('long password', async () => {
      const exchange = await attempt(kit, kit.options.user, 'x'.repeat(10_000));
      kit.expect(exchange, 400, {
        when: 'for a password of 10000 characters',
        fix: 'Check the length (at most 200) before hashing.',
        root: 'long',
      });
    });
  },
};

/** Signs in, and sees to it that a session is ended. */
async function attempt(kit: Kit, user: string, password: string): Promise<Exchange> {
  const { exchange } = await kit.sessions.signIn(kit, user, password);
  if (exchange.ms > SLOW_MS) kit.remark('signIn', `Signing in took ${Math.round(exchange.ms)} ms.`);
  return exchange;
}

async function rightIsTaken(kit: Kit): Promise<void> {
  const { email, phone } = await recordsOf(kit).profile();
  const about = { root: 'right', pointer: '/components/schemas/Credentials/properties/emailOrPhone' };
  const upper = await attempt(kit, email.toUpperCase(), kit.options.password);
  kit.expect(upper, 200, {
    when: 'for the e-mail address in capitals',
    fix: 'Compare e-mail addresses without regard to case.',
    ...about,
  });
  if (kit.offers('signIn.code')) {
    const { exchange } = await kit.sessions.signIn(kit, email, kit.options.password, '000000');
    kit.expect(exchange, 200, {
      when: 'for a code beside the password of an account that has no second factor',
      fix: 'Look at the code where the second factor is on, and there alone.',
      ...about,
      root: 'code',
      pointer: '/paths/~1auth~1web-login/post',
    });
  }
  if (phone !== null)
    kit.expect(await attempt(kit, phone, kit.options.password), 200, {
      when: 'for the phone number as the profile shows it',
      fix: 'Let an account sign in with its phone number as well.',
      ...about,
      root: 'phone',
    });
}

async function wrongIsRefused(kit: Kit): Promise<void> {
  const { user, password } = kit.options;
  const wrong = await attempt(kit, user, `${password}x`);
  const unknown = await attempt(kit, UNKNOWN_USER, `${password}x`);
  const unknownAgain = await attempt(kit, UNKNOWN_USER, `${password}x`);
  const padded = await attempt(kit, user, `${password} `);
  const fix =
    'Answer a wrong password and an unknown account with the same 400 and the same message, after the same work: hash the password in both cases.';
  const pointer = '/paths/~1auth~1web-login/post';
  kit.expect(wrong, 400, { when: 'for a wrong password', fix, pointer });
  kit.expect(unknown, 400, { when: 'for an account that does not exist', fix, pointer });
  const swapped = swappedCase(password);
  if (swapped !== password)
    kit.expect(await attempt(kit, user, swapped), 400, {
      when: 'for the password with capitals and small letters exchanged',
      fix: 'Compare passwords by their hash, to the letter.',
      root: 'case',
      pointer,
    });
  kit.expect(padded, 400, {
    when: 'for the password with a blank behind it',
    fix: 'Do not trim passwords: texts are kept as they are sent.',
    root: 'trim',
    pointer,
  });
  const areRefused = [wrong, unknown, unknownAgain, padded].every(({ status }) => status === 400);
  const isTold = areRefused && tellsApart(kit, [wrong, padded], [unknown, unknownAgain]);
  if (wrong.status === 400 && unknown.status === 400 && (isTold || !sameAnswer(wrong, unknown))) {
    kit.fail(unknown, {
      expected: `the same answer as to a wrong password: ${summary(wrong)}`,
      got: summary(unknown),
      fix,
      root: 'same',
      pointer,
    });
  }
  await takesAsLong(kit, wrong, unknown);
}

type Two = readonly [Exchange, Exchange];

/**
 * Whether something in the bodies, named by the contract or not, is alike in all of one kind and another in the other kind: what
 * differs from answer to answer, as a time or a number of its own, tells nothing.
 */
function tellsApart(kit: Kit, known: Two, unknown: Two): boolean {
  const [a, b, c, d] = [...known, ...unknown].map((answer) => saidIn(kit, answer));
  if (!a || !b || !c || !d) return false;
  return [...a.keys(), ...c.keys()].some(
    (place) => a.get(place) === b.get(place) && c.get(place) === d.get(place) && a.get(place) !== c.get(place),
  );
}

/** By its place what a body says, and that there is something at all; the account that was asked for may be repeated. */
function saidIn(kit: Kit, { body }: Exchange): Map<string, string> {
  const text = [kit.options.user, UNKNOWN_USER].reduce(
    (left, account) => left.replaceAll(account.toLowerCase(), ''),
    body.toString('utf8').toLowerCase(),
  );
  const said = new Map<string, string>();
  const note = (value: unknown, place: string) => {
    said.set(`${place} is there`, '');
    if (typeof value !== 'object' || value === null) said.set(place, String(value));
    else for (const [key, inner] of Object.entries(value)) note(inner, `${place}/${key}`);
  };
  note(parseJson(Buffer.from(text)), '');
  return said;
}

/** A busy machine makes an answer late, never early: what counts is the least time that each kind takes. */
async function takesAsLong(kit: Kit, wrong: Exchange, unknown: Exchange): Promise<void> {
  let [known, other] = [wrong.ms, unknown.ms];
  const tells = () => Math.max(known, other) > TELLING_MS + TELLING_RATIO * Math.min(known, other);
  let last = unknown;
  for (let pairs = 1; tells(); pairs += 1) {
    if (pairs === MOST_PAIRS) {
      kit.fail(last, {
        expected: 'an unknown account refused after the same time as a wrong password',
        got: `${Math.round(other)} ms at least for the unknown account, ${Math.round(known)} ms for the wrong password, of ${MOST_PAIRS} times: the time tells who has an account`,
        fix: 'Hash the password in both cases, against a made-up hash where there is no account.',
        root: 'time',
        pointer: '/paths/~1auth~1web-login/post',
      });
      return;
    }
    known = Math.min(known, (await attempt(kit, kit.options.user, `${kit.options.password}x`)).ms);
    last = await attempt(kit, UNKNOWN_USER, `${kit.options.password}x`);
    other = Math.min(other, last.ms);
  }
}

async function fieldsAreNamed(kit: Kit): Promise<void> {
  for (const [json, names] of [
    [{}, ['emailOrPhone', 'password']],
    [{ emailOrPhone: ' ', password: 'x' }, ['emailOrPhone']],
    [{ emailOrPhone: UNKNOWN_USER, password: '' }, ['password']],
  ] as const) {
    const exchange = await kit.call('signIn', { json });
    const about = {
      fix: 'Check the fields first, and answer 400 with `data` and `errors: [{path, msg}]` of those that are missing or blank.',
      root: 'fields',
      pointer: '/paths/~1auth~1web-login/post/responses/400',
    };
    if (!kit.expect(exchange, 400, { when: `for ${JSON.stringify(json)}`, ...about })) continue;
    const { errors } = exchange.json as { errors?: { path?: unknown }[] };
    const missing = names.find(
      (name) =>
        !Array.isArray(errors) ||
        !errors.some(({ path }) => path === name) ||
        !(name in (dataOf<object>(exchange) ?? {})),
    );
    if (missing !== undefined)
      kit.fail(exchange, {
        expected: `data and errors with ${missing} for ${JSON.stringify(json)}`,
        got: summary(exchange),
        ...about,
      });
  }
}

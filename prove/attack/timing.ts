import { loadContract } from '../../server/openapi/document';
import { median } from '../../bench/support/statistics';
import type { Trial } from '../support/part';
import type { AttackedShop } from './shop';
import { send } from './wire';

const { base } = loadContract();
/** Two-sided, 1 in 1,000 by chance alone. */
const SIGNIFICANT = 3.29;

/** A difference of this many milliseconds has to be seen, were there one. */
const TELLS_MS = 10;

/** Mann-Whitney's U as a number of standard deviations, ties by their mean rank. */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, first: true })), ...other.map((value) => ({ value, first: false }))];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end]!.value === all[at]!.value) end += 1;
    const rank = (at + end + 1) / 2;
    ranks += rank * all.slice(at, end).filter(({ first }) => first).length;
    at = end;
  }
  const [n, m] = [one.length, other.length];
  return (ranks - (n * (n + 1)) / 2 - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

/** The smallest difference that would have been told apart, in the unit of the times. */
function toldApart(one: readonly number[], other: readonly number[]): number {
  const shiftedBy = (by: number) =>
    mannWhitney(
      one.map((value) => value + by),
      other,
    );
  let [none, sure] = [0, Math.max(...one, ...other)];
  for (let step = 0; step < 20; step += 1) {
    const middle = (none + sure) / 2;
    if (shiftedBy(middle) < SIGNIFICANT) none = middle;
    else sure = middle;
  }
  return sure;
}

type Ask = (turn: number) => Promise<{ status: number; text: string }>;

/** Two questions whose answers must tell nothing apart: asked in turn, in a changing order. */
async function compare(
  trial: Trial,
  what: string,
  { count, status: wanted }: { count: number; status: number },
  known: Ask,
  unknown: Ask,
): Promise<void> {
  const times: [number[], number[]] = [[], []];
  const said: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (let turn = -10; turn < count; turn += 1) {
    for (const side of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      const { status, text } = await [known, unknown][side]!(turn);
      // The first few warm up.
      if (turn < 0) continue;
      times[side].push(performance.now() - start);
      said[side].add(`${status} ${text}`);
    }
  }
  const z = mannWhitney(...times);
  const tells = toldApart(...times);
  const [words] = said[0];
  const same =
    words !== undefined && said.every((all) => all.size === 1 && all.has(words)) && words.startsWith(`${wanted} `);
  trial.row({
    what: `${what}, ${count} times each in turn`,
    aim: `${wanted} and the same words, and times that no test tells apart (|z| under ${SIGNIFICANT})`,
    seen: `${same ? 'the same words' : 'OTHER words'}; medians ${median(times[0]).toFixed(1)} and ${median(times[1]).toFixed(1)} ms, z ${z.toFixed(2)}; ${tells.toFixed(1)} ms more would have been told apart`,
    // On a machine that wavers by more nothing has been shown.
    holds: same && Math.abs(z) < SIGNIFICANT ? tells < TELLS_MS || trial.sample || null : false,
  });
}

/** What the time of an answer, or its words, tell about who and what is there. */
export async function timing(trial: Trial, shop: AttackedShop): Promise<void> {
  const count = trial.sample ? 15 : 200;
  const post = (path: string, body: object): ReturnType<Ask> =>
    send(shop.origin, base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const signIn = (emailOrPhone: string) => post('/auth/web-login', { emailOrPhone, password: 'not the password' });
  const nobody = (turn: number) => `nobody${1_000 + turn}@example.com`;
  await compare(
    trial,
    'sign-ins of a known and of an unknown account',
    { count, status: 400 },
    () => signIn(shop.account.email),
    (turn) => signIn(nobody(turn)),
  );

  const phone = '+254700000077';
  await shop.query('update users set phone = $1 where email = $2', [phone, shop.account.email]);
  await compare(
    trial,
    'sign-ins by a known and by an unknown phone number',
    { count, status: 400 },
    () => signIn(phone),
    (turn) => signIn(`+25471${2_000_000 + turn}`),
  );

  for (const [whose, since] of [
    ['a disabled and of an unknown account', 'disabled_at'],
    ['an account with a second factor and of an unknown one', 'second_factor_since'],
  ] as const) {
    const email = `${since}@example.com`;
    await shop.query(
      `insert into users (first_name, last_name, email, password_hash, second_factor_secret, ${since})
       select 'A', 'B', $1, password_hash, 'MFRGGZDF', now() from users where email = $2`,
      [email, shop.account.email],
    );
    await compare(
      trial,
      `sign-ins of ${whose}`,
      { count, status: 400 },
      () => signIn(email),
      (turn) => signIn(nobody(turn)),
    );
  }

  for (const [noun, address, operation, make] of [
    ['product', '/products/get-productById/', 'deactivateProduct', shop.addProduct],
    ['article', '/posts/get-single-post/', 'deactivateArticle', shop.addArticle],
    ['category', '/categories/get-category/', 'deactivateCategory', shop.addCategory],
    ['tag', '/tags/get-tag/', 'deactivateTag', shop.addTag],
  ] as const) {
    const { id } = await make();
    const record = (asked: string) => send(shop.origin, base + address + asked);
    const { status } = await record(id);
    if (status !== 200) throw new Error(`An active ${noun} is not shown: ${status}`);
    await shop.staff(operation, { path: { id } });
    await compare(
      trial,
      `questions for an inactive ${noun} and for none`,
      { count, status: 404 },
      () => record(id),
      () => record(String(Number(id) + 100_000)),
    );
  }

  const subscribe = (email: string) => post('/newsletter/subscriptions', { email });
  await subscribe('known@example.com');
  await compare(
    trial,
    'subscriptions of a known and of a new address',
    { count, status: 201 },
    () => subscribe('known@example.com'),
    (turn) => subscribe(`new${1_000 + turn}@example.com`),
  );
}

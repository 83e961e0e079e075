import { loadContract } from '../../server/openapi/document';
import type { Trial } from '../support/part';
import { openAttackedShop, type AttackedShop } from './shop';
import { first, send } from './wire';

const { base } = loadContract();
/** As docs/CONFIGURATION.md has them. */
const DEFAULTS = {
  LIMIT_VISITOR_WRITES: '60',
  LIMIT_STAFF_WRITES: '600',
  LIMIT_SIGN_IN_PER_ADDRESS: '50',
  LIMIT_SIGN_IN_PER_ACCOUNT: '10',
};
const TRIES = 120;
const PER_ACCOUNT = 10;

/** Headers in which a request may claim to be somebody else's, for the nth. */
const FORGERIES: readonly ((turn: number) => Record<string, string>)[] = [
  (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}` }),
  (turn) => ({ forwarded: `for=203.0.113.${turn}` }),
  (turn) => ({ 'x-real-ip': `203.0.113.${turn}` }),
  (turn) => ({ 'true-client-ip': `203.0.113.${turn}`, 'cf-connecting-ip': `203.0.113.${turn}` }),
  (turn) => ({ 'x-client-ip': `203.0.113.${turn}`, cookie: `a=${turn}`, 'user-agent': `a${turn}` }),
  (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}, 198.51.100.${turn}` }),
];

type Headers = (turn: number) => Record<string, string>;

/** @returns how many of so many writes passed, and what else was wrong with the answers */
async function rush({ origin }: AttackedShop, headers: Headers): Promise<{ passed: number; wrong: string[] }> {
  let passed = 0;
  const wrong: string[] = [];
  for (let turn = 0; turn < TRIES; turn += 1) {
    const answer = await send(origin, `${base}/newsletter/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers(turn) },
      body: '{"email":"a@example.com"}',
    });
    if (answer.status < 300) passed += 1;
    else if (answer.status !== 429 || !answer.headers['retry-after']) wrong.push(`${answer.status} ${answer.text}`);
  }
  return { passed, wrong };
}

/** Nobody evades a limit by who they say they are. */
export async function limits(trial: Trial): Promise<void> {
  const shop = await openAttackedShop(trial, DEFAULTS);
  const tell = (what: string, most: number, { passed, wrong }: { passed: number; wrong: readonly string[] }) =>
    trial.row({
      what: `${TRIES} writes of a visitor within a minute, ${what}`,
      aim: `${most} pass, the rest are 429 with Retry-After`,
      seen: `${passed} passed, ${wrong.length} other answers${first(wrong)}`,
      holds: passed === most && wrong.length === 0,
    });
  const forget = ({ query }: AttackedShop) => query('delete from rate_limits');
  tell(
    'each with forged addresses, cookies and names of programs',
    60,
    await rush(shop, (turn) => FORGERIES[turn % FORGERIES.length]!(turn)),
  );
  await signInLimits(trial, shop);

  const behind = await openAttackedShop(trial, { ...DEFAULTS, TRUST_PROXY: '127.0.0.1' });
  tell(
    'behind a named proxy, which adds the real address to a forged one',
    60,
    await rush(behind, (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}, 198.51.100.7` })),
  );
  await forget(behind);
  tell(
    'behind a named proxy, from as many addresses of one IPv6 network (/64)',
    60,
    await rush(behind, (turn) => ({ 'x-forwarded-for': `2001:db8:1:1::${(turn + 1).toString(16)}` })),
  );
  await forget(behind);
  tell(
    'behind a named proxy, with texts that are no address',
    60,
    await rush(behind, (turn) => ({ 'x-forwarded-for': `nowhere${turn}${'x'.repeat(turn)}` })),
  );
  await forget(behind);
  tell(
    'behind a named proxy, from as many addresses',
    TRIES,
    await rush(behind, (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}` })),
  );
}

/** Spellings of one account's e-mail address, and of its phone number: those of each must count as one. */
const NAMES = (email: string) => ({
  account: [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('s', 'S')],
  phone: ['+254700000001', '0700000001', '07 00 00 00 01', '0(700)-000.001', '00254700000001', '254 700 000 001'],
});

async function signInLimits(trial: Trial, shop: AttackedShop): Promise<void> {
  const { query, account } = shop;
  await query('delete from rate_limits');
  await query("update users set phone = '+254700000001' where email = $1", [account.email]);
  for (const [kind, names] of Object.entries(NAMES(account.email))) await tryNames(trial, shop, kind, names);
}

async function tryNames(
  { row }: Trial,
  { origin, account }: AttackedShop,
  kind: string,
  names: string[],
): Promise<void> {
  const statuses: number[] = [];
  const signIn = async (turn: number, password: string) => {
    const answer = await send(origin, `${base}/auth/web-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...FORGERIES[turn % FORGERIES.length]!(turn) },
      body: JSON.stringify({ emailOrPhone: names[turn % names.length], password }),
    });
    return answer.status;
  };
  for (let turn = 0; turn < 20; turn += 1) statuses.push(await signIn(turn, `wrong ${turn}`));
  const right = await signIn(0, account.password);
  const refused = statuses.filter((status) => status === 429).length;
  row({
    what: `20 wrong passwords for one ${kind} in ${names.length} spellings and from forged addresses, then the right one`,
    aim: `${PER_ACCOUNT} are looked at, then 429, the right one too`,
    seen: `${statuses.length - refused} looked at, ${refused} x 429; the right one ${right}`,
    holds: refused === statuses.length - PER_ACCOUNT && right === 429,
  });
}

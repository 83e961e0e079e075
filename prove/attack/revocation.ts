import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { requestOf, type CallOptions } from '../../server/testing/caller';
import { STAFF_WRITES } from '../../server/testing/staffWrites';
import { codeOf, stepOf } from '../../server/totp';
import { callerOf, signIn } from '../support/calls';
import type { Trial } from '../support/part';
import type { AttackedShop } from './shop';
import { contentsOf } from './tokens';
import { first } from './wire';

/** What a head needs to be read and looked at, ms. */
const UNDER_WAY_MS = 1_500;
const HELD_BACK = 30;

/** A write whose last bytes have not been sent. */
interface HalfSent {
  operation: string;
  /** Sends the rest. @returns the answer's status; 0 when the connection was closed */
  finish: () => Promise<number>;
}

/** Begins a write over a connection of its own. */
async function begin(origin: string, operation: string, options: CallOptions, token: string): Promise<HalfSent> {
  const { method, url, headers, payload } = await requestOf(operation, options, token);
  const bytes = Buffer.from(payload ?? ' ');
  const asked = request(origin + url, {
    method,
    agent: false,
    headers: {
      ...(payload === undefined && { 'content-type': 'text/plain' }),
      ...headers,
      'content-length': bytes.length,
    },
  });
  const answered = new Promise<number>((resolve) => {
    asked.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', () => resolve(0));
  });
  const sent = Math.max(0, bytes.length - HELD_BACK);
  asked.flushHeaders();
  asked.write(bytes.subarray(0, sent));
  return {
    operation,
    finish: () => {
      asked.end(bytes.subarray(sent));
      return answered;
    },
  };
}

const AT_ONCE = 8;

/** How a session ends, and how the account is made usable again. */
interface Ending {
  name: string;
  /** Tables that it changes itself. */
  writes?: RegExp;
  end: (shop: AttackedShop, token: string) => Promise<unknown>;
  mend?: (shop: AttackedShop) => void;
}

const OF_ACCOUNT = /^(users|calendar_keys|push_devices) /;
const ENDINGS: readonly Ending[] = [
  { name: 'signing out', end: ({ origin }, token) => callerOf(origin, token)('signOut') },
  {
    name: 'a new password in another session',
    writes: OF_ACCOUNT,
    end: async ({ origin, account: { password } }) =>
      callerOf(origin, await signIn(origin))('updatePassword', {
        body: { currentPassword: password, newPassword: password },
      }),
  },
  {
    name: '"Sign out there" in another session',
    async end({ origin }, token) {
      const { sessions } = (await callerOf(origin, token)('listSessions')).data as {
        sessions: { id: string; current: boolean }[];
      };
      const id = sessions.find(({ current }) => current)?.id ?? '';
      return callerOf(origin, await signIn(origin))('endSession', { path: { id } });
    },
  },
  {
    name: 'turning a second factor on in another session',
    writes: OF_ACCOUNT,
    async end({ origin, account: { password } }) {
      const other = callerOf(origin, await signIn(origin));
      const { data } = await other('beginSecondFactor', { body: { currentPassword: password } });
      const code = codeOf((data as { secret: string }).secret, stepOf(Date.now()));
      return other('confirmSecondFactor', { body: { code } });
    },
    mend: ({ runStaff, account }) => runStaff('remove-second-factor', '--email', account.email),
  },
  {
    name: 'disabling the account from the command line',
    writes: OF_ACCOUNT,
    end: ({ runStaff, account }) => Promise.resolve(runStaff('disable', '--email', account.email)),
    mend: ({ runStaff, account }) => runStaff('enable', '--email', account.email),
  },
];

/** Writes of staff whose session ends while their body is still on its way. */
export async function revocation(trial: Trial, shop: AttackedShop): Promise<void> {
  const names = Object.keys(STAFF_WRITES).filter((_, index) => !trial.sample || index % 9 === trial.seed % 9);
  for (const { name, writes, end, mend } of trial.sample ? ENDINGS.slice(0, 1) : ENDINGS) {
    const calls: [string, CallOptions][] = [];
    for (const operation of names) calls.push([operation, await STAFF_WRITES[operation]!(shop)]);
    const before = (await contentsOf(shop)).split('\n');
    const token = await signIn(shop.origin);
    const halves = await Promise.all(
      calls.map(([operation, options]) => begin(shop.origin, operation, options, token)),
    );
    await delay(UNDER_WAY_MS);
    await end(shop, token);
    const accepted: string[] = [];
    const odd: string[] = [];
    // Several at once, for the time that a body may take is bounded; not all, for so are those that wait for the database.
    const ended: { operation: string; status: number }[] = [];
    for (let at = 0; at < halves.length; at += AT_ONCE) {
      const some = halves.slice(at, at + AT_ONCE);
      ended.push(
        ...(await Promise.all(some.map(async ({ operation, finish }) => ({ operation, status: await finish() })))),
      );
    }
    for (const { operation, status } of ended) {
      if (status > 0 && status < 400) accepted.push(operation);
      else if (status !== 401) odd.push(`${operation} ${status}`);
    }
    mend?.(shop);
    shop.token = await signIn(shop.origin);
    const changed = (await contentsOf(shop))
      .split('\n')
      .filter((line) => !before.includes(line) && !writes?.test(line));
    trial.row({
      what: `${halves.length} writes of staff under way, then ${name}, then their last bytes`,
      aim: 'each is 401, nothing is written',
      seen: `${accepted.length} accepted${first(accepted)}, ${odd.length} refused otherwise${first(odd)}; the data ${changed.length === 0 ? 'are as before' : `CHANGED${first(changed)}`}`,
      holds: accepted.length === 0 && odd.length === 0 && changed.length === 0,
    });
  }
  const failed: string[] = [];
  for (const operation of names) {
    const { status } = await shop.staff(operation, await STAFF_WRITES[operation]!(shop));
    if (status >= 400) failed.push(`${operation} ${status}`);
  }
  // What a sample turned on alone would be asked for at every sign-in after it.
  await shop.staff('removeSecondFactor', { body: { currentPassword: shop.account.password } });
  trial.row({
    what: 'the same writes while the session stands',
    aim: 'accepted',
    seen: `${names.length} writes, ${failed.length} refused${first(failed)}`,
    holds: failed.length === 0,
  });
}

import { dataOf } from '../http/exchange';
import { RunEnded } from '../http/traffic';
import { codeOf, stepOf } from '../spec/totp';
import { unsealed, type AccountChange, type Entry, type SettingsChange } from './journal';
import { thingIn } from './kinds';
import { settledStatus } from './answers';
import type { Kit } from './kit';
import { serverNow } from './serverNow';

/**
 * Runs what follows from a change of the account, and takes the change back whatever came of it. Settings that cannot be now are
 * tried again at the end of the run.
 * @throws RunEnded where another change cannot be taken back: what would follow accuses the server of the kit's own doing
 */
export async function whileChanged<T>(kit: Kit, change: AccountChange, run: () => Promise<T>): Promise<T> {
  kit.own.journal.write({ what: 'account', change });
  kit.changes.unshift(change);
  if (change.of === 'password') kit.sessions.known.push(change.to);
  try {
    return await run();
  } finally {
    if (!(await takeBack(kit, change)) && change.of !== 'settings') endRun(change);
  }
}

function endRun({ of }: AccountChange): never {
  throw new RunEnded(`the account's ${of} could not be changed back`);
}

/** Takes a change of the account back, with a session of its own where the change ended the present one. @returns whether the account is as it was */
export async function takeBack(kit: Kit, change: AccountChange): Promise<boolean> {
  if (!(await isTakenBack(kit, change))) return false;
  kit.changes.splice(kit.changes.indexOf(change), 1);
  kit.own.journal.write({ what: 'account-restored', change });
  return true;
}

async function isTakenBack(kit: Kit, change: AccountChange): Promise<boolean> {
  const { user, password } = kit.options;
  if (await undone(kit, change)) return true;
  for (const credentials of [[user, password] as const, ...credentialsAfter(change, kit)]) {
    const { token } = await kit.sessions.signIn(kit, ...credentials);
    if (token === null) continue;
    kit.token = token;
    // It may never have been changed.
    const isAsBefore = change.of === 'password' ? credentials[1] === password : await isAsItWas(kit, change);
    if (isAsBefore || (await undone(kit, change))) return true;
  }
  return false;
}

/** What may sign in once a change was made, where that which was given does not. */
export function credentialsAfter(
  change: AccountChange,
  kit: Kit,
): (readonly [account: string, password: string, code?: string])[] {
  const { user, password } = kit.options;
  if (change.of === 'email') return [[change.to, password]];
  if (change.of === 'password') return [[user, change.to]];
  const secret = change.of === 'second factor' ? unsealed(change.sealed, password) : null;
  // The code of now, and the next one, for that may be used up; a server need not take a code that is early.
  return secret === null ? [] : [0, 1].map((steps) => [user, password, codeOf(secret, stepOf(serverNow(kit)) + steps)]);
}

/** Undoes it with the present session; one that this ends is begun anew. */
async function undone(kit: Kit, change: AccountChange): Promise<boolean> {
  if (change.of === 'settings') return savedAgain(kit, change);
  const { user, password } = kit.options;
  const exchange =
    change.of === 'password'
      ? await kit.call('updatePassword', { json: { currentPassword: change.to, newPassword: password } })
      : change.of === 'email'
        ? await kit.call('updateEmail', { json: { newEmail: change.back } })
        : change.of === 'names'
          ? await kit.call('updateProfile', { json: change.back })
          : await kit.call('removeSecondFactor', { json: { currentPassword: password } });
  if (settledStatus(exchange) !== 200) return false;
  if ((await kit.call('getProfile')).status !== 200)
    kit.token = (await kit.sessions.signIn(kit, user, password)).token ?? kit.token;
  return true;
}

async function savedAgain(kit: Kit, { read, save, back }: SettingsChange): Promise<boolean> {
  for (const { path = {}, json } of back) {
    const now = await kit.call(read, { as: 'staff' });
    const version = dataOf<{ version?: unknown }>(now)?.version;
    // Counties cannot be made: whoever changed one may put it back.
    for (const [name, id] of Object.entries(path)) kit.own.owns(id, now, thingIn(kit.operation(save), name));
    const answer = await kit.call(save, { path, json: 'version' in json ? { ...json, version } : json });
    if (settledStatus(answer) !== 200) return false;
  }
  return true;
}

async function isAsItWas(kit: Kit, change: Exclude<AccountChange, { of: 'password' }>): Promise<boolean> {
  // To save them once more does no harm.
  if (change.of === 'settings') return false;
  if (change.of === 'second factor') return dataOf<{ on?: unknown }>(await kit.call('getSecondFactor'))?.on === false;
  const shown = dataOf<{ user?: Record<string, unknown> }>(await kit.call('getProfile'))?.user ?? {};
  const due = change.of === 'email' ? { email: change.back } : change.back;
  return Object.entries(due).every(([name, value]) => (shown[name] ?? '') === value);
}

/** The changes of the account that a run has not taken back, the newest first. */
export function changesLeftBy(entries: readonly Entry[]): AccountChange[] {
  const left: AccountChange[] = [];
  for (const entry of entries) {
    if (entry.what === 'account') left.unshift(entry.change);
    if (entry.what === 'account-restored')
      left.splice(
        left.findIndex((change) => JSON.stringify(change) === JSON.stringify(entry.change)),
        1,
      );
  }
  return left;
}

/** In words, with what is needed to undo it by hand. */
export function changeInWords(change: AccountChange, user: string): string {
  if (change.of === 'password')
    return `the password of ${user} is now ${JSON.stringify(change.to)} (blanks count), and not any more the one that the run was given (PUT /users/update-password)`;
  if (change.of === 'settings')
    return `settings are not any more as they were before the run; ${change.save} saves them again: ${JSON.stringify(change.back)}`;
  if (change.of === 'second factor')
    return `signing in as ${user} asks for a code of a second factor (POST /users/second-factor/remove)`;
  if (change.of === 'email')
    return `the e-mail address of the account is now ${change.to}; it was ${change.back} (PUT /users/update-email)`;
  return `the names of the account are not any more ${JSON.stringify(change.back)} (PUT /users/update-profile)`;
}

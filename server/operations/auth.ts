import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError, tooManyRequests } from '../errors';
import { verifyPassword } from '../passwords';
import { insertAudit, type AuditEntry } from '../repositories/audit';
import { clearHits, countHit, takeBackHit, type Limit } from '../repositories/rateLimits';
import { spendCode } from '../repositories/secondFactors';
import { endSession, startSession } from '../repositories/sessions';
import { findUserByLogin, normalizeLogin } from '../repositories/users';
import { networkOf } from '../network';
import type { Services } from '../services';
import { deviceOf } from './device';
import { noted } from './noted';
import { codeTries, codeWanted, wrongCode } from './secondFactor';
import { WINDOW, signedIn } from './self';
import type { Operations } from './types';

/** An account may be tried from many addresses, so that one of them cannot lock out its owner. */
const ADDRESSES_PER_ACCOUNT = 10;

export function authOperations(services: Services) {
  const { db, config } = services;

  /** What may be done again and again is put on record once a window, so that nobody fills the table. */
  async function recordOnce(key: string, entry: AuditEntry): Promise<void> {
    if ((await countHit(db, { key, limit: 1, seconds: WINDOW })) === 0) await insertAudit(db, entry);
  }

  /** Counts a try. @throws ApiError 429, the first of a window for `whose` being put on record */
  async function countTry(limit: Limit, entry: Omit<AuditEntry, 'status'>, whose = limit.key): Promise<void> {
    const wait = await countHit(db, limit);
    if (wait === 0) return;
    await recordOnce(`refused ${whose}`, { ...entry, status: 429 });
    throw tooManyRequests(wait);
  }

  return {
    async signIn({ body: { emailOrPhone, password, code } }, request) {
      const limits = signInLimits(services, request, emailOrPhone);
      const user = await findUserByLogin(db, emailOrPhone);
      const audit = { action: 'signIn', userId: user?.id ?? null, requestId: request.id };
      // Counted before the password is looked at: many tries at once do not slip through.
      for (const limit of limits.all) await countTry(limit, audit, limits.address.key);
      const cleared = [limits.pair.key];
      const takenBack = [limits.account.key, limits.address.key];
      const matches = await verifyPassword(user?.passwordHash ?? null, password);
      // A disabled account is told nothing of its password.
      const withCode = matches && user !== null && user.secondFactorSince !== null && !user.disabledAt;
      const auditCode = { ...audit, action: 'signIn.code' };
      if (withCode) {
        if (code === undefined) {
          // Neither a failure nor a success: it clears no counter of codes.
          for (const { key } of limits.all) await takeBackHit(db, key);
          await recordOnce(`asked ${limits.pair.key}`, { ...auditCode, status: 400 });
          throw codeWanted();
        }
        const { now, today } = codeTries(services, user.id);
        for (const limit of [now, today]) await countTry(limit, auditCode);
        cleared.push(now.key);
        takenBack.push(today.key);
      }
      // A code is spent with the session that it opens, or not at all.
      const signed = await db.transaction(async (transaction) => {
        if (withCode && !(await spendCode(transaction, user, code ?? ''))) {
          await insertAudit(transaction, { ...auditCode, status: 400 });
          return wrongCode();
        }
        const device = deviceOf(request.headers['user-agent']);
        const token = user !== null && matches ? await startSession(transaction, user, config.sessions, device) : null;
        await insertAudit(transaction, { ...audit, status: token === null ? 400 : 200 });
        return token ?? new ApiError(400, 'The email, phone or password is not right.');
      });
      if (signed instanceof ApiError) throw signed;
      // The session stands: counters that cannot be put back now run out by themselves.
      const putBack = async () => {
        for (const key of cleared) await clearHits(db, key);
        for (const key of takenBack) await takeBackHit(db, key);
      };
      await noted(request, putBack, 'the tries of a sign-in were not taken back');
      return { success: true, message: 'Signed in successfully.', data: signed };
    },

    async signOut(_input, { session }) {
      const { tokenHash } = signedIn(session);
      await db.transaction((transaction) => endSession(transaction, tokenHash));
      return { success: true, message: 'Signed out successfully.' };
    },
  } satisfies Partial<Operations>;
}

function signInLimits({ config }: Services, request: FastifyRequest, login: string) {
  const { signInPerAccount, signInPerAddress } = config.limits;
  const network = networkOf(request);
  // The counters' table holds no e-mail addresses. One counter for address and phone would tell that they belong together.
  const account = createHash('sha256').update(normalizeLogin(login)).digest('base64url');
  const limits = {
    // Counted first: beyond it no account that somebody makes up has a counter of its own.
    address: { key: `sign-in from ${network}`, limit: signInPerAddress, seconds: WINDOW },
    pair: { key: `sign-in ${account} ${network}`, limit: signInPerAccount, seconds: WINDOW },
    account: { key: `sign-in ${account}`, limit: signInPerAccount * ADDRESSES_PER_ACCOUNT, seconds: WINDOW },
  };
  return { ...limits, all: Object.values(limits) };
}

import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors';
import { verifyPassword } from '../passwords';
import { insertAudit } from '../repositories/audit';
import { clearHits, hit, takeBackHit } from '../repositories/rateLimits';
import { spendCode } from '../repositories/secondFactors';
import { endSession, startSession } from '../repositories/sessions';
import { findUserByLogin } from '../repositories/users';
import { networkOf } from '../network';
import type { Services } from '../services';
import { deviceOf } from './device';
import { codeTries, codeWanted, wrongCode } from './secondFactor';
import { WINDOW, signedIn } from './self';
import type { Operations } from './types';

/** An account may be tried from many addresses, so that one of them cannot lock out its owner. */
const ADDRESSES_PER_ACCOUNT = 10;

export function authOperations(services: Services) {
  const { db, config } = services;

  return {
    async signIn({ body: { emailOrPhone, password, code } }, request) {
      const limits = signInLimits(services, request, emailOrPhone);
      // Counted before the password is looked at: many tries at once do not slip through.
      for (const limit of limits.all) await hit(db, limit);
      const user = await findUserByLogin(db, emailOrPhone);
      const matches = await verifyPassword(user?.passwordHash ?? null, password);
      const audit = { action: 'signIn', userId: user?.id ?? null, requestId: request.id };
      // A disabled account is told nothing of its password.
      if (matches && user?.secondFactorSince && !user.disabledAt) {
        if (code === undefined) {
          // Neither a failure nor a success: it clears no counter of codes.
          for (const { key } of limits.all) await takeBackHit(db, key);
          throw codeWanted();
        }
        const tries = codeTries(services, user.id);
        await hit(db, tries);
        if (!(await spendCode(db, user, code))) {
          await insertAudit(db, { ...audit, status: 400 });
          throw wrongCode();
        }
        await clearHits(db, tries.key);
      }
      const token =
        user !== null && matches
          ? await startSession(db, user, config.sessions, deviceOf(request.headers['user-agent']))
          : null;
      await insertAudit(db, { ...audit, status: token === null ? 400 : 200 });
      if (token === null) throw new ApiError(400, 'The email, phone or password is not right.');
      await clearHits(db, limits.pair.key);
      await takeBackHit(db, limits.account.key);
      await takeBackHit(db, limits.address.key);
      return { success: true, message: 'Signed in successfully.', data: token };
    },

    async signOut(_input, { session }) {
      await endSession(db, signedIn(session).tokenHash);
      return { success: true, message: 'Signed out successfully.' };
    },
  } satisfies Partial<Operations>;
}

function signInLimits({ config }: Services, request: FastifyRequest, login: string) {
  const { signInPerAccount, signInPerAddress } = config.limits;
  const network = networkOf(request);
  // The counters' table holds no e-mail addresses.
  const account = createHash('sha256').update(login.trim().toLowerCase()).digest('base64url');
  const limits = {
    pair: { key: `sign-in ${account} ${network}`, limit: signInPerAccount, seconds: WINDOW },
    account: { key: `sign-in ${account}`, limit: signInPerAccount * ADDRESSES_PER_ACCOUNT, seconds: WINDOW },
    address: { key: `sign-in from ${network}`, limit: signInPerAddress, seconds: WINDOW },
  };
  return { ...limits, all: Object.values(limits) };
}

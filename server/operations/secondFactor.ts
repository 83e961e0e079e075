import { randomBytes, randomInt } from 'node:crypto';
import { ApiError, invalid } from '../errors';
import { hit, type Limit } from '../repositories/rateLimits';
import { databaseTime } from '../repositories/schedule';
import {
  beginSecondFactor,
  codeCounters,
  confirmSecondFactor,
  plain,
  removeSecondFactor,
} from '../repositories/secondFactors';
import { endAccessOf } from '../repositories/sessions';
import { type UserRow } from '../repositories/users';
import type { Services } from '../services';
import { matchingStep, toBase32 } from '../totp';
import { askPassword, DAY, self, WINDOW } from './self';
import { staffTransaction } from './staffTransaction';
import type { Operations } from './types';

/** 160 bits, as long as the hash (RFC 4226, 4). */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_GROUPS = 5;

/** In a day as many as in so many windows: a few in each of them, day and night, would find a code within a year. */
const WINDOWS_A_DAY = 3;

/**
 * Tries of codes of one account, whatever way it is written and wherever they come from. Whoever makes them knows the
 * password, so its owner is better locked out for a while than guessed.
 */
export function codeTries({ config }: Services, userId: string): { now: Limit; today: Limit } {
  const [now, today] = codeCounters(userId);
  const limit = config.limits.signInPerAccount;
  return {
    now: { key: now, limit, seconds: WINDOW },
    today: { key: today, limit: limit * WINDOWS_A_DAY, seconds: DAY },
  };
}

export const codeWanted = () => invalid({ code: 'Enter the code that your app shows.' });
export const wrongCode = () => invalid({ code: 'The code is not right, or was used already.' });

export function secondFactorOperations(services: Services) {
  const { config, db } = services;

  return {
    async getSecondFactor(_input, { session }) {
      const { secondFactorSince: since, recoveryHashes } = (await self(services, session)).user;
      return {
        success: true,
        message: 'Second factor fetched successfully.',
        data: {
          on: since !== null,
          since: since?.toISOString() ?? null,
          recoveryCodesLeft: since ? recoveryHashes.length : 0,
        },
      };
    },

    async beginSecondFactor({ body }, request) {
      const { user, session } = await self(services, request.session);
      await askPassword(services, { user, session }, body.currentPassword);
      const secret = toBase32(randomBytes(SECRET_BYTES));
      const begun = await staffTransaction(db, request, (transaction) =>
        beginSecondFactor(transaction, user.id, secret),
      );
      if (!begun) throw new ApiError(409, 'A second factor is on already.');
      return {
        success: true,
        message: 'Confirm it with a code.',
        data: { secret, address: addressOf(config.siteName, user, secret) },
      };
    },

    async confirmSecondFactor({ body: { code } }, request) {
      const { user, session } = await self(services, request.session);
      const secret = user.secondFactorSecret;
      if (secret === null || user.secondFactorSince) throw notBegun();
      for (const limit of Object.values(codeTries(services, user.id))) await hit(db, limit);
      const step = matchingStep(secret, plain(code), await databaseTime(db));
      if (step === null) throw wrongCode();
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await staffTransaction(db, request, async (transaction) => {
        if (!(await confirmSecondFactor(transaction, user.id, { secret, step, recoveryCodes }))) throw notBegun();
        await endAccessOf(transaction, user.id, session.tokenHash);
      });
      return { success: true, message: 'Second factor turned on.', data: { recoveryCodes } };
    },

    async removeSecondFactor({ body }, request) {
      const { user, session } = await self(services, request.session);
      await askPassword(services, { user, session }, body.currentPassword);
      await staffTransaction(db, request, async (transaction) => {
        if (await removeSecondFactor(transaction, user.id)) await endAccessOf(transaction, user.id, session.tokenHash);
      });
      return { success: true, message: 'Action Successfully' };
    },
  } satisfies Partial<Operations>;
}

const notBegun = () => new ApiError(409, 'No second factor was begun.');

/** As authenticator apps read it from a QR code. */
function addressOf(siteName: string, { email }: UserRow, secret: string): string {
  const [issuer, account] = [siteName, email].map(encodeURIComponent);
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
}

/** `0417-9925-3086-5512-7743`, 66 random bits in digits alone: phones show digits where a code is asked for. */
const newRecoveryCode = () =>
  Array.from({ length: RECOVERY_GROUPS }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Staff. E-mail addresses are compared without case; a phone number is stored as digits with a leading plus. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    phone: text('phone'),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    image: text('image'),
    passwordHash: text('password_hash').notNull(),
    /** Base32; of one that is begun and not confirmed as long as there is no `since`. */
    secondFactorSecret: text('second_factor_secret'),
    secondFactorSince: instant('second_factor_since'),
    /** The time step of the code that was used last: none up to it counts again. */
    secondFactorStep: bigint('second_factor_step', { mode: 'number' }).notNull().default(0),
    /** SHA-256 of each recovery code that is left. */
    recoveryHashes: text('recovery_hashes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Wants an e-mail for each new request. */
    notifyByEmail: boolean('notify_by_email').notNull().default(false),
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_phone_key').on(table.phone),
  ],
);

/** A row for each signed-in browser; only the token's SHA-256 is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names it to its owner; opens nothing. */
    id: uuid('id').notNull().defaultRandom().unique('sessions_id_key'),
    /** What it was begun with, `Chrome on Android`; null for unknown. */
    device: text('device'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** Absolute end, however busy the session is. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
);

/** Counters of a running window, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').primaryKey(), hits: integer('hits').notNull(), resetsAt: instant('resets_at').notNull() },
  (table) => [index('rate_limits_resets_idx').on(table.resetsAt)],
);

/** The first answer to an Idempotency-Key; kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of operation and key. */
    key: text('key').primaryKey(),
    /** SHA-256 of the body, so that the same key with another body is noticed. */
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_created_idx').on(table.createdAt)],
);

/** Every staff write and every sign-in, kept for two years without personal data of clients. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** Null when nobody is signed in, as for a failed sign-in. No foreign key: the record outlives the user. */
    userId: uuid('user_id'),
    /** operationId of the contract (`signIn.code` where the password was right), or the command of the staff tool. */
    action: text('action').notNull(),
    targetId: text('target_id'),
    status: integer('status').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_log_at_idx').on(table.at)],
);

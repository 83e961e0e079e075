import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { NOTICE_KINDS } from '../openapi/values.gen';
import { idOf, instant, oneOf, ownId } from './columns';
import { users } from './schemaAccounts';

/** What the server made up once and has to know again, the same for every process: kept where they all look. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: jsonb('value').notNull() });

/** Browsers that staff want to be told on: their push subscriptions. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: ownId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('push_devices_endpoint_key').on(table.endpoint),
    index('push_devices_user_idx').on(table.userId),
  ],
);

/**
 * The outbox: one row for each push and e-mail that has to go out, written with what it announces, gone once it is
 * delivered. It names whom and what about; the words are made when it is sent.
 */
export const notices = pgTable(
  'notices',
  {
    id: ownId(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** What it is about; the record may be gone by then. */
    subjectId: idOf('subject_id').notNull(),
    /** A push to this device. */
    deviceId: idOf('device_id').references(() => pushDevices.id, { onDelete: 'cascade' }),
    /** An e-mail to this staff member; without either it goes to whom the record names. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    /** The next try; while somebody sends it, the end of the lease. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** When it was given up. */
    failedAt: instant('failed_at'),
    reason: text('reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('notices_kind_check', oneOf(table.kind, NOTICE_KINDS)),
    index('notices_due_idx')
      .on(table.dueAt)
      .where(sql`failed_at IS NULL`),
    index('notices_failed_idx')
      .on(table.failedAt, table.id)
      .where(sql`failed_at IS NOT NULL`),
    index('notices_device_idx').on(table.deviceId),
    index('notices_user_idx').on(table.userId),
  ],
);

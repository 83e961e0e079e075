import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idOf, instant, ownId } from './columns';
import { users } from './schemaAccounts';
import { proposals } from './schemaProposals';

/** When and where what was accepted is installed. Days and times are those of Nairobi. */
export const visits = pgTable(
  'visits',
  {
    id: ownId(),
    proposalId: idOf('proposal_id')
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** As in 09:00. */
    begins: text('begins').notNull(),
    ends: text('ends').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    notes: text('notes').notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** How often it was changed: calendars know a newer one by it. */
    sequence: integer('sequence').notNull().default(0),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('visits_times_check', sql`${table.begins} < ${table.ends}`),
    index('visits_day_idx').on(table.day, table.begins, table.id),
    index('visits_proposal_idx').on(table.proposalId),
  ],
);

/** Who goes there. */
export const visitCrew = pgTable(
  'visit_crew',
  {
    visitId: idOf('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.userId] }), index('visit_crew_user_idx').on(table.userId)],
);

/** What the address of somebody's calendar ends with. */
export const calendarKeys = pgTable(
  'calendar_keys',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
  },
  (table) => [uniqueIndex('calendar_keys_key').on(table.key)],
);

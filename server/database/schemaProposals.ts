import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PAYMENT_METHODS } from '../openapi/values.gen';
import { idOf, instant, money, oneOf, ownId } from './columns';
import { users } from './schemaAccounts';
import { quotations } from './schemaQuotations';

/**
 * A quotation that staff make. What it says is kept as it is written (`draft`) and as it was sent last (`sent`), each as one
 * piece: what was sent must not change with a product, a setting or a column.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: ownId(),
    /** The request that it answers. */
    quotationId: idOf('quotation_id').references(() => quotations.id, { onDelete: 'set null' }),
    /** As in Q-2026-0042; given when it is first sent. */
    number: text('number'),
    /** What the link ends with. */
    shareKey: text('share_key'),
    /** Of what was sent last; 0 before. */
    version: integer('version').notNull().default(0),
    draft: jsonb('draft').notNull(),
    sent: jsonb('sent'),
    /** Of what was sent, before that of the draft. */
    total: money('total').notNull(),
    validUntil: date('valid_until', { mode: 'string' }),
    searchText: text('search_text').notNull(),
    sentAt: instant('sent_at'),
    openedAt: instant('opened_at'),
    acceptedAt: instant('accepted_at'),
    acceptedBy: text('accepted_by'),
    /** When what was sent last was put on its way by e-mail. */
    mailedAt: instant('mailed_at'),
    /** When staff were told that its last day is over. */
    expiryToldAt: instant('expiry_told_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('proposals_sent_check', sql`(${table.version} = 0) = (${table.sent} IS NULL)`),
    uniqueIndex('proposals_number_key').on(table.number),
    uniqueIndex('proposals_share_key').on(table.shareKey),
    index('proposals_newest_idx').on(table.createdAt, table.id),
    index('proposals_quotation_idx').on(table.quotationId),
    index('proposals_sent_idx').on(table.sentAt),
    index('proposals_accepted_idx').on(table.acceptedAt),
    index('proposals_open_idx')
      .on(table.validUntil)
      .where(sql`${table.version} > 0 AND ${table.acceptedAt} IS NULL`),
    index('proposals_search_idx').using('gin', sql`search_grams(search_text)`),
    index('proposals_phone_idx').using('gin', sql`search_grams(phone_digits(draft ->> 'customerPhone'))`),
  ],
);

/** Each version as it was sent. */
export const proposalVersions = pgTable(
  'proposal_versions',
  {
    proposalId: idOf('proposal_id')
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').notNull(),
    total: money('total').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.version] }),
    index('proposal_versions_user_idx').on(table.userId),
  ],
);

/** The last number that a year has given. Whoever gives one holds the row until its quotation is kept, so none is lost. */
export const proposalCounters = pgTable('proposal_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** What came in for a quotation, as staff recorded it. */
export const payments = pgTable(
  'payments',
  {
    id: ownId(),
    proposalId: idOf('proposal_id')
      .notNull()
      .references(() => proposals.id),
    amount: money('amount').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    /** As it was printed. */
    code: text('code'),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('payments_method_check', oneOf(table.method, PAYMENT_METHODS)),
    uniqueIndex('payments_code_key').on(table.method, table.code),
    index('payments_proposal_idx').on(table.proposalId, table.createdAt, table.id),
    index('payments_user_idx').on(table.userId),
  ],
);

/** What quotations begin with, and how they are paid: one row, none until somebody saves it. */
export const salesSettings = pgTable(
  'sales_settings',
  { only: boolean('only').primaryKey().default(true), value: jsonb('value').notNull() },
  (table) => [check('sales_settings_only_check', sql`${table.only}`)],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ENTRY_KINDS, QUOTATION_STATUSES } from '../openapi/values.gen';
import { idOf, instant, oneOf, ownId } from './columns';
import { users } from './schemaAccounts';
import { counties } from './schemaCounties';

/** A request for a quote, as received. */
export const quotations = pgTable(
  'quotations',
  {
    id: ownId(),
    clientsName: text('clients_name').notNull(),
    clientsPhone: text('clients_phone'),
    clientsEmail: text('clients_email').notNull(),
    clientsNote: text('clients_note').notNull(),
    /** What was asked for, as it was sent: a request stays true when a product is gone, so nothing is tied to it. */
    productIds: text('product_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: text('status', { enum: QUOTATION_STATUSES }).notNull().default('new'),
    /** Whose it is. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Where it is to be delivered or installed. */
    countyId: idOf('county_id').references(() => counties.id, { onDelete: 'set null' }),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(clients_name || ' ' || clients_email || ' ' || coalesce(clients_phone, '') || ' ' || clients_note)`,
      ),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('quotations_status_check', oneOf(table.status, QUOTATION_STATUSES)),
    index('quotations_newest_idx').on(table.createdAt, table.id),
    index('quotations_status_idx').on(table.status, table.createdAt, table.id),
    index('quotations_assignee_idx').on(table.assigneeId, table.createdAt, table.id),
    index('quotations_county_idx').on(table.countyId),
    index('quotations_email_idx').on(sql`lower(${table.clientsEmail})`, table.createdAt),
    index('quotations_search_idx').using('gin', sql`search_grams(search_text)`),
    index('quotations_phone_idx').using('gin', sql`search_grams(phone_digits(clients_phone))`),
  ],
);

/** What happened to a request, and what colleagues noted. */
export const quotationEntries = pgTable(
  'quotation_entries',
  {
    id: ownId(),
    quotationId: idOf('quotation_id')
      .notNull()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The new status, the name of whose it is now, what was written, or which quotation. */
    text: text('text'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('quotation_entries_kind_check', oneOf(table.kind, ENTRY_KINDS)),
    index('quotation_entries_quotation_idx').on(table.quotationId, table.createdAt, table.id),
    index('quotation_entries_user_idx').on(table.userId),
  ],
);

/** Answers that staff have prepared, in their order. */
export const replyTemplates = pgTable('reply_templates', {
  position: integer('position').primaryKey(),
  name: text('name').notNull(),
  textEn: text('text_en').notNull(),
  textSw: text('text_sw').notNull(),
});

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  { id: ownId(), email: text('email').notNull(), createdAt: instant('created_at').notNull().defaultNow() },
  (table) => [uniqueIndex('newsletter_subscriptions_email_key').on(sql`lower(${table.email})`)],
);

import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';

export const QUOTATION_STATUSES = ['new', 'contacted', 'quoted', 'closed'] as const;

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
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(clients_name || ' ' || clients_email || ' ' || coalesce(clients_phone, '') || ' ' || clients_note)`,
      ),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('quotations_status_check', sql`${table.status} IN ('new', 'contacted', 'quoted', 'closed')`),
    index('quotations_newest_idx').on(table.createdAt, table.id),
    index('quotations_status_idx').on(table.status, table.createdAt, table.id),
    index('quotations_email_idx').on(sql`lower(${table.clientsEmail})`, table.createdAt),
    index('quotations_search_idx').using('gin', sql`search_grams(search_text)`),
  ],
);

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  { id: ownId(), email: text('email').notNull(), createdAt: instant('created_at').notNull().defaultNow() },
  (table) => [uniqueIndex('newsletter_subscriptions_email_key').on(sql`lower(${table.email})`)],
);

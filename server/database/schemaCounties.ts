import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { money, ownId } from './columns';

/** Kenya's counties, which a migration brought; null prices are on request, null days promise nothing. */
export const counties = pgTable(
  'counties',
  {
    id: ownId(),
    name: text('name').notNull(),
    deliveryPrice: money('delivery_price'),
    deliveryDays: integer('delivery_days'),
    installationPrice: money('installation_price'),
    installationDays: integer('installation_days'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('counties_name_key').on(table.name),
    check('counties_prices_check', sql`${table.deliveryPrice} >= 0 AND ${table.installationPrice} >= 0`),
    check(
      'counties_days_check',
      sql`${table.deliveryDays} BETWEEN 0 AND 90 AND ${table.installationDays} BETWEEN 0 AND 90`,
    ),
  ],
);

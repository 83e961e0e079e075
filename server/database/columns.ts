import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, numeric, pgSequence, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * One sequence numbers everything that has an id in the API, so that an id names one thing only:
 * a category's id used where a product's belongs is unknown, not somebody else's record.
 */
export const entityIds = pgSequence('entity_id', { startWith: 1001 });

/** An id: a bigint that stays text in TypeScript, as it is in the API (docs/product.md, 9.3). */
export const idOf = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

export const ownId = () =>
  idOf('id')
    .primaryKey()
    .default(sql`nextval('entity_id')`);

/** KES with two decimals; a numeric string in TypeScript (docs/product.md, 8.2). */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** Milliseconds, so that a JavaScript date holds it exactly. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What is known of a picture beside its files; an upload has its mean colour only. */
export const aboutPicture = () => ({
  color: text('color'),
  alt: text('alt'),
  caption: text('caption'),
  credit: text('credit'),
});

/** The contract's values as they stand in a statement: constraints take no parameters. */
export const listed = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** For a check: the column holds one of them. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL => sql`${column} IN (${listed(values)})`;

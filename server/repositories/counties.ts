import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { isId } from './conditions';
import { allRows, firstRow } from './rows';
import { sha256 } from '../sha256';

/** What staff say of a county; a null price is on request, null days promise nothing. */
export interface CountyTerms {
  delivery_price: string | null;
  delivery_days: number | null;
  installation_price: string | null;
  installation_days: number | null;
  isActive: boolean;
}

export type CountyRow = { id: string; name: string } & CountyTerms;

export interface CountyList {
  version: string;
  counties: CountyRow[];
}

const COLUMNS = sql`
  id, name, delivery_price, delivery_days, installation_price, installation_days, is_active AS "isActive"`;

/** By name, with a version that is this list's alone. */
export async function listCounties(db: Database, onlyActive: boolean): Promise<CountyList> {
  const counties = await allRows<CountyRow>(
    db,
    sql`SELECT ${COLUMNS} FROM counties WHERE is_active OR ${!onlyActive} ORDER BY name, id`,
  );
  return { version: sha256(JSON.stringify(counties)), counties };
}

export const findCounty = (db: Database, id: string): Promise<CountyRow | null> =>
  firstRow<CountyRow>(db, sql`SELECT ${COLUMNS} FROM counties WHERE id = ${id}`);

/** @returns null where there is no such county */
export async function setCountyTerms(db: Database, id: string, terms: CountyTerms): Promise<CountyRow | null> {
  if (!isId(id)) return null;
  return firstRow<CountyRow>(
    db,
    sql`
    UPDATE counties SET
      delivery_price = ${terms.delivery_price}::numeric, delivery_days = ${terms.delivery_days}::integer,
      installation_price = ${terms.installation_price}::numeric,
      installation_days = ${terms.installation_days}::integer, is_active = ${terms.isActive}
    WHERE id = ${id} RETURNING ${COLUMNS}`,
  );
}

/** The place in `rows` of a county that there is not, or that stood there before. */
export class NoSuchCounty extends Error {
  constructor(
    readonly place: number,
    readonly isTwice: boolean,
  ) {
    super('There is no such county.');
  }
}

/**
 * Sets the terms of several.
 * @returns null, and changes nothing, where the list is no longer that of `version`
 * @throws NoSuchCounty, to roll back what was set before it
 */
export async function setTermsOfSeveral(
  transaction: Database,
  version: string,
  rows: readonly ({ id: string } & CountyTerms)[],
): Promise<CountyList | null> {
  // Two who save at once come one after the other.
  await transaction.execute(sql`LOCK TABLE counties IN SHARE ROW EXCLUSIVE MODE`);
  if ((await listCounties(transaction, false)).version !== version) return null;
  const seen = new Set<string>();
  for (const [place, { id, ...terms }] of rows.entries()) {
    if (seen.has(id)) throw new NoSuchCounty(place, true);
    if (!(await setCountyTerms(transaction, id, terms))) throw new NoSuchCounty(place, false);
    seen.add(id);
  }
  return listCounties(transaction, false);
}

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { salesSettings } from '../database/schemaProposals';
import type { SalesSettings } from '../openapi/operations.gen';
import { sha256 } from '../sha256';

type Settings = Omit<SalesSettings, 'version'>;

/** Until somebody saves others: Kenya's rate of tax, with which the shop's prices are meant. */
const DEFAULTS: Settings = {
  vatRate: 16,
  vatMode: 'total',
  pricesIncludeVat: true,
  depositPercent: 50,
  validDays: 14,
  terms: { en: '', sw: '' },
  mpesa: null,
  bank: null,
};

/** With a version that is theirs alone. */
export async function readSalesSettings(db: Database): Promise<SalesSettings> {
  const [row] = await db.select({ value: salesSettings.value }).from(salesSettings);
  const settings = { ...DEFAULTS, ...(row?.value as Settings | undefined) };
  // The database keeps fields in an order of its own.
  const fields = Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1));
  return { version: sha256(JSON.stringify(fields)), ...settings };
}

/** @returns null, and changes nothing, where they are no longer those of `version` */
export async function replaceSalesSettings(
  transaction: Database,
  { version, ...value }: SalesSettings,
): Promise<SalesSettings | null> {
  // Two who save at once come one after the other.
  await transaction.execute(sql`LOCK TABLE sales_settings IN SHARE ROW EXCLUSIVE MODE`);
  if ((await readSalesSettings(transaction)).version !== version) return null;
  if (isDeepStrictEqual(value, DEFAULTS)) await transaction.delete(salesSettings);
  else
    await transaction
      .insert(salesSettings)
      .values({ value })
      .onConflictDoUpdate({ target: salesSettings.only, set: { value } });
  return readSalesSettings(transaction);
}

import type { Database } from '../database/client';
import { changedMeanwhile } from '../errors';
import { type Updatable, lockUpdatedAt } from '../repositories/updatedAt';

/**
 * Holds a write to the record that its sender read (openapi.yaml, IfMatch), from here to the end of the transaction.
 * A record that is gone is left to the write itself.
 * @param tag the If-Match header; without one the write is not held to anything
 * @throws ApiError 412 when the record was changed since
 */
export async function requireUnchanged(
  transaction: Database,
  table: Updatable,
  id: string,
  tag: string | undefined,
): Promise<void> {
  if (tag === undefined) return;
  const updatedAt = await lockUpdatedAt(transaction, table, id);
  if (updatedAt !== null && tag !== `"${updatedAt}"`) throw changedMeanwhile();
}

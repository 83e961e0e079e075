import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { idempotencyKeys } from '../database/schemaAccounts';
import { conflict } from '../errors';
import { deleteRows, firstRow } from './rows';
import { sha256 } from '../sha256';

/** The same key means the same request for 24 hours (docs/product.md, 9.6). */
const isForgotten = lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`);

export interface IdempotentRequest {
  operationId: string;
  /** The Idempotency-Key header; without one the work simply runs. */
  key: string | undefined;
  body: unknown;
}

/**
 * Runs `work` in a transaction, once for each key: a repeated request, also one sent at the same moment to another
 * process, does nothing and is answered from what the first one's resolved with.
 * @param answer makes the answer of that, in the same transaction: what is done is not said to have failed afterwards. It may
 * refuse
 * @throws ApiError 409 when the key came with another body before
 */
export async function once<T, A>(
  db: Database,
  request: IdempotentRequest,
  work: (transaction: Database) => Promise<T>,
  answer: (transaction: Database, result: T, isRepeated: boolean) => Promise<A>,
): Promise<A> {
  if (request.key === undefined)
    return db.transaction(async (transaction) => answer(transaction, await work(transaction), false));
  const key = sha256(`${request.operationId}\n${request.key}`);
  const bodyHash = sha256(JSON.stringify(request.body));
  return db.transaction(async (transaction) => {
    await transaction.delete(idempotencyKeys).where(and(eq(idempotencyKeys.key, key), isForgotten));
    // A twin that is still running holds the key's row: this waits for its commit.
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values({ key, bodyHash, answer: {} })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const first = (await firstResult(transaction, key, bodyHash)) as T;
      return answer(transaction, first, true);
    }
    const result = await work(transaction);
    await transaction.update(idempotencyKeys).set({ answer: result }).where(eq(idempotencyKeys.key, key));
    return answer(transaction, result, false);
  });
}

async function firstResult(transaction: Database, key: string, bodyHash: string): Promise<unknown> {
  // Written as it is: a commit of what was only read waits for no standby, and the first one's may have come to none.
  const [first] = await transaction
    .update(idempotencyKeys)
    .set({ answer: sql`${idempotencyKeys.answer}` })
    .where(eq(idempotencyKeys.key, key))
    .returning();
  if (first?.bodyHash !== bodyHash) {
    throw conflict('Idempotency-Key', 'This request was already sent with other details.');
  }
  return first.answer;
}

/** @throws ApiError 409 when the record that a key made is in its table no more */
export async function requireThere(transaction: Database, table: string, id: unknown): Promise<void> {
  const row = await firstRow(transaction, sql`SELECT 1 FROM ${sql.identifier(table)} WHERE id = ${id}`);
  if (row === null) throw conflict('Idempotency-Key', 'This was made before, and is deleted since.');
}

export function deleteForgottenKeys(db: Database): Promise<void> {
  return deleteRows(db, sql`idempotency_keys`, isForgotten);
}

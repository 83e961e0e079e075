import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { Payment, PaymentInput } from '../openapi/operations.gen';
import { MOST_PAYMENTS } from '../openapi/values.gen';
import { isId } from './conditions';
import { allRows, firstRow, isoTime } from './rows';
import { fullName } from './users';

/** The latest first. */
export function paymentsOf(db: Database, proposalId: string): Promise<Payment[]> {
  return allRows(
    db,
    sql`
    SELECT p.id, p.amount, p.method, p.code, p.paid_on::text AS "paidOn", ${fullName(sql`u`)} AS by,
      ${isoTime(sql`p.created_at`)} AS "recordedAt"
    FROM payments p LEFT JOIN users u ON u.id = p.user_id
    WHERE p.proposal_id = ${proposalId} ORDER BY p.created_at DESC, p.id DESC LIMIT ${MOST_PAYMENTS}`,
  );
}

/** @throws unique violation `payments_code_key` for a code that is recorded already */
export async function insertPayment(
  transaction: Database,
  proposalId: string,
  userId: string,
  { amount, method, code, paidOn }: PaymentInput,
): Promise<string> {
  const row = await firstRow<{ id: string }>(
    transaction,
    sql`
    INSERT INTO payments (proposal_id, amount, method, code, paid_on, user_id)
    VALUES (${proposalId}, ${amount}, ${method}, ${code ?? null}, ${paidOn}::date, ${userId}::uuid) RETURNING id`,
  );
  if (!row) throw new Error('An insert of a payment gave no id.');
  return row.id;
}

/** @returns what was deleted, of which quotation; null where that one has no such payment */
export async function deletePayment(
  transaction: Database,
  proposalId: string,
  id: string,
): Promise<{ amount: string; number: string; quotationId: string | null } | null> {
  if (!isId(proposalId) || !isId(id)) return null;
  return firstRow(
    transaction,
    sql`
    DELETE FROM payments p USING proposals t WHERE p.id = ${id} AND p.proposal_id = ${proposalId} AND t.id = p.proposal_id
    RETURNING p.amount, t.number, t.quotation_id AS "quotationId"`,
  );
}

/** The number of the quotation for which a code is recorded. */
export async function numberOfCode(
  db: Database,
  { method, code }: Pick<PaymentInput, 'method' | 'code'>,
): Promise<string> {
  const row = await firstRow<{ number: string }>(
    db,
    sql`
    SELECT t.number FROM payments p JOIN proposals t ON t.id = p.proposal_id
    WHERE p.method = ${method} AND p.code = ${code ?? null}`,
  );
  return row?.number ?? '?';
}

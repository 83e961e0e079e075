import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { pushDevices } from '../database/schemaNotices';
import { MOST_DEVICES } from '../openapi/values.gen';
import { isId } from './conditions';
import { allRows, firstRow, isoTime } from './rows';
import { holdAccess } from './users';

export interface PushDeviceRow {
  id: string;
  name: string;
  createdAt: string;
}

export type NewPushDevice = Pick<typeof pushDevices.$inferInsert, 'name' | 'endpoint' | 'p256dh' | 'auth'>;

/** The latest first. */
export function devicesOf(db: Database, userId: string): Promise<PushDeviceRow[]> {
  return allRows(
    db,
    sql`
    SELECT id, name, ${isoTime(sql`created_at`)} AS "createdAt" FROM push_devices
    WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC LIMIT ${MOST_DEVICES}`,
  );
}

/** Keeps a device for somebody, who loses the oldest of too many; one that is known already becomes theirs. */
export async function keepDevice(transaction: Database, userId: string, device: NewPushDevice): Promise<string> {
  await holdAccess(transaction, userId);
  const row = await firstRow<{ id: string }>(
    transaction,
    sql`
    INSERT INTO push_devices (user_id, name, endpoint, p256dh, auth)
    VALUES (${userId}, ${device.name}, ${device.endpoint}, ${device.p256dh}, ${device.auth})
    ON CONFLICT (endpoint) DO UPDATE
      SET user_id = excluded.user_id, name = excluded.name, p256dh = excluded.p256dh, auth = excluded.auth,
        -- Somebody else's until now: the newest of whose it is.
        created_at = CASE WHEN push_devices.user_id = excluded.user_id THEN push_devices.created_at ELSE now() END
    RETURNING id`,
  );
  if (!row) throw new Error('An insert of a device gave no id.');
  const surplus = transaction
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .offset(MOST_DEVICES);
  await transaction.delete(pushDevices).where(sql`${pushDevices.id} IN (${surplus})`);
  return row.id;
}

/** @returns false when the user has no such device */
export async function removeDevice(db: Database, userId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const removed = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
    .returning({ id: pushDevices.id });
  return removed.length > 0;
}

/** Forgets a device whose push service says that it is gone; what was on its way to it goes too. */
export async function forgetDevice(db: Database, id: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.id, id));
}

import { eq } from 'drizzle-orm';
import type { Database } from '../database/client';
import { secrets } from '../database/schemaNotices';

/** A secret that is made the first time it is asked for, and the same for every process from then on. */
export async function secretOf<T extends object>(db: Database, name: string, make: () => T): Promise<T> {
  const find = () => db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  let [found] = await find();
  if (!found) {
    await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
    [found] = await find();
  }
  if (!found) throw new Error(`The secret ${name} could not be kept.`);
  return found.value as T;
}

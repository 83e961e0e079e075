import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/client';
import { users } from '../database/schemaAccounts';
import { MOST_COLLEAGUES } from '../openapi/values.gen';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** The index that refuses a second account with an e-mail address. */
export const EMAIL_TAKEN = 'users_email_key';

/** A staff member's name as colleagues read it. @param user how the statement names the table of users */
export const fullName = (user: SQL) => sql<string>`(${user}.first_name || ' ' || ${user}.last_name)`;
const OWN_NAME = fullName(sql`users`);

/**
 * What a login is looked up by, the same for all its spellings: a phone number as it is stored, else an e-mail address in
 * small letters. The database does not fold it once more: what it took for the same would be tried apart.
 */
export const normalizeLogin = (login: string): string => normalizePhone(login) ?? login.trim().toLowerCase();

/** @param login an e-mail address in any case or a phone number in any usual writing */
export async function findUserByLogin(db: Database, login: string): Promise<UserRow | null> {
  const known = normalizeLogin(login);
  const [user] = await db
    .select()
    .from(users)
    .where(or(sql`lower(${users.email}) = ${known}`, eq(users.phone, known)))
    .limit(1);
  return user ?? null;
}

/** Whoever may sign in, by name. */
export async function listColleagues(db: Database): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: users.id, name: OWN_NAME })
    .from(users)
    .where(isNull(users.disabledAt))
    .orderBy(OWN_NAME, users.id)
    .limit(MOST_COLLEAGUES);
}

export async function listUsers(db: Database): Promise<UserRow[]> {
  return db.select().from(users).orderBy(users.email);
}

export async function insertUser(db: Database, user: NewUser): Promise<string> {
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error('An insert of a user gave no id.');
  return row.id;
}

export async function updateUser(db: Database, id: string, changes: Partial<NewUser>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Before something is made that a change of password or second factor ends: that waits for it, or it for that. */
export async function holdAccess(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`select from ${users} where id = ${id}::uuid for share`);
}

/**
 * Sets a new password in the place of the one that was compared.
 * @returns false when another change came first
 */
export async function changePassword(
  db: Database,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/**
 * A phone number as it is stored, digits behind a plus, or null for what is none. A number without a country is
 * Kenyan (+254).
 */
export function normalizePhone(text: string): string | null {
  const dialled = text.replace(/[ ().-]/g, '');
  if (!/^\+?[0-9]{7,15}$/.test(dialled)) return null;
  if (dialled.startsWith('+')) return dialled;
  if (dialled.startsWith('00')) return `+${dialled.slice(2)}`;
  return dialled.startsWith('0') ? `+254${dialled.slice(1)}` : `+${dialled}`;
}

import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/client';
import { readMade } from '../media/made';
import type { Picture } from '../media/mediaStore';
import { hashPassword } from '../passwords';
import type { StoredPicture } from '../repositories/images';
import { firstRow } from '../repositories/rows';
import { findUserByLogin, insertUser } from '../repositories/users';
import type { Services } from '../services';
import { demoData } from './data';
import type { DemoData } from './data/types';
import { readPrepared, type PreparedPicture } from './preparedPictures';
import { insertDemoRows } from './rows';

/** Who may sign in to the demo. */
export interface DemoAccount {
  email: string;
  password: string;
}

const EMAIL = 'staff@example.com';

/**
 * Fills an empty database with the demo shop: first the pictures, then all rows in one transaction.
 * @returns the staff account, whose password exists nowhere else in readable form; null when there is data already
 */
export async function seedDemo(
  { config, db, media }: Pick<Services, 'config' | 'db' | 'media'>,
  data: DemoData = demoData,
): Promise<DemoAccount | null> {
  if (!(await isEmpty(db))) return null;
  const account = { email: EMAIL, password: config.demo.password ?? randomBytes(9).toString('base64url') };
  const passwordHash = await hashPassword(account.password);
  const shown = await readPictures(data);
  await media.saveEncoded(
    shown.map(({ picture }) => picture.renditions),
    (pictures) =>
      db.transaction(async (transaction) => {
        await insertDemoRows(transaction, data, groupByOwner(shown, pictures), new Date());
        await insertUser(transaction, { email: EMAIL, firstName: 'Demo', lastName: 'Staff', passwordHash });
      }),
  );
  return account;
}

/** A shop on https is one that strangers see, who can read here what the demo's account is called. */
export async function warnOfDemo(
  { config, db }: Pick<Services, 'config' | 'db'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (!config.publicUrl?.startsWith('https:')) return;
  const user = await findUserByLogin(db, EMAIL).catch(() => null);
  if (user && !user.disabledAt)
    log.warn('the account of the demo shop may sign in: npm run staff disables it, DEMO_DATA=never makes none');
}

/** Whether nobody has used the database yet. */
async function isEmpty(db: Database): Promise<boolean> {
  const used = await firstRow(
    db,
    sql`
    SELECT 1 WHERE EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM products)
      OR EXISTS (SELECT 1 FROM articles) OR EXISTS (SELECT 1 FROM categories)`,
  );
  return used === null;
}

/** A picture and the key of the product or article that shows it. */
interface Shown {
  key: string;
  picture: PreparedPicture;
}

/** The pictures of all products and articles, one entry for each use: a picture's files belong to one item. */
async function readPictures({ products, articles }: DemoData): Promise<Shown[]> {
  const { demo } = readMade();
  const uses = [...products, ...articles].flatMap(({ key, pictures }) =>
    pictures.map((name) => ({ key, name, made: demo[name] })),
  );
  return Promise.all(
    uses.flatMap(({ key, name, made }) =>
      made ? [readPrepared(name, made).then((picture) => ({ key, picture }))] : [],
    ),
  );
}

function groupByOwner(shown: readonly Shown[], stored: readonly Picture[]): Map<string, StoredPicture[]> {
  const groups = new Map<string, StoredPicture[]>();
  shown.forEach(({ key, picture: { words } }, index) => {
    const picture = stored[index];
    if (picture) groups.set(key, [...(groups.get(key) ?? []), { ...picture, ...words }]);
  });
  return groups;
}

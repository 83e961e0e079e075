import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { KeptPicture, PictureRows } from '../media/mediaStore';
import { isId } from './conditions';
import type { PictureWords } from './imageRows';
import { allRows, firstRow } from './rows';
import { NEXT_UPDATED_AT } from './updatedAt';

/** Products and articles keep their pictures in the same way. */
export interface ImageTable {
  images: SQL;
  owners: SQL;
  /** The column of `images` that names the owner. */
  ownerId: SQL;
}

export const PRODUCT_IMAGES: ImageTable = {
  images: sql`product_images`,
  owners: sql`products`,
  ownerId: sql`product_id`,
};

export const ARTICLE_IMAGES: ImageTable = {
  images: sql`article_images`,
  owners: sql`articles`,
  ownerId: sql`article_id`,
};

/** What a row keeps of a stored picture; an upload comes without words. */
export type StoredPicture = KeptPicture & Partial<PictureWords>;

/** How many pictures an item has, or null when there is no such item. */
export async function countImages(db: Database, table: ImageTable, ownerId: string): Promise<number | null> {
  if (!isId(ownerId)) return null;
  const row = await firstRow<{ count: number }>(
    db,
    sql`
    SELECT (SELECT count(*)::int FROM ${table.images} WHERE ${table.ownerId} = o.id) AS count
    FROM ${table.owners} o WHERE o.id = ${ownerId}`,
  );
  return row?.count ?? null;
}

/**
 * Keeps everybody else from deleting the item or changing which pictures it has until the transaction ends. Who changes
 * them does this before anything else, so that no two wait for each other. False: there is none.
 */
export async function lockOwner(transaction: Database, table: ImageTable, ownerId: string): Promise<boolean> {
  if (!isId(ownerId)) return false;
  const row = await firstRow(transaction, sql`SELECT 1 FROM ${table.owners} WHERE id = ${ownerId} FOR UPDATE`);
  return row !== null;
}

/** The same for the item that an image belongs to. @returns its id, or null when there is no such image */
async function lockOwnerOf(transaction: Database, table: ImageTable, imageId: string): Promise<string | null> {
  const owner = await firstRow<{ id: string }>(
    transaction,
    sql`
    SELECT o.id FROM ${table.owners} o JOIN ${table.images} i ON i.${table.ownerId} = o.id
    WHERE i.id = ${imageId} FOR UPDATE OF o`,
  );
  return owner?.id ?? null;
}

/**
 * Deletes an item with its pictures' rows and all else that hangs on it. Call in a transaction.
 * @returns the media keys of its pictures, or null when there is no such item
 */
export async function deleteOwner(transaction: Database, table: ImageTable, ownerId: string): Promise<string[] | null> {
  // Locked first, so that a picture being added meanwhile is either among these or refused.
  if (!(await lockOwner(transaction, table, ownerId))) return null;
  const images = await allRows<{ media_key: string }>(
    transaction,
    sql`SELECT media_key FROM ${table.images} WHERE ${table.ownerId} = ${ownerId}`,
  );
  await transaction.execute(sql`DELETE FROM ${table.owners} WHERE id = ${ownerId}`);
  return images.map((image) => image.media_key);
}

/** Puts pictures behind those that the item has; the first one of all is the primary one. */
export async function insertImages(
  transaction: Database,
  table: ImageTable,
  ownerId: string,
  pictures: readonly StoredPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const values = pictures.map(
    (picture, n) => sql`(${n}::int, ${picture.key}, ${picture.width}::int, ${picture.height}::int,
    ${picture.color}, ${picture.alt ?? null}, ${picture.caption ?? null}, ${picture.credit ?? null})`,
  );
  await transaction.execute(sql`
    INSERT INTO ${table.images} (${table.ownerId}, position, media_key, width, height, color, alt, caption, credit)
    SELECT ${ownerId}, last.position + 1 + n, key, width, height, color, alt, caption, credit
    FROM (
      SELECT coalesce(max(position), -1) AS position FROM ${table.images} WHERE ${table.ownerId} = ${ownerId}
    ) last, (VALUES ${sql.join(values, sql`, `)}) AS added (n, key, width, height, color, alt, caption, credit)
    ORDER BY n`);
}

/**
 * Puts another picture in an image's place; its id and position stay, the words of the former go with it.
 * @returns the former media key, or null when there is no such image
 */
export async function replaceImageRow(
  transaction: Database,
  table: ImageTable,
  imageId: string,
  picture: StoredPicture,
): Promise<string | null> {
  const ownerId = await lockOwnerOf(transaction, table, imageId);
  if (ownerId === null) return null;
  const former = await firstRow<{ media_key: string }>(
    transaction,
    sql`SELECT media_key FROM ${table.images} WHERE id = ${imageId}`,
  );
  if (!former) return null;
  await transaction.execute(sql`
    UPDATE ${table.images} SET media_key = ${picture.key}, width = ${picture.width}, height = ${picture.height},
      color = ${picture.color}, alt = NULL, caption = NULL, credit = NULL
    WHERE id = ${imageId}`);
  await touchOwner(transaction, table, ownerId);
  return former.media_key;
}

/** @returns the media key of what is gone, or null when there is no such image */
export async function deleteImageRow(
  transaction: Database,
  table: ImageTable,
  imageId: string,
): Promise<string | null> {
  if (!isId(imageId)) return null;
  const ownerId = await lockOwnerOf(transaction, table, imageId);
  if (ownerId === null) return null;
  const gone = await firstRow<{ media_key: string }>(
    transaction,
    sql`DELETE FROM ${table.images} WHERE id = ${imageId} RETURNING media_key`,
  );
  if (!gone) return null;
  await touchOwner(transaction, table, ownerId);
  return gone.media_key;
}

/**
 * Shows an item's pictures in another order. Call with the item locked.
 * @returns false, with nothing changed, when these are not exactly its pictures
 */
export async function orderImages(
  transaction: Database,
  table: ImageTable,
  ownerId: string,
  imageIds: readonly string[],
): Promise<boolean> {
  const present = await allRows<{ id: string }>(
    transaction,
    sql`SELECT id FROM ${table.images} WHERE ${table.ownerId} = ${ownerId}`,
  );
  const wanted = new Set(imageIds);
  const isSame = imageIds.length === present.length && present.every(({ id }) => wanted.has(id));
  if (!isSame) return false;
  // Behind the last position, for two pictures may not have the same one in between.
  await transaction.execute(sql`
    UPDATE ${table.images} i SET position = last.position + n
    FROM (SELECT max(position) AS position FROM ${table.images} WHERE ${table.ownerId} = ${ownerId}) last,
      unnest(${sql.param([...imageIds])}::bigint[]) WITH ORDINALITY AS wanted (id, n)
    WHERE i.id = wanted.id`);
  return true;
}

export async function imageExists(db: Database, table: ImageTable, imageId: string): Promise<boolean> {
  if (!isId(imageId)) return false;
  return (await firstRow(db, sql`SELECT 1 FROM ${table.images} WHERE id = ${imageId}`)) !== null;
}

/** Marks an item as changed now. */
export async function touchOwner(transaction: Database, { owners }: ImageTable, ownerId: string): Promise<void> {
  await transaction.execute(sql`UPDATE ${owners} SET updated_at = ${NEXT_UPDATED_AT} WHERE id = ${ownerId}`);
}

/**
 * Names a database for good: its cluster's number, which a standby shares with it and neither a dump nor a restored backup
 * has, and its own number in the cluster.
 */
export async function databaseIdentity(db: Database): Promise<string> {
  const row = await firstRow<{ name: string }>(
    db,
    sql`
    SELECT (SELECT system_identifier FROM pg_control_system()) || '-' || oid AS name
    FROM pg_database WHERE datname = current_database()`,
  );
  if (!row) throw new Error('The database does not know itself.');
  return row.name;
}

/** Those of the media keys that some product or article shows; the others may be swept away. */
export async function keptMediaKeys(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = sql`${sql.param(keys)}::text[]`;
  const rows = await allRows<{ media_key: string }>(
    db,
    sql`
    SELECT media_key FROM product_images WHERE media_key = ANY(${wanted})
    UNION
    SELECT media_key FROM article_images WHERE media_key = ANY(${wanted})`,
  );
  return new Set(rows.map((row) => row.media_key));
}

/** What every row keeps of its picture, each picture once. */
export function listKeptPictures(db: Database): Promise<KeptPicture[]> {
  return allRows(
    db,
    sql`
    SELECT media_key AS key, width, height, color FROM product_images
    UNION
    SELECT media_key, width, height, color FROM article_images`,
  );
}

/** Keys of the oldest pictures, a few of each kind. */
async function listSomeMediaKeys(db: Database): Promise<string[]> {
  const rows = await allRows<{ media_key: string }>(
    db,
    sql`
    (SELECT media_key FROM product_images ORDER BY id LIMIT 5)
    UNION ALL
    (SELECT media_key FROM article_images ORDER BY id LIMIT 5)`,
  );
  return rows.map((row) => row.media_key);
}

/** What the database says of its pictures to whoever keeps the files. */
export const pictureRows = (db: Database): PictureRows => ({
  identity: () => databaseIdentity(db),
  kept: (keys) => keptMediaKeys(db, keys),
  some: () => listSomeMediaKeys(db),
});

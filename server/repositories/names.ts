import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { MOST_NAMES } from '../openapi/values.gen';
import { isId } from './conditions';
import { allRows, firstRow } from './rows';

/** A category or a tag: a name that items carry. */
export interface NamedRow {
  id: string;
  name: string;
  /** The name in Kiswahili; tags have none. */
  nameSw: string | null;
  isActive: boolean;
}

/** What staff may send; a Kiswahili name that is left out keeps its value. */
export type NameInput = Pick<NamedRow, 'name'> & { nameSw?: string | null | undefined };

/** Categories and tags live in tables of the same form. */
export interface NameTable {
  table: SQL;
  /** The column with the name. */
  name: SQL;
  /** The column with the name in Kiswahili; null for none. */
  nameSw: SQL | null;
  /** The unique constraint that a second use of a name violates. */
  uniqueKey: string;
}

export const CATEGORIES: NameTable = {
  table: sql`categories`,
  name: sql`category_name`,
  nameSw: sql`category_name_sw`,
  uniqueKey: 'categories_name_key',
};

export const TAGS: NameTable = { table: sql`tags`, name: sql`tag_name`, nameSw: null, uniqueKey: 'tags_name_key' };

/** The category `c` as a product or an article shows it. */
export interface CategoryReferenceRow {
  id: string;
  category_name: string;
  category_name_sw: string | null;
}

export const CATEGORY_REFERENCE: SQL = sql`
  CASE WHEN c.id IS NOT NULL THEN json_build_object(
    'id', c.id::text, 'category_name', c.category_name, 'category_name_sw', c.category_name_sw) END`;

/** Names are the same when only case, outer blanks or the way accents are composed differ. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

function columns({ name, nameSw }: NameTable): SQL {
  return sql`id, ${name} AS name, ${nameSw ?? sql`NULL`} AS "nameSw", is_active AS "isActive"`;
}

/** What is written of a name, by column. */
function written({ name: column, nameSw: columnSw }: NameTable, { name, nameSw }: NameInput): [SQL, SQL][] {
  const values: [SQL, SQL][] = [
    [column, sql`${name}`],
    [sql`name_key`, sql`${nameKey(name)}`],
  ];
  return columnSw && nameSw !== undefined ? [...values, [columnSw, sql`${nameSw}`]] : values;
}

/** In the order of their names. */
export function listNames(db: Database, names: NameTable, onlyActive: boolean): Promise<NamedRow[]> {
  return allRows<NamedRow>(
    db,
    sql`
    SELECT ${columns(names)} FROM ${names.table}
    WHERE is_active OR ${!onlyActive}
    ORDER BY name_key, id LIMIT ${MOST_NAMES}`,
  );
}

export async function findName(
  db: Database,
  names: NameTable,
  id: string,
  onlyActive: boolean,
): Promise<NamedRow | null> {
  if (!isId(id)) return null;
  return firstRow<NamedRow>(
    db,
    sql`SELECT ${columns(names)} FROM ${names.table} WHERE id = ${id} AND (is_active OR ${!onlyActive})`,
  );
}

/** @throws violation of `uniqueKey` when the name is taken */
export async function insertName(db: Database, names: NameTable, input: NameInput): Promise<NamedRow> {
  const values = written(names, input);
  const row = await firstRow<NamedRow>(
    db,
    sql`
    INSERT INTO ${names.table} (${sql.join(
      values.map(([column]) => column),
      sql`, `,
    )})
    VALUES (${sql.join(
      values.map(([, value]) => value),
      sql`, `,
    )})
    RETURNING ${columns(names)}`,
  );
  if (!row) throw new Error('An insert of a name gave no row.');
  return row;
}

/**
 * @returns false when there is none with this id
 * @throws violation of `uniqueKey` when another one has the name
 */
export function renameRow(db: Database, names: NameTable, id: string, input: NameInput): Promise<boolean> {
  const changes = written(names, input).map(([column, value]) => sql`${column} = ${value}`);
  return changed(db, id, sql`UPDATE ${names.table} SET ${sql.join(changes, sql`, `)} WHERE id = ${id} RETURNING 1`);
}

/** @returns false when there is none with this id; setting what is set already is fine */
export function setNameActive(db: Database, names: NameTable, id: string, isActive: boolean): Promise<boolean> {
  return changed(db, id, sql`UPDATE ${names.table} SET is_active = ${isActive} WHERE id = ${id} RETURNING 1`);
}

/** Items that carried the name stay, without it. @returns false when there is none with this id */
export function deleteName(db: Database, names: NameTable, id: string): Promise<boolean> {
  return changed(db, id, sql`DELETE FROM ${names.table} WHERE id = ${id} RETURNING 1`);
}

async function changed(db: Database, id: string, statement: SQL): Promise<boolean> {
  return isId(id) && (await firstRow(db, statement)) !== null;
}

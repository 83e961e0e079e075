import { failureCode } from '../database/failures';
import { momentOf, type Manifest } from '../backup/manifest';
import { noteBackup } from '../repositories/backups';
import { EnvironmentReader } from '../environment';
import { connected } from './connection';

const UNDEFINED_TABLE = '42P01';

/** Where backups lie, by an option or the setting, of which an empty one counts as not set; null where neither says it. */
export const backupPlace = (option: string | undefined): string | null =>
  option?.trim() || new EnvironmentReader(process.env).text('BACKUP_TO');

/** What a backup holds, in one line. */
export function summaryOf({ name, tables, pictures }: Manifest): string {
  const stored = [...tables.map((table) => table.stored), ...Object.values(pictures)];
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = stored.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return `${name}: ${rows} rows of ${tables.length} tables, ${Object.keys(pictures).length} files of pictures, ${megabytes.toFixed(1)} MB`;
}

/** Lets the dashboard say of it. */
export function noteOf(url: string, { name }: Manifest, isVerified: boolean): Promise<void> {
  return connected(url, (db) => noteBackup(db, momentOf(name), isVerified ? new Date() : null)).catch(
    (error: unknown) => {
      // A database that this version has not brought up to date has no place for it yet.
      if (failureCode(error) !== UNDEFINED_TABLE) throw error;
    },
  );
}

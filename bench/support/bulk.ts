import { readConfig } from '../../server/config';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { createLogger } from '../../server/http/logging';
import { insertBulkProducts } from '../../server/seed/bulk';
import { startServices } from '../../server/start';

/** One statement makes all rows, ms. */
const PATIENCE = '600000';

/** Adds synthetic products to the shop that runs on a data folder. */
export async function addProducts(dataDir: string, count: number): Promise<void> {
  const url = findRunning(dataDir);
  if (!url) throw new Error(`No shop runs on ${dataDir}.`);
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_STATEMENT_TIMEOUT_MS: PATIENCE });
  const { services, close } = await startServices(config, url, createLogger('warn'));
  try {
    await insertBulkProducts(services, count);
  } finally {
    await close();
  }
}

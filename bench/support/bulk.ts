import path from 'node:path';

/** The parts of the built server that fill its database; named here because bench/ and server/ are compiled apart. */
interface BuiltServer {
  config: { readConfig: (environment: Record<string, string>) => object };
  embedded: { findRunning: (dataDir: string) => string | null };
  logging: { createLogger: (level: string) => object };
  start: {
    startServices: (
      config: object,
      url: string,
      log: object,
    ) => Promise<{ services: object; close: () => Promise<void> }>;
  };
  bulk: { insertBulkProducts: (services: object, count: number) => Promise<number> };
}

const FILES = {
  config: 'config',
  embedded: 'database/embedded/embeddedPostgres',
  logging: 'http/logging',
  start: 'start',
  bulk: 'seed/bulk',
};
/** One statement makes all rows, ms. */
const PATIENCE = '600000';
const folder = path.join(__dirname, '../../dist/server');

async function loadBuilt(): Promise<BuiltServer> {
  const loaded = await Promise.all(
    Object.entries(FILES).map(async ([name, file]) => [name, await import(path.join(folder, `${file}.js`))] as const),
  );
  return Object.fromEntries(loaded) as unknown as BuiltServer;
}

/** Adds synthetic products to the shop that runs on a data folder. */
export async function addProducts(dataDir: string, count: number): Promise<void> {
  const { config, embedded, logging, start, bulk } = await loadBuilt();
  const url = embedded.findRunning(dataDir);
  if (!url) throw new Error(`No shop runs on ${dataDir}.`);
  const { services, close } = await start.startServices(
    config.readConfig({ DATA_DIR: dataDir, DATABASE_STATEMENT_TIMEOUT_MS: PATIENCE }),
    url,
    logging.createLogger('warn'),
  );
  try {
    await bulk.insertBulkProducts(services, count);
  } finally {
    await close();
  }
}

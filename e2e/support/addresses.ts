import path from 'node:path';
import { settingsOf } from '../../prove/support/builtServer';

/** The journeys use this port and the ones after it: the static site, one for each worker's own shop, a server of the core alone and its site. */
const firstPort = Number(process.env.E2E_PORT ?? 3210);

export const shopPort = firstPort;
export const staticPort = firstPort + 1;
export const ownShopPort = (worker: number) => firstPort + 2 + worker;
export const corePort = firstPort + 10;
export const coreSitePort = firstPort + 11;

export const originOf = (port: number) => `http://127.0.0.1:${port}`;
/** The rendered shop, which all journeys share. */
export const shopUrl = originOf(shopPort);
/** The same site as plain files on an origin of its own; its API is the shop's. */
export const staticUrl = originOf(staticPort);
/** A server that offers the contract's core alone, and the static site that asks it. */
export const coreUrl = originOf(corePort);
export const coreSiteUrl = originOf(coreSitePort);

export const projectRoot = path.join(__dirname, '../..');
/** Emptied by Playwright at the start of each run, so that every run begins with fresh demo data. */
export const outputDir = 'test-results/e2e';

/**
 * Environment of a server for journeys: on top of any server's under proof, patience with a database whose processors
 * others want as well, and pictures that do not stand back behind the browsers.
 */
export function serverEnvironment(port: number, dataDir: string): Record<string, string> {
  return {
    ...settingsOf(port, dataDir),
    DATABASE_CONNECTION_TIMEOUT_MS: '15000',
    DATABASE_STATEMENT_TIMEOUT_MS: '15000',
    PICTURE_NICENESS: '0',
  };
}

import path from 'node:path';
import { temporaryFolder, type Undo } from '../support/cleanup';
import { startProcess } from '../support/floor';
import type { RunningServer } from '../support/shopServer';
import { buildPlainTable } from './build';

/** Builds the plain table and starts its server, whose rows are those of the shop at `shop`. */
export async function startPlainTable(port: number, shop: string, undo: (step: Undo) => void): Promise<RunningServer> {
  const script = await buildPlainTable(temporaryFolder(undo));
  return startProcess(
    path.join(__dirname, 'server.ts'),
    { port, ready: '/', env: { SCRIPT: script, SHOP: shop } },
    undo,
  );
}

import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { CompressPlugin } from '../../build/compress';
import { scriptMinimizer, scripts } from '../../build/scripts';
import type { RunningServer } from '../../prove/support/builtServer';
import { temporaryFolder, type Undo } from '../../prove/support/cleanup';
import { startProcess } from '../support/floor';

const SCRIPT = 'plain.js';

const configuration = (folder: string): Configuration => ({
  mode: 'production',
  target: 'browserslist',
  entry: path.join(__dirname, 'main.tsx'),
  output: { path: folder, filename: SCRIPT },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  module: { rules: [scripts({ refresh: false })] },
  optimization: { minimizer: [scriptMinimizer()] },
  plugins: [new CompressPlugin()],
});

/**
 * Builds the plain table as small as the shop's build makes its own scripts.
 * @returns the one script; its brotli file lies beside it
 */
async function buildPlainTable(folder: string): Promise<string> {
  const compiler = webpack(configuration(folder));
  if (!compiler) throw new Error('The plain table has no build.');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() !== false)
    throw new Error(`The plain table could not be built:\n${stats?.toString('errors-only') ?? ''}`);
  return path.join(folder, SCRIPT);
}

/** Builds the plain table and starts its server, whose rows are those of the shop at `shop`. */
export async function startPlainTable(port: number, shop: string, undo: (step: Undo) => void): Promise<RunningServer> {
  const script = await buildPlainTable(temporaryFolder(undo));
  return startProcess(
    path.join(__dirname, 'server.ts'),
    { port, ready: '/', env: { SCRIPT: script, SHOP: shop } },
    undo,
  );
}

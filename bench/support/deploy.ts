import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import configurations from '../../webpack.config';
import type { ClientManifest } from '../../build/clientManifest';

const DIST = path.join(__dirname, '../../dist');
/** The page that the deploy has changed, by its chunk. */
const CHANGED = 'product';

/**
 * Builds the shop once more with one page changed. @param folder where; it is the caller's
 * @returns bytes of script, compressed, that a visitor's browser does not have who comes back to that page
 */
export async function scriptAfterDeploy(folder: string): Promise<number> {
  const client = configurations({}, { mode: 'production' }).find(({ name }) => name === 'client');
  if (!client) throw new Error('webpack.config.ts has no client.');
  const output = path.join(folder, 'public');
  await build({
    ...client,
    output: { ...client.output, path: output },
    devtool: false,
    plugins: [
      ...(client.plugins ?? []),
      // Before files are compressed and named by what is in them, as any other change.
      new webpack.BannerPlugin({
        banner: 'globalThis.changed=1;',
        raw: true,
        test: new RegExp(`assets/${CHANGED}\\.\\w+\\.js$`),
      }),
    ],
  });
  const known = new Set(scripts(path.join(DIST, 'client.json')));
  const fetched = scripts(path.join(folder, 'client.json')).filter((file) => !known.has(file));
  const sizes = fetched
    .map((file) => path.join(output, file))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function build(configuration: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (failure, stats) => {
      const error = failure ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** What the page loads at once. */
function scripts(manifest: string): string[] {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as ClientManifest;
  return [...new Set(['main', CHANGED].flatMap((name) => chunks[name]?.js ?? []))];
}

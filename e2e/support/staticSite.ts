/**
 * The site as a backend team may host it: plain files on an origin of their own, the API on another one: the shop, and
 * for a second site a server of the core alone. Built when first asked for, so that runs without these journeys do not
 * wait; serves until it is ended.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { corePort, coreSitePort, coreUrl, outputDir, projectRoot, shopUrl, staticPort } from './addresses';
import { serveCore } from './coreServer';

const built = path.join(projectRoot, outputDir, 'static', 'public');
/** Webpack's output, the site's pictures, then what is served as it is: the order of the server's own. */
const folders = [built, path.join(projectRoot, 'dist/pictures/site'), path.join(projectRoot, 'public')];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

function build(): void {
  const args = [
    'node_modules/tsx/dist/cli.mjs',
    'node_modules/webpack/bin/webpack.js',
    '--mode',
    'production',
    '--config-name',
    'client',
    '--output-path',
    built,
  ];
  const { status } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, API_BASE_URL: `${shopUrl}/api/v1` },
  });
  if (status !== 0) throw new Error('The static site could not be built.');
}

/** The file of an address; for a page's address the one document. */
function fileOf(pathname: string): string | null {
  const found = folders
    .map((folder) => path.join(folder, pathname))
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (found) return found;
  return path.extname(pathname) === '' ? path.join(built, 'index.html') : null;
}

/** @param api the origin of the API; the build names the shop's */
const serveSite = (port: number, api: string) =>
  createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (pathname === '/readyz') {
      response.end();
      return;
    }
    if (!existsSync(path.join(built, 'index.html'))) build();
    const file = fileOf(pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const content =
      path.extname(file) === '.js' ? readFileSync(file, 'utf8').replaceAll(shopUrl, api) : readFileSync(file);
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(content);
  }).listen(port, '127.0.0.1');

serveSite(staticPort, shopUrl);
serveSite(coreSitePort, coreUrl);
serveCore(corePort);

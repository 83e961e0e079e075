/**
 * The site as a backend team may host it: plain files on an origin of their own, the API on another one: the shop, and
 * for a second site a server of the core alone. The files are the build's; where the API is, which API_BASE_URL tells
 * the build, is put in as they are read, for a build of 40 seconds would differ in nothing else. Serves until it is ended.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { shellPolicy } from '../../build/shell';
import { corePort, coreSitePort, coreUrl, projectRoot, shopUrl, staticPort } from './addresses';
import { serveCore } from './coreServer';

const built = path.join(projectRoot, 'dist/public');
/** As it stands in a script that was built without API_BASE_URL: src/common/domain/addresses.ts and the service worker. */
const OWN_API = '"/api/v1"';
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

/** The file of an address; for a page's address the one document. */
function fileOf(pathname: string): string | null {
  const found = folders
    .map((folder) => path.join(folder, pathname))
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (found) return found;
  return path.extname(pathname) === '' ? path.join(built, 'index.html') : null;
}

/** @param api the origin of the API */
function serveSite(port: number, api: string): void {
  const texts = new Map<string, string>();
  /** A script or document with the API's address in it, which is put in once. */
  const textOf = (file: string): string => {
    const text =
      texts.get(file) ??
      readFileSync(file, 'utf8')
        .replaceAll(OWN_API, JSON.stringify(`${api}/api/v1`))
        .replace(shellPolicy(null, null), shellPolicy(api, null));
    texts.set(file, text);
    return text;
  };
  createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (pathname === '/readyz') {
      response.end();
      return;
    }
    const file = fileOf(pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        // Their names have a hash: as the server sends them.
        ...(pathname.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
      })
      .end(/\.(?:js|html)$/.test(file) ? textOf(file) : readFileSync(file));
  }).listen(port, '127.0.0.1');
}

serveSite(staticPort, shopUrl);
serveSite(coreSitePort, coreUrl);
serveCore(corePort);

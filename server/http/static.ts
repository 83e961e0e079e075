import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts, choose, namesTag, tagOf } from '../cache/cachedAnswer';
import { SITE_FILES } from '../media/made';
import { PROJECT_ROOT } from '../projectRoot';
import { clientError } from './failures';

/** Webpack's output, the site's pictures, then the files that are served as they are. The first to have a name wins. */
const FOLDERS = [join(PROJECT_ROOT, 'dist', 'public'), SITE_FILES, join(PROJECT_ROOT, 'public')];
/** Asked for again with each visit, so that a browser never runs the worker of a former build. */
export const SERVICE_WORKER = '/sw.js';
/** The policy of a worker is that of its own file: it asks this site, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
/** A hash of the content in the name, as in `main.1f2e3d4c.js` or `inter-ef7bc549.woff2`. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

/** What browsers heed on documents and workers only. The build's scripts, styles and fonts are neither, and a first visit asks for many. */
const OF_DOCUMENTS = ['content-security-policy', 'cross-origin-opener-policy', 'referrer-policy'] as const;

/** A file of another type is not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

interface StaticFile {
  type: string;
  body: Buffer;
  brotli: Buffer | null;
  /** Made when the first asks for it. */
  gzip: Buffer | null;
  headers: Readonly<Record<string, string>> & { etag: string };
  /** Headers of the server's that it does without. */
  superfluous: readonly string[];
}

/**
 * Serves the built site's files from memory: in a folder of theirs a name that is not there is 404 and never a page.
 * HTML is left to whoever renders pages.
 */
export function registerStatic(app: FastifyInstance, folders: readonly string[] = FOLDERS): void {
  const files = new Map<string, StaticFile>();
  for (const folder of folders) {
    for (const path of listFiles(folder)) {
      const name = relative(folder, path).split(sep).join('/');
      if (!files.has(name)) files.set(name, readStatic(path, `/${name}`));
    }
  }
  // One route for all of a folder: hundreds of their own would take a third of the server's start.
  for (const place of new Set([...files.keys()].map((name) => name.replace(/\/.*/, '/')))) {
    const route = place.endsWith('/') ? `/${place}*` : `/${place}`;
    app.get<{ Params: { '*'?: string } }>(route, (request, reply) => {
      const file = files.get(place + (request.params['*'] ?? ''));
      if (!file) throw clientError(404);
      return sendStatic(request, reply, file);
    });
  }
}

/** Files are the same for everybody, signed in or not; CORS may name an origin. */
const VARY = 'Origin, Accept-Encoding';

function cacheHeaders(url: string): Record<string, string> {
  if (url === SERVICE_WORKER)
    return { 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY, vary: VARY };
  return {
    'cache-control': HASHED.test(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    vary: VARY,
  };
}

function sendStatic(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  for (const name of file.superfluous) void reply.removeHeader(name);
  void reply.headers(file.headers);
  const { 'if-none-match': known, 'accept-encoding': taken } = request.headers;
  if (known !== undefined && namesTag(known, file.headers.etag)) return reply.code(304).send();
  // Few take it alone: old proxies, and browsers over plain http.
  if (file.brotli && !accepts(taken, 'br') && accepts(taken, 'gzip')) file.gzip ??= gzipSync(file.body);
  const [body, encoding] = choose(file, taken);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

function readStatic(path: string, url: string): StaticFile {
  const body = readFileSync(path);
  const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null;
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body,
    brotli,
    gzip: null,
    headers: { ...cacheHeaders(url), etag: tagOf(body), 'cross-origin-resource-policy': 'cross-origin' },
    superfluous: HASHED.test(url) ? OF_DOCUMENTS : [],
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name));
}

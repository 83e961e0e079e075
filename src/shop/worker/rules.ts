/** What the service worker does with a request: nothing, or one of its four ways. */
export type Way = 'page' | 'read' | 'asset' | 'picture';

export interface Asked {
  method: string;
  /** Whether it opens a document. */
  navigates: boolean;
  url: string;
  /** It carries a session, or asks for a part of a file. */
  special: boolean;
}

export interface Site {
  origin: string;
  /** Where the API listens, absolute. */
  api: string;
}

/** Pages of the staff and of accounts: never kept. */
const PRIVATE = /^\/(dashboard|sign-in|account|auth|api)(\/|$)/;
/** A file that is opened as a document. */
const FILE = /\.[A-Za-z0-9]{1,12}$/;
/** A hash in the name: what was fetched once holds. */
const HASHED = /^\/(assets|fonts)\/.*[.-][0-9a-f]{8,}\.(js|css|woff2)$/;
const PICTURE = /^\/(media|pictures|icons)\/.*\.(avif|webp|jpe?g|png|svg)$/;

/** Null: the browser goes on as if there were no worker. Writes, sessions and private pages are none of its business. */
export function wayOf({ method, navigates, url, special }: Asked, { origin, api }: Site): Way | null {
  if (method !== 'GET' || special) return null;
  if (url.startsWith(`${api}/`)) return 'read';
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin) return null;
  if (navigates) return PRIVATE.test(pathname) || FILE.test(pathname) ? null : 'page';
  if (HASHED.test(pathname)) return 'asset';
  return PICTURE.test(pathname) ? 'picture' : null;
}

/** Addresses of the build's files in a document, as paths. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];
}

/** Which files of former builds may go: those that neither this build nor a page that is kept still names. */
export function outdated(kept: readonly string[], build: readonly string[], pages: readonly string[]): string[] {
  const wanted = new Set([...build, ...pages.flatMap(assetsIn)]);
  return kept.filter((path) => path.startsWith('/assets/') && !wanted.has(path));
}

/** How many of the oldest entries must go, so that at most `most` of at most `bytes` stay. `sizes`: the oldest first. */
export function surplus(sizes: readonly number[], most: number, bytes: number): number {
  let total = sizes.reduce((sum, size) => sum + size, 0);
  let gone = 0;
  while (gone < sizes.length && (sizes.length - gone > most || total > bytes)) {
    total -= sizes[gone] ?? 0;
    gone += 1;
  }
  return gone;
}

/** A page served from memory, with the moment it is from: the banner tells. */
export function marked(html: string, seen: string): string {
  return html.replace('</head>', `<meta name="last-seen" content="${seen.replace(/[^\w :,+-]/g, '')}"></head>`);
}

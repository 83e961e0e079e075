import { HANDOVER_TAG } from '../../common/domain/handover';
import { staffPatterns } from '../../common/domain/staffPaths';

/** What the service worker does with a request: nothing, or one of its five ways. */
export type Way = 'page' | 'read' | 'asset' | 'picture' | 'crew';

export interface Asked {
  method: string;
  /** Whether it opens a document. */
  navigates: boolean;
  url: string;
  /** It carries a session. */
  session: boolean;
  /** It asks for a part of a file. */
  partial: boolean;
}

interface Site {
  origin: string;
  /** Where the API listens, absolute. */
  api: string;
}

/** What the crew has to read on a roof: the day's visits, and who they themselves are. Kept until the session ends. */
const CREW_READ = /^\/(visits\?(?!.*proposalId=)|users\/colleagues$)/;
/** Pages of the staff, of accounts and of one customer: never kept, but for the crew's. */
const PRIVATE = /^\/(dashboard|sign-in|account|auth|api|q)(\/|$)/i;
/** What such a page reads. */
const PRIVATE_READ = '/shared-proposals/';
/** A file that is opened as a document. */
const FILE = /\.[A-Za-z0-9]{1,12}$/;
/** A hash in the name: what was fetched once holds. */
const HASHED = /^\/(assets|fonts)\/.*[.-][0-9a-f]{8,}\.(js|css|woff2)$/;
const PICTURE = /^\/(media|pictures|icons)\/.*\.(avif|webp|jpe?g|png|svg)$/;
/** The site's own ones are drawn anew under the same names; one in /media never changes. */
const OWN_PICTURE = /^\/(pictures|icons)\//;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Null: the browser goes on as if there were no worker. Writes, sessions and private pages are none of its business, but for what the crew reads. */
export function wayOf({ method, navigates, url, session, partial }: Asked, { origin, api }: Site): Way | null {
  if (method !== 'GET' || partial) return null;
  if (session) return url.startsWith(api) && CREW_READ.test(url.slice(api.length)) ? 'crew' : null;
  if (url.startsWith(`${api}/`)) return url.startsWith(api + PRIVATE_READ) ? null : 'read';
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin) return null;
  if (navigates && pathname === staffPatterns.visits) return 'crew';
  if (navigates) return PRIVATE.test(pathname) || FILE.test(pathname) ? null : 'page';
  if (HASHED.test(pathname)) return 'asset';
  return PICTURE.test(pathname) ? 'picture' : null;
}

/**
 * Whether what is kept of an address is fetched anew behind what is shown of it: at most once a day.
 * @param keptAt by the clock of this device, which may have been set since; Unix time, ms
 */
export function isDue(url: string, keptAt: number, now: number): boolean {
  return OWN_PICTURE.test(new URL(url).pathname) && Math.abs(now - keptAt) >= DAY_MS;
}

/**
 * Whether an address carries words of a search. Fetched once more to be kept, it would count as somebody's who finds nothing
 * (docs/product.md, 7.9).
 */
export const isSearch = (url: string): boolean => /[?&](q|search)=/.test(url);

/** Addresses of the build's files in a document, as paths. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];
}

/** Whether a document is the site's own: it names a file of this build. */
export const isOurs = (html: string, build: readonly string[]): boolean =>
  assetsIn(html).some((path) => build.includes(path));

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

/** What decides whether a kept page is shown before the network has answered. */
interface Situation {
  /** When the page was answered, Unix time, ms. */
  seen: number;
  now: number;
  /** That the server would render in. */
  language: string;
  /** This build's files: a page of another one would mix the two. */
  build: readonly string[];
}

/** Whether a page may be shown while the network is asked whether it still holds. */
export function mayShow(html: string, { seen, now, language, build }: Situation): boolean {
  return (
    now - seen < DAY_MS &&
    html.includes(`<html lang="${language}"`) &&
    assetsIn(html).every((path) => build.includes(path))
  );
}

/** A page's document in two: all that is seen, and the data that the program takes over from there on. */
export function inTwo(html: string): readonly [seen: string, data: string] {
  const end = html.lastIndexOf(HANDOVER_TAG);
  return end < 0 ? [html, ''] : [html.slice(0, end), html.slice(end)];
}

/** Says of which moment a page from memory is: the banner tells. */
export function lastSeen(moment: string): string {
  return `<meta name="last-seen" content="${moment.replace(/[^\w :,+-]/g, '')}">`;
}

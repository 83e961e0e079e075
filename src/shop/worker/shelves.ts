/** What the service worker keeps, each kind in a cache of its own with its bounds (docs/decisions/005-offline.md). */
import { crewShelf } from '../../common/domain/handover';
import type { SeenPage } from './offlinePage';
import { surplus, type Way } from './rules';

const MB = 1_000_000;
interface Shelf {
  name: string;
  most: number;
  bytes: number;
}
/** The number in a name changes with the form of what is kept; other caches of this origin are former ones and go. */
export const SHELVES = {
  page: { name: 'pages-1', most: 30, bytes: 4 * MB },
  read: { name: 'reads-1', most: 80, bytes: 4 * MB },
  asset: { name: 'assets-1', most: 150, bytes: 6 * MB },
  picture: { name: 'pictures-1', most: 160, bytes: 16 * MB },
  crew: { name: crewShelf, most: 20, bytes: 2 * MB },
} as const satisfies Record<Way, Shelf>;

/**
 * A header of what is kept: when it was, by this device's clock. Of pictures, for the server's, and a cache before it, may say
 * another time; and of an answer whose `Date` cannot be read, as of an API on another origin that does not expose it.
 */
const KEPT_AT = 'kept-at';
/** When it was kept, Unix time, ms; 0 where that was not noted. */
export const keptAt = (kept: Response): number => Number(kept.headers.get(KEPT_AT));

/** Of when an answer is, as HTTP writes it: by the server's clock, else by this device's; empty where neither is known. */
export function momentOf(answer: Response): string {
  const noted = keptAt(answer);
  return answer.headers.get('date') ?? (noted ? new Date(noted).toUTCString() : '');
}

function withMoment(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  // Said of the bytes it was sent in.
  if (headers.has('content-encoding')) headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(answer.body, { headers });
}

const MATCH = { ignoreVary: true } as const;
/** Several puts, one look at the bounds. */
const TIDY_MS = 1500;

export const shelfOf = (way: Way): Promise<Cache> => caches.open(SHELVES[way].name);

/** What a shelf has of a request; nothing where the browser's storage is broken. */
export const keptOn = (way: Way, request: RequestInfo): Promise<Response | undefined> =>
  shelfOf(way)
    .then((shelf) => shelf.match(request, MATCH))
    .catch(() => undefined);

/** The content types of what is kept: with a 200, too, a proxy or a network's sign-in may answer with a page of its own. Of a file's type not every server knows. */
const TYPES = {
  page: /^text\/html/,
  read: /^application\/json/,
  asset: /^(?!text\/html)/,
  picture: /^(?!text\/html)/,
  crew: /^text\/html/,
} as const satisfies Record<Way, RegExp>;

/**
 * Complete, readable, of its kind, and not the end of a redirect (a page must not be kept under another one's address); nor a
 * page that nobody shall keep. (The server says so of the crew's reads as well, and these are kept on purpose.)
 */
export const isWhole = (answer: Response, way: Way) =>
  answer.status === 200 &&
  !answer.redirected &&
  answer.type !== 'opaque' &&
  TYPES[way].test(answer.headers.get('content-type') ?? '') &&
  !(way === 'page' && answer.headers.get('cache-control')?.includes('no-store'));

const tidying = new Map<Way, Promise<void>>();

/**
 * Puts an answer on its shelf, and sees to the shelf's bounds.
 * @param shelf taken before the answer was asked for, where a shelf may go meanwhile: what is put on it then goes with it
 */
export async function keep(way: Way, request: RequestInfo, answer: Response, shelf = shelfOf(way)): Promise<void> {
  const cache = await shelf;
  try {
    const isNoted = way === 'picture' || !answer.headers.has('date');
    await cache.put(request, isNoted ? withMoment(answer) : answer);
  } catch (error) {
    // The device is full: the pictures go, they weigh most. What else fails is an answer that breaks off.
    if ((error as Error).name === 'QuotaExceededError') await caches.delete(SHELVES.picture.name);
  }
  if (!tidying.has(way))
    tidying.set(
      way,
      tidy(way, cache).finally(() => tidying.delete(way)),
    );
  await tidying.get(way);
}

/** The oldest go where there are too many, or too large ones. */
async function tidy(way: Way, cache: Cache): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TIDY_MS));
  const { most, bytes } = SHELVES[way];
  const keys = await cache.keys();
  const sizes = await Promise.all(keys.map(async (key) => sizeOf(await cache.match(key, MATCH))));
  await Promise.all(keys.slice(0, surplus(sizes, most, bytes)).map((key) => cache.delete(key, MATCH)));
}

async function sizeOf(answer: Response | undefined): Promise<number> {
  const length = Number(answer?.headers.get('content-length') ?? NaN);
  return Number.isNaN(length) ? ((await answer?.blob())?.size ?? 0) : length;
}

/** The documents of a shelf, the newest first. */
export async function keptPages(way: Way = 'page'): Promise<SeenPage[]> {
  const cache = await shelfOf(way);
  const keys = [...(await cache.keys())].reverse();
  return Promise.all(
    keys.map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      return { path: pathname + search, html: (await (await cache.match(url, MATCH))?.text()) ?? '' };
    }),
  );
}

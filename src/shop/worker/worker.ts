/**
 * The service worker: what was seen stays readable without a network. Reads come from the network, and from what was seen
 * last where that fails. A page seen within a day is shown at once, and gives way to the network's answer where that
 * shows anything else (docs/decisions/005-offline.md).
 */
import { apiBase } from '../../common/domain/addresses';
import { languageOf } from '../../common/domain/language';
import { staffPatterns } from '../../common/domain/staffPaths';
import { offlineDocument } from './offlinePage';
import { readPush } from './push';
import { inTwo, isDue, isOurs, isSearch, lastSeen, mayShow, outdated, wayOf, type Way } from './rules';
import { isWhole, keep, keptAt, keptOn, keptPages, momentOf, SHELVES, shelfOf } from './shelves';

declare const self: ServiceWorkerGlobalScope;
/** Paths of this build's files; build/serviceWorker.ts writes them here. */
declare const BUILD_FILES: readonly string[];

const site = { origin: self.location.origin, api: new URL(apiBase, self.location.origin).href };
const ICON = '/icons/icon-192.png';
/** What was kept a moment ago need not be fetched to be kept. */
const FRESH_MS = 60_000;
/** A page that is shown already waits no longer for the network, and says of when it is. */
const ANSWERS_MS = 5_000;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, url, headers } = request;
  const [session, partial] = [headers.has('authorization'), headers.has('range')];
  const way = wayOf({ method, navigates: mode === 'navigate', url, session, partial }, site);
  if (way) event.respondWith(WAYS[way](event));
});
self.addEventListener('message', (event) => {
  const { page, seen } = (event.data ?? {}) as { page?: unknown; seen?: unknown };
  const urls: readonly unknown[] = Array.isArray(seen) ? seen : [];
  event.waitUntil(
    Promise.all([
      ...(typeof page === 'string' ? [remember(page, true)] : []),
      ...urls.filter((url) => typeof url === 'string').map((url) => remember(url, false)),
    ]),
  );
});

self.addEventListener('push', (event) => event.waitUntil(tellOfPush(event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNoticed(event.notification.data));
});

const WAYS = {
  page: openPage,
  read: fromNetwork,
  asset: (event) => fromShelf(event, 'asset'),
  picture: (event) => fromShelf(event, 'picture'),
  crew: forCrew,
} satisfies Record<Way, (event: FetchEvent) => Promise<Response>>;

async function activate(): Promise<void> {
  const names: readonly string[] = Object.values(SHELVES).map(({ name }) => name);
  const former = (await caches.keys()).filter((name) => !names.includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
  const assets = await shelfOf('asset');
  const kept = (await assets.keys()).map(({ url }) => new URL(url).pathname);
  const pages = [...(await keptPages()), ...(await keptPages('crew'))].map(({ html }) => html);
  await Promise.all(outdated(kept, BUILD_FILES, pages).map((path) => assets.delete(path)));
  // Starting the worker and asking the network go side by side.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Shows what the server tells staff of; a browser wants every push to be seen. */
async function tellOfPush(text: string): Promise<void> {
  const { title, path, ...shown } = readPush(text);
  await self.registration.showNotification(title, { ...shown, icon: ICON, badge: ICON, data: path });
}

/** Opens the page that a notification is about, in a window that shows its kind already where there is one. */
async function openNoticed(path: unknown): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/', site.origin);
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find((one) => new URL(one.url).pathname === url.pathname);
  const shown = (await open?.navigate(url)) ?? null;
  await (shown ? shown.focus() : self.clients.openWindow(url));
}

/** Answers that the pages on the screen are giving way to, by address. */
const newer = new Map<string, Response>();

/** What was kept, while the network is asked whether it still holds; else the network's answer. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const due = newer.get(request.url);
  if (due) {
    newer.delete(request.url);
    event.waitUntil(preloadedAnswer(event).catch(() => undefined));
    return due;
  }
  const answer = networkAnswer(event, 'page');
  event.waitUntil(answer.catch(() => undefined));
  const kept = await keptOn('page', request);
  const html = await kept?.text().catch(() => undefined);
  if (!kept || html === undefined) return answer.catch(unseenPage);
  const [seen, data] = inTwo(html);
  const asItWas = lastSeen(momentOf(kept)) + data;
  if (request.cache === 'no-cache' || !(await isCurrent(kept, html).catch(() => false)))
    return answer.catch(() => documentOf(kept, seen + asItWas));
  const rest = restOfPage(event, answer, seen).catch(() => asItWas);
  event.waitUntil(rest);
  return documentOf(kept, inParts(seen, rest));
}

/** Whether the page may be shown before the network has answered. Where the language chosen cannot be known, it may not. */
async function isCurrent(kept: Response, html: string): Promise<boolean> {
  const { cookieStore } = self as Partial<Pick<typeof self, 'cookieStore'>>;
  if (!cookieStore) return false;
  const language = languageOf((await cookieStore.get('lang'))?.value);
  return mayShow(html, { seen: Date.parse(momentOf(kept)), now: Date.now(), language, build: BUILD_FILES });
}

/** What follows the part that is on the screen: the newest data where that part still holds, else the way to the answer. */
async function restOfPage({ request }: FetchEvent, answer: Promise<Response>, seen: string): Promise<string> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), ANSWERS_MS));
  const found = await Promise.race([answer, late]);
  if (found.status >= 500) throw new Error(String(found.status));
  // Whatever it is, to its end: what the browser asked for beside the worker breaks off with the page that gives way.
  const text = await found.clone().text();
  if (isWhole(found, 'page') && text.startsWith(seen)) return text.slice(seen.length);
  if (found.status === 404 || found.status === 410) await (await shelfOf('page')).delete(request, { ignoreVary: true });
  newer.set(request.url, found);
  setTimeout(() => newer.delete(request.url), ANSWERS_MS);
  return '<meta http-equiv="refresh" content="0">';
}

function inParts(first: string, second: Promise<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(first));
      controller.enqueue(encoder.encode(await second));
      controller.close();
    },
  });
}

/** What the browser has asked for beside starting the worker; undefined where it has not, or where Firefox answers with its failure. */
async function preloadedAnswer(event: FetchEvent): Promise<Response | undefined> {
  const answer = (await event.preloadResponse) as Response | undefined;
  return answer?.type === 'error' ? undefined : answer;
}

/** The network's answer, whatever it is; kept where it is whole. */
async function networkAnswer(event: FetchEvent, way: 'page' | 'read'): Promise<Response> {
  const { request } = event;
  const answer = (await preloadedAnswer(event)) ?? (await fetch(request));
  if (isWhole(answer, way)) event.waitUntil(keepOurs(way, request, answer.clone()));
  return answer;
}

/** Keeps an answer, unless it is a document that is none of the site's. */
async function keepOurs(way: Way, request: RequestInfo, answer: Response, shelf?: Promise<Cache>): Promise<void> {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || isOurs(await answer.clone().text(), BUILD_FILES)) await keep(way, request, answer, shelf);
}

/** The network's answer to a read; what was seen last where there is none. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const asked = Date.now();
  try {
    return await networkAnswer(event, 'read');
  } catch (error) {
    const seen = await keptOn('read', event.request);
    if (!seen) throw error;
    event.waitUntil(tellOld(event, seen, asked));
    return seen;
  }
}

/** The network's answer, else what was kept of it. The page's document is the same whatever it is to show. */
async function forCrew(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const asked = Date.now();
  const navigates = request.mode === 'navigate';
  const key = navigates ? staffPatterns.visits : request.url;
  // An answer to a session that ends meanwhile must not be kept after it.
  const shelf = shelfOf('crew');
  try {
    const answer = (await preloadedAnswer(event)) ?? (await fetch(request));
    if (isWhole(answer, navigates ? 'crew' : 'read')) event.waitUntil(keepOurs('crew', key, answer.clone(), shelf));
    return answer;
  } catch (error) {
    const kept = await keptOn('crew', key);
    if (!kept && navigates) return unseenPage();
    if (!kept) throw error;
    event.waitUntil(tellOld(event, kept, asked));
    return kept;
  }
}

/** Tells a page of when an answer is that it has just been given from memory, and when it asked: the banner says it. */
async function tellOld({ clientId }: FetchEvent, answer: Response, asked: number): Promise<void> {
  const lastSeen = momentOf(answer);
  if (lastSeen) (await self.clients.get(clientId))?.postMessage({ lastSeen, asked });
}

/** What is kept. Its name or its folder says that it never changes; what may have is fetched anew behind it, for the next time. */
async function fromShelf(event: FetchEvent, way: 'asset' | 'picture'): Promise<Response> {
  const { request } = event;
  const kept = await keptOn(way, request);
  if (kept && !isDue(request.url, keptAt(kept), Date.now())) return kept;
  const answer = fetch(request);
  const keeping = answer.then((found) => (isWhole(found, way) ? keep(way, request, found.clone()) : undefined));
  event.waitUntil(keeping.catch(() => undefined));
  return kept ?? answer;
}

/** Keeps what a page has already fetched or shown without the worker; the browser's own cache has most of it. */
async function remember(url: string, navigates: boolean): Promise<void> {
  const way = wayOf({ method: 'GET', navigates, url, session: false, partial: false }, site);
  if (!way || isSearch(url)) return;
  const kept = await keptOn(way, url);
  if (kept && (way === 'asset' || way === 'picture' || Date.now() - Date.parse(momentOf(kept)) < FRESH_MS)) return;
  try {
    const answer = await fetch(url, { credentials: way === 'read' ? 'include' : 'same-origin' });
    if (isWhole(answer, way)) await keepOurs(way, url, answer);
  } catch {
    // It will be kept when it is seen again.
  }
}

/** A kept page as a new answer, with its own headers, for the policy names its scripts; but for what was said of the bytes it was sent in. */
function documentOf(page: Response, body: BodyInit): Response {
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { status: 200, headers });
}

async function unseenPage(): Promise<Response> {
  const nonce = crypto.randomUUID();
  return new Response(offlineDocument(await keptPages(), nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

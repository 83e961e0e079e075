import { Activity, memo, Suspense, useContext, useEffect, useState, type ComponentType } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  type Location,
} from 'react-router-dom';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../common/state/hooks';
import { shopMoment } from '../../common/browser/shopClock';
import { NowContext, useNow } from '../../common/ui/clock';
import { useLanguage } from '../../common/i18n/messages';
import { ErrorBoundary } from '../../common/app/ErrorBoundary';
import { isAnswered } from '../../common/browser/chunks';
import { lazyPage } from '../../common/app/lazyPage';
import type { ApiState, PageModule } from '../pages/pageModule';
import { findRoute, notFound, type PublicRoute } from '../routes';
import { PageLoading } from '../pages/PageLoading';

const loaded = new Map<PublicRoute, PageModule>();
const pages = new Map<PublicRoute, ComponentType>();

/** Loads a route's page ahead of its rendering: before hydration, and on the server. */
export async function preloadRoute(route: PublicRoute): Promise<PageModule> {
  const module = loaded.get(route) ?? (await route.load());
  loaded.set(route, module);
  return module;
}

/** The route whose page stands at an address: where its record does not exist, the missing page's. Its code is there then. */
export async function loadShownRoute(pathname: string, state: ApiState): Promise<PublicRoute> {
  const { route, params } = findRoute(pathname);
  const { missing } = await preloadRoute(route);
  if (!missing?.(state, params)) return route;
  await preloadRoute(notFound);
  return notFound;
}

/** A loaded page renders at once (hydration must find what the server wrote); another one's skeleton stands until it is there. */
function pageOf(route: PublicRoute): ComponentType {
  const module = loaded.get(route);
  const known = pages.get(route);
  if (known) return known;
  const page = module
    ? pageIn(module)
    : lazyPage(async () => pageIn(await preloadRoute(route).catch(openKept)), waitingFor(route));
  pages.set(route, page);
  return page;
}

/**
 * A page that was opened as a document is kept as one, with its style sheet in it and not beside it: without a network it
 * opens as it was kept, once.
 */
async function openKept(failure: unknown): Promise<never> {
  const { href } = window.location;
  const isOpened = performance.getEntriesByType('navigation')[0]?.name === href;
  const isKept = !isOpened && !(await isAnswered()) && (await window.caches?.match(href, { ignoreVary: true }));
  if (!isKept) throw failure;
  window.location.reload();
  return new Promise(() => undefined);
}

const waitingFor = ({ Skeleton, title }: PublicRoute): ComponentType =>
  Skeleton ?? (() => <PageLoading title={title} />);

/** A page, or the missing one where its record does not exist. */
function pageIn(module: PageModule): ComponentType {
  const Page = withHead(module);
  const { missing } = module;
  if (!missing) return Page;
  return function FoundPage() {
    const { params } = findRoute(useLocation().pathname);
    const Shown = useAppSelector((state) => missing(state, params)) ? pageOf(notFound) : Page;
    return <Shown />;
  };
}

/** A page that keeps the document's title, description and canonical address after a navigation. */
function withHead(module: PageModule): ComponentType {
  const { Page } = module;
  return function PageWithHead() {
    const { pathname, search } = useLocation();
    const now = useNow();
    const context = { params: findRoute(pathname).params, search: new URLSearchParams(search), ...useLanguage() };
    const { title, description, canonical } = useAppSelector((state) => {
      const head = module.head(state, context, now);
      return { title: head.title, description: head.description, canonical: head.canonical };
    }, shallowEqual);
    useEffect(() => {
      document.title = title;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
      // Of the site that the server names, whatever name it was opened by.
      const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      if (link) link.href = new URL(canonical, link.href).href;
    }, [title, description, canonical]);
    return <Page />;
  };
}

/**
 * The page of the current address and, hidden, the one before it: Back shows it as it was left, without drawing it anew. A
 * page that is hidden has no effects, and stays with the address that it was shown at.
 */
export function RoutedPage() {
  const rendered = useContext(NowContext);
  const { pages, open } = usePages(useLocation(), rendered);
  return pages.map(({ key, at, now }) => (
    <Activity key={key} mode={key === open ? 'visible' : 'hidden'}>
      <LocationContext value={at}>
        <NowContext value={now}>
          <PageAt pathname={at.location.pathname} />
        </NowContext>
      </LocationContext>
    </Activity>
  ));
}

interface KeptPage {
  key: string;
  /** The same object as long as the page stays where it is: a new one would draw all its links anew. */
  at: { location: Location; navigationType: NavigationType };
  /** The moment whose prices it shows: of the document, or when it was opened; 0 of plain files, which go by the shop's of now. */
  now: number;
}

/** Entries that the browser made (a link to a part of the page, a document) all have one key: with its path each page has its own. */
const pageAt = (location: Location, now: number, key = `${location.key} ${location.pathname}`): KeptPage => ({
  key,
  at: { location, navigationType: NavigationType.Pop },
  now,
});

interface Pages {
  /** The shown page and the one before it, always in the same order: what is in the document stays where it is. */
  pages: readonly KeptPage[];
  /** Of the shown page. */
  open: string;
  /** The address that they were made for. */
  shown: Location;
}

function usePages(shown: Location, rendered: number): Pages {
  const [last, setLast] = useState<Pages>(() => {
    const first = pageAt(shown, rendered);
    return { pages: [first], open: first.key, shown };
  });
  if (last.shown === shown) return last;
  const next = pagesAfter(last, shown, rendered && shopMoment());
  setLast(next);
  return next;
}

/**
 * Another query or hash is the same page; one that was shown at another query is drawn anew. Who comes back to the very
 * entry of the history finds its page as it stood, of which nothing is drawn anew.
 */
function pagesAfter({ pages, open, shown: last }: Pages, shown: Location, now: number): Pages {
  if (last.pathname === shown.pathname)
    return { pages: pages.map((page) => (page.key === open ? pageAt(shown, now, page.key) : page)), open, shown };
  const kept = pages.find(
    ({ at: { location } }) => location.pathname === shown.pathname && location.search === shown.search,
  );
  const next = kept?.at.location.key === shown.key ? kept : pageAt(shown, now, kept?.key);
  const both = [...pages.filter(({ key }) => key === open), next].sort((one, other) => (one.key < other.key ? -1 : 1));
  return { pages: both, open: next.key, shown };
}

/** Drawn for its address alone: that another page is opened or left is nothing to it. */
const PageAt = memo(function PageAt({ pathname }: Pick<Location, 'pathname'>) {
  const Page = pageOf(findRoute(pathname).route);
  // This boundary too lets the document's parts be taken up one after the other.
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
});

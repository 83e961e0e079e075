import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '../lib/chunks';
import { useNow } from '../ui/clock';
import { useTranslations } from '../ui/messages';
import { ErrorBoundary } from './ErrorBoundary';
import type { PageModule } from '../pages/pageModule';
import { findRoute, type PublicRoute } from './routes';
import { PageLoading } from './shell/PageLoading';
import type { RootState } from './store';

const loaded = new Map<PublicRoute, PageModule>();
const pages = new Map<PublicRoute, ComponentType>();

/** Loads a route's page ahead of its rendering: before hydration, and on the server. */
export async function preloadRoute(route: PublicRoute): Promise<PageModule> {
  const module = loaded.get(route) ?? (await route.load());
  loaded.set(route, module);
  return module;
}

/** A loaded page renders at once (hydration must find what the server wrote); another one suspends. */
function pageOf(route: PublicRoute): ComponentType {
  const module = loaded.get(route);
  const known = pages.get(route);
  if (known) return known;
  const page = module ? withHead(module) : lazy(async () => ({ default: withHead(await loadChunk(() => preloadRoute(route))) }));
  pages.set(route, page);
  return page;
}

/** A page that keeps the document's title, description and canonical address after a navigation. */
function withHead(module: PageModule): ComponentType {
  const { Page } = module;
  return function PageWithHead() {
    const { pathname, search } = useLocation();
    const now = useNow();
    const context = { params: findRoute(pathname).params, search: new URLSearchParams(search), translations: useTranslations() };
    const title = useSelector((state: RootState) => module.head(state, context, now).title);
    const description = useSelector((state: RootState) => module.head(state, context, now).description);
    const canonical = useSelector((state: RootState) => module.head(state, context, now).canonical);
    useEffect(() => {
      document.title = title;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
      document.querySelector('link[rel=canonical]')?.setAttribute('href', new URL(canonical, window.location.origin).href);
    }, [title, description, canonical]);
    return <Page />;
  };
}

/** The page of the current address, in a boundary of its own. */
export function RoutedPage() {
  const { pathname } = useLocation();
  const { route } = findRoute(pathname);
  const Page = pageOf(route);
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

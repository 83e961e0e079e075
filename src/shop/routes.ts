import { matchPath } from 'react-router-dom';
import { patterns } from '../common/domain/paths';
import type { PageModule } from './pages/pageModule';

/** A public route; its page is a chunk of its own, named `chunk`. */
export interface PublicRoute {
  pattern: string;
  chunk: string;
  load: () => Promise<PageModule>;
}

export const routes: readonly PublicRoute[] = [
  {
    pattern: patterns.home,
    chunk: 'home',
    load: () => import(/* webpackChunkName: "home" */ './pages/HomePage').then(({ page }) => page),
  },
  {
    pattern: patterns.shop,
    chunk: 'shop',
    load: () => import(/* webpackChunkName: "shop" */ './pages/shop/ShopPage').then(({ page }) => page),
  },
  {
    pattern: patterns.guide,
    chunk: 'guide',
    load: () => import(/* webpackChunkName: "guide" */ './pages/GuidePage').then(({ page }) => page),
  },
  {
    pattern: patterns.product,
    chunk: 'product',
    load: () => import(/* webpackChunkName: "product" */ './pages/shop/ProductPage').then(({ page }) => page),
  },
  {
    pattern: patterns.compare,
    chunk: 'compare',
    load: () => import(/* webpackChunkName: "compare" */ './pages/compare/ComparePage').then(({ page }) => page),
  },
  {
    pattern: patterns.search,
    chunk: 'search',
    load: () => import(/* webpackChunkName: "search" */ './pages/search/SearchPage').then(({ page }) => page),
  },
  {
    pattern: patterns.contact,
    chunk: 'contact',
    load: () => import(/* webpackChunkName: "contact" */ './pages/ContactPage').then(({ page }) => page),
  },
  {
    pattern: patterns.events,
    chunk: 'events',
    load: () => import(/* webpackChunkName: "events" */ './pages/EventsPage').then(({ page }) => page),
  },
  {
    pattern: patterns.menu,
    chunk: 'site-map',
    load: () => import(/* webpackChunkName: "site-map" */ './pages/MenuPage').then(({ page }) => page),
  },
  {
    pattern: patterns.auth,
    chunk: 'auth',
    load: () => import(/* webpackChunkName: "auth" */ './pages/AuthPage').then(({ page }) => page),
  },
  {
    pattern: patterns.privacy,
    chunk: 'privacy',
    load: () => import(/* webpackChunkName: "privacy" */ './pages/PrivacyPage').then(({ page }) => page),
  },
  {
    pattern: patterns.favourites,
    chunk: 'favourites',
    load: () =>
      import(/* webpackChunkName: "favourites" */ './pages/favourites/FavouritesPage').then(({ page }) => page),
  },
  {
    pattern: patterns.about,
    chunk: 'about',
    load: () => import(/* webpackChunkName: "about" */ './pages/AboutPage').then(({ page }) => page),
  },
  {
    pattern: patterns.gallery,
    chunk: 'gallery',
    load: () => import(/* webpackChunkName: "gallery" */ './pages/GalleryPage').then(({ page }) => page),
  },
  {
    pattern: patterns.articles,
    chunk: 'articles',
    load: () => import(/* webpackChunkName: "articles" */ './pages/articles/ArticlesPage').then(({ page }) => page),
  },
  {
    pattern: patterns.article,
    chunk: 'article',
    load: () => import(/* webpackChunkName: "article" */ './pages/articles/ArticlePage').then(({ page }) => page),
  },
];

export const notFound: PublicRoute = {
  pattern: '*',
  chunk: 'not-found',
  load: () => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage').then(({ page }) => page),
};

/** The route of an address and its parameters; the missing page where there is none. */
export function findRoute(pathname: string): {
  route: PublicRoute;
  params: Readonly<Record<string, string | undefined>>;
} {
  for (const route of routes) {
    const match = matchPath(route.pattern, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: notFound, params: {} };
}

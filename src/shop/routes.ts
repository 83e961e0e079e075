import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { api, NO_VISIT } from '../common/api';
import { patterns } from '../common/domain/paths';
import { KnownArticleSkeleton, KnownProductSkeleton } from './pages/KnownSkeletons';
import type { PageModule, Reads } from './pages/pageModule';
import type { KnownTitle } from './pages/PageLoading';

/** A public route; its page is a chunk of its own, named `chunk`. */
export interface PublicRoute {
  pattern: string;
  chunk: string;
  title?: KnownTitle;
  load: () => Promise<PageModule>;
  /** Reads the record that the page is about: known from the address alone, so it need not wait for the page's code. */
  record?: Reads;
  /** Stands until the page's code is there, made of what the program knows by then; the title alone where it is left out. */
  Skeleton?: ComponentType;
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
    title: 'shop',
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
    record: (dispatch, { params }) => [dispatch(api.endpoints.getProduct.initiate({ id: params.productId ?? '' }))],
    Skeleton: KnownProductSkeleton,
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
    title: 'contact',
    load: () => import(/* webpackChunkName: "contact" */ './pages/ContactPage').then(({ page }) => page),
  },
  {
    pattern: patterns.events,
    chunk: 'events',
    title: 'events',
    load: () => import(/* webpackChunkName: "events" */ './pages/EventsPage').then(({ page }) => page),
  },
  {
    pattern: patterns.menu,
    chunk: 'site-map',
    title: 'menu',
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
    title: 'privacy',
    load: () => import(/* webpackChunkName: "privacy" */ './pages/PrivacyPage').then(({ page }) => page),
  },
  {
    pattern: patterns.favourites,
    chunk: 'favourites',
    title: 'favourites',
    load: () =>
      import(/* webpackChunkName: "favourites" */ './pages/favourites/FavouritesPage').then(({ page }) => page),
  },
  {
    pattern: patterns.about,
    chunk: 'about',
    title: 'about',
    load: () => import(/* webpackChunkName: "about" */ './pages/AboutPage').then(({ page }) => page),
  },
  {
    pattern: patterns.aboutPictures,
    chunk: 'about-pictures',
    title: 'aboutPictures',
    load: () => import(/* webpackChunkName: "about-pictures" */ './pages/AboutPicturesPage').then(({ page }) => page),
  },
  {
    pattern: patterns.gallery,
    chunk: 'gallery',
    title: 'gallery',
    load: () => import(/* webpackChunkName: "gallery" */ './pages/GalleryPage').then(({ page }) => page),
  },
  {
    pattern: patterns.articles,
    chunk: 'articles',
    title: 'articles',
    load: () => import(/* webpackChunkName: "articles" */ './pages/articles/ArticlesPage').then(({ page }) => page),
  },
  {
    pattern: patterns.article,
    chunk: 'article',
    load: () => import(/* webpackChunkName: "article" */ './pages/articles/ArticlePage').then(({ page }) => page),
    record: (dispatch, { params }) => [
      dispatch(api.endpoints.getArticle.initiate({ articleId: params.articleId ?? '', visit: NO_VISIT })),
    ],
    Skeleton: KnownArticleSkeleton,
  },
  {
    pattern: patterns.proposal,
    chunk: 'quotation',
    load: () => import(/* webpackChunkName: "quotation" */ './pages/proposal/ProposalPage').then(({ page }) => page),
  },
];

export const notFound: PublicRoute = {
  pattern: '*',
  chunk: 'not-found',
  load: () => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage').then(({ page }) => page),
};

interface FoundRoute {
  route: PublicRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** The address that was looked up last: page, head and link ask for the same one after the other. */
let last: FoundRoute & { pathname?: string } = { route: notFound, params: {} };

/** The route of an address and its parameters; the missing page where there is none, or it cannot be read (`%E0%A4%A`). */
export function findRoute(pathname: string): FoundRoute {
  if (last.pathname !== pathname) last = { pathname, ...lookUp(pathname) };
  return last;
}

function lookUp(pathname: string): FoundRoute {
  try {
    decodeURI(pathname);
    for (const route of routes) {
      const match = matchPath(route.pattern, pathname);
      if (match) return { route, params: match.params };
    }
  } catch {
    // A chat has cut it off, or no program has written it.
  }
  return { route: notFound, params: {} };
}

import type { ComponentType } from 'react';
import type { ApiDispatch } from '../../common/api';
import type { StaffPage } from '../places';

/** A page; as the first of a visit it may ask for its records before it is rendered. */
type StaffPageComponent = ComponentType & { preload?: (dispatch: ApiDispatch, search: URLSearchParams) => void };

/** What loads each staff page: a chunk of its own, named as in places.ts. */
export const staffPages: Readonly<Record<StaffPage, () => Promise<StaffPageComponent>>> = {
  signIn: () =>
    import(/* webpackChunkName: "staff-sign-in" */ '../pages/SignInPage').then(({ SignInPage }) => SignInPage),
  account: () =>
    import(/* webpackChunkName: "staff-account" */ '../pages/account/AccountPage').then(
      ({ AccountPage }) => AccountPage,
    ),
  dashboard: () => import(/* webpackChunkName: "staff-home" */ '../pages/HomePage').then(({ HomePage }) => HomePage),
  products: () =>
    import(/* webpackChunkName: "staff-products" */ '../resources/products/ListPage').then(({ ListPage }) => ListPage),
  createProduct: () =>
    import(/* webpackChunkName: "staff-product-form" */ '../resources/products/FormPages').then(
      ({ CreatePage }) => CreatePage,
    ),
  editProduct: () =>
    import(/* webpackChunkName: "staff-product-form" */ '../resources/products/FormPages').then(
      ({ EditPage }) => EditPage,
    ),
  articles: () =>
    import(/* webpackChunkName: "staff-articles" */ '../resources/articles/ListPage').then(({ ListPage }) => ListPage),
  createArticle: () =>
    import(/* webpackChunkName: "staff-article-form" */ '../resources/articles/FormPages').then(
      ({ CreatePage }) => CreatePage,
    ),
  editArticle: () =>
    import(/* webpackChunkName: "staff-article-form" */ '../resources/articles/FormPages').then(
      ({ EditPage }) => EditPage,
    ),
  categories: () =>
    import(/* webpackChunkName: "staff-categories" */ '../resources/categories/ListPage').then(
      ({ ListPage }) => ListPage,
    ),
  tags: () =>
    import(/* webpackChunkName: "staff-tags" */ '../resources/tags/ListPage').then(({ ListPage }) => ListPage),
  quotes: () =>
    import(/* webpackChunkName: "staff-quotes" */ '../pages/quotes/InboxPage').then(({ InboxPage }) => InboxPage),
  proposals: () =>
    import(/* webpackChunkName: "staff-proposals" */ '../resources/proposals/ListPage').then(
      ({ ListPage }) => ListPage,
    ),
  proposal: () =>
    import(/* webpackChunkName: "staff-proposal-form" */ '../resources/proposals/EditPage').then(
      ({ EditPage }) => EditPage,
    ),
  adverts: () =>
    import(/* webpackChunkName: "staff-adverts" */ '../pages/adverts/TimelinePage').then(
      ({ TimelinePage }) => TimelinePage,
    ),
  missedSearches: () =>
    import(/* webpackChunkName: "staff-searches" */ '../pages/searches/MissedPage').then(
      ({ MissedPage }) => MissedPage,
    ),
  visits: () =>
    import(/* webpackChunkName: "staff-visits" */ '../pages/visits/VisitsPage').then(({ VisitsPage }) => VisitsPage),
  counties: () =>
    import(/* webpackChunkName: "staff-counties" */ '../resources/counties/ListPage').then(({ ListPage }) => ListPage),
  notices: () =>
    import(/* webpackChunkName: "staff-notices" */ '../pages/notices/NoticesPage').then(
      ({ NoticesPage }) => NoticesPage,
    ),
  listingHealth: () =>
    import(/* webpackChunkName: "staff-listing-health" */ '../pages/listingHealth/ListingHealthPage').then(
      ({ ListingHealthPage }) => ListingHealthPage,
    ),
};

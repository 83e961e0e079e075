import { isStaffPath } from '../../common/domain/staffPaths';
import { preloadRoute } from './RoutedPage';
import { findRoute, notFound } from '../routes';

/** Stands for all addresses that the shop has no page for. */
const NOWHERE = '/not-found';

/** The path and the query of an address. */
export function partsOf(url: string): { pathname: string; search: URLSearchParams } {
  const end = url.indexOf('?');
  return end < 0
    ? { pathname: url, search: new URLSearchParams() }
    : { pathname: url.slice(0, end), search: new URLSearchParams(url.slice(end)) };
}

/**
 * The one address of a page: its route as the route spells it, and the parameters that the page knows, in one order. The
 * page is rendered from it and kept by it, so whatever else an address carries cannot make another page.
 */
export async function pageAddress(url: string): Promise<string> {
  const { pathname, search } = partsOf(url);
  if (isStaffPath(pathname)) return pathname;
  const { route } = findRoute(pathname);
  if (route === notFound) return NOWHERE;
  const known = (await preloadRoute(route)).query?.(search).toString();
  return spelled(route.pattern, pathname) + (known ? `?${known}` : '');
}

/** A path of a route: its fixed parts as in the pattern, the others as they were sent. */
function spelled(pattern: string, pathname: string): string {
  const sent = pathname.split('/');
  return pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? sent[index] : part))
    .join('/');
}

import { mabatiRoof, miniKit, safariKit, standardKit, wallMount } from './goods';
import type { Staff } from './staff';

/** The address of a comparison of products. */
export async function comparisonOf(staff: Staff, names: readonly string[]): Promise<string> {
  const products = await Promise.all(names.map((name) => staff.productNamed(name)));
  return `/shop/compare?ids=${products.map(({ id }) => id).join(',')}`;
}

/** Every kind of page of the site, each with its status. */
export async function shopRoutes(staff: Staff): Promise<{ path: string; status: number }[]> {
  const pathOf = async (name: string) => `/shop/single-product/${(await staff.productNamed(name)).id}`;
  const shop = [
    '/',
    '/shop',
    '/shop?page=3',
    '/shop?suggest=discount-30&sort=price',
    '/shop?search=zebra',
    '/shop/which-kit',
    '/shop/which-kit?where=farm&people=family&power=solar&roof=none',
    await pathOf(safariKit.name),
    await pathOf(wallMount.name),
    await comparisonOf(staff, [standardKit.name, miniKit.name, wallMount.name]),
    '/shop/compare',
    '/search',
    '/search?q=mabati',
    '/search?q=zebra',
  ];
  const article = `/articles/single-article/${(await staff.articleTitled(mabatiRoof.title)).id}`;
  const articles = ['/articles', '/articles?page=2', '/articles?page=99', '/articles?search=zebra', article];
  const others = [
    '/about',
    '/about/pictures',
    '/gallery',
    '/contact',
    '/events',
    '/menu',
    '/privacy',
    '/auth',
    '/favourites',
  ];
  const missing = ['/shop/single-product/999999999', '/articles/single-article/999999999', '/nowhere'];
  return [
    ...[...shop, ...articles, ...others].map((path) => ({ path, status: 200 })),
    ...missing.map((path) => ({ path, status: 404 })),
  ];
}

/** The same for who looks at them: what is missing is one page, whatever was asked for. */
export async function pagesToLookAt(staff: Staff): Promise<{ path: string }[]> {
  const routes = await shopRoutes(staff);
  const [missing] = routes.filter(({ status }) => status === 404);
  return routes.filter((route) => route.status === 200 || route === missing);
}

import { mabatiRoof, safariKit, wallMount } from './goods';
import type { Staff } from './staff';

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
  ];
  const article = `/articles/single-article/${(await staff.articleTitled(mabatiRoof.title)).id}`;
  const articles = ['/articles', '/articles?page=2', '/articles?page=99', '/articles?search=zebra', article];
  const others = ['/about', '/gallery', '/contact', '/events', '/menu', '/privacy', '/auth', '/favourites'];
  const missing = ['/shop/single-product/999999999', '/articles/single-article/999999999', '/nowhere'];
  return [
    ...[...shop, ...articles, ...others].map((path) => ({ path, status: 200 })),
    ...missing.map((path) => ({ path, status: 404 })),
  ];
}

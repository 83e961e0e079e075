import { safariKit, wallMount } from './goods';
import type { Staff } from './staff';

/** Every kind of page of the site, each with its status. */
export async function shopRoutes(staff: Staff): Promise<{ path: string; status: number }[]> {
  const pathOf = async (name: string) => `/shop/single-product/${(await staff.productNamed(name)).id}`;
  const shop = ['/', '/shop', '/shop?page=3', '/shop?suggest=discount-30&sort=price', '/shop?search=zebra', await pathOf(safariKit.name), await pathOf(wallMount.name)];
  const others = ['/about', '/gallery', '/contact', '/events', '/menu', '/privacy', '/auth'];
  return [...[...shop, ...others].map((path) => ({ path, status: 200 })), { path: '/shop/single-product/999999999', status: 404 }, { path: '/nowhere', status: 404 }];
}

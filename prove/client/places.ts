import type { Stage } from './stage';
import type { Goods } from './realWrites';

/** A page that reads something, and what is opened there. */
export interface Place {
  name: string;
  path: string;
  /** What is pressed or typed on it before it reads. */
  act?: (stage: Stage) => Promise<void>;
}

/** What around every page reads once: it is asked for again instead of forgotten. */
export const AROUND: readonly string[] = ['getCapabilities', 'getProfile', 'listQuotations', 'listAdvertisements'];

const kits = (goods: Goods) => `/shop/single-product/${goods.product.id}`;

/** Every page of visitors that reads. @param ids of two products of the shop */
export const shopPlaces = (goods: Goods, ids: readonly string[]): Place[] => [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'shop, filtered', path: '/shop?use=home&sort=price&page=1' },
  { name: 'product', path: kits(goods) },
  { name: 'a kit', path: `/shop/single-product/${ids[0] ?? ''}` },
  { name: 'compare', path: `/shop/compare?ids=${ids.join()}` },
  { name: 'guide', path: '/shop/which-kit?where=home&people=family&power=grid&roof=mabati' },
  { name: 'search', path: '/search?q=kit' },
  { name: 'articles', path: '/articles' },
  { name: 'article', path: `/articles/single-article/${goods.article.id}` },
  { name: 'events', path: '/events' },
  { name: 'gallery', path: '/gallery' },
  { name: 'menu', path: '/menu' },
  { name: 'favourites', path: '/favourites' },
  { name: 'about', path: '/about' },
  { name: 'quotation', path: `/q/${goods.sale.shareKey}` },
  {
    name: 'quote form',
    path: '/menu',
    act: async ({ page }) =>
      page.getByRole('banner').getByRole('button', { name: 'Get a Quote' }).dispatchEvent('click'),
  },
  {
    name: 'cart panel',
    path: '/about',
    act: async ({ page }) =>
      page
        .getByRole('button', { name: /^Cart, / })
        .first()
        .dispatchEvent('click'),
  },
  {
    name: 'search field',
    path: '/contact',
    act: async ({ page }) => {
      const field = page.getByRole('banner').getByRole('search').locator('input');
      await field.focus();
      // Words that stand there already are not asked for again.
      await field.fill((await field.inputValue()) === 'ki' ? 'kit' : 'ki');
    },
  },
];

/** Every page of the staff that reads. */
export const staffPlaces = (goods: Goods): Place[] => [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'products', path: '/dashboard/products' },
  { name: 'create product', path: '/dashboard/products/create-product' },
  { name: 'edit product', path: `/dashboard/products/edit-product/${goods.product.id}` },
  { name: 'articles of staff', path: '/dashboard/article' },
  { name: 'create article', path: '/dashboard/article/create-article' },
  { name: 'edit article', path: `/dashboard/article/edit-article/${goods.article.id}` },
  { name: 'categories', path: '/dashboard/category' },
  { name: 'tags', path: '/dashboard/tags' },
  { name: 'quotes', path: '/dashboard/quotes' },
  { name: 'one quote', path: `/dashboard/quotes?status=closed&id=${goods.quotation.id}` },
  { name: 'adverts', path: '/dashboard/adverts' },
  { name: 'health', path: '/dashboard/health' },
  { name: 'searches', path: '/dashboard/searches' },
  { name: 'account', path: '/account' },
  { name: 'quotations', path: '/dashboard/quotations' },
  { name: 'draft', path: `/dashboard/quotations/${goods.sale.draft}` },
  { name: 'quotation with a payment', path: `/dashboard/quotations/${goods.sale.sent}` },
  { name: 'quotation with a visit', path: `/dashboard/quotations/${goods.sale.visited}` },
  { name: 'counties', path: '/dashboard/counties' },
  { name: 'visits', path: '/dashboard/visits?whose=all&days=31' },
  { name: 'notices', path: '/dashboard/notices' },
  {
    name: 'edit category',
    path: '/dashboard/category',
    act: async ({ page }) =>
      page
        .getByRole('button', { name: `Edit ${goods.category.category_name}` })
        .first()
        .dispatchEvent('click'),
  },
  {
    name: 'edit tag',
    path: '/dashboard/tags',
    act: async ({ page }) =>
      page
        .getByRole('button', { name: `Edit ${goods.tag.tag_name}` })
        .first()
        .dispatchEvent('click'),
  },
];

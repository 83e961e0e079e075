import { shop } from '../texts/en/shop';
import { emptyHead, tabTitle, titledHead } from './head';

test('without a record nothing is offered to search engines', () => {
  const head = emptyHead('/x', { title: 'Shop', description: 'Kits and routers' });
  expect(head).toEqual({ canonical: '/x', noIndex: true, title: 'Shop · AngaLink', description: 'Kits and routers' });
});

test("a head is in the visitor's language", () => {
  const head = titledHead('shop', shop, '/shop', ({ description }) => ({ description }));
  const translations = { shop: { ...shop, title: 'Duka' } };
  const context = { params: {}, search: new URLSearchParams(), translations, language: 'sw' as const };
  expect(head({} as never, context, 0)).toEqual({
    title: tabTitle('Duka'),
    canonical: '/shop',
    description: shop.description,
  });
});

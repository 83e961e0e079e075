import { screen } from '@testing-library/react';
import { answersOf, faultyNetwork } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { guide } from '../texts/en/guide';
import { page } from './GuidePage';

test.each([
  ['', true],
  ['?fbclid=x&utm_source=chat', true],
  ['?where=moon', true],
  ['?where=home', false],
])('the address %j leads in: %s', (query, isLeading) => {
  renderInShop(<page.Page />, { path: `/shop/which-kit${query}` });
  expect(screen.queryByText(guide.lead) !== null).toBe(isLeading);
});

test('what stands in a category that is not in use is not on the shelf, whoever looks', async () => {
  const kits = (id: string, isActive: boolean) => ({ id, category_name: `Kits ${id}`, isActive });
  const kit = (id: string, product_price: string) =>
    exampleProduct({
      id,
      category_id: id,
      product_name: `Mini Kit ${id}`,
      product_price,
      new_price: null,
      discounts: [],
    });
  const answers = {
    'get-all-categories': { categories: [kits('old', false), kits('new', true)] },
    products: { products: [kit('old', '1.00'), kit('new', '9.00')], meta: { pageCount: 1 } },
  };
  renderInShop(<page.Page />, {
    path: '/shop/which-kit?where=home&people=few&power=grid&roof=none',
    fetch: faultyNetwork(answersOf(answers)).fetch,
  });
  expect((await screen.findAllByText(/Mini Kit new/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Mini Kit old/)).toBeNull();
});

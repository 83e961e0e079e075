import { screen, within } from '@testing-library/react';
import { plainSpaces } from '../../../common/domain/money';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from './product/exampleProduct';
import { ProductCard } from './ProductCard';

function cardOf(changes: Parameters<typeof exampleProduct>[0]) {
  renderInShop(<ProductCard product={exampleProduct(changes)} actions={() => null} />);
  const card = screen.getByRole('article');
  return { card, said: plainSpaces(card.textContent) };
}

test('a card says name, rating, price and what paying in parts costs, and leads to its product', () => {
  const { card, said } = cardOf({ id: '7', isBestSeller: true, installment_info: '3 months × KES 17,000.00' });
  expect(within(card).getByRole('link', { name: 'Standard Kit' }).getAttribute('href')).toBe('/shop/single-product/7');
  for (const words of [
    'Rated 5 out of 5, 128 reviews',
    '(128 reviews)',
    'KES 49,900.00',
    'was KES 65,000.00',
    'Best Seller',
    '−23%',
    '3 months × KES 17,000.00',
  ])
    expect(said).toContain(words);
  expect(within(card).getByRole('button', { name: 'Rate Standard Kit' }).textContent).toBe('Rate');
});

test('a product without a picture has the first letter of its name in its place', () => {
  const { card } = cardOf({ images: [] });
  expect(card.querySelector('img')).toBeNull();
  expect(within(card).getByText('S')).toBeTruthy();
});

test.each([
  ['Home kits', 'For home, office and farm'],
  ['Cables', undefined],
])('what it is for is said of kits alone: %s', (category_name, words) => {
  const { card } = cardOf({ category: { id: '1', category_name }, uses: ['home', 'office', 'farm'] });
  expect(within(card).queryByText(/^For /)?.textContent).toBe(words);
});

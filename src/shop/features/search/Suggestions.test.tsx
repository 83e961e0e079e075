import { screen } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../catalog/product/exampleProduct';
import { Suggestions } from './Suggestions';

const DAY = 86_400_000;

afterEach(() => jest.restoreAllMocks());

test('in a tab that has stayed open they name the prices of now', async () => {
  const products = [exampleProduct({ discount_end_date: '2026-11-21T00:00:00Z', discounts: [] })];
  const { fetch } = faultyNetwork(() => ok({ products, articles: [], categories: [] }));
  const input = document.body.appendChild(document.createElement('input'));
  input.value = 'kit';
  input.focus();
  const clock = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(clock + 2 * DAY);
  renderInShop(<Suggestions input={input} />, { fetch });
  expect((await screen.findByRole('option', { name: /Standard Kit/ })).textContent).toContain('65,000');
});

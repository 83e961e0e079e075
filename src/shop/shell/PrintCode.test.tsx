import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/renderInShop';
import { PrintCode } from './PrintCode';

const at = (path: string) => renderInShop(<PrintCode />, { path });

test('price and stock are spoken of where there are some', () => {
  for (const path of ['/shop', '/Shop/', '/shop/single-product/1042', '/search?q=kit', '/events', '/favourites'])
    expect(at(path).container.textContent).toContain('Printed on 20 November 2026. The price and stock of the day:');
  expect(at('/privacy').container.textContent).toContain('Printed on 20 November 2026:http://localhost/privacy');
});

test("a quotation, which is one customer's, has its own paper", () => {
  at('/q/kP3xv0mE');
  expect(screen.queryByText(/Printed on/)).toBeNull();
});

test('an address that is too long for a code stands there without one', () => {
  at(`/search?q=${'kit'.repeat(800)}`);
  expect(screen.getByText(/Printed on/)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

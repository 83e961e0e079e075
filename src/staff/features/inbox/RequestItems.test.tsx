import { screen, within } from '@testing-library/react';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { Quotation } from '../../api';
import { buildNote } from '../../../common/domain/quoteNote';
import { readRequest } from './request';
import { RequestItems } from './RequestItems';

test('what has no price is on request, and no amount stands for it', () => {
  const items = [
    { name: 'Cable', price: 12000, quantity: 2 },
    { name: 'Tower', price: null, quantity: 1 },
  ];
  const request = { clients_note: buildNote('', items), productIds: ['8', '9'], products: [] as object[] } as Quotation;
  renderForStaff(<RequestItems received={readRequest(request, 0)} />);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/Cable/).slice(1)).toEqual(['2 × KES 12,000.00', '2', 'KES 24,000.00']);
  expect(cells(/Tower/).slice(1)).toEqual(['1 × On request', '1', '–none']);
  expect(cells(/^Total/)).toEqual(['KES 24,000.00']);
});

test('a product stands with its main picture, wherever the server lists it', () => {
  const images = [{ image_url: '/media/side.jpg' }, { image_url: '/media/front.jpg', is_primary: true }];
  const products = [{ id: '8', product_name: 'Cable', product_price: '120.00', images }];
  const note = buildNote('', [{ name: 'Cable', price: 12000, quantity: 2 }]);
  const request = { clients_note: note, productIds: ['8'], products: products as object[] } as Quotation;
  const { container } = renderForStaff(<RequestItems received={readRequest(request, 0)} />);
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/front\.jpg$/);
});

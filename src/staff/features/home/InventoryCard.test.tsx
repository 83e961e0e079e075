import { screen } from '@testing-library/react';
import { renderForStaff } from '../../../testing/renderForStaff';
import { summaryState } from '../../../testing/staffRecords';
import { InventoryCard } from './InventoryCard';

const summary = {
  quotes: { new: 0, total: 0 },
  products: { active: 12, inactive: 1, outOfStock: 3, withoutImage: 2 },
  articles: { active: 4, inactive: 0 },
  advertsRunning: 1,
  events: [],
};

test('a figure leads only to a list that the server can narrow so', async () => {
  renderForStaff(<InventoryCard state={summaryState(summary)} />, { offers: ['listProducts.in_stock'] });
  expect(await screen.findByRole('link', { name: /Out of stock/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Inactive/ })).toBeTruthy();
  expect(screen.queryByText('Without image')).not.toBeNull();
  expect(screen.queryByRole('link', { name: /Without image/ })).toBeNull();
});

test('each figure leads to the list behind it', async () => {
  const withEnds = summaryState({ ...summary, adverts: { running: 1, ending: 1 } });
  renderForStaff(<InventoryCard state={withEnds} />, { offers: ['*'] });
  await screen.findByRole('link', { name: /Without image/ });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['12Active', '/dashboard/products?status=active'],
    ['1Inactive', '/dashboard/products?status=inactive'],
    ['3Out of stock', '/dashboard/products?stock=out'],
    ['2Without image', '/dashboard/health?issue=without-image'],
    ['4Articles', '/dashboard/article'],
    ['1Adverts running', '/dashboard/adverts'],
    ['1Ending soon', '/dashboard/adverts'],
  ]);
});

import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { InventoryCard } from './InventoryCard';

const summary = {
  quotes: { new: 0, total: 0 },
  products: { active: 12, inactive: 1, outOfStock: 3, withoutImage: 2 },
  articles: { active: 4, inactive: 0 },
  advertsRunning: 1,
  events: [],
};

test('a figure leads only to a list that the server can narrow so', async () => {
  const offered = { operations: [], parameters: ['listProducts.in_stock'], fields: [] };
  const { fetch } = faultyNetwork(() => ok(offered));
  const state = { summary, missing: false, fetching: false, error: undefined, retry: () => undefined };
  const { store } = renderForStaff(<InventoryCard state={state} />, { fetch });
  act(() => askForOffers(store.dispatch));
  expect(await screen.findByRole('link', { name: /Out of stock/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Inactive/ })).toBeTruthy();
  expect(screen.queryByText('Without image')).not.toBeNull();
  expect(screen.queryByRole('link', { name: /Without image/ })).toBeNull();
});

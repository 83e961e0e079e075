import { act, screen, waitFor } from '@testing-library/react';
import { renderInShop } from '../../../testing/renderInShop';
import { KEPT_MS, keepCompared } from './compared';

afterEach(() => jest.restoreAllMocks());

test('a choice whose day ends in a tab that stays open goes, and leaves no trace', async () => {
  keepCompared([{ id: '1', name: 'Standard Kit', image: '' }]);
  renderInShop(null);
  const chosen = { name: 'Remove Standard Kit from the comparison' };
  expect(await screen.findByRole('button', chosen)).toBeTruthy();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + KEPT_MS + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByRole('button', chosen)).toBeNull();
  await waitFor(() => expect(window.localStorage.getItem('comparedProducts')).toBeNull());
});

import { screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, silent } from '../../../testing/faultyNetwork';
import { keptRequest } from '../../../testing/keptRequests';
import { renderInShop } from '../../../testing/renderInShop';
import { keepRequest, outbox } from './outbox';

beforeEach(() => window.localStorage.clear());

test('a request that was not sent is deleted with a way back', async () => {
  const request = keptRequest({ state: 'refused', message: 'Please check.', keptAt: Date.now() });
  keepRequest(request);
  const { user } = renderInShop(<p>Page</p>, { fetch: faultyNetwork(silent).fetch });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your requests' }));
  await user.click(dialog.getByRole('button', { name: /^Delete the request of/ }));
  expect(outbox.read()).toEqual([]);
  expect(await screen.findByText('Request deleted')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(outbox.read()).toEqual([request]));
  expect(await screen.findByText('A request could not be taken')).toBeTruthy();
});

test('one that was sent goes without a word', async () => {
  keepRequest(keptRequest({ state: 'sent', keptAt: Date.now() }));
  const { user, store } = renderInShop(<p>Page</p>, { fetch: faultyNetwork(silent).fetch });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your requests' }));
  // Its name begins with what is seen, for who speaks to the page.
  await user.click(dialog.getByRole('button', { name: /^Done: Delete the request of/ }));
  expect(outbox.read()).toEqual([]);
  expect(store.getState().alert.current).toBeNull();
});

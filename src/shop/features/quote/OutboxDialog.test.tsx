import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, refusal, silent } from '../../../testing/faultyNetwork';
import { keptRequest } from '../../../testing/keptRequests';
import { renderInShop } from '../../../testing/renderInShop';
import { keepRequest, outbox } from './outbox';
import { OutboxDialog } from './OutboxDialog';

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

test('that another tab is sending is said to who wants one to go now', async () => {
  keepRequest(keptRequest({ keptAt: Date.now() }));
  const until = Date.now() + 30_000;
  window.localStorage.setItem('quoteOutboxLease', JSON.stringify({ owner: 'another tab', until }));
  const { fetch, sent } = faultyNetwork(silent);
  const { user } = renderInShop(<p>Page</p>, { fetch });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText(/^Another tab is sending right now/)).toBeTruthy();
  expect(sent.filter(({ path }) => path.includes('/quotations/'))).toEqual([]);
});

test('one that hangs says so, and can be sent anew', async () => {
  jest.useFakeTimers();
  const request = keptRequest({ keptAt: Date.now() });
  const restart = jest.fn();
  const nothing = () => undefined;
  renderInShop(
    <OutboxDialog
      open
      onClose={nothing}
      onExited={nothing}
      requests={[request]}
      now={Date.now()}
      sending={{ key: request.key, restart }}
      onSend={nothing}
    />,
    { fetch: faultyNetwork(silent).fetch },
  );
  expect(screen.queryByText(/taking longer/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/taking longer/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(restart).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('one that hangs is sent anew once the network is back', async () => {
  keepRequest(keptRequest({ keptAt: Date.now() }));
  const answers = [silent];
  const isQuote = (path: string) => path.includes('/quotations/');
  const { fetch, sent } = faultyNetwork((path) =>
    isQuote(path) ? (answers.shift() ?? (() => refusal(201, { success: true, message: 'Thank you.' })))() : silent(),
  );
  renderInShop(<p>Page</p>, { fetch });
  const tries = () => sent.filter(({ path }) => isQuote(path)).length;
  await waitFor(() => expect(tries()).toBe(1));
  expect(await screen.findByText('Sending your request…')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Your request was sent')).toBeTruthy();
  expect(tries()).toBe(2);
});

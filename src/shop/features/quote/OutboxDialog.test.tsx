import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { faultyNetwork, silent, taken } from '../../../testing/faultyNetwork';
import { keptRequest } from '../../../testing/keptRequests';
import { renderInShop } from '../../../testing/renderInShop';
import { keepRequest, outbox } from './outbox';
import { OutboxDialog } from './OutboxDialog';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

async function showRequests(content: ReactNode, fetch: typeof globalThis.fetch) {
  const shop = renderInShop(content, { fetch });
  await shop.user.click(await screen.findByRole('button', { name: 'Show' }));
  return { ...shop, dialog: within(await screen.findByRole('dialog', { name: 'Your requests' })) };
}

const isQuote = ({ path }: { path: string }) => path.includes('/quotations/');

test('a request that was not sent is deleted with a way back; deleted it goes no more', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const request = keptRequest({ keptAt: Date.now() });
  keepRequest(request);
  const { sent, fetch } = faultyNetwork(taken);
  const { dialog, user } = await showRequests(<main id="main" tabIndex={-1} />, fetch);
  expect(dialog.getByText(request.values.message)).toBeTruthy();
  const remove = { name: /^Delete the request of/ };
  await user.click(dialog.getByRole('button', remove));
  expect(outbox.read()).toEqual([]);
  expect(await screen.findByText('Request deleted')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(outbox.read()).toEqual([request]));
  expect(await screen.findByText('1 request waits to be sent')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('button', remove));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show' })).toBeNull());
  keepRequest(keptRequest({ key: 'another-request', keptAt: Date.now() }));
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent.filter(isQuote).map(({ key }) => key)).toEqual(['another-request']));
});

test('what may have arrived is sent again by hand with its key, once', async () => {
  const request = keptRequest({ keptAt: Date.now(), triedAt: Date.now() });
  keepRequest(request);
  const { sent, fetch } = faultyNetwork(taken);
  const { dialog, user } = await showRequests(<p>Page</p>, fetch);
  await user.click(dialog.getByRole('button', { name: 'Send now' }));
  expect(await dialog.findByText(/We answer at achieng@example\.com\./)).toBeTruthy();
  expect(sent.filter(isQuote).map(({ key }) => key)).toEqual([request.key]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.localStorage.getItem('quoteOutbox')).toBeNull());
});

test('what was refused is said with its reason, and goes corrected in its place; what was typed anew meanwhile stays', async () => {
  const fields = { email: 'This address bounces.' };
  const request = keptRequest({ state: 'refused', message: 'Please check.', fields, from: 'header', lines: [] });
  keepRequest({ ...request, keptAt: Date.now() });
  const typed = { name: 'Achieng', phone: '', email: 'achieng@example.com', message: 'Another matter' };
  window.sessionStorage.setItem('quoteDraft', JSON.stringify(typed));
  const { sent, fetch } = faultyNetwork(taken);
  const { dialog, user } = await showRequests(<p>Page</p>, fetch);
  expect(screen.getByText('A request could not be taken')).toBeTruthy();
  expect(dialog.getByText('Please check. Email: This address bounces.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Correct and send' }));
  const form = within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
  const held = form.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(held).toEqual(expect.arrayContaining(Object.values(request.values)));
  const email = form.getByLabelText('Email');
  expect(form.getByRole('textbox', { description: fields.email })).toBe(email);
  await user.clear(email);
  await user.type(email, 'new@example.com');
  await user.click(form.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(sent.filter(isQuote).map(({ body }) => body.clients_email)).toEqual(['new@example.com']);
  expect(outbox.read()).toEqual([]);
  expect(JSON.parse(window.sessionStorage.getItem('quoteDraft') ?? '')).toEqual(typed);
});

test('what is no request under its key is not shown, and goes', async () => {
  window.localStorage.setItem('quoteOutbox', '[{"key":"x"}]');
  renderInShop(<p>Page</p>, { fetch: faultyNetwork(silent).fetch });
  await waitFor(() => expect(window.localStorage.getItem('quoteOutbox')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
});

test('one that was sent goes without a word', async () => {
  keepRequest(keptRequest({ state: 'sent', keptAt: Date.now() }));
  const { dialog, user, store } = await showRequests(<p>Page</p>, faultyNetwork(silent).fetch);
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
  const { dialog, user } = await showRequests(<p>Page</p>, fetch);
  await user.click(dialog.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText(/^Another tab is sending right now/)).toBeTruthy();
  expect(sent.filter(isQuote)).toEqual([]);
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
  const { fetch, sent } = faultyNetwork((path) => (isQuote({ path }) ? (answers.shift() ?? taken)() : silent()));
  renderInShop(<p>Page</p>, { fetch });
  const tries = () => sent.filter(isQuote).length;
  await waitFor(() => expect(tries()).toBe(1));
  expect(await screen.findByText('Sending your request…')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Your request was sent')).toBeTruthy();
  expect(tries()).toBe(2);
});

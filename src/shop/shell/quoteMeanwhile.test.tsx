import { act, screen, waitFor } from '@testing-library/react';
import { faultyNetwork, held, refusal, silent, taken, unreachable } from '../../testing/faultyNetwork';
import { draft, lines, openQuote } from '../../testing/openQuote';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** Sends, closes the dialog while the request is on its way, and then lets the network answer. */
async function closeMeanwhile(answer: () => Promise<Response>) {
  const late = held();
  const { fetch } = faultyNetwork((path) => (path.includes('/quotations/') ? late.answer() : silent()));
  const { dialog, fill, send, user } = await openQuote({ from: 'cart', lines }, fetch);
  await fill();
  await send();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => late.give(answer()));
}
const kept = () => JSON.parse(window.localStorage.getItem('quoteOutbox') ?? '[]') as unknown[];

test('closed meanwhile, success is said all the same, and nothing is left of the draft', async () => {
  await closeMeanwhile(taken);
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(draft()).toBeNull();
});

test('closed meanwhile, a refusal is said with its fields, and what was typed waits in the draft', async () => {
  await closeMeanwhile(() =>
    refusal(400, { success: false, message: 'Please check.', data: { clients_email: 'Bounces.' } }),
  );
  expect(await screen.findByText('Please check.')).toBeTruthy();
  expect(screen.getByText(/Bounces\./)).toBeTruthy();
  expect(draft()).toMatchObject({ message: 'Two kits, please.' });
  expect(kept()).toEqual([]);
});

test('closed meanwhile, what the network lost waits in the outbox, and the draft keeps who asks', async () => {
  await closeMeanwhile(unreachable);
  expect(await screen.findByText('An error occurred while submitting the request.')).toBeTruthy();
  expect(kept()).toMatchObject([{ from: 'cart', state: 'kept', values: { message: 'Two kits, please.' } }]);
  expect(draft()).toMatchObject({ name: 'Achieng Otieno', message: '' });
});

/** Sends a request that the network loses, so that it is kept. */
async function keepOne() {
  const shop = await openQuote({ from: 'header' }, faultyNetwork(unreachable).fetch);
  await shop.fill();
  await shop.send();
  await shop.dialog.findByText('An error occurred while submitting the request.');
  return shop;
}

/** As another tab writes it, which has sent the kept request. */
function sentElsewhere() {
  const [request] = kept() as object[];
  act(() => {
    window.localStorage.setItem('quoteOutbox', JSON.stringify([{ ...request, state: 'sent', message: 'Thank you.' }]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'quoteOutbox' }));
  });
}

test('what was typed since a request was kept stays in the form when that is sent, and both is said', async () => {
  const { dialog, write } = await keepOne();
  await write('Message', 'Two kits, please. And a cable.');
  sentElsewhere();
  expect(await screen.findByText(/What you have typed since is still in the form\.$/)).toBeTruthy();
  expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Two kits, please. And a cable.');
  expect(draft()).toMatchObject({ message: 'Two kits, please. And a cable.' });
  expect(kept()).toEqual([]);
});

test('a kept request that another tab has sent closes the dialog, and is said once', async () => {
  await keepOne();
  sentElsewhere();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText('Thank you.')).toHaveLength(1);
  expect(screen.getByText(/^We answer at achieng@example\.com (today|tomorrow|on )/)).toBeTruthy();
  expect(kept()).toEqual([]);
  expect(draft()).toBeNull();
});

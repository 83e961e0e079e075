import '../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { api } from '../../common/api';
import { answersOf, faultyNetwork } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { newsletter } from '../texts/en/newsletter';
import { NewsletterForm } from './NewsletterForm';

/** The form with an address sent, where the server offers these operations; undefined before it has said. */
async function subscribe(operations?: string[]) {
  const { fetch, sent } = faultyNetwork(
    answersOf({ subscriptions: {}, ...(operations && { capabilities: { operations, parameters: [], fields: [] } }) }),
  );
  const { store, user } = renderInShop(<NewsletterForm id="letter" />, { fetch });
  if (operations) await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  await user.type(screen.getByPlaceholderText(newsletter.placeholder), 'achieng@example.com{Enter}');
  return sent.filter(({ method }) => method === 'POST').length;
}

test('before the server has said what it offers, an address goes out', async () => {
  expect(await subscribe()).toBe(1);
  expect(await screen.findByText(newsletter.done)).toBeTruthy();
});

test('a server that takes no subscriptions is not asked for one', async () => {
  expect(await subscribe([])).toBe(0);
  expect(await screen.findByText(newsletter.closed)).toBeTruthy();
});

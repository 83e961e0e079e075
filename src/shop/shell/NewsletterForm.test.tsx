import '../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { api } from '../../common/api';
import { answersOf, faultyNetwork, held, refusal } from '../../testing/faultyNetwork';
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

test('what is no address is said at the field, until it is changed', async () => {
  const { fetch, sent } = faultyNetwork(answersOf({}));
  const { user } = renderInShop(<NewsletterForm id="letter" />, { fetch });
  const field = screen.getByRole('textbox');
  await user.type(field, 'wambui at example');
  await user.click(screen.getByRole('button', { name: 'Get updates' }));
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect([said?.role, said?.textContent]).toEqual(['status', newsletter.invalid]);
  await user.clear(field);
  await user.type(field, 'wambui@example.com');
  expect([field.getAttribute('aria-invalid'), said?.textContent, sent]).toEqual(['false', '', []]);
});

test('a failure keeps the address; the next try is busy, goes out once however often it is pressed, and empties the field', async () => {
  const late = held();
  const { fetch, sent } = faultyNetwork(late.answer);
  const { user } = renderInShop(<NewsletterForm id="letter" />, { fetch });
  const field = screen.getByRole('textbox');
  const button = screen.getByRole('button', { name: 'Get updates' });
  await user.type(field, 'wambui@example.com');
  await user.click(button);
  await act(() => late.give(refusal(500, { message: '' })));
  expect(await screen.findByText(newsletter.failed)).toBeTruthy();
  expect(field).toHaveProperty('value', 'wambui@example.com');
  await user.dblClick(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  await act(() => late.give(refusal(201, { success: true, message: '' })));
  expect(await screen.findByText(newsletter.done)).toBeTruthy();
  expect([field, sent.length]).toMatchObject([{ value: '' }, 2]);
});

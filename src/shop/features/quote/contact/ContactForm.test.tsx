import { fireEvent, screen } from '@testing-library/react';
import { faultyNetwork, taken, unreachable } from '../../../../testing/faultyNetwork';
import { renderInShop } from '../../../../testing/renderInShop';
import { ContactForm } from './ContactForm';
import { contactDraft, EMPTY } from './contactFields';

let mockGone = true;
jest.mock('./ContactRequest', () => {
  if (mockGone) throw new Error('Loading chunk contact-form failed.');
  return jest.requireActual<object>('./ContactRequest');
});

const typed = { Name: 'Achieng Otieno', Email: 'achieng@example.com', Subject: 'Roof', Message: 'Is mabati fine?' };
const held = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

test('where its program cannot be had the form says so, keeps what was typed, after a reload, too, and sends it once it can', async () => {
  window.fetch = unreachable;
  const { fetch, sent } = faultyNetwork(taken);
  const first = renderInShop(<ContactForm />, { fetch });
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const send = () => screen.getByRole('button', { name: 'Send message' });
  await first.user.click(send());
  await screen.findByText('The form could not be loaded. What you typed is kept; please try again.');
  expect(held()).toEqual(Object.values(typed));

  first.unmount();
  const { user } = renderInShop(<ContactForm />, { fetch });
  expect(held()).toEqual(Object.values(typed));
  mockGone = false;
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Your message was sent.' })).toBeTruthy();
  expect(sent).toMatchObject([{ body: { clients_note: 'Subject: Roof\n\nIs mabati fine?' } }]);
  expect(contactDraft.read()).toEqual(EMPTY);
});

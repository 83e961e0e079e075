import { fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleRequest } from '../../../testing/staffRecords';
import { faultyNetwork, ok, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { ContactActions } from './ContactActions';
import { readRequest } from './request';

const request = exampleRequest({ clients_name: 'Nekesa', clients_email: 'nekesa@example.com' });
const templates = [
  { name: 'When may we call?', text_en: 'Hello {name}, when?', text_sw: 'Habari {name}, lini?' },
  { name: 'We have it', text_en: 'We do.', text_sw: '' },
];

async function open() {
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/get-profile')) return ok({ user: { first_name: 'A', last_name: 'B', email: 'a@example.com' } });
    return ok(path.endsWith('/reply-templates') ? { version: '1', templates } : {});
  });
  const shown = renderForStaff(<ContactActions request={request} received={readRequest(request, 0)} />, {
    offers: ['listReplyTemplates', 'updateQuotation'],
    fetch,
  });
  const answer = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer', hidden: true });
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/reply-templates'))).toBe(true));
  const choose = async (name: string) => shown.user.click(await screen.findByRole('menuitem', { name }));
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name, hidden: true }));
  /** As it is typed at the caret. */
  const type = (text: string) =>
    fireEvent.input(answer, { target: { value: text, selectionStart: text.length }, data: text.at(-1) });
  return { ...shown, sent, answer, choose, press, type };
}

beforeEach(() => localStorage.clear());

test('a prepared answer takes the place of what was prepared, in the language that is chosen, in the e-mail too', async () => {
  const { answer, choose, press } = await open();
  const prepared = answer.value;
  expect(prepared).toMatch(/^Hello Nekesa, this is AngaLink\./);
  await press('Prepared answers');
  await choose('When may we call?');
  expect(answer.value).toBe('Hello Nekesa, when?');
  await press('Kiswahili');
  await press('Prepared answers');
  await choose('When may we call?');
  expect(answer.value).toBe('Habari Nekesa, lini?');
  const mail = screen.getByRole('link', { name: 'E-mail to nekesa@example.com' });
  expect(mail.getAttribute('href')).toContain('body=Habari');
  await press('Begin again');
  expect(answer.value).toBe(prepared);
  expect(screen.queryByText('Begin again')).toBeNull();
});

test('a slash where a line begins offers them: one stands in its place, and whoever closes the menu has the slash', async () => {
  const { user, answer, choose, type } = await open();
  type('Good morning.\n/');
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(answer.value).toBe('Good morning.\n/');
  type('Good morning./');
  expect(screen.queryByRole('menu')).toBeNull();
  type('Good morning.\n/');
  await choose('When may we call?');
  expect(answer.value).toBe('Good morning.\nHello Nekesa, when?');
});

test('what was typed stands there when the request is shown again', async () => {
  const first = await open();
  first.type('Good morning.');
  first.unmount();
  const { answer } = await open();
  await waitFor(() => expect(answer.value).toBe('Good morning.'));
});

test('who opened WhatsApp is asked whether they wrote, and one press marks the request as contacted', async () => {
  const { user, sent } = await open();
  expect(screen.queryByRole('button', { name: 'Mark as contacted' })).toBeNull();
  const chat = screen.getByRole('link', { name: /^WhatsApp/ });
  chat.addEventListener('click', (event) => event.preventDefault());
  await user.click(chat);
  await user.click(screen.getByRole('button', { name: 'Mark as contacted' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { status: 'contacted' } }));
});

test.each([
  [null, 'No WhatsApp: no phone number was given.'],
  ['12', 'No WhatsApp: 12 is no mobile number.'],
])('where nobody can be called, nothing offers it, and why is said: %s', (clients_phone, said) => {
  const unheard = { ...request, clients_phone };
  renderForStaff(<ContactActions request={unheard} received={readRequest(unheard, 0)} />, { fetch: silent });
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^(WhatsApp|Call)/ })).toBeNull();
});

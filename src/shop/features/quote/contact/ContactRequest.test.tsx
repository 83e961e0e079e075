import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLanguage } from '../../../../common/i18n/messages';
import { chatText, renderInShop } from '../../../../testing/renderInShop';
import { faultyNetwork, refusal, silent, taken, unreachable } from '../../../../testing/faultyNetwork';
import { EMPTY, type ContactValues } from './contactFields';
import { ContactRequest } from './ContactRequest';

const values = { name: 'Achieng Otieno', email: 'achieng@example.com', subject: 'Roof', message: 'Is mabati fine?' };

/** The form as it takes over from the plain one that was just sent. */
function sendOver(answer: () => Promise<Response>, typed: ContactValues = values) {
  const { sent, fetch } = faultyNetwork(answer);
  const shop = renderInShop(<ContactRequest id="contact" start={{ values: typed, send: true }} />, { fetch });
  const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
  return { ...shop, sent, fields, typed: () => fields().map(({ value }) => value) };
}

/** What the focused summary leads to: its words, and those at the field. */
async function summaryOf(title: string) {
  const summary = (await screen.findByRole('heading', { name: title })).closest('[role=alert]');
  expect(document.activeElement).toBe(summary);
  return within(summary as HTMLElement).getAllByRole('link');
}

test('a message on its way can be read, and takes nothing more; nor is it sent again', async () => {
  const { sent, fields, typed, user } = sendOver(silent);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(typed()).toEqual(Object.values(values));
  for (const field of fields()) expect(field).toHaveProperty('readOnly', true);
  for (const field of fields()) fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await user.dblClick(screen.getByRole('button', { name: 'Sending...' }));
  expect(sent).toHaveLength(1);
});

test.each([
  [
    'Four fields need a correction',
    EMPTY,
    ['Name is required.', 'Email is required.', 'Subject is required.', 'Message is required.'],
  ],
  [
    'Two fields need a correction',
    { ...values, email: 'barasa at example', subject: '  ' },
    ['Enter an email address such as name@example.com.', 'Subject is required.'],
  ],
])('nothing is sent while %s: each stands at its field, where the summary leads', async (title, wrong, words) => {
  const { sent, fields, user } = sendOver(silent, wrong);
  const links = await summaryOf(title);
  expect(links.map(({ textContent }) => textContent)).toEqual(words);
  for (const link of links) {
    await user.click(link);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { description: link.textContent }));
  }
  expect(fields().filter((field) => field.getAttribute('aria-invalid') === 'true')).toHaveLength(words.length);
  expect(sent).toEqual([]);
});

test('what the server says of a field stands there, and the summary leads to it', async () => {
  sendOver(() => refusal(400, { message: 'Please check.', data: { clients_email: 'This address bounces.' } }));
  await summaryOf('One field needs a correction');
  expect(screen.getByRole('textbox', { description: 'This address bounces.' })).toBe(screen.getByLabelText('Email'));
});

const FAILED = 'Failed to submit quote request.';
test.each([
  ['a refusal', () => refusal(200, { message: '' }), FAILED],
  ['an error of the server without words', () => refusal(500, { message: '' }), FAILED],
  ['one with words', () => refusal(503, { message: 'We are counting our stock.' }), 'We are counting our stock.'],
  ['a dead network', unreachable, 'An error occurred while submitting the request.'],
])('%s is said, nothing typed is lost, and a retry is the same message', async (_what, answer, words) => {
  const answers = [answer];
  const { sent, typed, user } = sendOver(() => (answers.shift() ?? taken)());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(typed()).toEqual(Object.values(values));
  const chat = screen.getByRole('link', { name: 'Send the same on WhatsApp (opens a new tab)' });
  expect(chatText(chat)).toBe('Subject: Roof\n\nIs mabati fine?');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your message was sent.' })).toBe(document.activeElement);
  expect(screen.getByText(/^We answer at achieng@example\.com/)).toBeTruthy();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({
    path: '/api/v1/quotations/get-a-quote',
    key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    body: { clients_name: values.name, clients_note: 'Subject: Roof\n\nIs mabati fine?' },
  });
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(typed()).toEqual([values.name, values.email, '', '']);
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
});

function Switch() {
  const { change } = useLanguage();
  return <button onClick={() => void change('sw')}>Kiswahili</button>;
}

test.each([
  ['without an answer', unreachable, /^An error occurred while submitting/, /^Hitilafu imetokea wakati wa kutuma/],
  ['without a word', () => refusal(500, {}), /^Failed to submit quote request/, /^Imeshindikana kutuma ombi/],
])('that it failed %s is said in the other language, too', async (_what, answer, english, kiswahili) => {
  const { user } = renderInShop(
    <>
      <ContactRequest id="contact" start={{ values, send: true }} />
      <Switch />
    </>,
    { fetch: faultyNetwork(answer).fetch },
  );
  expect(await screen.findByText(english)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kiswahili' }));
  expect(await screen.findByText(kiswahili)).toBeTruthy();
  expect(screen.queryByText(english)).toBeNull();
  document.cookie = 'lang=; path=/; max-age=0';
});

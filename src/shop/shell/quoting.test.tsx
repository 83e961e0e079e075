import { act, screen, waitFor, within } from '@testing-library/react';
import { chatText } from '../../testing/renderInShop';
import {
  faultyNetwork,
  htmlPage,
  ok,
  refusal,
  silent,
  taken,
  unreachable,
  type SentRequest,
} from '../../testing/faultyNetwork';
import { draft, lines, openQuote } from '../../testing/openQuote';
import { outbox } from '../features/quote/outbox';

// Loaded before the clock of a test runs.
beforeAll(() => Promise.all([import('../features/quote/QuoteDialog'), import('../../common/app/Toast')]));
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** What went out of the form: a request of the cart has its products read, too. */
const posted = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'POST');

test.each([
  ['Three', {}, ['Name is required.', 'Email is required.', 'Message is required.']],
  [
    'Two',
    { Name: 'Achieng', 'Phone (optional)': '12', Email: 'achieng at example', Message: 'Two kits' },
    ['Enter a phone number such as 0712 345 678.', 'Enter an email address such as name@example.com.'],
  ],
])('nothing is sent with %s wrong fields: a focused summary leads to each', async (count, typed, words) => {
  const { sent, fetch } = faultyNetwork(() => refusal(500, {}));
  const { dialog, write, send, user } = await openQuote({ from: 'cart', lines }, fetch);
  for (const [label, value] of Object.entries(typed)) await write(label, value);
  await send();
  const summary = await dialog.findByRole('alert');
  expect(summary).toBe(document.activeElement);
  expect(summary.textContent).toBe(`${count} fields need a correction${words.join('')}`);
  for (const name of words) {
    await user.click(within(summary).getByRole('link', { name }));
    const description = (said: string) => said.includes(name);
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { description }));
  }
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(words.length);
  expect(posted(sent)).toEqual([]);
});

test('what has no price is asked for by its name, and costs nothing known', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const onRequest = [{ id: '1042', name: 'Standard Kit', price: null, quantity: 1, image: '' }];
  const { dialog, fill, send } = await openQuote({ from: 'product', lines: onRequest }, fetch);
  expect(dialog.getByText('Standard Kit').closest('details')?.textContent).not.toContain('KES');
  await fill();
  await send();
  expect(sent[0]?.body).toMatchObject({ productIds: ['1042'] });
});

test('a double click sends one request, from the cart with the products and the items in the note', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const { dialog, fill, user } = await openQuote({ from: 'cart', lines }, fetch);
  await fill();
  await user.dblClick(dialog.getByRole('button', { name: 'Send request' }));
  const busy = await dialog.findByRole('button', { name: 'Sending...' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await user.click(busy);
  expect(posted(sent)).toHaveLength(1);
  const [request] = posted(sent);
  expect(request?.path).toBe('/api/v1/quotations/create-quotation');
  expect(request?.body).toEqual({
    clients_name: 'Achieng Otieno',
    clients_phone: '',
    clients_email: 'achieng@example.com',
    clients_note: 'Two kits, please.\n\nItems:\n2 x Standard Kit @ KES 49,900.00 = KES 99,800.00\nTotal: KES 99,800.00',
    productIds: ['1042'],
  });
});

test('a retry carries the same key, a changed request a new one; what was typed stays', async () => {
  const { sent, fetch } = faultyNetwork(() => refusal(500, { success: false }));
  const { dialog, write, fill, send, user } = await openQuote({ from: 'header' }, fetch);
  await fill();
  await send();
  expect(await dialog.findByText('Failed to submit quote request.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('Failed to submit quote request.');
  await write('Message', 'Two kits, please. Soon.');
  await send();
  await dialog.findByText('Failed to submit quote request.');
  expect(sent.map(({ path }) => path)).toEqual(Array(3).fill('/api/v1/quotations/get-a-quote'));
  expect(sent[0]?.key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
  expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Two kits, please. Soon.');
});

test("the server's words on a field stand at that field until it is changed", async () => {
  const { fetch } = faultyNetwork(() =>
    refusal(400, {
      success: false,
      message: 'The input is not valid.',
      data: { clients_email: 'This address takes no mail.' },
    }),
  );
  const { dialog, write, fill, send } = await openQuote({ from: 'header' }, fetch);
  await fill();
  await send();
  expect(await dialog.findByText('The input is not valid.')).toBeTruthy();
  expect(await dialog.findByRole('link', { name: 'This address takes no mail.' })).toBeTruthy();
  const email = dialog.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await write('Email', 'achieng@example.org');
  expect(email.getAttribute('aria-invalid')).toBe('false');
});

test.each([
  ['a failing network', unreachable],
  ['a page in place of an answer', htmlPage],
])('%s is said with the ways on', async (_what, answer) => {
  const { fetch } = faultyNetwork(answer);
  const { dialog, fill, send } = await openQuote({ from: 'cart', lines }, fetch);
  await fill();
  await send();
  expect(await dialog.findByText('An error occurred while submitting the request.')).toBeTruthy();
  const chat = dialog.getByRole('link', { name: 'Send the same on WhatsApp (opens a new tab)' });
  expect(chatText(chat)).toContain('2 x Standard Kit @ KES 49,900.00 = KES 99,800.00');
});

test('offline says so and keeps everything', async () => {
  const { fetch } = faultyNetwork(unreachable);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { dialog, fill, send } = await openQuote({ from: 'header' }, fetch);
  await fill();
  await send();
  expect(await dialog.findByText('You are offline. Your request could not be sent.')).toBeTruthy();
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Achieng Otieno');
  online.mockRestore();
});

test('what left with a signal that was lost before the answer may have arrived, and is kept as such', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { sent, fetch } = faultyNetwork(() => {
    online.mockReturnValue(false);
    return unreachable();
  });
  const { fill, send } = await openQuote({ from: 'header' }, fetch);
  await fill();
  await send();
  const tried = { state: 'kept', triedAt: expect.any(Number) as number };
  await waitFor(() => expect(outbox.read()).toMatchObject([{ ...tried, key: sent[0]?.key }]));
  online.mockRestore();
});

test('what was typed is there when the dialog is opened again', async () => {
  const { dialog, fill, user } = await openQuote({ from: 'header' });
  await fill();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(draft()).toMatchObject({ name: 'Achieng Otieno', message: 'Two kits, please.' });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const again = within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
  expect(again.getByLabelText('Message')).toHaveProperty('value', 'Two kits, please.');
});

test('success closes the dialog, and the alert says the rest once: where the answer goes, and the same for WhatsApp', async () => {
  const { fetch } = faultyNetwork(taken);
  const { fill, send } = await openQuote({ from: 'cart', lines }, fetch);
  await fill();
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText('Thank you.')).toHaveLength(1);
  expect(screen.getByText(/^We answer at achieng@example\.com (today|tomorrow|on )/)).toBeTruthy();
  const chat = screen.getByRole('link', { name: /^Send the same on WhatsApp/ });
  expect(chatText(chat)).toContain('2 x Standard Kit @ KES 49,900.00 = KES 99,800.00');
});

test('success without words has its own', async () => {
  const { fetch } = faultyNetwork(() => refusal(201, { success: true, message: '' }));
  const { fill, send } = await openQuote({ from: 'header' }, fetch);
  await fill();
  await send();
  expect(await screen.findByText('Quote request submitted successfully!')).toBeTruthy();
});

test('what is on its way can be read, and takes nothing more', async () => {
  const { dialog, fill, send, user } = await openQuote({ from: 'header' }, faultyNetwork(silent).fetch);
  await fill();
  await send();
  for (const field of dialog.getAllByRole('textbox')) expect(field).toHaveProperty('readOnly', true);
  await user.click(dialog.getByRole('button', { name: 'Roof' }));
  expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Two kits, please.');
});

test('without a mouse: each field follows the one before, then what sends; a summary leads to the error, and the focus comes back', async () => {
  const { sent, fetch } = faultyNetwork(() => ok({}));
  const { dialog, user } = await openQuote({ from: 'header' }, fetch);
  const writeIn = async (label: string, words: string) => {
    expect(document.activeElement).toBe(dialog.getByLabelText(new RegExp(`^${label}`)));
    await user.keyboard(words);
    await user.tab();
  };
  const sendByKey = async () => {
    const button = dialog.getByRole('button', { name: 'Send request' });
    for (let stop = 0; stop < 6 && document.activeElement !== button; stop += 1) await user.tab();
    await user.keyboard('{Enter}');
  };
  act(() => dialog.getByLabelText('Name').focus());
  await writeIn('Name', 'Achieng');
  await writeIn('Phone', '0712345678');
  await writeIn('Email', 'a');
  await writeIn('Message', 'Two.');
  await sendByKey();
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
  await user.tab();
  await user.keyboard('{Enter}');
  await user.clear(dialog.getByLabelText('Email'));
  await writeIn('Email', 'a@example.com');
  await sendByKey();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted(sent)).toMatchObject([
    { body: { clients_name: 'Achieng', clients_email: 'a@example.com', clients_note: 'Two.' } },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});

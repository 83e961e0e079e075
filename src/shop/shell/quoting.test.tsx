import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, refusal, silent, unreachable, type SentRequest } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import type { RootState } from '../../common/state/store';
import { outbox } from '../features/quote/outbox';
import { useSite, type QuoteSubject } from '../ui/site';

const lines = [{ id: '1042', name: 'Standard Kit', price: 49900, quantity: 2, image: '' }];

function Opener({ subject }: { subject: QuoteSubject }) {
  const { openQuote } = useSite();
  return <button onClick={() => openQuote(subject)}>Ask</button>;
}

async function openDialog(subject: QuoteSubject, fetch?: typeof globalThis.fetch) {
  const items = subject.from === 'cart' ? subject.lines : [];
  const state = { cart: { items } } as Partial<RootState>;
  const shop = renderInShop(<Opener subject={subject} />, { state, ...(fetch && { fetch }) });
  await shop.user.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
  // The checks that follow an input are asynchronous.
  const write = (label: string, value: string) =>
    act(() => Promise.resolve(void fireEvent.change(dialog.getByLabelText(label), { target: { value } })));
  const fill = async () => {
    await write('Name', 'Achieng Otieno');
    await write('Email', 'achieng@example.com');
    await write('Message', 'Two kits, please.');
  };
  return {
    ...shop,
    dialog,
    write,
    fill,
    send: () => shop.user.click(dialog.getByRole('button', { name: 'Send request' })),
  };
}

// Loaded before the clock of a test runs.
beforeAll(() => Promise.all([import('../features/quote/QuoteDialog'), import('../../common/app/Toast')]));
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** What went out of the form: a request of the cart has its products read, too. */
const posted = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'POST');

test('nothing is sent with empty fields: a focused summary leads to each, the errors stand at the fields', async () => {
  const { sent, fetch } = faultyNetwork(() => refusal(500, {}));
  const { dialog, send, user } = await openDialog({ from: 'cart', lines }, fetch);
  await send();
  const summary = await dialog.findByRole('alert');
  expect(summary).toBe(document.activeElement);
  expect(summary.textContent).toContain('Three fields need a correction');
  const name = dialog.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Name is required.');
  await user.click(within(summary).getByRole('link', { name: 'Email is required.' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Email'));
  expect(posted(sent)).toEqual([]);
});

test('what has no price is asked for by its name, and costs nothing known', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const onRequest = [{ id: '1042', name: 'Standard Kit', price: null, quantity: 1, image: '' }];
  const { dialog, fill, send } = await openDialog({ from: 'product', lines: onRequest }, fetch);
  expect(dialog.getByText('Standard Kit').closest('details')?.textContent).not.toContain('KES');
  await fill();
  await send();
  expect(sent[0]?.body).toMatchObject({ productIds: ['1042'] });
});

test('a double click sends one request, from the cart with the products and the items in the note', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const { dialog, fill, user } = await openDialog({ from: 'cart', lines }, fetch);
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
  const { dialog, write, fill, send, user } = await openDialog({ from: 'header' }, fetch);
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
  const { dialog, write, fill, send } = await openDialog({ from: 'header' }, fetch);
  await fill();
  await send();
  expect(await dialog.findByText('The input is not valid.')).toBeTruthy();
  expect(await dialog.findByRole('link', { name: 'This address takes no mail.' })).toBeTruthy();
  const email = dialog.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await write('Email', 'achieng@example.org');
  expect(email.getAttribute('aria-invalid')).toBe('false');
});

const htmlPage = () => Promise.resolve(new Response('<p>Maintenance', { headers: { 'content-type': 'text/html' } }));

test.each([
  ['a failing network', unreachable],
  ['a page in place of an answer', htmlPage],
])('%s is said with the ways on', async (_what, answer) => {
  const { fetch } = faultyNetwork(answer);
  const { dialog, fill, send } = await openDialog({ from: 'cart', lines }, fetch);
  await fill();
  await send();
  expect(await dialog.findByText('An error occurred while submitting the request.')).toBeTruthy();
  const chat = new URL(
    dialog.getByRole('link', { name: 'Send the same on WhatsApp (opens a new tab)' }).getAttribute('href') ?? '',
  );
  expect(chat.searchParams.get('text')).toContain('2 x Standard Kit @ KES 49,900.00 = KES 99,800.00');
});

test('offline says so and keeps everything', async () => {
  const { fetch } = faultyNetwork(unreachable);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { dialog, fill, send } = await openDialog({ from: 'header' }, fetch);
  await fill();
  await send();
  expect(await dialog.findByText('You are offline. Your request could not be sent.')).toBeTruthy();
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Achieng Otieno');
  online.mockRestore();
});

test('what left with a signal that was lost before the answer may have arrived, and is kept as such', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { fetch } = faultyNetwork(() => {
    online.mockReturnValue(false);
    return unreachable();
  });
  const { fill, send } = await openDialog({ from: 'header' }, fetch);
  await fill();
  await send();
  await waitFor(() => expect(outbox.read()).toMatchObject([{ state: 'kept', triedAt: expect.any(Number) as number }]));
  online.mockRestore();
});

test('what was typed is there when the dialog is opened again', async () => {
  const { dialog, fill, user } = await openDialog({ from: 'header' });
  await fill();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const again = within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
  expect(again.getByLabelText('Message')).toHaveProperty('value', 'Two kits, please.');
});

test('success closes the dialog, and the alert says the rest once: where the answer goes, and the same for WhatsApp', async () => {
  const { fetch } = faultyNetwork(() => refusal(201, { success: true, message: 'Thank you.' }));
  const { fill, send } = await openDialog({ from: 'cart', lines }, fetch);
  await fill();
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText('Thank you.')).toHaveLength(1);
  expect(screen.getByText(/^We answer at achieng@example\.com (today|tomorrow|on )/)).toBeTruthy();
  const chat = new URL(screen.getByRole('link', { name: /^Send the same on WhatsApp/ }).getAttribute('href') ?? '');
  expect(chat.searchParams.get('text')).toContain('2 x Standard Kit @ KES 49,900.00 = KES 99,800.00');
});

test('success without words has its own', async () => {
  const { fetch } = faultyNetwork(() => refusal(201, { success: true, message: '' }));
  const { fill, send } = await openDialog({ from: 'header' }, fetch);
  await fill();
  await send();
  expect(await screen.findByText('Quote request submitted successfully!')).toBeTruthy();
});

/** Sends, closes the dialog while the request is on its way, and then lets the network answer. */
async function closeMeanwhile(answer: () => Promise<Response>) {
  let arrive = () => {};
  const { fetch } = faultyNetwork(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return answer();
  });
  const { dialog, fill, send, user } = await openDialog({ from: 'cart', lines }, fetch);
  await fill();
  await send();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  arrive();
}
const kept = () => JSON.parse(window.localStorage.getItem('quoteOutbox') ?? '[]') as unknown[];
const draft = () => JSON.parse(window.sessionStorage.getItem('quoteDraft') ?? 'null') as unknown;

test('closed meanwhile, success is said all the same, and nothing is left of the draft', async () => {
  await closeMeanwhile(() => refusal(201, { success: true, message: 'Thank you.' }));
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
  const shop = await openDialog({ from: 'header' }, faultyNetwork(unreachable).fetch);
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

test('what is on its way can be read, and takes nothing more', async () => {
  const { dialog, fill, send, user } = await openDialog({ from: 'header' }, faultyNetwork(silent).fetch);
  await fill();
  await send();
  for (const field of dialog.getAllByRole('textbox')) expect(field).toHaveProperty('readOnly', true);
  await user.click(dialog.getByRole('button', { name: 'Roof' }));
  expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Two kits, please.');
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

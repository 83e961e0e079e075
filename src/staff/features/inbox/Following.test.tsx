import { screen, waitFor, within } from '@testing-library/react';
import { exampleRequest } from '../../../testing/staffRecords';
import { faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { Following } from './Following';

const entry = (kind: string, text: string | null, by: string | null = null) => ({
  id: `${kind} ${text}`,
  kind,
  by,
  text,
  at: '2026-11-20T08:00:00Z',
});

/** What follows a request of nobody's, on a server that offers this. */
function show(offers: string[], ...[answer]: Parameters<typeof faultyNetwork>) {
  const { fetch, sent } = faultyNetwork(answer);
  const request = exampleRequest({ assignee: null });
  return { ...renderForStaff(<Following request={request} />, { offers, fetch }), sent };
}

test('a history is told by its kinds; one that a newer server adds stands for itself', async () => {
  const entries = [
    entry('status', 'quoted', 'Wanjiru Kamau'),
    entry('status', 'on-hold', 'Wanjiru Kamau'),
    entry('assigned', null, 'Wanjiru Kamau'),
    entry('note', 'Call at noon', null),
    entry('opened', 'Q-2026-0001'),
    entry('expired', 'Q-2026-0001'),
    entry('accepted', 'Q-2026-0001'),
    entry('payment_deleted', 'Q-2026-0001', 'Wanjiru Kamau'),
    entry('reminded', 'by SMS'),
  ];
  show(['listQuotationHistory'], () => ok({ entries }));
  await screen.findByText('Marked as Quoted');
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent?.replace(/\d.*/, '') ?? ''))).toEqual(
    [
      ['Marked as Quoted', 'Wanjiru Kamau, '],
      ['Marked as on-hold', 'Wanjiru Kamau, '],
      ['Given to nobody', 'Wanjiru Kamau, '],
      ['Note', 'Call at noon', 'Somebody who has left, '],
      ['Quotation Q-', 'The customer, '],
      ['Quotation Q-', ''],
      ['Quotation accepted: Q-', 'The customer, '],
      ['Payment deleted: Q-', 'Wanjiru Kamau, '],
      ['reminded: by SMS', ''],
    ],
  );
});

test('what was noted is said, in the server’s words, and the field is empty for the next', async () => {
  const { user, notify, sent } = show(['addQuotationEntry'], () =>
    refusal(201, { success: true, message: 'Noted.', data: { id: '1' } }),
  );
  await user.type(await screen.findByRole('textbox'), 'Call at noon');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(notify.mock.calls).toEqual([[{ success: true, message: 'Noted.' }]]));
  expect(sent.at(-1)?.body).toEqual({ kind: 'note', text: 'Call at noon' });
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});

test('whose a request shall be is shown at once, and as it was where the server refuses', async () => {
  const colleagues = ['Achieng', 'Barasa'].map((name) => ({ id: name, name, isSelf: name === 'Achieng' }));
  const answers = [silent(), refusal(400, { success: false, message: 'No.' })];
  const { user, notify } = show(['assignQuotation', 'listColleagues'], (path) =>
    path.endsWith('/colleagues') ? ok({ colleagues }) : (answers.shift() ?? silent()),
  );
  await screen.findByRole('option', { name: 'Barasa' });
  const whose = screen.getByRole('combobox');
  await user.selectOptions(whose, 'Achieng');
  expect(whose).toHaveProperty('value', 'Achieng');
  await user.selectOptions(whose, 'Barasa');
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: false, message: 'No.' }));
  expect(whose).toHaveProperty('value', '');
});

test('who takes a request has it by one press', async () => {
  const { user, sent } = show(['assignQuotation', 'listColleagues'], (path) =>
    ok(path.endsWith('/colleagues') ? { colleagues: [{ id: '7', name: 'Achieng', isSelf: true }] } : {}),
  );
  await user.click(await screen.findByRole('button', { name: 'I take it' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { userId: '7' } }));
  expect(screen.getByRole('combobox')).toHaveProperty('value', '7');
});

test('what is being written of a call stands there when the request is shown again, as what it was', async () => {
  const user = { first_name: 'A', last_name: 'B', email: 'a@b.c' };
  const open = async () => {
    const shown = show(['addQuotationEntry'], (path) => ok(path.endsWith('/get-profile') ? { user } : {}));
    await screen.findByRole('textbox');
    return shown;
  };
  const first = await open();
  await first.user.click(screen.getByRole('button', { name: 'Call' }));
  await first.user.type(screen.getByLabelText('What was said in the call'), 'At home from 5 pm');
  first.unmount();
  const again = await open();
  expect(await screen.findByDisplayValue('At home from 5 pm')).toBe(screen.getByLabelText('What was said in the call'));
  await again.user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(again.sent.at(-1)?.body).toEqual({ kind: 'call', text: 'At home from 5 pm' }));
  await waitFor(() => expect(screen.getByLabelText('A note for colleagues')).toHaveProperty('value', ''));
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok, refusal, unreachable } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { Proposal } from '../../api';
import { sentProposal } from '../../../testing/staffRecords';
import { Payments } from './Payments';

const RECORD = 'Record a payment';
const accepted = sentProposal({ status: 'accepted', total: '105800.00', balance: '105800.00', depositDue: '42320.00' });

beforeEach(() => sessionStorage.clear());

/** Shows what was paid; what is recorded or deleted meets the next answer. */
async function open(proposal: Proposal, ...answers: (() => Promise<Response>)[]) {
  const offers = ['recordPayment', 'deletePayment', 'recordPayment.Idempotency-Key'];
  const { fetch, sent } = faultyNetwork((path) =>
    path.includes('/payments') ? (answers.shift() ?? (() => ok({ id: '1' })))() : refusal(404, {}),
  );
  const shown = renderForStaff(<Payments proposal={proposal} />, { offers, fetch });
  const button = await screen.findByRole('button', { name: RECORD });
  const begin = async () => {
    await shown.user.click(button);
    return within(await screen.findByRole('dialog', { name: RECORD }));
  };
  return { ...shown, begin, writes: () => sent.filter(({ method }) => method !== 'GET') };
}

test('a payment begins with what is due, and its code goes out as it is printed', async () => {
  const { user, begin, writes, notify } = await open(accepted);
  const dialog = await begin();
  expect(dialog.getByLabelText(/^Amount/)).toHaveProperty('value', '42,320.00');
  await user.type(dialog.getByLabelText(/^Code/), 'sgl31 ha2uv');
  await user.click(dialog.getByRole('button', { name: RECORD }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'Payment recorded.' }));
  expect(writes()).toMatchObject([{ body: { amount: '42320.00', method: 'mpesa', code: 'SGL31HA2UV' } }]);
});

test('the second press of a double one, which comes beside the dialog, does not close it', async () => {
  const { begin } = await open(accepted);
  await begin();
  const beside = document.querySelector('.MuiDialog-container') as Element;
  const press = (detail: number) => {
    fireEvent.mouseDown(beside);
    fireEvent.click(beside, { detail });
    return screen.getByRole('dialog', { hidden: true }).hasAttribute('inert');
  };
  expect([press(2), press(1)]).toEqual([false, true]);
});

test('a code that is recorded already is said at its field, and nothing typed is lost', async () => {
  const told = 'This code is recorded already, for Q-2026-0041.';
  const { user, begin } = await open(accepted, () => refusal(409, { message: told, data: { code: told } }));
  const dialog = await begin();
  const code = dialog.getByLabelText(/^Code/);
  await user.type(code, 'SGL31HA2UV');
  await user.click(dialog.getByRole('button', { name: RECORD }));
  expect(await dialog.findAllByText(told)).not.toHaveLength(0);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(code).toHaveProperty('value', 'SGL31HA2UV');
});

test('cash has no code; without an answer it is sent again as the same payment', async () => {
  const { user, begin, writes } = await open(accepted, unreachable);
  const dialog = await begin();
  await user.selectOptions(dialog.getByLabelText(/^How/), 'cash');
  const record = () => user.click(dialog.getByRole('button', { name: RECORD }));
  await record();
  await dialog.findByText(/^The answer did not come\. Sent again, it counts only once\./);
  await record();
  await waitFor(() => expect(writes()).toHaveLength(2));
  const [first, again] = writes();
  expect(first?.key).toBeTruthy();
  expect(first?.body).not.toHaveProperty('code');
  expect(again).toEqual(first);
});

test('what came in stands with its receipt and what is beyond the total, and is taken back once that is confirmed', async () => {
  const payment = {
    id: '3',
    amount: '106000.00',
    method: 'mpesa' as const,
    code: 'SGL31HA2UV',
    paidOn: '2026-11-20',
    by: 'Demo Staff',
    recordedAt: '2026-11-20T08:00:00.000Z',
  };
  const paid = { paid: payment.amount, balance: '0.00', depositDue: '0.00', payments: [payment] };
  const { user, writes, notify } = await open({ ...accepted, ...paid });
  expect(screen.getByText('Paid beyond the total').parentElement?.textContent).toContain('200.00');
  const receipt = screen.getByRole('link', { name: /^Receipt on WhatsApp/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(receipt)).toContain('SGL31HA2UV');
  await user.click(screen.getByRole('button', { name: /^Delete the payment/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete payment' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'Payment deleted.' }));
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/api/v1/proposals/7/payments/3' }]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok, refusal, unreachable } from '../../../testing/faultyNetwork';
import { renderForStaff, salesSettings } from '../../../testing/renderForStaff';
import type { Proposal } from '../../api';
import { exampleProposal, sentProposal } from '../../../testing/staffRecords';
import { ProposalStatus } from './ProposalStatus';

beforeEach(() => sessionStorage.clear());

const expired = sentProposal({ status: 'expired', validUntil: '2026-11-15' });

test.each([
  ['of what was sent', expired, /^Not accepted by .*15/],
  [
    'of the draft is another',
    { ...expired, hasChanges: true, validUntil: '2026-12-31' },
    'Not accepted by its last day',
  ],
])('that an offer has run out is said without a day that is still to come: the day %s', (_whose, proposal, said) => {
  const { fetch } = faultyNetwork(() => refusal(404, { success: false, message: 'Not found.' }));
  renderForStaff(<ProposalStatus proposal={proposal} />, { fetch });
  expect(screen.getByText(said)).toBeTruthy();
});

/** How far a quotation is, on a server that sends; each sending meets the next fault, then arrives. */
function open(proposal: Proposal, { dirty = false, faults = [] as (() => Promise<Response>)[] } = {}) {
  const offers = ['sendProposal', 'getSalesSettings', 'sendProposal.Idempotency-Key'];
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/sales-settings')) return ok(salesSettings);
    return path.endsWith('/send') ? (faults.shift() ?? (() => ok(sentProposal())))() : refusal(404, {});
  });
  const shown = renderForStaff(<ProposalStatus proposal={proposal} dirty={dirty} />, { offers, fetch });
  return { ...shown, sendings: () => sent.filter(({ method }) => method === 'POST') };
}

test('what was saved is sent once that is confirmed', async () => {
  const { user, notify, sendings } = open(exampleProposal());
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Send this quotation?' }));
  expect(sendings()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ success: true })));
  expect(sendings()).toMatchObject([{ path: '/api/v1/proposals/7/send', body: { channel: 'link' } }]);
});

test('what is not saved is not sent, and why is said', async () => {
  const { user, sendings } = open(exampleProposal(), { dirty: true });
  const send = await screen.findByRole('button', { name: 'Send', description: /^Save first/ });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.click(send);
  expect([screen.queryByRole('alertdialog'), sendings()]).toEqual([null, []]);
});

test('without an account to pay to, staff are warned, and led to where it is set', async () => {
  open(exampleProposal());
  expect(await screen.findByText(/^No account to pay to is set/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set it' }).getAttribute('href')).toBe('/account#quotations');
});

test('its link goes to the customer with its number and total; a change shows once it is sent, as a version', async () => {
  open(
    sentProposal({ hasChanges: true, totals: { ...exampleProposal().totals, total: '105800.00' }, total: '105800.00' }),
  );
  expect(screen.getByText('Not opened yet')).toBeTruthy();
  const chat = decodeURIComponent(screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '');
  expect(chat).toContain('https://wa.me/254712345678?text=');
  expect(chat).toContain('Q-2026-0042, Ksh 105,800.00');
  expect(screen.getByText(/^The customer still sees version 1\./)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Send version 2' })).toBeTruthy();
});

test('a letter of which no answer came is sent again as the same', async () => {
  const { user, notify, sendings } = open(sentProposal(), { faults: [unreachable] });
  const press = () => user.click(screen.getByRole('button', { name: 'Send by e-mail' }));
  await screen.findByRole('button', { name: 'Send by e-mail' });
  await press();
  const lost = 'The answer did not come. Sent again, it counts only once.';
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: false, message: lost }));
  await press();
  const arrived = { success: true, message: 'On its way to wanjiku@example.com.' };
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith(arrived));
  const [first, again] = sendings();
  expect(first?.key).toBeTruthy();
  expect(again).toEqual(first);
});

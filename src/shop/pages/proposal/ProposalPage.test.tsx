import { act, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { page } from './ProposalPage';

const proposal = (version: number) => ({
  number: 'Q-2026-0042',
  version,
  status: 'open',
  title: `Internet, as of version ${version}`,
  customerName: 'Wanjiku Test',
  language: 'en',
  lines: [],
  vatRate: 0,
  vatMode: 'none',
  pricesIncludeVat: false,
  totals: { subtotal: '0.00', discount: '0.00', vat: '0.00', total: '0.00', deposit: '0.00' },
  validUntil: null,
  terms: null,
  sentAt: '2026-11-20T08:00:00.000Z',
  replacedAt: null,
  acceptedAt: null,
  acceptedBy: null,
  paid: '0.00',
  balance: '0.00',
  depositDue: '0.00',
  payment: { mpesa: null, bank: null },
  pdf: '/q/k.pdf',
});

/** Opens the page; it is answered with the first, what is accepted with the second. */
function open(first: object, accepted?: object, path = '/q/k') {
  const { fetch } = faultyNetwork((at) => {
    if (at.endsWith('/opened')) return ok(undefined);
    return ok(at.endsWith('/accept') ? accepted : first);
  });
  return renderInShop(<page.Page />, { path, fetch });
}

const setVisible = (visible: boolean) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
afterEach(() => setVisible(true));

test('a tab that nobody has looked at shows what was sent meanwhile, and only then says that somebody looks', async () => {
  let version = 1;
  const { fetch, sent } = faultyNetwork((path) => ok(path.endsWith('/opened') ? undefined : proposal(version)));
  const calls = () =>
    sent
      .filter(({ path }) => path.includes('/shared-proposals/'))
      .map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
  setVisible(false);
  renderInShop(<page.Page />, { path: '/q/k', fetch });
  await screen.findByText(/as of version 1/);
  expect(calls()).toEqual(['GET k']);
  version = 2;
  setVisible(true);
  await screen.findByText(/as of version 2/);
  await waitFor(() => expect(calls().slice(0, 3)).toEqual(['GET k', 'GET k', 'POST opened']));
});

test('whoever accepts reads that they have, and how to pay; all of it is there in Kiswahili too', async () => {
  const accepted = {
    ...proposal(1),
    status: 'accepted',
    acceptedAt: '2026-11-20T09:00:00.000Z',
    acceptedBy: 'Wanjiku Test',
    balance: '105800.00',
    depositDue: '42320.00',
    payment: {
      mpesa: { kind: 'paybill', number: '400200', name: 'AngaLink' },
      bank: { bank: 'KCB', branch: 'Kisumu', account: '1234567890', name: 'AngaLink Ltd' },
    },
  };
  const { user } = open(proposal(1), accepted);
  await user.type(await screen.findByLabelText('Your name'), 'Wanjiku Test');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const said = await screen.findByText(/^Accepted by Wanjiku Test on 20 November 2026\./);
  await waitFor(() => expect(document.activeElement).toBe(said.closest('[role=status]')));
  expect(screen.getByText(/^Q-2026-0042, version 1,/)).toBeTruthy();
  const pay = within(screen.getByRole('region', { name: 'Paying the deposit' }));
  const rows = pay.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const row of [/Business number.*400200/, /Account number.*Q-2026-0042/, /Account.*1234567890/])
    expect(rows).toContainEqual(expect.stringMatching(row));
  expect(pay.getByRole('button', { name: 'Copy: Account number' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Kiswahili' }));
  expect(screen.getByText(/^Imekubaliwa na Wanjiku Test/)).toBeTruthy();
});

test('one that took the place of another says so', async () => {
  open({ ...proposal(2), replacedAt: '2026-11-20T08:00:00.000Z' });
  expect(await screen.findByText(/^This is version 2, of 20 November 2026\./)).toBeTruthy();
});

import { act, screen, waitFor } from '@testing-library/react';
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

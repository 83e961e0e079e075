import '../../../testing/apiOrigin';
import { act, screen, waitFor } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { staffApi, type Proposal } from '../../api';
import { EditPage } from './EditPage';
import { ProposalStatus } from './ProposalStatus';

test('the address of a quotation, on a server that makes none, says so and calls nothing', async () => {
  const { fetch, sent } = faultyNetwork(() => refusal(404, { success: false, message: 'Not found.' }));
  const { store } = renderForStaff(<EditPage />, { path: '/dashboard/quotations/7', fetch });
  act(() => askForOffers(store.dispatch));
  expect(await screen.findByText('This server makes no quotations')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/v1/capabilities']);
});

const draft = {
  id: '',
  status: 'draft',
  number: null,
  version: 0,
  hasChanges: true,
  quotationId: null,
  title: 'Internet for the farm',
  customerName: 'Wanjiku Test',
  customerPhone: null,
  customerEmail: null,
  language: 'en',
  lines: [],
  vatMode: 'none',
  vatRate: 0,
  pricesIncludeVat: false,
  depositPercent: 0,
  depositAmount: null,
  terms: null,
  totals: { subtotal: '0.00', discount: '0.00', vat: '0.00', total: '0.00', deposit: '0.00' },
  total: '0.00',
  paid: '0.00',
  balance: '0.00',
  depositDue: '0.00',
  payments: [],
  versions: [],
  validUntil: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
  sentAt: null,
  openedAt: null,
  acceptedAt: null,
  acceptedBy: null,
  shareKey: null,
  pdf: null,
};

test('what a colleague has changed in a quotation that is only looked at is said, and shown when asked for', async () => {
  let now = draft;
  const capabilities = { operations: ['getProposal', 'sendProposal'], parameters: [], fields: [] };
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/capabilities')) return ok(capabilities);
    return path.includes('/proposals/') ? ok(now) : refusal(404, { success: false, message: 'Not found.' });
  });
  const { store, user } = renderForStaff(<EditPage />, { fetch });
  act(() => askForOffers(store.dispatch));
  await screen.findByDisplayValue(draft.title);
  now = { ...draft, title: 'Internet for two farms', updatedAt: '2026-11-20T08:30:00.000Z' };
  // As when the window has the focus again.
  await act(() => store.dispatch(staffApi.endpoints.getProposal.initiate({ id: '' }, { forceRefetch: true })));
  expect(screen.getByText(/^Somebody else has changed this quotation/)).toBeTruthy();
  expect(screen.queryByDisplayValue(now.title)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect(await screen.findByDisplayValue(now.title)).toBeTruthy();
  expect(screen.queryByText(/^Somebody else has changed this quotation/)).toBeNull();
});

test('what was just saved is known as one’s own where it cannot be read again, and the next save names its version', async () => {
  let now = draft;
  const tags: (string | null)[] = [];
  const view = renderForStaff(<EditPage />, {
    fetch: async (input) => {
      const request = input as Request;
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/capabilities'))
        return ok({
          operations: ['getProposal', 'updateProposal'],
          parameters: ['updateProposal.If-Match'],
          fields: [],
        });
      if (!pathname.includes('/proposals/')) return refusal(404, { success: false, message: 'Not found.' });
      if (request.method === 'GET')
        return tags.length === 0 ? ok(now) : refusal(400, { success: false, message: 'Not now.' });
      tags.push(request.headers.get('if-match'));
      const fields = (await request.json()) as object;
      now = { ...now, ...fields, updatedAt: `2026-11-20T08:0${tags.length}:00.000Z` };
      return ok(now);
    },
  });
  act(() => askForOffers(view.store.dispatch));
  const save = async (title: string) => {
    await view.user.clear(await screen.findByLabelText(/^Title/));
    await view.user.type(screen.getByLabelText(/^Title/), title);
    await view.user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  };
  await save('Internet for two farms');
  expect(screen.queryByText(/^Somebody else has changed this quotation/)).toBeNull();
  await save('Internet for three farms');
  expect(tags).toEqual([draft.updatedAt, '2026-11-20T08:01:00.000Z'].map((at) => `"${at}"`));
});

const expired = {
  id: '7',
  status: 'expired',
  version: 1,
  number: 'Q-2026-0001',
  lines: [],
  hasChanges: false,
  sentAt: '2026-11-01T09:00:00.000Z',
  openedAt: null,
  acceptedAt: null,
  validUntil: '2026-11-15',
  shareKey: null,
} as unknown as Proposal;

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

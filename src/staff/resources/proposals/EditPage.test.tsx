import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { Proposal } from '../../api';
import { EditPage } from './EditPage';
import { ProposalStatus } from './ProposalStatus';

test('the address of a quotation, on a server that makes none, says so and calls nothing', async () => {
  const { fetch, sent } = faultyNetwork(() => refusal(404, { success: false, message: 'Not found.' }));
  const { store } = renderForStaff(<EditPage />, { path: '/dashboard/quotations/7', fetch });
  act(() => askForOffers(store.dispatch));
  expect(await screen.findByText('This server makes no quotations')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/v1/capabilities']);
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

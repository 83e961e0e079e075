import { screen } from '@testing-library/react';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { DashboardSummary } from '../../api';
import { durationText, SalesCard } from './SalesCard';

type Sales = NonNullable<DashboardSummary['sales']>;

const NONE = { count: 0, value: '0.00' };
const EMPTY: Sales = {
  since: '2026-11-01T00:00:00.000+03:00',
  requests: { cart: 0, product: 0, header: 0, contact: 0 },
  firstAnswer: { medianSeconds: null, answered: 0 },
  quoted: NONE,
  open: { count: 2, value: '99800.00' },
  won: NONE,
  mostAsked: [],
};

test('a month without requests says so once, and counts no answers of none', () => {
  renderForStaff(<SalesCard sales={EMPTY} />);
  expect(screen.queryByText('No requests yet this month.')).not.toBeNull();
  expect(screen.queryByText(/answered/)).toBeNull();
  expect(screen.queryByText('Where they came from')).toBeNull();
  // What is open is of any month.
  expect(screen.queryByText(/99,800\.00/)).not.toBeNull();
});

test('where some came, it says how many were answered, also while none was', () => {
  const requests = { ...EMPTY.requests, contact: 3 };
  renderForStaff(<SalesCard sales={{ ...EMPTY, requests }} />);
  expect(screen.queryByText('0 of 3 answered')).not.toBeNull();
  expect(screen.queryByText('No requests yet this month.')).toBeNull();
});

test('what was won this month leads to its quotations', async () => {
  const won = { count: 1, value: '105800.00' };
  renderForStaff(<SalesCard sales={{ ...EMPTY, won }} />, { offers: ['listProposals', 'listProposals.counted=won'] });
  const link = await screen.findByRole('link', { name: /Won/ });
  expect(link.textContent).toContain('105,800.00');
  expect(link.getAttribute('href')).toBe('/dashboard/quotations?counted=won');
});

test.each([
  [0, 'under 1 min'],
  [59, 'under 1 min'],
  [60, '1 min'],
  [4980, '1 h 23 min'],
  [7200, '2 h'],
  [2 * 86_400 + 3 * 3600 + 59, '2 d 3 h'],
  [86_400 + 120, '1 d 2 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

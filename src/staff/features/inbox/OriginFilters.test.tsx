import '../../../testing/apiOrigin';
import { screen } from '@testing-library/react';
import { dayNumber, dayText } from '../../../common/domain/wholeDays';
import { faultyNetwork, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { OriginFilters } from './OriginFilters';
import { useInboxParams } from './useInboxParams';

const Filters = () => <OriginFilters params={useInboxParams()} />;
const offers = ['listQuotations.since', 'listQuotations.productId'];

const thisMonth = dayText(dayNumber(Date.now())).slice(0, 7);

test.each([
  ['', 'Any time'],
  [`?since=${thisMonth}-01`, 'This month'],
  ['?since=2026-10-05', '5 Oct'],
])('since when requests are shown has a name: %s', async (search, name) => {
  const { fetch } = faultyNetwork(() => refusal(404, { success: false }));
  renderForStaff(<Filters />, { path: `/dashboard/quotes${search}`, offers, fetch });
  expect(await screen.findByRole('option', { name, selected: true })).toBeTruthy();
});

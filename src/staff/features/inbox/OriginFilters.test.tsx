import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { dayNumber, dayText } from '../../../common/domain/wholeDays';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { OriginFilters } from './OriginFilters';
import { useInboxParams } from './useInboxParams';

const Filters = () => <OriginFilters params={useInboxParams()} />;
const parameters = ['listQuotations.since', 'listQuotations.productId'];

const thisMonth = dayText(dayNumber(Date.now())).slice(0, 7);

test.each([
  ['', 'Any time'],
  [`?since=${thisMonth}-01`, 'This month'],
  ['?since=2026-10-05', '5 Oct'],
])('since when requests are shown has a name: %s', async (search, name) => {
  const { fetch } = faultyNetwork((path) =>
    path.endsWith('/capabilities') ? ok({ operations: [], parameters, fields: [] }) : refusal(404, { success: false }),
  );
  const { store } = renderForStaff(<Filters />, { path: `/dashboard/quotes${search}`, fetch });
  act(() => askForOffers(store.dispatch));
  expect(await screen.findByRole('option', { name, selected: true })).toBeTruthy();
});

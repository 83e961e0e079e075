import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { EditPage } from './EditPage';

test('the address of a quotation, on a server that makes none, says so and calls nothing', async () => {
  const { fetch, sent } = faultyNetwork(() => refusal(404, { success: false, message: 'Not found.' }));
  const { store } = renderForStaff(<EditPage />, { path: '/dashboard/quotations/7', fetch });
  act(() => askForOffers(store.dispatch));
  expect(await screen.findByText('This server makes no quotations')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/v1/capabilities']);
});

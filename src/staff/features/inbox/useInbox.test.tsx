import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { ok, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { useInbox } from './useInbox';

const request = (id: string) => ({
  id,
  status: 'new',
  clients_name: id,
  clients_phone: null,
  clients_email: `${id}@example.com`,
  clients_note: '',
  createdAt: '2026-11-01T09:00:00.000Z',
  productIds: [],
});

function Probe() {
  const { position, next } = useInbox();
  return <output>{JSON.stringify({ position, next })}</output>;
}

test('while another page does not come, the open request keeps its number and its neighbours', async () => {
  const { store, router } = renderForStaff(<Probe />, {
    path: '/?id=b',
    fetch: (input) => {
      const { pathname, searchParams } = new URL((input as Request).url);
      if (pathname.endsWith('/capabilities')) return ok({ operations: ['listQuotations'], parameters: [], fields: [] });
      if (Number(searchParams.get('page')) > 1) return silent();
      return ok({ quotations: ['a', 'b'].map(request), meta: { pageCount: 3, pageSize: 2, total: 5 } });
    },
  });
  act(() => askForOffers(store.dispatch));
  const told = JSON.stringify({ position: 2, next: { page: 2, end: 'first' } });
  await screen.findByText(told);
  await act(() => router.navigate('/?id=b&page=2'));
  expect(screen.getByText(told)).toBeTruthy();
});

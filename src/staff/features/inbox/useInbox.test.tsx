import '../../../testing/apiOrigin';
import { act, screen, waitFor } from '@testing-library/react';
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

test('what is overdue is what is new since before a moment of opening hours', async () => {
  const asked: string[] = [];
  const { store } = renderForStaff(<Probe />, {
    path: '/?whose=overdue',
    fetch: (input) => {
      const { pathname, search } = new URL((input as Request).url);
      if (pathname.endsWith('/capabilities')) return ok({ operations: ['*'], parameters: [], fields: [] });
      if (pathname.endsWith('/quotations')) asked.push(search);
      return silent();
    },
  });
  act(() => askForOffers(store.dispatch));
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
    status: 'new',
    before: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) as string,
  });
});

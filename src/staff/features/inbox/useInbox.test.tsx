import { act, screen, waitFor } from '@testing-library/react';
import { exampleRequest } from '../../../testing/staffRecords';
import { faultyNetwork, ok, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { useInbox } from './useInbox';

function Probe() {
  const { position, next } = useInbox();
  return <output>{JSON.stringify({ position, next })}</output>;
}

test('while another page does not come, the open request keeps its number and its neighbours', async () => {
  const quotations = ['a', 'b'].map((id) => exampleRequest({ id }));
  const { fetch } = faultyNetwork((_path, query) =>
    Number(query.get('page')) > 1 ? silent() : ok({ quotations, meta: { pageCount: 3, pageSize: 2, total: 5 } }),
  );
  const { router } = renderForStaff(<Probe />, { path: '/?id=b', offers: ['listQuotations'], fetch });
  const told = JSON.stringify({ position: 2, next: { page: 2, end: 'first' } });
  await screen.findByText(told);
  await act(() => router.navigate('/?id=b&page=2'));
  expect(screen.getByText(told)).toBeTruthy();
});

test('what is overdue is what is new since before a moment of opening hours', async () => {
  const { fetch, sent } = faultyNetwork(silent);
  renderForStaff(<Probe />, { path: '/?whose=overdue', offers: ['*'], fetch });
  const asked = () => sent.filter(({ path }) => path.endsWith('/quotations'));
  await waitFor(() => expect(asked()).not.toEqual([]));
  expect(Object.fromEntries(new URLSearchParams(asked()[0]?.search))).toMatchObject({
    status: 'new',
    before: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) as string,
  });
});

import '../../../testing/apiOrigin';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../../../common/app/Providers';
import { makeStore } from '../../../common/state/store';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { exampleProduct } from '../catalog/product/exampleProduct';
import { useSharedCart } from './useSharedCart';

const HOUR = 3_600_000;

afterEach(() => jest.restoreAllMocks());

test('a cart that is opened late in a tab has the prices of that moment', async () => {
  const [rendered, clock] = [Date.parse('2026-11-20T09:00:00Z'), Date.now()];
  const data = exampleProduct({ discount_end_date: '2026-11-20T10:00:00Z', discounts: [] });
  const { fetch } = faultyNetwork(() => ok(data));
  const store = makeStore({ fetch });
  jest.spyOn(Date, 'now').mockReturnValue(clock + 2 * HOUR);
  const items = [{ id: data.id, quantity: 1 }];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers store={store} now={rendered}>
      {children}
    </Providers>
  );
  const { result } = renderHook(() => useSharedCart(items), { wrapper });
  await waitFor(() => expect(result.current.lines[data.id]).toMatchObject({ state: 'sold', item: { price: 65_000 } }));
});

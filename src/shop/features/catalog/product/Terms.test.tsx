import '../../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { api } from '../../../../common/api';
import { faultyNetwork, ok } from '../../../../testing/faultyNetwork';
import { renderInShop } from '../../../../testing/renderInShop';
import { Terms } from './Terms';

test.each([
  [['listCounties'], /: see your cart$/],
  [[], /: ask us$/],
])('where the server offers %j, delivery elsewhere leads on', async (operations, words) => {
  const { fetch } = faultyNetwork(() => ok({ operations, parameters: [], fields: [] }));
  const { store } = renderInShop(<Terms category={undefined as never} />, { fetch });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  expect(screen.getAllByText(/^Delivered in Nairobi/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(words),
  ]);
});

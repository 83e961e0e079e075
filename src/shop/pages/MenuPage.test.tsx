import '../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { api } from '../../common/api';
import { answersOf, faultyNetwork } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { page } from './MenuPage';

test('a category that is not in use is on no map, which staff who are signed in are answered with as well', async () => {
  const answers = {
    posts: { articles: [], meta: { pageCount: 1 } },
    'get-all-categories': {
      categories: [
        { id: '4', category_name: 'Routers', isActive: true },
        { id: '5', category_name: 'Modems', isActive: false },
      ],
    },
    capabilities: { operations: [], parameters: ['listProducts.category_id'], fields: [] },
  };
  const { store } = renderInShop(<page.Page />, { fetch: faultyNetwork(answersOf(answers)).fetch });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  expect(await screen.findByRole('link', { name: 'Routers' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Modems' })).toBeNull();
});

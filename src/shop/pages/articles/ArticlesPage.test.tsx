import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { api } from '../../../common/api';
import { answersOf, faultyNetwork } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { page } from './ArticlesPage';

const ANSWERS = {
  posts: { articles: [], meta: { page: 1, pageSize: 9, pageCount: 1, total: 0 } },
  'get-all-tags': { tags: [{ id: '1', tag_name: 'power', isActive: true }] },
  'get-all-categories': { categories: [{ id: '4', category_name: 'Guides', isActive: true }] },
  capabilities: { operations: [], parameters: ['listArticles.tag_id', 'listArticles.category_id'], fields: [] },
};

test('a topic and a category that are not offered are named, and can be taken off', async () => {
  const { store, user } = renderInShop(<page.Page />, {
    path: '/articles?tag=2&category=5',
    fetch: faultyNetwork(answersOf(ANSWERS)).fetch,
  });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  expect(await screen.findByRole('option', { name: 'Another category', selected: true })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Another topic', pressed: true }));
  expect(screen.queryByRole('button', { name: 'Another topic' })).toBeNull();
  expect(screen.getByRole('button', { name: '#power', pressed: false })).toBeTruthy();
});

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListParams } from './useListParams';

const CHOICES = {
  search: 'text',
  category: 'text',
  status: ['all', 'active', 'inactive'],
  sort: ['newest', 'price'],
} as const;

function listAt(query: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/list${query}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ params: useListParams(CHOICES), search: useLocation().search }), { wrapper }).result;
}

test('an address without anything is the first page of everything', () => {
  const { params } = listAt('').current;
  expect([params.page, params.values, params.filtered]).toEqual([
    1,
    { search: '', category: '', status: 'all', sort: 'newest' },
    false,
  ]);
});

test.each(['?page=0', '?page=-1', '?page=x', '?page=1e9999', '?status=nonsense&sort=;drop'])(
  'what means nothing counts as the first choice: %s',
  (query) => {
    const { params } = listAt(query).current;
    expect([params.page, params.values.status, params.values.sort]).toEqual([1, 'all', 'newest']);
  },
);

test('what is no id narrows nothing, and words are as many as the server takes', () => {
  const { params } = listAt(`?category=Cables %26 more&search= ${'x'.repeat(120)}`).current;
  expect([params.values.category, params.values.search]).toEqual(['', 'x'.repeat(100)]);
  expect(listAt('?category=cat_7-a').current.params.values.category).toBe('cat_7-a');
});

test('another filter begins at page 1 and leaves the rest of the address alone', () => {
  const list = listAt('?page=3&sort=price&other=kept');
  act(() => list.current.params.set({ status: 'active' }));
  expect(list.current.search).toBe('?sort=price&other=kept&status=active');
  act(() => list.current.params.set({ status: 'all' }));
  expect(list.current.search).toBe('?sort=price&other=kept');
});

test('taking filters off keeps the order; order alone narrows nothing', () => {
  const list = listAt('?search=kit&status=active&sort=price');
  expect(list.current.params.filtered).toBe(true);
  act(() => list.current.params.clear());
  expect([list.current.search, list.current.params.filtered]).toEqual(['?sort=price', false]);
});

test('two choices before the first is on the screen are both kept', () => {
  const list = listAt('?search=kit');
  const { set } = list.current.params;
  act(() => {
    set({ search: '' });
    set({ status: 'active' });
  });
  expect(list.current.search).toBe('?status=active');
});

test('other pages keep all filters', () => {
  const { params } = listAt('?search=kit&page=2').current;
  expect([params.pageQuery(1), params.pageQuery(3)]).toEqual(['search=kit', 'search=kit&page=3']);
});

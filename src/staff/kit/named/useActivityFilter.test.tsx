import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useActivityFilter } from './useActivityFilter';

const rows = ["Murang'a", 'Tharaka-Nithi', 'Tana River'].map((name) => ({ name, isActive: true }));

test.each([
  ["murang'a", ["Murang'a"]],
  ['MURANG’A', ["Murang'a"]],
  ['Tana  River ', ['Tana River']],
  ['t', ['Tharaka-Nithi', 'Tana River']],
])('%s is in the names %j', (search, names) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/counties?${new URLSearchParams({ search }).toString()}`]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => useActivityFilter(rows, 'Search'), { wrapper });
  expect(result.current.items?.map(({ name }) => name)).toEqual(names);
});

import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchField } from './SearchField';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was typed before the program came is searched', () => {
  const [onSearch, onSettle] = [jest.fn(), jest.fn()];
  const texts = { search: 'Search products', clearSearch: 'Clear search' };
  const field = <SearchField value="" texts={texts} onSearch={onSearch} onSettle={onSettle} />;
  document.body.innerHTML = `<div>${renderToString(field)}</div>`;
  const root = document.body.firstElementChild!;
  const input = root.querySelector('input')!;
  input.value = 'mesh';
  act(() => void hydrateRoot(root, field));
  expect(input.value).toBe('mesh');
  act(() => jest.advanceTimersByTime(400));
  expect(onSearch.mock.calls).toEqual([['mesh']]);
  act(() => jest.advanceTimersByTime(2000));
  expect(onSettle.mock.calls).toEqual([['mesh']]);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchField } from './SearchField';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const texts = { search: 'Search products', clearSearch: 'Clear search' };

test('what is pressed right after typing is not moved: the words go after the press', () => {
  const onSearch = jest.fn();
  render(
    <>
      <SearchField value="" texts={texts} onSearch={onSearch} />
      <button>Add</button>
    </>,
  );
  const input = screen.getByRole('searchbox');
  const button = screen.getByText('Add');
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'mesh' } });
  // jsdom takes what has the focus for what is pressed.
  act(() => button.focus());
  act(() => jest.advanceTimersByTime(400));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => button.blur());
  act(() => jest.advanceTimersByTime(400));
  expect(onSearch.mock.calls).toEqual([['mesh']]);
});

test('words that were searched for stand once the box is left', () => {
  const onSettle = jest.fn();
  render(<SearchField value="" texts={texts} onSearch={() => undefined} onSettle={onSettle} />);
  const input = screen.getByRole('searchbox');
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'mesh' } });
  act(() => jest.advanceTimersByTime(400));
  expect(onSettle).not.toHaveBeenCalled();
  act(() => input.blur());
  expect(onSettle.mock.calls).toEqual([['mesh']]);
});

test('what was typed before the program came is searched', () => {
  const [onSearch, onSettle] = [jest.fn(), jest.fn()];
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

import '../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import type { ListState } from '../../common/api';
import { renderInShop } from '../../testing/renderInShop';
import { SlowNotice } from '../ui/SlowNotice';
import { ListTroubles } from './ListTroubles';

const SLOW_AFTER_MS = 10_000;
const loading = { items: undefined, fetching: true, stale: false, retry: () => undefined } as ListState<unknown>;
const texts = { loading: 'Loading', failed: 'Failed', pageFailed: 'Page failed' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['a list', <ListTroubles list={loading} texts={texts} skeleton={null} />],
  ['all else', <SlowNotice busy />],
])('that %s takes long is said in a region that was there before', (_what, content) => {
  const { container } = renderInShop(content);
  const region = container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS));
  expect(region?.contains(screen.getByText(/taking longer/))).toBe(true);
});

test("above the last list a failure says the server's words", () => {
  const list = { ...loading, items: ['Kit'], fetching: false, error: { status: 503, message: 'Later.', fields: {} } };
  renderInShop(<ListTroubles list={list} texts={texts} skeleton={null} />);
  expect(screen.getByRole('alert').textContent).toContain('Page failed Later.');
});

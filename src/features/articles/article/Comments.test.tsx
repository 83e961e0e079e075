import { screen } from '@testing-library/react';
import { renderInShop } from '../../../testing/renderInShop';
import { Comments } from './Comments';

// The page is of 20 November 2026, 09:00 UTC.
test.each([
  ['2026-11-20T08:59:59Z', '1 second ago'],
  ['2026-11-13T09:00:00Z', '1 week ago'],
  ['2026-10-24T09:00:00Z', '3 weeks ago'],
  ['2026-10-20T09:00:00Z', '1 month ago'],
  ['2025-12-01T09:00:00Z', '11 months ago'],
  ['2025-11-19T09:00:00Z', '1 year ago'],
  ['2016-11-19T09:00:00Z', '10 years ago'],
])('a comment of %s is of %s', (createdAt, words) => {
  renderInShop(<Comments article={{ id: 'a1', comments: [{ id: 'c1', content: 'Holds in the rain.', createdAt }] }} />);
  expect(screen.getByText(words).getAttribute('datetime')).toBe(createdAt);
});

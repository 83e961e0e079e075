import { screen } from '@testing-library/react';
import { renderInShop } from '../../../testing/renderInShop';
import { Comments } from './Comments';

const comments = (count: number) => Array.from({ length: count }, (_, day) => ({ id: String(day), content: `Comment ${day}`, createdAt: `2026-11-0${day + 1}T08:00:00Z` }));

test('of more than five the last five are shown, and that is said', () => {
  renderInShop(<Comments article={{ id: '1', comments: comments(7) }} />);
  expect(screen.getByRole('heading').textContent).toBe('Comments 7');
  expect(screen.getByText('The last 5 of 7, newest first')).toBeTruthy();
  expect(screen.getAllByText(/^Comment \d$/).map(({ textContent }) => textContent)).toEqual([6, 5, 4, 3, 2].map((n) => `Comment ${n}`));
});

test('five are all there are', () => {
  renderInShop(<Comments article={{ id: '1', comments: comments(5) }} />);
  expect(screen.queryByText(/^The last/)).toBeNull();
});

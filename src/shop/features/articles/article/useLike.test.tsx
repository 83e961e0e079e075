import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { faultyNetwork, held, refusal, taken, unreachable } from '../../../../testing/faultyNetwork';
import { renderInShop } from '../../../../testing/renderInShop';
import { LikeButton } from './LikeButton';
import { useLike } from './useLike';

function Liked() {
  const [likesCount, answer] = useState(3);
  return (
    <>
      <LikeButton {...useLike({ id: 'a1', likesCount })} />
      <button onClick={() => answer(2)}>An older answer</button>
    </>
  );
}

/** What the button says: whether this browser likes, and how many do. */
const said = () => {
  const button = screen.getByRole('button', { name: /Like/ });
  return [button.getAttribute('aria-pressed'), button.textContent];
};

beforeEach(() => localStorage.clear());

test("a like that is refused falls back, and says the server's list", async () => {
  const { fetch } = faultyNetwork(() =>
    refusal(400, { success: false, message: 'Not now.', data: { article_id: 'is closed' } }),
  );
  const { user } = renderInShop(<Liked />, { fetch });
  await user.click(screen.getByRole('button', { name: /Like/ }));
  const toast = within(await screen.findByRole('alert'));
  expect(await toast.findByText('Not now.')).toBeTruthy();
  expect(toast.getByRole('listitem').textContent).toBe('Article id: is closed');
  expect(screen.getByRole('button', { name: /Like/ }).textContent).toContain('3');
});

test.each([
  ['without words', () => refusal(400, { message: '' }), 'Failed to like the post.'],
  ['with its own words', () => refusal(400, { message: 'Too many likes.' }), 'Too many likes.'],
  ['not at all', unreachable, 'Failed to like the post.'],
])('it counts at once, and where the server answers %s it is taken back', async (_, fault, words) => {
  const late = held();
  const { user } = renderInShop(<Liked />, { fetch: faultyNetwork(late.answer).fetch });
  await user.click(screen.getByRole('button', { name: /Like/ }));
  expect(said()).toEqual(['true', 'Like4']);
  await act(() => late.give(fault()));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(said()).toEqual(['false', 'Like3']);
});

test('an answer from before the like does not take it away, and it counts once in a browser', async () => {
  const { fetch, sent } = faultyNetwork(taken);
  const { user } = renderInShop(<Liked />, { fetch });
  await user.click(screen.getByRole('button', { name: /Like/ }));
  await user.click(screen.getByRole('button', { name: 'An older answer' }));
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(said()).toEqual(['true', 'Like4']);
  await user.click(screen.getByRole('button', { name: /Like/ }));
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

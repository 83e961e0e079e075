import { screen, within } from '@testing-library/react';
import { faultyNetwork, refusal } from '../../../../testing/faultyNetwork';
import { renderInShop } from '../../../../testing/renderInShop';
import { LikeButton } from './LikeButton';
import { useLike } from './useLike';

function Liked() {
  return <LikeButton {...useLike({ id: 'a1', likesCount: 3 })} />;
}

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

import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { MOST_COMMENTS } from '../../../../common/domain/contract.gen';
import { faultyNetwork, held, refusal, silent, taken, unreachable } from '../../../../testing/faultyNetwork';
import { renderInShop } from '../../../../testing/renderInShop';
import { ArticleHeader } from './ArticleHeader';
import { CommentForm } from './CommentForm';
import { Comments } from './Comments';
import { exampleArticle } from './exampleArticle';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

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

test('one that is written later is as old as it is, on a page that stays open', () => {
  jest.useFakeTimers();
  const createdAt = '2026-11-20T09:30:00Z';
  renderInShop(<Comments article={{ id: 'a1', comments: [{ id: 'c1', content: 'Holds.', createdAt }] }} />);
  act(() => jest.advanceTimersByTime(40 * 60_000));
  expect(screen.getByText('10 minutes ago')).toBeTruthy();
  jest.useRealTimers();
});

const comments = (count: number) =>
  Array.from({ length: count }, (_, day) => ({
    id: String(day),
    content: `Comment ${day}`,
    createdAt: `2026-11-0${day + 1}T08:00:00Z`,
  }));

test('of more than five the last five are shown, and that is said', () => {
  renderInShop(<Comments article={{ id: '1', comments: comments(7) }} />);
  expect(screen.getByRole('heading').textContent).toBe('Comments 7');
  expect(screen.getByText('The last 5 of 7, newest first')).toBeTruthy();
  expect(screen.getAllByText(/^Comment \d$/).map(({ textContent }) => textContent)).toEqual(
    [6, 5, 4, 3, 2].map((n) => `Comment ${n}`),
  );
});

test('an article that carries as many as it can may have more', () => {
  const all = Array.from({ length: MOST_COMMENTS }, (_, index) => ({ ...comments(1)[0]!, id: String(index) }));
  renderInShop(
    <>
      <ArticleHeader article={exampleArticle({ comments: all })} likes={0} />
      <Comments article={{ id: '1', comments: all }} />
    </>,
  );
  expect(screen.getByText('100+ comments')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Comments 100+');
  expect(screen.getByText('The last 5 of 100+, newest first')).toBeTruthy();
});

test('five are all there are', () => {
  renderInShop(<Comments article={{ id: '1', comments: comments(5) }} />);
  expect(screen.queryByText(/^The last/)).toBeNull();
});

function Visit() {
  const [here, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(false)}>Leave</button>
      <button onClick={() => setHere(true)}>Come back</button>
      {here && <CommentForm articleId="1" />}
    </>
  );
}

test('a comment that fails once its writer has left the article is told all the same, with what is wrong', async () => {
  const late = held();
  const { user, store } = renderInShop(<Visit />, { fetch: faultyNetwork(late.answer).fetch });
  await user.type(screen.getByRole('textbox'), 'Holds in the rain.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await act(() => late.give(refusal(400, { message: 'Not taken.', data: { content: 'Too long.' } })));
  expect(await screen.findByText('Not taken.')).toBeTruthy();
  expect(store.getState().alert.current).toMatchObject({ success: false, data: { content: 'Too long.' } });
});

test('one that hangs is there again on a page that is loaded anew, and gone where it arrives all the same', async () => {
  const late = held();
  const kept = () => window.sessionStorage.getItem('commentDraft 1');
  const { user } = renderInShop(<Visit />, { fetch: faultyNetwork(late.answer).fetch });
  await user.type(screen.getByRole('textbox'), 'Holds in the rain.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(kept()).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe(JSON.stringify({ content: 'Holds in the rain.' }));
  await act(() => late.give(taken()));
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(kept()).toBeNull();
});

test.each([
  ['', () => undefined],
  [
    ', in a browser that keeps nothing, too',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const)
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('Denied', 'SecurityError');
        });
    },
  ],
])('on its way it is no draft; it is one again where it fails, but for what was written since%s', async (_, block) => {
  block();
  const late = held();
  const { user } = renderInShop(<Visit />, { fetch: faultyNetwork(late.answer).fetch });
  const box = () => screen.getByRole('textbox');
  const comeBack = async () => {
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('button', { name: 'Come back' }));
  };
  await user.type(box(), 'Holds in the rain.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await comeBack();
  expect(box()).toHaveProperty('value', '');
  await act(() => late.give(refusal(500, { message: 'Not today.' })));
  expect(await screen.findByText('Not today.')).toBeTruthy();
  await comeBack();
  expect(box()).toHaveProperty('value', 'Holds in the rain.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await comeBack();
  await user.type(box(), 'In the wind, too.');
  await act(() => late.give(taken()));
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  await comeBack();
  expect(box()).toHaveProperty('value', 'In the wind, too.');
});

test("one that fails under its writer's eyes is told there alone", async () => {
  const { fetch } = faultyNetwork(() => refusal(500, { success: false, message: 'Not today.' }));
  const { user, store } = renderInShop(<Visit />, { fetch });
  await user.type(screen.getByRole('textbox'), ' Really.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Not today.')).toBeTruthy();
  expect(store.getState().alert.current).toBeNull();
});

test('an empty one is not sent, and that is said at the box; one on its way is not sent again', async () => {
  const { fetch, sent } = faultyNetwork(silent);
  const { user } = renderInShop(<Visit />, { fetch });
  const box = screen.getByRole('textbox');
  const submit = () => user.click(screen.getByRole('button', { name: /^Submit/ }));
  for (const text of ['', '   \n ']) {
    if (text) await user.type(box, text);
    screen.getByRole('button', { name: 'Submit' }).focus();
    await submit();
    expect(screen.getByText('Comment cannot be empty.')).toBeTruthy();
    expect([document.activeElement, box.getAttribute('aria-invalid')]).toEqual([box, 'true']);
  }
  expect(sent).toEqual([]);
  await user.type(box, 'Asante. <b>65 mm</b> screws it is.  ');
  expect([screen.queryByText('Comment cannot be empty.'), box.getAttribute('aria-invalid')]).toEqual([null, 'false']);
  await submit();
  await submit();
  expect(sent).toMatchObject([{ body: { content: 'Asante. <b>65 mm</b> screws it is.' } }]);
});

test('what becomes of a comment is said beneath the box', () => {
  renderInShop(<Comments article={{ id: '1', comments: comments(1) }} />);
  expect(screen.getByRole('link', { name: 'How we handle what you write' }).getAttribute('href')).toBe('/privacy');
  expect(screen.getByRole('listitem').textContent).toMatch(/^Anonymous.+Comment 0$/);
});

test.each([
  ['without words', () => refusal(500, { message: '' }), 'Failed to add comment.'],
  ['with its own words', () => refusal(500, { message: 'Comments are closed today.' }), 'Comments are closed today.'],
  ['not at all', unreachable, 'An error occurred'],
])(
  'where the server answers %s, that is said and the text stays, also for a page that is loaded anew',
  async (_, fault, words) => {
    const { fetch } = faultyNetwork(fault);
    const { user, unmount } = renderInShop(<Visit />, { fetch });
    await user.type(screen.getByRole('textbox'), 'Which butyl do you use?');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Which butyl do you use?');
    unmount();
    renderInShop(<Visit />, { fetch });
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Which butyl do you use?');
  },
);

test('one that arrives leaves the box empty', async () => {
  const { user } = renderInShop(<Visit />, { fetch: faultyNetwork(taken).fetch });
  await user.type(screen.getByRole('textbox'), 'Holds.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok, refusal, silent, unreachable } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { ListPage } from '../../resources/articles/ListPage';

const article = (id: number) => ({
  id: String(id),
  title: `Article ${id}`,
  category: null,
  tags: [],
  images: [],
  likesCount: 0,
  viewsCount: 0,
  isActive: true,
  createdAt: '2026-11-01T09:00:00.000Z',
});

/**
 * Five articles on pages of two, by a server that says neither their size nor how many there are.
 * @param told said of each page
 * @param late when the first is deleted
 * @param lost a page whose answer never comes
 */
function open(path: string, told: object = {}, late?: Promise<void>, lost?: number) {
  let ids = [1, 2, 3, 4, 5];
  const { fetch: answer } = faultyNetwork(async (called) => {
    if (called.endsWith('/delete-post/1')) await late;
    if (called.includes('/delete-post/')) ids = ids.filter((id) => !called.endsWith(`/${id}`));
    return ok({});
  });
  return renderForStaff(<ListPage />, {
    path,
    fetch: (input, init) => {
      const { pathname, searchParams } = new URL((input as Request).url);
      if (!pathname.endsWith('/posts')) return answer(input, init);
      const page = Number(searchParams.get('page') ?? 1);
      if (page === lost) return silent();
      const from = (page - 1) * 2;
      const meta = { pageCount: Math.ceil(ids.length / 2), ...told };
      return ok({ articles: ids.slice(from, from + 2).map(article), meta });
    },
  });
}

const rowOf = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }));
const numberOf = async (title: string) => (await rowOf(title)).getAllByRole('cell')[1]?.textContent;

test('what is deleted by its own menu is chosen no more', async () => {
  const { user } = open('/articles');
  for (const title of ['Article 1', 'Article 2'])
    await user.click((await rowOf(title)).getByRole('checkbox', { name: `Select ${title}` }));
  expect(within(screen.getByRole('toolbar')).getByText('2 selected')).toBeTruthy();
  await user.click((await rowOf('Article 1')).getByRole('button', { name: 'Actions for Article 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete article' }));
  expect(await within(screen.getByRole('toolbar', { hidden: true })).findByText('1 selected')).toBeTruthy();
});

test('what is done after its run was stopped and closed is chosen no more', async () => {
  let answer = () => undefined as void;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = open('/articles', {}, late);
  for (const title of ['Article 1', 'Article 2'])
    await user.click((await rowOf(title)).getByRole('checkbox', { name: `Select ${title}` }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Delete/ }));
  await user.click(await dialog.findByRole('button', { name: 'Stop' }));
  await dialog.findByText(/stopping$/);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const bar = within(screen.getByRole('toolbar', { hidden: true }));
  expect(await bar.findByText('1 selected')).toBeTruthy();
  answer();
  await waitFor(() => expect(screen.queryByRole('toolbar', { hidden: true })).toBeNull());
});

test('what became of each is told, and what failed stays chosen', async () => {
  const { fetch } = faultyNetwork((called) => {
    if (called.endsWith('/posts')) return ok({ articles: [article(1), article(2)], meta: { pageCount: 1 } });
    return called.endsWith('/delete-post/2') ? refusal(400, { message: 'Not this one.' }) : ok({});
  });
  const { user } = renderForStaff(<ListPage />, { path: '/articles', fetch });
  await rowOf('Article 1');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Delete/ }));
  expect(await dialog.findByText('1 done, 1 failed')).toBeTruthy();
  expect(dialog.getByText('Not this one.').parentElement?.textContent).toBe('Article 2Not this one.');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await within(screen.getByRole('toolbar', { hidden: true })).findByText('1 selected')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Select Article 2', hidden: true })).toHaveProperty('checked', true);
});

test('where nothing fits the filters they are taken off in one', async () => {
  const { fetch } = faultyNetwork(() => ok({ articles: [], meta: { pageCount: 1 } }));
  const { user, router } = renderForStaff(<ListPage />, { path: '/articles', fetch });
  await user.click(await screen.findByRole('button', { name: /^Inactive/ }));
  expect(router.state.location.search).toBe('?status=inactive');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

test('no step leads before the first page or past the last', async () => {
  const { user } = open('/articles', { total: 5 });
  await rowOf('Article 1');
  const isDead = (step: string) => screen.getByRole('link', { name: step }).getAttribute('aria-disabled') === 'true';
  expect([isDead('Previous'), isDead('Next'), screen.getByText('1–2 of 5')]).toEqual([true, false, expect.anything()]);
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  await rowOf('Article 5');
  expect([isDead('Previous'), isDead('Next'), screen.getByText('5–5 of 5')]).toEqual([false, true, expect.anything()]);
});

test('the numbers of rows go on from page to page, also to the last one', async () => {
  const { user } = open('/articles?page=2');
  expect(await numberOf('Article 3')).toBe('3');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await numberOf('Article 5')).toBe('5');
});

test('while another page does not come, what is shown keeps its numbers', async () => {
  const { user } = open('/articles?page=2', { total: 5 }, undefined, 3);
  await rowOf('Article 3');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('region', { name: 'Articles, Page 3' });
  expect(await numberOf('Article 3')).toBe('3');
  expect(screen.getByText('3–4 of 5')).toBeTruthy();
});

test.each([
  ['its name', 'link', 'Article 3'],
  ['Edit', 'link', 'Edit Article 3'],
  ['a press beside both', 'cell', '3'],
  ['a new one', 'link', /^Create/],
] as const)('the page that %s leads to is told which list it was opened from', async (_what, role, name) => {
  const address = '/articles?status=active&page=2';
  const { user, router } = open(address);
  await rowOf('Article 3');
  await user.click(screen.getByRole(role, { name }));
  expect(router.state.location.pathname).toMatch(/^\/dashboard\/article\//);
  expect(router.state.location.state).toEqual({ from: address });
});

test('Esc lets go of what is chosen, but not where it was meant for something else', async () => {
  const { user } = open('/articles');
  await user.click((await rowOf('Article 1')).getByRole('checkbox'));
  const meantElsewhere = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', meantElsewhere);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByRole('toolbar')).toBeTruthy();
  document.removeEventListener('keydown', meantElsewhere);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('after a press on Next the focus is at the list, which says its page', async () => {
  const { user } = open('/articles?page=2');
  await rowOf('Article 3');
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await rowOf('Article 5');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Articles, Page 3' }));
});

test('where nothing tells how long the pages before are, no number is made up', async () => {
  open('/articles?page=3');
  expect(await numberOf('Article 5')).toBe('');
});

test('a total that is null is none', async () => {
  const { container } = open('/articles', { total: null });
  await rowOf('Article 1');
  expect(container.textContent).not.toMatch(/null|undefined/);
});

test.each([
  ['a colleague was quicker', () => refusal(404, { success: false, message: 'This article does not exist.' })],
  ['its answer was lost', unreachable],
])('one that is deleted leaves the list though %s', async (_why, answer) => {
  let articles = [article(1), article(2)];
  const { fetch } = faultyNetwork((called) => {
    if (called.endsWith('/posts')) return ok({ articles, meta: { pageCount: 1 } });
    if (!called.endsWith('/delete-post/1')) return ok({});
    articles = articles.slice(1);
    return answer();
  });
  const { user } = renderForStaff(<ListPage />, { path: '/articles', fetch });
  await user.click((await rowOf('Article 1')).getByRole('button', { name: 'Actions for Article 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete article' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Article 1/, hidden: true })).toBeNull());
  expect(screen.getByRole('row', { name: /Article 2/, hidden: true })).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
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

/** Five articles on pages of two, by a server that says neither their size nor how many there are. @param told said of each page @param late when the first is deleted */
function open(path: string, told: object = {}, late?: Promise<void>) {
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
      const from = (Number(searchParams.get('page') ?? 1) - 1) * 2;
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

test('the numbers of rows go on from page to page, also to the last one', async () => {
  const { user } = open('/articles?page=2');
  expect(await numberOf('Article 3')).toBe('3');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await numberOf('Article 5')).toBe('5');
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

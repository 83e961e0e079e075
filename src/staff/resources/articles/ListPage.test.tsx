import '../../../testing/apiOrigin';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleArticle } from '../../../shop/features/articles/article/exampleArticle';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { keptFiles } from '../../../testing/keptFiles';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { ListPage } from './ListPage';

/** The list on a server that does as it is told. */
function open(path = '/dashboard/article') {
  let articles = ['One shared', 'Two shared', 'Other'].map((title, id) => {
    const category = title === 'Other' ? { category_id: null, category: null } : {};
    return exampleArticle({ id: String(id), title, ...category });
  });
  const offers = ['search', 'category_id', 'tag_id'].map((name) => `listArticles.${name}`);
  const { fetch, sent } = faultyNetwork((called, query) => {
    const id = called.split('/').at(-1) ?? '';
    if (called.endsWith('/get-all-tags')) return ok({ tags: [{ id: '7', tag_name: 'solar', isActive: true }] });
    if (called.endsWith('/get-all-categories'))
      return ok({ categories: [{ id: '4', category_name: 'Mounts', isActive: true }] });
    if (called.includes('activate/'))
      articles = articles.map((one) => (one.id === id ? { ...one, isActive: !called.includes('/de') } : one));
    if (called.includes('/delete-post/')) articles = articles.filter((one) => one.id !== id);
    if (!called.endsWith('/posts')) return ok({});
    const found = articles.filter(({ title }) => title.includes(query.get('search') ?? ''));
    return ok({ articles: found, meta: { page: 1, pageSize: 9, pageCount: 1, total: found.length } });
  });
  const shown = renderForStaff(<ListPage />, { path, offers, fetch });
  const titles = () =>
    screen
      .queryAllByRole('checkbox', { name: /^Select / })
      .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))
      .filter((title) => title !== 'all on this page');
  return { ...shown, sent, shows: (...wanted: string[]) => waitFor(() => expect(titles()).toEqual(wanted)) };
}

test('what is searched for, and the tag and the category chosen, stand in the address and in what is asked for', async () => {
  const { user, router, sent, shows } = open();
  await shows('One shared', 'Two shared', 'Other');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['', '#', 'Title', 'Category', 'Tags', 'Likes', 'Views', 'Images', 'Edit', 'Actions'],
  ]);
  expect(within(screen.getByRole('row', { name: /Other/ })).getByText('N/A')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'shared');
  await shows('One shared', 'Two shared');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Tag/ }), 'solar');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Mounts');
  expect(router.state.location.search).toBe('?search=shared&tag=7&category=4');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(sent.at(-1)?.search))).toEqual({
      page: '1',
      status: 'all',
      search: 'shared',
      tag_id: '7',
      category_id: '4',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await shows('One shared', 'Two shared', 'Other');
  expect(router.state.location.search).toBe('?tag=7&category=4');
});

test('the file has what the address lets through', async () => {
  const files = keptFiles();
  const { user, notify, shows } = open('/dashboard/article?search=One');
  await shows('One shared');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'One row downloaded.' }));
  expect(files[0]?.name).toMatch(/^articles-\d{4}-\d{2}-\d{2}\.csv$/);
  expect((await files[0]?.content.text())?.split('\r\n')).toEqual([
    'id,title,category,tags,short_description,likesCount,viewsCount,isActive,images,createdAt',
    '0,One shared,Mounts,installation,Seal every screw.,214,3480,true,1,2026-11-18 09:00',
  ]);
});

test('several at once are deactivated, and deleted', async () => {
  const { user, shows } = open();
  await shows('One shared', 'Two shared', 'Other');
  const run = async (verb: string) => {
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: verb }));
    const dialog = within(await screen.findByRole('dialog', { name: `${verb} 3 articles?` }));
    await user.click(dialog.getByRole('button', { name: `${verb} articles` }));
    expect(await dialog.findByText('3 done')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await dialogsClosed();
  };
  await run('Deactivate');
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByText('Inactive')).toHaveLength(3));
  await run('Delete');
  await shows();
});

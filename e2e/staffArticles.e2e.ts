import type { Browser, Locator, Page } from '@playwright/test';
import { fitsTheScreen, isAccessible } from './support/axe';
import { isPhone } from './support/browser';
import { keepsDraft } from './support/dashboard';
import { answerWith } from './support/faults';
import { PICTURES_MS } from './support/pictures';
import type { Staff } from './support/staff';
import { expect, ownShopTest as test } from './support/test';
import { unique } from './support/unique';
import { ArticleForm, comment, writeArticle } from './support/writing';

const LIST = '/dashboard/article';
const CREATE = '/dashboard/article/create-article';
const editPage = (id: string) => `/dashboard/article/edit-article/${id}`;
const publicPage = (id: string) => `/articles/single-article/${id}`;

const TEXT = `## Before you climb

Iron sheets are **hot by ten**. Step only where the *nails* are.

- Ladder tied at the top
- Soft shoes

> A roof that leaks once is remembered.

See [our mounts](/shop) and <b>no HTML</b>.`;

/** The text that a heading belongs to, without the comments by which a rendered page tells texts apart. */
const htmlAround = async (heading: Locator) => (await heading.locator('..').innerHTML()).replaceAll('<!-- -->', '');

/** A visitor, who is not signed in. */
async function visitor(browser: Browser, { url }: Staff): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  return { page: await context.newPage(), close: () => context.close() };
}

test('the main path of an article: written with a picture and a tag, read as it was previewed, changed, hidden, deleted', async ({
  page,
  dashboard,
  ownShop,
  browser,
  trouble,
}) => {
  trouble.expect(/404 \(Not Found\)/);
  const [title, renamed, newTag] = [unique('A dish on a mabati roof'), unique('A dish on any roof'), unique('roof')];
  const form = new ArticleForm(page);
  const reader = await visitor(browser, ownShop.staff);

  await dashboard.open(LIST, 'Articles');
  await expect(dashboard.rows.first()).toBeVisible();
  await dashboard.inBothColours((scheme) => isAccessible(page, `the list, ${scheme}`));
  await page.getByRole('link', { name: 'Create article' }).click();
  await dashboard.shows('Create article');
  await form.title.fill(title);
  await form.content.fill(TEXT);
  await form.category.selectOption({ label: 'Mounts' });
  await form.tags.fill(newTag);
  await form.offered.filter({ hasText: `Create “${newTag}”` }).click();
  await expect(form.chip(newTag)).toBeVisible();
  await form.addPictures(1);
  await expect(form.pictures).toHaveCount(1);
  await form.seePreview();
  const previewed = await htmlAround(form.preview.getByRole('heading', { name: 'Before you climb' }));
  await form.save();
  await dashboard.says('Article created successfully!', PICTURES_MS);
  await dashboard.shows('Articles');
  await expect(dashboard.row(title)).toContainText(newTag);
  await expect(page.getByRole('button', { name: `1 image of ${title}, open` })).toBeVisible();

  // Visitors read what the preview showed.
  await reader.page.goto('/articles');
  await reader.page.getByRole('link', { name: title }).first().click();
  const heading = reader.page.getByRole('heading', { level: 2, name: 'Before you climb' });
  await expect(heading).toBeVisible();
  expect(await htmlAround(heading)).toBe(previewed);
  await expect(reader.page.getByRole('link', { name: `#${newTag}` })).toBeVisible();

  await dashboard
    .row(title)
    .getByRole('link', { name: `Edit ${title}` })
    .click();
  await dashboard.shows('Edit article');
  await expect(form.title).toHaveValue(title);
  await expect(form.content).toHaveValue(TEXT);
  await expect(form.category.locator('option:checked')).toHaveText('Mounts');
  await form.title.fill(renamed);
  await page.keyboard.press('Control+s');
  await dashboard.says('Article updated successfully');
  const id = /edit-article\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  expect((await ownShop.staff.article(id)).title).toBe(renamed);
  await form.active.click();
  await dashboard.says('Article deactivated successfully');
  await expect(page.getByText('Only staff see it')).toBeVisible();
  const hidden = await reader.page.goto(publicPage(id));
  expect(hidden?.status()).toBe(404);
  await reader.close();

  await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
  await expect(dashboard.row(renamed)).toContainText('Inactive');
  await dashboard.choose(renamed, 'Delete');
  await dashboard.confirm('Delete article');
  await dashboard.says('Article deleted successfully');
  await expect(dashboard.row(renamed)).toHaveCount(0);
});

test('the form: marks by button and shortcut, which the browser’s own undo takes back; with errors and a list open everybody can use it', async ({
  page,
  dashboard,
  ownShop,
}) => {
  const form = new ArticleForm(page);
  const { id } = await writeArticle(ownShop.staff, { title: unique('Edited'), content: 'Work early today' });
  await comment(ownShop.url, id, 'Thank you');
  await dashboard.open(editPage(id), 'Edit article');
  await expect(form.content).toHaveValue('Work early today');
  await form.select('early');
  await form.tool('Bold').click();
  await expect(form.content).toHaveValue('Work **early** today');
  await expect(form.content).toBeFocused();
  await page.keyboard.press('Control+i');
  await expect(form.content).toHaveValue('Work ***early*** today');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(form.content).toHaveValue('Work early today');
  await page.keyboard.press('Control+Shift+z');
  await expect(form.content).toHaveValue('Work **early** today');
  await form.select('today');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/shop');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\n- one\ntwo');
  await expect(form.content).toHaveValue('Work **early** [today](/shop)\n\n- one\n- two');

  await form.title.fill('');
  await form.save();
  await form.summary.getByRole('link', { name: 'Title is required.' }).click();
  await expect(form.title).toBeFocused();
  await form.category.focus();
  await page.keyboard.press('Tab');
  await expect(form.tags).toBeFocused();
  await dashboard.inBothColours(async (scheme) => {
    await form.seePreview();
    // However long a word is.
    await form.description.fill('x'.repeat(200));
    await form.tags.fill('so');
    await expect(form.offered.first()).toBeVisible();
    await isAccessible(page, `the form with errors, ${scheme}`);
    await fitsTheScreen(page, `the form with a long word, ${scheme}`);
    await form.tags.fill('');
  });
});

// Asked without a browser too: src/staff/resources/articles/ListPage.test.tsx, src/staff/kit/list/useListParams.test.tsx.
test(
  'the list: searched, filtered by the address, as a file, and several at once',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop }) => {
    const word = unique('shared');
    const titles = ['One', 'Two', 'Three'].map((name) => `${name} ${word}`);
    for (const title of titles) await writeArticle(ownShop.staff, { title });
    await dashboard.open(LIST, 'Articles');
    await expect(page.getByRole('columnheader')).toHaveText([
      // Rows are chosen with a mouse.
      ...(isPhone(page) ? [] : [/^$/]),
      '#',
      'Title',
      'Category',
      'Tags',
      'Likes',
      'Views',
      'Images',
      'Edit',
      'Actions',
    ]);
    await expect(dashboard.rows.first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search articles' }).fill(word);
    await expect(dashboard.rows).toHaveCount(3);
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(word).replace('%20', '\\+')}`));
    await page.reload();
    await expect(dashboard.rows).toHaveCount(3);
    await expect(dashboard.row(titles[0] ?? '')).toContainText('N/A');
    const file = await dashboard.downloadRows('articles', 'id,title,category,tags,');
    expect(file.map((row) => row.split(',')[1]).sort()).toEqual(titles.toSorted());

    if (!isPhone(page)) {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Deactivate' }).click();
      await dashboard.dialog.getByRole('button', { name: 'Deactivate articles' }).click();
      await expect(dashboard.dialog).toContainText('3 done');
      await dashboard.confirm('Done');
      await expect(page.getByRole('cell').getByText('Inactive', { exact: true })).toHaveCount(3);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
      await dashboard.dialog.getByRole('button', { name: 'Delete articles' }).click();
      await expect(dashboard.dialog).toContainText('3 done');
      await dashboard.confirm('Done');
      for (const title of titles) await expect(dashboard.row(title)).toHaveCount(0);
      await page.getByRole('button', { name: 'Clear the search' }).click();
    } else {
      await page.getByRole('button', { name: 'Clear the search' }).click();
      await page.getByRole('button', { name: 'Filter and sort' }).click();
    }
    await expect(page).not.toHaveURL(/search/);
    await page.getByRole('combobox', { name: 'Tag' }).selectOption({ label: 'solar' });
    await expect(page).toHaveURL(/tag=/);
    // Tags that have no room are counted.
    await expect(dashboard.rows.filter({ hasNotText: /solar|\+\d/ })).toHaveCount(0);
    await expect(dashboard.rows.first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Mounts' });
    await expect(page).toHaveURL(/category=/);
  },
);

// Asked without a browser too: src/staff/resources/articles/FormPages.test.tsx, src/staff/resources/articles/articleValues.test.ts.
test(
  'each refusal of a new one is told where it belongs, and nothing that was written is lost',
  { tag: '@nightly' },
  async ({ page, dashboard, trouble }) => {
    trouble.expect(/400 \(Bad Request\)|500 \(Internal Server Error\)/);
    const form = new ArticleForm(page);
    await dashboard.open(CREATE, 'Create article');
    await form.content.fill('Words.');
    await form.save();
    await expect(form.summary.getByRole('link', { name: 'Title is required.' })).toBeVisible();
    await form.summary.getByRole('link', { name: 'Title is required.' }).click();
    await expect(form.title).toBeFocused();
    await expect(form.title).toHaveAttribute('aria-invalid', 'true');
    await form.title.fill('x'.repeat(201));
    await form.save();
    await expect(form.summary).toContainText('Title may have at most 200 characters.');
    await form.title.fill(unique('Refused'));
    const message = 'Please correct the marked fields.';
    await page.route(
      '**/api/v1/posts/create-post',
      answerWith({ success: false, message, data: { content: 'Content is too plain.' } }, 400),
    );
    await form.save();
    await expect(form.summary.getByRole('link', { name: 'Content is too plain.' })).toBeVisible();
    await expect(form.content).toHaveAttribute('aria-invalid', 'true');
    await page.unroute('**/api/v1/posts/create-post');
    await page.route('**/api/v1/posts/create-post', answerWith({}, 500));
    await form.save();
    await expect(page.getByText('Failed to create the article').first()).toBeVisible();
    await expect(form.content).toHaveValue('Words.');
  },
);

// Asked without a browser too: src/staff/resources/articles/FormPages.test.tsx.
test(
  'one that cannot be read or changed says so, and nothing that was written is lost',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop, trouble }) => {
    trouble.expect(/500 \(Internal Server Error\)/);
    const form = new ArticleForm(page);
    const { id } = await writeArticle(ownShop.staff, { title: unique('Refused change'), content: 'As it was.' });
    await page.route('**/api/v1/posts/get-single-post/**', answerWith({}, 500));
    await dashboard.open(editPage(id), 'Edit article');
    await expect(page.getByRole('heading', { name: 'Failed to load article data.' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(form.content).toHaveValue('As it was.');
    await page.route('**/api/v1/posts/update-post/**', answerWith({}, 500));
    await form.content.fill('As it will be.');
    await form.save();
    await expect(page.getByText('An error occurred while updating the article').first()).toBeVisible();
    await expect(form.content).toHaveValue('As it will be.');
    await page.route('**/api/v1/articles/deactivate/**', answerWith({ success: false, message: 'Not now.' }, 500));
    await form.active.click();
    await expect(page.getByText('Not now.')).toBeVisible();
    await expect(form.active).toBeChecked();
    await page.route('**/api/v1/posts/get-single-post/**', (route) => route.abort());
    trouble.expect(/net::ERR_FAILED/);
    await page.goto('about:blank');
  },
);

// Asked without a browser too: src/staff/resources/articles/FormPages.test.tsx, src/staff/kit/form/ResourceForm.test.tsx,
// server/operations/precondition.test.ts.
test(
  'two people change the same article: the second is told, and decides',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff }, trouble }) => {
    trouble.expect(/412 \(Precondition Failed\)/);
    const title = unique('Shared');
    const { id } = await writeArticle(staff, { title, content: 'First.' });
    const form = new ArticleForm(page);
    await dashboard.open(editPage(id), 'Edit article');
    await form.content.fill('Mine.');
    const theySave = (content: string) => staff.call('PUT', `/posts/update-post/${id}`, { title, content });
    await theySave('Theirs.');
    await form.save();
    await expect(page.getByRole('alert').filter({ hasText: 'Somebody else saved this' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save mine over it' })).toBeVisible();
    expect((await staff.article(id)).content).toBe('Theirs.');
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await dashboard.says('Article updated successfully');
    expect((await staff.article(id)).content).toBe('Mine.');

    await theySave('Theirs again.');
    await form.tags.fill('solar');
    await expect(form.offered.filter({ hasText: 'solar' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(form.chip('solar')).toBeVisible();
    await form.content.fill('Mine again.');
    await keepsDraft(page, `article-${id}`, 'Mine again.');
    await form.save();
    await page.getByRole('button', { name: 'Load theirs' }).click();
    await expect(form.content).toHaveValue('Theirs again.');
    await expect(form.chip('solar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(form.content).toHaveValue('Mine again.');
    await expect(form.chip('solar')).toBeVisible();
    await form.save();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    const { content, tags } = await staff.article(id);
    expect([content, tags.map(({ tag }) => tag.tag_name)]).toEqual(['Mine again.', ['solar']]);
  },
);

// Asked without a browser too: src/staff/resources/articles/FormPages.test.tsx, server/operations/articles.test.ts.
test(
  'comments: one is removed; a failure stands beside it',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop, trouble }) => {
    trouble.expect(/500 \(Internal Server Error\)/);
    const { id } = await writeArticle(ownShop.staff, { title: unique('Talked about'), content: TEXT });
    for (const words of ['The first to stay', 'Rude words', 'The last to stay']) await comment(ownShop.url, id, words);
    await dashboard.open(editPage(id), 'Edit article');
    const remove = (words: string) => page.getByRole('button', { name: `Remove the comment “${words}”` });
    await page.route('**/api/v1/posts/comments/**', answerWith({ success: false, message: 'Not just now.' }, 500));
    await remove('Rude words').click();
    await dashboard.dialog.getByRole('button', { name: 'Remove comment' }).click();
    await expect(dashboard.dialog.getByText('Not just now.')).toBeVisible();
    await page.unrouteAll();
    await dashboard.confirm('Remove comment');
    await dashboard.says('Comment deleted successfully');
    await expect(page.getByText('Rude words')).toHaveCount(0);
    expect((await ownShop.staff.article(id)).comments?.map(({ content }) => content)).toEqual([
      'The last to stay',
      'The first to stay',
    ]);
    // Staff who look at it are no readers.
    expect((await ownShop.staff.article(id)).viewsCount).toBe(0);
  },
);

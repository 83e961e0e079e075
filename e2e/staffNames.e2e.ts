import { isAccessible } from './support/axe';
import { countRequests, hold } from './support/faults';
import { speaks } from './support/language';
import { expect, ownShopTest as test } from './support/test';
import { unique } from './support/unique';

/** What tells the two screens apart (docs/product.md, 7.6). */
const screens = {
  category: {
    path: '/dashboard/category',
    title: 'Categories',
    create: 'Create new Category',
    edit: 'Edit Category',
    label: 'Category Name',
    submit: 'Create category',
    save: 'Save category',
    required: 'Category name is required.',
    columns: ['#', 'Category Name', 'Status', 'Modify', 'Actions'],
    created: /Category created successfully/,
    updated: /Category updated successfully/,
    noun: 'category',
    list: 'categories',
    header: 'id,category_name,isActive',
    known: 'Mounts',
  },
  tag: {
    path: '/dashboard/tags',
    title: 'Tags',
    create: 'Create new Tag',
    edit: 'Edit Tag',
    label: 'Tag Name',
    submit: 'Create tag',
    save: 'Save tag',
    required: 'Tag name is required.',
    columns: ['#', 'Tag Name', 'Status', 'Edit', 'Action'],
    created: /Tag created successfully/,
    updated: /Tag updated successfully/,
    noun: 'tag',
    list: 'tags',
    header: 'id,tag_name,isActive',
    known: 'power cuts',
  },
} as const;

for (const [kind, screen] of Object.entries(screens)) {
  // Asked without a browser too: src/staff/kit/named/NamedList.test.tsx, server/operations/names.test.ts.
  test(
    `the life of a ${kind}: created, renamed, deactivated, activated, deleted; a file of the list has what its filters let through`,
    { tag: '@nightly' },
    async ({ page, dashboard }) => {
      const [name, renamed] = [unique('Solar'), unique('Solar power')];
      const rowOf = (words: string): unknown => expect.stringMatching(new RegExp(`^\\d+,${words},true$`));
      await dashboard.open(`${screen.path}?search=${encodeURIComponent(screen.known)}`, screen.title);
      await expect(dashboard.rows).toHaveCount(1);
      expect(await dashboard.downloadRows(screen.list, screen.header)).toEqual([rowOf(screen.known)]);
      await page.getByRole('button', { name: 'Clear the search' }).click();
      await expect(page.getByRole('columnheader')).toHaveText([...screen.columns]);
      await page.getByRole('button', { name: screen.create }).click();
      await dashboard.dialog.getByRole('button', { name: screen.submit }).click();
      await expect(dashboard.dialog).toContainText(screen.required);
      await dashboard.dialog.getByLabel(screen.label).fill(`  ${name} `);
      await dashboard.confirm(screen.submit);
      await expect(page.getByText(screen.created).first()).toBeVisible();
      await expect(dashboard.row(name)).toContainText('Active');
      expect(await dashboard.downloadRows(screen.list, screen.header)).toEqual(
        expect.arrayContaining([rowOf(screen.known), rowOf(name)]),
      );

      await dashboard
        .row(name)
        .getByRole('button', { name: `Edit ${name}` })
        .click();
      await expect(dashboard.dialog.getByRole('heading', { name: screen.edit })).toBeVisible();
      await expect(dashboard.dialog.getByLabel(screen.label)).toHaveValue(name);
      await dashboard.dialog.getByLabel(screen.label).fill(renamed);
      await dashboard.confirm(screen.save);
      await expect(page.getByText(screen.updated).first()).toBeVisible();
      await expect(dashboard.row(name)).toHaveCount(0);

      await dashboard.choose(renamed, 'Deactivate');
      await expect(dashboard.dialog).toContainText(`Deactivate “${renamed}”?`);
      await dashboard.confirm(`Deactivate ${screen.noun}`);
      await expect(dashboard.row(renamed)).toContainText('Inactive');
      await page.getByRole('button', { name: /^Inactive/ }).click();
      await expect(dashboard.row(renamed)).toBeVisible();
      await page.getByRole('button', { name: /^All/ }).click();

      await dashboard.choose(renamed, 'Activate');
      await dashboard.confirm(`Activate ${screen.noun}`);
      await expect(dashboard.row(renamed)).not.toContainText('Inactive');

      await dashboard.choose(renamed, 'Delete');
      await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dashboard.row(renamed)).toBeVisible();
      await dashboard.choose(renamed, 'Delete');
      await dashboard.confirm(`Delete ${screen.noun}`);
      await expect(dashboard.row(renamed)).toHaveCount(0);
    },
  );
}

// One component shows both; what follows asks it with the screen that has more.
const { path, title, create, label, submit, save, required, created, updated } = screens.category;

test('a category is created, named in each language, read by visitors, deleted; everybody can use the list and its dialog', async ({
  page,
  dashboard,
  ownShop,
}) => {
  const name = unique('Solar');
  await dashboard.open(path, title);
  const menu = dashboard.rows.first().getByRole('button', { name: /^Actions for/ });
  await dashboard.inBothColours(async (scheme) => {
    if (scheme === 'dark') await menu.click();
    else await expect(menu).toBeVisible();
    await isAccessible(page, `${title}, ${scheme}`);
    await page.keyboard.press('Escape');
  });
  await page.getByRole('button', { name: create }).click();
  await dashboard.dialog.getByRole('button', { name: submit }).click();
  await expect(dashboard.dialog).toContainText(required);
  await isAccessible(page, 'the dialog of a new category with errors');
  await dashboard.dialog.getByLabel(label).fill(name);
  await dashboard.confirm(submit);
  await expect(page.getByText(created).first()).toBeVisible();
  await expect(dashboard.row(name)).toContainText('Active');

  await page.getByRole('button', { name: 'Edit Routers' }).click();
  const kiswahili = dashboard.dialog.getByRole('textbox', { name: 'Name in Kiswahili' });
  await expect(kiswahili).toHaveValue('Ruta');
  await kiswahili.fill('Ruta za Wi-Fi');
  await dashboard.confirm(save);
  await expect(page.getByText(updated).first()).toBeVisible();

  await dashboard.choose(name, 'Delete');
  await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dashboard.row(name)).toBeVisible();
  await dashboard.choose(name, 'Delete');
  await dashboard.confirm('Delete category');
  await expect(dashboard.row(name)).toHaveCount(0);

  await speaks(page, 'sw', ownShop.url);
  await page.goto('/menu');
  await expect(page.getByRole('link', { name: 'Ruta za Wi-Fi' })).toBeVisible();
});

// Asked without a browser too: src/staff/kit/named/NamedList.test.tsx.
test(
  'Categories that fail, of which none is found, or one cannot be read; one is created once, and never without a name or with one that is taken',
  { tag: '@nightly' },
  async ({ page, dashboard, trouble }) => {
    trouble.expect(/400 \(Bad Request\)|409 \(Conflict\)|500 \(Internal Server Error\)/);
    let broken = true;
    await page.route('**/api/v1/categories/get-all-categories', (route) =>
      broken ? route.fulfill({ status: 400, json: { success: false, message: 'Out of order' } }) : route.continue(),
    );
    await dashboard.open(path, title);
    await expect(page.getByRole('alert').filter({ hasText: 'Out of order' })).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(dashboard.rows.first()).toBeVisible();
    await page
      .getByRole('searchbox', { name: /Search/ })
      .first()
      .fill('no such name');
    await expect(page.getByRole('heading', { name: 'Nothing matches these filters.' })).toBeVisible();
    await expect(page).toHaveURL(/search=no\+such\+name/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/search/);
    await page.route('**/api/v1/categories/get-category/*', (route) => route.fulfill({ status: 500, body: '' }));
    await dashboard.rows
      .first()
      .getByRole('button', { name: /^Edit / })
      .click();
    await expect(page.getByText('An error occurred while fetching category details').first()).toBeVisible();

    const name = unique('Once');
    const call = /\/categories\/create-category$/;
    const asked = countRequests(page, call);
    const answer = await hold(page, call);
    await page.getByRole('button', { name: create }).click();
    const field = dashboard.dialog.getByLabel(label);
    await field.fill(name);
    await dashboard.dialog.getByRole('button', { name: submit }).dblclick();
    await expect(dashboard.dialog.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    await answer.release();
    await expect(dashboard.row(name)).toBeVisible();
    expect(asked.count).toBe(1);

    await page.getByRole('button', { name: create }).click();
    // The form was cleared after the first.
    await expect(field).toHaveValue('');
    await field.fill('   ');
    await page.keyboard.press('Enter');
    await expect(dashboard.dialog).toContainText(required);
    const alert = dashboard.dialog.getByRole('alert').filter({ hasText: 'Both name and image are required.' });
    await expect(alert).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(name);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(name);
    await expect(dashboard.dialog).toBeVisible();
  },
);

// Asked without a browser too: src/staff/kit/named/NamedList.test.tsx, src/staff/kit/form/resumed.test.tsx.
test(
  'two people rename the same category: the second is told, and decides',
  { tag: '@nightly' },
  async ({ dashboard, ownShop: { staff } }) => {
    const [name, theirs, mine] = [unique('Before'), unique('Theirs'), unique('Mine')];
    const { id } = await staff.call<{ id: string }>('POST', '/categories/create-category', { category_name: name });
    await dashboard.open(path, title);
    await dashboard
      .row(name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    await dashboard.dialog.getByLabel(label).fill(mine);
    await staff.call('PUT', `/categories/update-category/${id}`, { category_name: theirs });

    await dashboard.dialog.getByRole('button', { name: save }).click();
    await expect(dashboard.dialog.getByRole('alert').filter({ hasText: theirs })).toBeVisible();
    await expect(dashboard.dialog.getByLabel(label)).toHaveValue(mine);
    await dashboard.confirm(save);
    await expect(dashboard.row(mine)).toBeVisible();
  },
);

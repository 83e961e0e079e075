import type { Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { Dashboard } from './support/dashboard';
import { countRequests, hold } from './support/faults';
import { expect, ownShopTest as test } from './support/test';
import { unique } from './support/unique';

/** What tells the two screens apart (docs/product.md, 7.6). */
const screens = {
  category: {
    path: '/dashboard/category',
    title: 'Categories',
    create: 'Create new Category',
    modal: 'Create new Category',
    edit: 'Edit Category',
    label: 'Category Name',
    submit: 'Create category',
    save: 'Save category',
    required: 'Category name is required.',
    alert: 'Both name and image are required.',
    columns: ['#', 'Category Name', 'Status', 'Modify', 'Actions'],
    created: /Category created successfully/,
    updated: /Category updated successfully/,
    noun: 'category',
    call: /\/categories\/create-category$/,
    list: '**/api/v1/categories/get-all-categories',
    read: '**/api/v1/categories/get-category/*',
    readFailed: 'An error occurred while fetching category details',
  },
  tag: {
    path: '/dashboard/tags',
    title: 'Tags',
    create: 'Create new Tag',
    modal: 'Create New Tag',
    edit: 'Edit Tag',
    label: 'Tag Name',
    submit: 'Create tag',
    save: 'Save tag',
    required: 'Tag name is required.',
    alert: null,
    columns: ['#', 'Tag Name', 'Status', 'Edit', 'Action'],
    created: /Tag created successfully/,
    updated: /Tag updated successfully/,
    noun: 'tag',
    call: /\/tags\/create-tag$/,
    list: '**/api/v1/tags/get-all-tags',
    read: '**/api/v1/tags/get-tag/*',
    readFailed: 'An error occurred while fetching tag details',
  },
} as const;

type Screen = (typeof screens)[keyof typeof screens];

async function create(page: Page, dashboard: Dashboard, screen: Screen, name: string): Promise<void> {
  await page.getByRole('button', { name: screen.create }).click();
  await dashboard.dialog.getByLabel(screen.label).fill(name);
  await dashboard.confirm(screen.submit);
}

for (const [kind, screen] of Object.entries(screens)) {
  test(`the life of a ${kind}: created, renamed, deactivated, activated, deleted`, async ({ page, dashboard }) => {
    const [name, renamed] = [unique('Solar'), unique('Solar power')];
    await dashboard.open(screen.path, screen.title);
    await expect(page.getByRole('columnheader')).toHaveText([...screen.columns]);
    await create(page, dashboard, screen, `  ${name} `);
    await expect(page.getByText(screen.created).first()).toBeVisible();
    await expect(dashboard.row(name)).toContainText('Active');

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
  });

  test(`${screen.title} that fail, of which none is found, or one cannot be read; one is created once, and never without a name or with one that is taken`, async ({
    page,
    dashboard,
    trouble,
  }) => {
    trouble.expect(/400 \(Bad Request\)|409 \(Conflict\)|500 \(Internal Server Error\)/);
    let broken = true;
    await page.route(screen.list, (route) =>
      broken ? route.fulfill({ status: 400, json: { success: false, message: 'Out of order' } }) : route.continue(),
    );
    await dashboard.open(screen.path, screen.title);
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
    await page.route(screen.read, (route) => route.fulfill({ status: 500, body: '' }));
    await dashboard.rows
      .first()
      .getByRole('button', { name: /^Edit / })
      .click();
    await expect(page.getByText(screen.readFailed).first()).toBeVisible();

    const name = unique('Once');
    const asked = countRequests(page, screen.call);
    const answer = await hold(page, screen.call);
    await page.getByRole('button', { name: screen.create }).click();
    const field = dashboard.dialog.getByLabel(screen.label);
    await field.fill(name);
    await dashboard.dialog.getByRole('button', { name: screen.submit }).dblclick();
    await expect(dashboard.dialog.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    await answer.release();
    await expect(dashboard.row(name)).toBeVisible();
    expect(asked.count).toBe(1);

    await page.getByRole('button', { name: screen.create }).click();
    // The form was cleared after the first.
    await expect(field).toHaveValue('');
    await field.fill('   ');
    await page.keyboard.press('Enter');
    await expect(dashboard.dialog).toContainText(screen.required);
    if (screen.alert) await expect(dashboard.dialog.getByRole('alert').filter({ hasText: screen.alert })).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(name);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(name);
    await expect(dashboard.dialog).toBeVisible();
  });

  test(`two people rename the same ${kind}: the second is told, and decides`, async ({
    page,
    dashboard,
    ownShop,
    browser,
  }) => {
    const [name, theirs, mine] = [unique('Before'), unique('Theirs'), unique('Mine')];
    await dashboard.open(screen.path, screen.title);
    await create(page, dashboard, screen, name);
    await dashboard
      .row(name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    await dashboard.dialog.getByLabel(screen.label).fill(mine);

    const context = await browser.newContext({ baseURL: ownShop.url, serviceWorkers: 'block' });
    const other = new Dashboard(await context.newPage());
    await other.signInAs(ownShop.staff);
    await other.open(screen.path, screen.title);
    await other
      .row(name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    await other.dialog.getByLabel(screen.label).fill(theirs);
    await other.confirm(screen.save);
    await context.close();

    await dashboard.dialog.getByRole('button', { name: screen.save }).click();
    await expect(dashboard.dialog.getByRole('alert').filter({ hasText: theirs })).toBeVisible();
    await expect(dashboard.dialog.getByLabel(screen.label)).toHaveValue(mine);
    await dashboard.confirm(screen.save);
    await expect(dashboard.row(mine)).toBeVisible();
  });

  test(`${screen.title} are accessible, in light and dark`, async ({ page, dashboard }) => {
    await dashboard.open(screen.path, screen.title);
    await page.getByRole('button', { name: screen.create }).click();
    await expect(dashboard.dialog.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dashboard.dialog).toContainText(screen.required);
    await isAccessible(page, `${screen.modal} with errors`);
    await page.keyboard.press('Escape');
    await expect(dashboard.dialog).toBeHidden();
    const menu = dashboard.rows.first().getByRole('button', { name: /^Actions for/ });
    await dashboard.inBothColours(async (scheme) => {
      if (scheme === 'dark') await menu.click();
      else await expect(menu).toBeVisible();
      await isAccessible(page, `${screen.title}, ${scheme}`);
    });
  });
}

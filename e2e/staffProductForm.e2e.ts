import type { Locator, Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { lost } from './support/faults';
import { safariKit } from './support/goods';
import { document, phonePhoto, photo, PICTURES_MS } from './support/pictures';
import { ProductForm } from './support/productForm';
import { expect, ownShopTest as test } from './support/test';
import { unique } from './support/unique';
import { writeProduct } from './support/writing';

const CREATE = '/dashboard/products/create-product';
const edit = (id: string) => `/dashboard/products/edit-product/${id}`;
/** Buttons under each other leave a finger its 24 px, also where the bar that saves half covers one (WCAG 2.5.8). */
async function buttonsStandApart(page: Page, form: ProductForm): Promise<void> {
  const boxOf = async (button: Locator) => (await button.boundingBox()) ?? { y: 0, height: 0 };
  const [move, remove] = [
    await boxOf(form.button('Move picture 1 right')),
    await boxOf(form.button('Remove picture 1')),
  ];
  const bar = page.locator('[data-save-bar]');
  const [below, save] = [await boxOf(bar), await boxOf(bar.getByRole('button').first())];
  // Wider screens have them in one row.
  if (remove.y === move.y) return;
  expect.soft(remove.y - move.y - move.height).toBeGreaterThanOrEqual(12);
  expect.soft(save.y - below.y).toBeGreaterThanOrEqual(12);
}
async function dragToTheFront(page: Page, form: ProductForm, index: number): Promise<void> {
  await form.tiles.nth(index).scrollIntoViewIfNeeded();
  const grip = await form.tiles.nth(index).getByTitle('Drag to change the order').boundingBox();
  const first = await form.tiles.first().boundingBox();
  if (!grip || !first) throw new Error('The tiles are not there.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2, { steps: 5 });
  await page.mouse.up();
}

test('a product is written by keyboard alone, its images ordered by the arrows or dragged; two presses of Ctrl S are one, and while it is sent that is seen', async ({
  page,
  dashboard,
  ownShop,
}) => {
  test.slow();
  const form = new ProductForm(page);
  const name = unique('Roof kit');
  let sent = 0;
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/v1/products/create-product', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await dashboard.open(CREATE, 'Create product');
  await form.field('Product name').focus();
  await page.keyboard.type(name);
  await form.add([await photo('a.jpg'), await photo('b.jpg')], (button) => button.press('Enter'));
  await form.hasPictures(['a.jpg, picture 1', 'b.jpg, picture 2']);
  await form.button('Move picture 2 left').press('Enter');
  await expect(form.button('Move picture 1 left')).toBeFocused();
  await form.hasPictures(['b.jpg, picture 1', 'a.jpg, picture 2']);
  await dragToTheFront(page, form, 1);
  await form.hasPictures(['a.jpg, picture 1', 'b.jpg, picture 2']);
  await form.field('Price').focus();
  await page.keyboard.type('2,500.50');
  await form.chooseCategory();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await expect(form.button('Creating…')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Sending the pictures' })).toBeVisible();
  await isAccessible(page, 'sending');
  goOn();
  await dashboard.shows('Products', PICTURES_MS);
  const made = await ownShop.staff.productNamed(name);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Product created successfully' })
      .getByRole('link', { name: `View ${name}` }),
  ).toHaveAttribute('href', `/shop/single-product/${made.id}`);
  await expect(dashboard.row(name)).toBeVisible();
  expect(made).toMatchObject({ product_price: '2500.50', isActive: true });
  expect(made.images).toHaveLength(2);
  expect(sent).toBe(1);
});

test(
  'images are dropped; a large photo is scaled down the right way up, what is none is skipped and listed',
  { tag: '@engines' },
  async ({ page, dashboard, ownShop }) => {
    test.slow();
    const form = new ProductForm(page);
    const name = unique('Photo kit');
    await dashboard.open(CREATE, 'Create product');
    const large = await phonePhoto('IMG_1.jpeg');
    expect(large.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
    await form.drop([large, document('plan.pdf'), await photo('1.jpg')]);
    await form.hasPictures(['IMG_1.jpg, picture 1', '1.jpg, picture 2']);
    await expect(page.getByText('1 skipped: plan.pdf, not an image')).toBeVisible();
    const first = form.tiles.first().getByRole('img');
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([300, 2400]);
    await form.fillLeast(name);
    await form.save();
    await dashboard.shows('Products', PICTURES_MS);
    expect((await ownShop.staff.productNamed(name)).images).toHaveLength(2);
  },
);

test('the address leads to a field; each error stands in the summary, which leads there; a draft comes back after a reload', async ({
  page,
  dashboard,
  ownShop,
}) => {
  const form = new ProductForm(page);
  const { id } = await ownShop.staff.productNamed(safariKit.name);
  await dashboard.open(`${edit(id)}?field=package_dimensions`, 'Edit product');
  await expect(form.field('Package dimensions')).toBeFocused();
  await expect(form.tiles.first()).toBeVisible();
  await form.fill({ 'Product name': '', Price: 'dear', Quantity: 'a dozen' });
  await form.save();
  await expect(form.summary).toHaveText([
    'Product name is required.',
    'Price must be a number.',
    'Quantity must be a number.',
  ]);
  await dashboard.inBothColours(async (scheme) => {
    await isAccessible(page, `edit with errors, ${scheme}`);
    await buttonsStandApart(page, form);
  });
  await form.summary.filter({ hasText: 'Quantity' }).click();
  await expect(form.field('Quantity')).toBeFocused();
  await expect(form.field('Quantity')).toHaveAccessibleDescription('Quantity must be a number.');
  await form.fill({ 'Product name': 'Half a kit' });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(form.field('Product name')).toHaveValue('Half a kit');
});

// Asked without a browser too: src/staff/resources/products/FormPages.test.tsx, src/staff/resources/products/ListPage.test.tsx, src/staff/resources/products/model/discount.test.ts.
test(
  'a discount is typed one way or the other, visitors see it, and its tick taken off ends it',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop }) => {
    const form = new ProductForm(page);
    const name = unique('Cheap kit');
    await dashboard.open(CREATE, 'Create product');
    await form.fillLeast(name, '329900');
    await page.getByLabel('Discount').check();
    await form.fill({ Percentage: '10' });
    await expect(form.field('New price')).toHaveValue('296,910.00');
    await form.fill({ 'New price': '164950' });
    await expect(form.field('Percentage')).toHaveValue('50');
    await form.fill({ 'End date': '2099-11-30' });
    await expect(
      page.getByText(/^Until 30 November 2099 visitors see KES\s164,950\.00, was KES\s329,900\.00, 50% off\.$/),
    ).toBeVisible();
    await form.save();
    await dashboard.shows('Products');
    const { id, new_price } = await ownShop.staff.productNamed(name);
    expect(new_price).toBe('164950.00');
    await expect(dashboard.row(name).locator('s')).toHaveText(/329,900\.00/);
    await ownShop.staff.change(id, { discount_start_date: '2099-11-22T21:00:00Z' });
    await page.reload();
    await expect(dashboard.row(name)).toContainText('from 23 Nov 2099');
    await expect(dashboard.row(name).locator('s')).toHaveCount(0);
    await dashboard
      .row(name)
      .getByRole('link', { name: `Edit ${name}` })
      .click();
    await dashboard.shows('Edit product');
    await page.getByLabel('Discount').uncheck();
    await form.save();
    await dashboard.says('Product updated successfully');
    expect((await ownShop.staff.productNamed(name)).new_price).toBeNull();
  },
);

// Asked without a browser too: src/staff/kit/images/ImageManager.test.tsx, src/staff/kit/record/useSavedRecord.test.tsx, server/operations/images.test.ts, server/operations/keyedCalls.test.ts.
test(
  'an image is replaced, added, moved and deleted at once; a failure stands beside it',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop, trouble }) => {
    test.slow();
    const form = new ProductForm(page);
    const name = unique('Picture kit');
    const before = await writeProduct(ownShop.staff, name, [await photo('a.jpg'), await photo('b.jpg')]);
    await dashboard.open(edit(before.id), 'Edit product');
    await expect(form.tiles).toHaveCount(2);

    // The line breaks once the server has it: what was picked stays, and sent again it is added once.
    trouble.expect(/net::ERR_CONNECTION_RESET .*\/add-images/);
    await page.route('**/add-images/*', lost, { times: 1 });
    await form.add([await photo('c.jpg')]);
    await expect(page.getByText('The answer did not come. Sent again, it counts only once.')).toBeVisible();
    expect((await ownShop.staff.productNamed(name)).images).toHaveLength(3);
    await expect(page.getByRole('img', { name: /^c\.jpg, picture \d$/ })).toBeVisible();
    await form.button('Try again').click();
    await expect(form.tiles).toHaveCount(3);
    expect((await ownShop.staff.productNamed(name)).images).toHaveLength(3);
    await form.button('Move picture 2 left').click();
    await expect.poll(async () => (await ownShop.staff.productNamed(name)).images[0]?.id).toBe(before.images[1]?.id);

    const picker = page.waitForEvent('filechooser');
    await form.button('Replace picture 1').click();
    await (await picker).setFiles([await photo('new.jpg', { background: '#883322' })]);
    await dashboard.says('Image updated successfully', PICTURES_MS);
    await expect
      .poll(async () => (await ownShop.staff.productNamed(name)).images[0]?.image_url)
      .not.toBe(before.images[1]?.image_url);

    trouble.expect(/500/);
    await page.route(
      '**/delete-image/*',
      (route) => route.fulfill({ status: 500, json: { success: false, message: '' } }),
      { times: 1 },
    );
    await form.button('Remove picture 3').click();
    await dashboard.confirm('Delete image');
    await expect(form.tiles.nth(2)).toContainText('An error occurred while deleting the image.');
    await form.button('Remove picture 3').click();
    await dashboard.confirm('Delete image');
    await dashboard.says('Image deleted successfully');
    await expect(form.tiles).toHaveCount(2);

    // The pictures were no change of the fields: the form saves over them without a question.
    await form.fill({ 'Tools needed': '10 mm spanner' });
    await form.save();
    await dashboard.says('Product updated successfully');
    await form.fill({ 'Tools needed': '13 mm spanner' });
    await form.save();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  },
);

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
const calls = (page: Page, method: string, path: RegExp) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) seen.push(request.url());
  });
  return seen;
};

test('a product with several images, by keyboard alone: ordered by the arrows, saved by Ctrl S', async ({
  page,
  dashboard,
  ownShop,
}) => {
  test.slow();
  const form = new ProductForm(page);
  const name = unique('Roof kit');
  await dashboard.open(CREATE, 'Create product');
  await form.field('Product name').focus();
  await page.keyboard.type(name);
  await form.add([await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg')], (button) => button.press('Enter'));
  await form.hasPictures(['a.jpg, picture 1', 'b.jpg, picture 2', 'c.jpg, picture 3']);
  await form.button('Move picture 3 left').press('Enter');
  await expect(form.button('Move picture 2 left')).toBeFocused();
  await expect(page.getByText('Now picture 2 of 3.')).toBeAttached();
  await page.keyboard.press('Enter');
  await form.hasPictures(['c.jpg, picture 1', 'a.jpg, picture 2', 'b.jpg, picture 3']);
  await expect(form.tiles.first()).toContainText('Main');
  await form.button('Remove picture 2').press('Enter');
  await form.hasPictures(['c.jpg, picture 1', 'b.jpg, picture 2']);
  await form.field('Price').focus();
  await page.keyboard.type('2,500.50');
  await form.chooseCategory();
  await page.keyboard.press('Control+s');
  await dashboard.says('Product created successfully', PICTURES_MS);
  await dashboard.shows('Products');
  const made = await ownShop.staff.productNamed(name);
  // What one does next with it is where it is said.
  const said = page.getByRole('status').filter({ hasText: 'Product created successfully' });
  await expect(said.getByRole('link', { name: `View ${name}` })).toHaveAttribute(
    'href',
    `/shop/single-product/${made.id}`,
  );
  await said.getByRole('button', { name: `Advertise ${name}` }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Advertise a product' })).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toHaveCount(0);
  await page.reload();
  await expect(dashboard.row(name)).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(made).toMatchObject({ product_price: '2500.50', isActive: true });
  expect(made.images).toHaveLength(2);
});

test(
  'images are dropped and pasted; a large photo is scaled down the right way up, what does not fit is skipped and listed',
  { tag: '@engines' },
  async ({ page, dashboard, ownShop }) => {
    test.slow();
    const form = new ProductForm(page);
    const name = unique('Photo kit');
    await dashboard.open(CREATE, 'Create product');
    await expect(page.getByText(/^At most 5 images, 5 MB each\./)).toBeVisible();
    await expect(page.getByText('Warning: Uploaded images cannot be edited. You can only remove them.')).toBeVisible();
    const large = await phonePhoto('IMG_1.jpeg');
    expect(large.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
    await form.drop([large, document('plan.pdf'), await photo('1.jpg'), await photo('2.jpg')]);
    await form.hasPictures(['IMG_1.jpg, picture 1', '1.jpg, picture 2', '2.jpg, picture 3']);
    await expect(page.getByText('1 skipped: plan.pdf, not an image')).toBeVisible();
    const first = form.tiles.first().getByRole('img');
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([300, 2400]);
    await form.add([await photo('3.jpg'), await photo('4.jpg'), await photo('5.jpg')]);
    await expect(form.tiles).toHaveCount(5);
    await expect(page.getByText('1 skipped: 5.jpg, more than 5')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0);
    await form.fillLeast(name);
    await form.save();
    await dashboard.shows('Products', PICTURES_MS);
    expect((await ownShop.staff.productNamed(name)).images).toHaveLength(5);
  },
);

test('each rule is said at its field and in the summary, which leads there, and nothing is sent; so is what the server refuses, and what was typed stays', async ({
  page,
  dashboard,
  trouble,
}) => {
  const form = new ProductForm(page);
  const sent = calls(page, 'POST', /create-product/);
  await dashboard.open(CREATE, 'Create product');
  await form.add([await photo('a.jpg'), document('plan.pdf')]);
  await form.save();
  await expect(form.summary).toHaveText(['Product name is required.', 'Price is required.', 'Category is required.']);
  await form.fill({ 'Product name': 'Kit', Price: 'dear', Quantity: 'a dozen', Rating: '6' });
  await page.getByLabel('Discount').check();
  await form.fill({ Percentage: '110', 'New price': 'less', 'Start date': '2026-12-24', 'End date': '2026-12-01' });
  await form.save();
  await expect(form.summary).toHaveText([
    'Price must be a number.',
    'Percentage must be between 0 and 100.',
    'New price must be a number.',
    'End date must not be before the start date.',
    'Category is required.',
    'Quantity must be a number.',
    'Rating must be between 0 and 5.',
  ]);
  await dashboard.inBothColours((scheme) => isAccessible(page, `create with errors, ${scheme}`));
  await form.summary.filter({ hasText: 'Quantity' }).click();
  await expect(form.field('Quantity')).toBeFocused();
  await expect(form.field('Quantity')).toHaveAccessibleDescription('Quantity must be a number.');
  expect(sent).toEqual([]);

  trouble.expect(/400/);
  await page.route('**/api/v1/products/create-product', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        message: 'Please check the fields.',
        data: { category_id: 'This category does not exist.' },
      },
    }),
  );
  await page.getByLabel('Discount').uncheck();
  await form.fill({ Quantity: '', Rating: '' });
  await form.fillLeast('Refused kit');
  await form.save();
  await expect(form.field('Category')).toHaveAccessibleDescription('This category does not exist.');
  await expect(form.field('Product name')).toHaveValue('Refused kit');
});

test('the order is changed by dragging; two presses are one product; while it is sent that is seen and leaving is asked about, and a second of its name is warned of', async ({
  page,
  dashboard,
  ownShop,
}) => {
  test.slow();
  const form = new ProductForm(page);
  const name = unique('Once');
  const sent = calls(page, 'POST', /create-product/);
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/v1/products/create-product', async (route) => {
    await held;
    await route.continue();
  });
  await dashboard.open(CREATE, 'Create product');
  await form.fillLeast(name);
  await form.add([await photo('a.jpg'), await photo('b.jpg')]);
  await form.hasPictures(['a.jpg, picture 1', 'b.jpg, picture 2']);
  await dragToTheFront(page, form, 1);
  await form.hasPictures(['b.jpg, picture 1', 'a.jpg, picture 2']);
  await form.save();
  await page.keyboard.press('Control+s');
  await expect(form.button('Creating…')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Sending the pictures' })).toBeVisible();
  await expect(form.button('Remove picture 1')).toHaveAttribute('aria-disabled', 'true');
  await isAccessible(page, 'sending');
  await form.button('Cancel').click();
  await expect(dashboard.dialog).toContainText('Leave while pictures are being sent?');
  goOn();
  // The answer has come: the question is withdrawn, and the list follows.
  await dashboard.shows('Products', PICTURES_MS);
  await expect(dashboard.dialog).toHaveCount(0);
  expect(sent).toHaveLength(1);
  const { id, images } = await ownShop.staff.productNamed(name);
  expect(images).toHaveLength(2);

  await dashboard.open(CREATE, 'Create product');
  await form.fill({ 'Product name': ` ${name.toUpperCase()} ` });
  await expect(page.getByRole('status').filter({ hasText: 'A product of this name exists.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', edit(id));
  await form.fill({ 'Product name': `${name} 2` });
  await expect(page.getByText('A product of this name exists.')).toHaveCount(0);
  await form.fill({ 'Product name': '' });
});

test('a discount is typed one way or the other, visitors see it, and its tick taken off ends it', async ({
  page,
  dashboard,
  ownShop,
}) => {
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
});

test('an image is replaced, added, moved and deleted at once; a failure stands beside it', async ({
  page,
  dashboard,
  ownShop,
  trouble,
}) => {
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
});

test('a draft comes back after a reload, and leaving asks only where something would be lost', async ({
  page,
  dashboard,
}) => {
  const form = new ProductForm(page);
  await dashboard.open(CREATE, 'Create product');
  await form.button('Cancel').click();
  await dashboard.shows('Products');
  await page.getByRole('link', { name: 'Create product' }).click();
  await dashboard.shows('Create product');
  await form.fill({ 'Product name': 'Half a kit' });
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await form.button('Cancel').click();
  await expect(dashboard.dialog).toContainText('Leave without saving?');
  await dashboard.confirm('Stay');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(form.field('Product name')).toHaveValue('Half a kit');
});

test('the address leads to a field; a copy begins with everything but the images; an unknown product says so', async ({
  page,
  dashboard,
  ownShop,
  trouble,
}) => {
  const form = new ProductForm(page);
  const { name } = safariKit;
  const { id } = await ownShop.staff.productNamed(name);
  await dashboard.open(`${edit(id)}?field=package_dimensions`, 'Edit product');
  await expect(form.field('Package dimensions')).toBeFocused();
  await expect(form.tiles.first()).toBeVisible();
  await dashboard.inBothColours(async (scheme) => {
    await isAccessible(page, `edit, ${scheme}`);
    await buttonsStandApart(page, form);
  });
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await dashboard.shows('Create product');
  await expect(form.field('Product name')).toHaveValue(`${name} (copy)`);
  await expect(form.field('Price')).not.toHaveValue('');
  await expect(form.tiles).toHaveCount(0);
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  trouble.expect(/404/);
  await dashboard.open(edit('00000000-0000-4000-8000-000000000000'), 'Edit product');
  await expect(page.getByText('This product does not exist')).toBeVisible();
});

import { isAccessible } from './support/axe';
import { rainFade, sealingKit } from './support/goods';
import { speaks } from './support/language';
import { ProductForm } from './support/productForm';
import { expect, ownShopTest as test } from './support/test';

test('a product gets another Kiswahili name: an error in the other tab is told and led to, and the shop shows it', async ({
  page,
  dashboard,
  ownShop,
}) => {
  const form = new ProductForm(page);
  const { id } = await ownShop.staff.productNamed(sealingKit.name);
  await dashboard.open(`/dashboard/products/edit-product/${id}`, 'Edit product');
  const [english, kiswahili] = ['English', /^Kiswahili/].map((name) => page.getByRole('tab', { name }));
  if (!english || !kiswahili) throw new Error('There are two tabs.');
  await english.focus();
  await page.keyboard.press('ArrowRight');
  await expect(kiswahili).toBeFocused();
  const name = form.field('Product name in Kiswahili');
  await expect(name).toHaveValue(/^Seti ya kuziba/);
  await name.fill('x'.repeat(161));
  await isAccessible(page, 'the tab in Kiswahili');
  await english.click();
  await expect(form.field('Product name')).toHaveValue(sealingKit.name);
  await page.keyboard.press('Control+s');
  await expect(kiswahili).toHaveAccessibleName('Kiswahili One thing to correct');
  await page.getByRole('link', { name: 'Product name in Kiswahili may have at most 160 characters.' }).click();
  await expect(name).toBeFocused();
  await name.fill('Vifaa vya kuziba paa');
  await page.keyboard.press('Control+s');
  await dashboard.says('Product updated successfully');
  await expect(form.field('Product name in Kiswahili')).toHaveValue('Vifaa vya kuziba paa');

  await speaks(page, 'sw', ownShop.url);
  await page.goto(`/shop/single-product/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vifaa vya kuziba paa' })).toBeVisible();
});

// Asked without a browser too: src/staff/resources/articles/FormPages.test.tsx, contract/checks/state/kiswahili.ts.
test(
  'an article is written in Kiswahili in the second tab, and read so',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop }) => {
    const { id } = await ownShop.staff.articleTitled(rainFade.title);
    await dashboard.open(`/dashboard/article/edit-article/${id}`, 'Edit article');
    await page.getByRole('tab', { name: 'Kiswahili' }).click();
    await page.getByRole('textbox', { name: 'Title in Kiswahili' }).fill('Mvua na mawimbi');
    await page.getByRole('textbox', { name: 'Content in Kiswahili' }).fill('## Masika\n\nMvua hupunguza kasi.');
    await page.keyboard.press('Control+s');
    await dashboard.says('Article updated successfully');
    await speaks(page, 'sw', ownShop.url);
    await page.goto(`/articles/single-article/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mvua na mawimbi' })).not.toHaveAttribute('lang');
    await expect(page.getByRole('heading', { level: 2, name: 'Masika' })).toBeVisible();
  },
);

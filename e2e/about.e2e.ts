import { SECTORS } from './support/goods';
import { expect, test } from './support/test';

// Asked without a browser too: src/shop/pages/AboutPage.test.tsx, src/shop/shell/Footer.test.tsx.
test(
  'the navigation leads to what the business does, why here, and whom it serves, and from there to the shop and the pictures',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await shop.open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(page).toHaveTitle(/^About · /);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('A clear view of the sky is all a place needs.');
    for (const service of ['Installation', 'Consultation', 'Support', 'Maintenance', 'Upgrades'])
      await expect(main.getByText(service, { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Why Us' })).toBeVisible();
    for (const sector of SECTORS) {
      await expect(main.getByRole('heading', { level: 3, name: sector })).toBeVisible();
    }
    await main.getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page.getByRole('dialog', { name: 'Get a Quote' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('link', { name: 'See it in pictures' })).toHaveAttribute('href', '/gallery');
    await main.getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page).toHaveURL('/shop');
  },
);

import { isAccessible } from './support/axe';
import { answerWith, countRequests } from './support/faults';
import { expect, ownShopTest as test } from './support/test';
import { sealingKit, ethernetCable } from './support/goods';

const RATING_CALL = /\/products\/product-rating\//;

test('without stars nothing is sent; a rating on the product page counts, and its words are the newest', async ({
  page,
  shop,
  rating,
  productPage,
  ownShop: { staff },
}) => {
  const product = productPage(sealingKit.name);
  const { reviews } = await staff.productNamed(sealingKit.name);
  const words = `Dry inside after a river crossing (${reviews}).`;
  await shop.open();
  await shop.openProduct(sealingKit.name);
  await product.reviews.getByRole('button', { name: 'Rate this Product' }).click();
  await rating.submit();
  await expect(rating.dialog.getByText('Choose from 1 to 5 stars.')).toBeVisible();
  await expect(rating.star(1)).toBeFocused();
  await isAccessible(page, 'the rating without stars');
  await page.keyboard.press('ArrowRight');
  await expect(rating.star(2)).toBeChecked();
  await expect(rating.dialog.getByText('Choose from 1 to 5 stars.')).toBeHidden();
  await rating.give(4, words);
  await isAccessible(page, 'the rating');
  await rating.submit();
  await expect(product.reviews).toContainText(`${reviews + 1} reviews`);
  await expect(product.reviews.locator('blockquote').first()).toHaveText(words);
  await page.reload();
  await expect(product.reviews).toContainText(`${reviews + 1} reviews`);
});

// Asked without a browser too: src/shop/shell/rating.test.tsx.
test(
  'a failure says why and keeps what was written, also while it is closed; pressed twice it is sent once, and counts in the list',
  { tag: '@nightly' },
  async ({ page, shop, rating, trouble, ownShop: { staff } }) => {
    trouble.expect(/500 \(Internal Server Error\)/);
    const { reviews } = await staff.productNamed(ethernetCable.name);
    const sent = countRequests(page, RATING_CALL);
    await page.route(RATING_CALL, answerWith({ success: false, message: 'Ratings rest for a minute.' }, 500));
    await shop.open();
    await expect(shop.card(ethernetCable.name)).toContainText(`(${reviews} reviews)`);
    await shop.rate(ethernetCable.name);
    await rating.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rating.dialog).toBeHidden();
    expect(sent.count).toBe(0);

    await shop.rate(ethernetCable.name);
    await rating.give(3, 'The zip is stiff.');
    await rating.submit();
    await expect(rating.dialog.getByRole('alert')).toHaveText('Ratings rest for a minute.');
    await rating.holds(3, 'The zip is stiff.');
    await page.keyboard.press('Escape');
    await expect(rating.dialog).toBeHidden();
    await shop.rate(ethernetCable.name);
    await rating.holds(3, 'The zip is stiff.');
    await page.unroute(RATING_CALL);
    await rating.dialog.getByRole('button', { name: 'Submit Rating' }).dblclick();
    await expect(rating.dialog).toBeHidden();
    await expect(shop.card(ethernetCable.name)).toContainText(`(${reviews + 1} reviews)`);
    expect((await staff.productNamed(ethernetCable.name)).reviews).toBe(reviews + 1);
    await shop.rate(ethernetCable.name);
    await expect(rating.star(3)).not.toBeChecked();
    await expect(rating.comment).toHaveValue('');
  },
);

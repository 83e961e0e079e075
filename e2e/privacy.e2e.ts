import { someMessage } from './support/contact';
import { safariKit, ethernetCable } from './support/goods';
import { expect, test } from './support/test';

// Asked without a browser too: src/shop/pages/TextPage.test.tsx, src/shop/shell/Footer.test.tsx.
test('says what is kept, why and how long, and how to have it deleted', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  for (const name of [
    'In your browser',
    'On our server',
    'Other companies',
    'Your rights',
    'Ask us, or have it deleted',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('Data Protection Act, 2019');
  await expect(page.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    'mailto:hello@angalink.example?subject=My%20data',
  );
});

// Asked without a browser too: src/shop/shell/parts.test.tsx, src/shop/shell/Footer.test.tsx.
test(
  'every form that takes personal data says what becomes of them',
  { tag: '@nightly' },
  async ({ page, shop, quote, contact, rating }) => {
    const name = /^How we handle your data/;
    const href = '/privacy';
    await shop.open('/contact');
    await expect(contact.form.getByText('We use these details only to answer you.')).toBeVisible();
    await expect(contact.form.getByRole('link', { name })).toHaveAttribute('href', href);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('We use your address only for this letter.')).toBeVisible();
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    await quote.openFromHeader();
    await expect(
      quote.dialog.getByText('We use these details to answer this request, and for nothing else.'),
    ).toBeVisible();
    await expect(quote.dialog.getByRole('link', { name })).toHaveAttribute('href', href);
    await shop.open();
    await shop.rate(ethernetCable.name);
    await expect(rating.dialog.getByText('without your name')).toBeVisible();
    await expect(
      rating.dialog.getByRole('link', { name: 'How we handle your data (opens a new tab)' }),
    ).toHaveAttribute('href', href);
  },
);

test('the page tells the truth: a visitor has no cookies, and the browser keeps what it says', async ({
  page,
  context,
  shop,
  contact,
}) => {
  await shop.open();
  await shop.addToCart(safariKit.name);
  await shop.hasInCart(1);
  await shop.open('/contact');
  await contact.fill(someMessage());
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => ({
    local: Object.keys(window.localStorage).sort(),
    session: Object.keys(window.sessionStorage).sort(),
  }));
  // How far pages were scrolled says nothing of a person.
  expect(kept).toEqual({ local: ['cartItems'], session: ['advertProducts', 'contactDraft', 'scrollPlaces'] });
});

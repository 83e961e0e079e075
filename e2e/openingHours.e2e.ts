import { expect, test } from './support/test';

/** A moment by the clocks of Nairobi. 16 November 2026 is a Monday. */
const nairobi = (day: number, time: string) => new Date(`2026-11-${day}T${time}+03:00`);

// Asked without a browser too: src/shop/ui/OpeningStatus.test.tsx, src/common/domain/openingHours.test.ts.
test(
  'it opens at eight and closes at half past five, while one looks on; after Saturday comes Monday',
  { tag: '@nightly' },
  async ({ page, shop, contact }) => {
    await page.clock.install({ time: nairobi(16, '07:59:30') });
    await shop.open('/contact');
    await expect(contact.ways).toContainText('Closed now. We answer from 8:00 AM today.');
    await page.clock.fastForward(40_000);
    await expect(contact.ways).toContainText('Open now, until 5:30 PM');
    await page.clock.fastForward('09:29:00');
    await expect(contact.ways).toContainText('Open now, until 5:30 PM');
    await page.clock.fastForward('01:00');
    await expect(contact.ways).toContainText('Closed now. We answer from 8:00 AM tomorrow.');
    await page.clock.fastForward(5 * 86_400_000 - 60_000);
    await expect(contact.ways).toContainText('Open now, until 5:30 PM');
    await page.clock.fastForward('01:00');
    await expect(contact.ways).toContainText('Closed now. We answer from 8:00 AM on Monday.');
  },
);

test.describe('on a phone set to another part of the world', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

  // Asked without a browser too: src/common/domain/openingHours.test.ts.
  test('it is still the time of Nairobi that counts', { tag: '@nightly' }, async ({ page, shop, contact }) => {
    await page.clock.install({ time: nairobi(17, '09:00:00') });
    await shop.open('/contact');
    await expect(contact.ways).toContainText('Open now, until 5:30 PM');
    await expect(page.getByRole('contentinfo')).toContainText('Open now, until 5:30 PM');
  });
});

// Asked without a browser too: src/shop/shell/Footer.test.tsx, src/shop/ui/OpeningStatus.test.tsx, src/shop/pages/shop/ProductView.test.tsx.
test(
  'it is said wherever one can write or call: footer, product and cart',
  { tag: '@nightly' },
  async ({ page, shop, cart }) => {
    await page.clock.install({ time: nairobi(22, '12:00:00') });
    const closed = 'Closed now. We answer from 8:00 AM tomorrow.';
    await shop.open();
    await expect(page.getByRole('contentinfo')).toContainText(closed);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeAttached();
    await expect(page.getByRole('main')).toContainText(closed);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await shop.hasInCart(1);
    await cart.open();
    await expect(cart.panel).toContainText(closed);
  },
);

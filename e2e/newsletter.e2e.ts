import type { Page } from '@playwright/test';
import { answerWith, countRequests, hold } from './support/faults';
import { expect, test } from './support/test';

const CALL = /\/newsletter\/subscriptions/;

/** The box; its field comes when the end of the page is near. */
const box = async (page: Page) => {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  return {
    email: footer.getByRole('textbox', { name: 'Offers and articles by e-mail' }),
    button: footer.getByRole('button', { name: 'Get updates' }),
    outcome: footer.getByRole('status'),
  };
};

// Asked without a browser too: src/shop/shell/NewsletterForm.test.tsx; an address goes out in e2e/home.e2e.ts.
test(
  'what is no address is said at the field; a failure keeps the address, and another try arrives; pressed twice it is one',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/500 \(Internal/);
    await shop.open('/contact');
    const { email, button, outcome } = await box(page);
    const asked = countRequests(page, CALL);
    await email.fill('wambui at example');
    await button.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.com.');
    await email.fill('wambui@example.com');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(outcome).toHaveText('');
    expect(asked.count).toBe(0);

    await page.route(CALL, answerWith({ success: false, message: '' }, 500));
    await button.click();
    await expect(outcome).toHaveText('Your address could not be saved. Please try again.');
    await expect(email).toHaveValue('wambui@example.com');
    await page.unroute(CALL);

    const answer = await hold(page, CALL);
    const before = asked.count;
    await button.dblclick();
    await answer.arrived;
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    await answer.release();
    await expect(outcome).toHaveText('Thank you. The next issue comes to you.');
    await expect(email).toHaveValue('');
    expect(asked.count).toBe(before + 1);
  },
);

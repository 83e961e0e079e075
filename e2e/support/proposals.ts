import { expect, type Locator } from '@playwright/test';
import { figuresIn } from '../../server/testing/paper';
import { isPhone } from './browser';
import type { Dashboard } from './dashboard';
import { Inbox } from './inbox';

/** Figures as they stand in a text. */
export const figures = figuresIn;

/** A quotation as staff make it, from the draft to what was paid. */
export class ProposalPage {
  constructor(readonly dashboard: Dashboard) {}

  get page() {
    return this.dashboard.page;
  }

  /** Makes a draft of a request and opens it. */
  async draftOf(id: string, name: string): Promise<void> {
    await this.page.goto(`/dashboard/quotes?id=${id}`);
    await new Inbox(this.page).shows(name);
    await this.make(name);
  }

  /** The same from the request that is open. */
  async make(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Make a quotation' }).click();
    await this.dashboard.shows(`Draft for ${name}`);
  }

  section(title: string): Locator {
    return this.page
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: title, exact: true }) });
  }

  line(number: number): Locator {
    return this.page.getByRole('group', { name: `Line ${number}`, exact: true });
  }

  /** Adds a line below the others by its button; the description is typed where the focus then is. */
  async addLine(kind: 'Item' | 'Delivery' | 'Installation', text: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Add a line' }).getByRole('button', { name: kind }).click();
    await this.page.keyboard.type(text);
  }

  /** What was saved can be sent. */
  async isSaved(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Send', exact: true })).not.toHaveAttribute('aria-disabled');
  }

  /** Sends what was saved. @returns the address of its page */
  async send(button = 'Send'): Promise<string> {
    // On a phone that stands above the button, for as long as the pointer rests there.
    const saved = this.page.getByRole('button', { name: 'Close message' });
    if (isPhone(this.page) && (await saved.isVisible())) await saved.click();
    await this.page.getByRole('button', { name: button, exact: true }).click();
    await this.dashboard.confirm(button);
    const link = this.page.getByRole('link', { name: /^As the customer sees it/ });
    await expect(link).toBeVisible();
    return (await link.getAttribute('href')) ?? '';
  }

  /** @returns its number; of one that was sent */
  async number(): Promise<string> {
    const title = this.page.getByRole('heading', { level: 1, name: /^Q-20\d\d-\d{4}$/ });
    await expect(title).toBeVisible();
    return title.innerText();
  }

  /** Records what came in by M-Pesa, of today. @param amount without it what is due */
  async recordPayment(code: string, amount?: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Record a payment' }).click();
    if (amount !== undefined) await this.dashboard.dialog.getByLabel('Amount').fill(amount);
    await this.dashboard.dialog.getByLabel('Code').fill(code);
    await this.dashboard.dialog.getByRole('button', { name: 'Record a payment' }).click();
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import { isAtRest } from './rest';

/** What the browser keeps of one line of the cart. */
export interface StoredLine {
  id: string;
  name: string;
  price: number;
  quantity: number;
  image: string;
}

/** The panel that the cart button opens. */
export class Cart {
  readonly panel: Locator;
  readonly lines: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('dialog', { name: 'Your cart' });
    this.lines = this.panel.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem');
  }

  get opener(): Locator {
    return this.page.getByRole('button', { name: /^Cart, / });
  }

  /** Opens the panel, and waits until it has slid in: what still moves cannot be pressed. */
  async open(): Promise<void> {
    await this.opener.click();
    await expect(this.panel).toBeVisible();
    await isAtRest(this.page);
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Close cart' }).click();
    await expect(this.panel).toBeHidden();
  }

  line(name: string): Locator {
    return this.lines.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  quantity(name: string): Locator {
    return this.line(name).getByRole('textbox', { name: 'Quantity' });
  }

  async setQuantity(name: string, quantity: string): Promise<void> {
    await this.quantity(name).fill(quantity);
    await this.quantity(name).press('Enter');
  }

  less(name: string): Locator {
    return this.line(name).getByRole('button', { name: 'One less' });
  }

  more(name: string): Locator {
    return this.line(name).getByRole('button', { name: 'One more' });
  }

  removeButton(name: string): Locator {
    return this.line(name).getByRole('button', { name: `Remove ${name}` });
  }

  async remove(name: string): Promise<void> {
    await this.removeButton(name).click();
  }

  async askForQuote(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Get a Quote' }).click();
  }

  get whatsapp(): Locator {
    return this.panel.getByRole('link', { name: 'Contact via WhatsApp' });
  }

  async showsTotal(amount: string): Promise<void> {
    await expect(this.panel.getByRole('paragraph').filter({ hasText: /^Total cost/ })).toContainText(amount);
  }

  async isEmpty(): Promise<void> {
    await expect(this.panel.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  }

  /** What is kept under its key (docs/product.md, 4.1). */
  async stored(): Promise<StoredLine[]> {
    const text = await this.page.evaluate(() => window.localStorage.getItem('cartItems'));
    return JSON.parse(text ?? '[]') as StoredLine[];
  }
}

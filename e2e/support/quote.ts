import { expect, type Locator, type Page } from '@playwright/test';
import { mark } from './unique';

export interface Client {
  name: string;
  phone?: string;
  email: string;
  message: string;
}

/** Somebody whose requests can be told from all others. */
export function someClient(): Client {
  return {
    name: 'Wanjiru Otieno',
    phone: '0712 345 678',
    email: `wanjiru.${mark()}@example.com`,
    message: 'Our clinic moves to Kisumu. Can you install on a Saturday?',
  };
}

/** The dialog that asks for a quote. */
export class QuoteForm {
  readonly dialog: Locator;
  readonly summary: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Get a Quote' });
    this.summary = this.dialog.getByRole('alert').filter({ has: page.getByRole('heading', { name: /a correction$/ }) });
  }

  async openFromHeader(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Get a Quote' }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** What keeps a request without a network, and what says so, is fetched with the form; this waits until it is there. */
  async canKeep(): Promise<void> {
    await this.page.waitForFunction(() => {
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const files = [/outbox\..+\.js$/, /outbox\..+\.css$/, /toast\..+\.js$/, /toast\..+\.css$/];
      return files.every((file) => fetched.some(({ name, responseEnd }) => file.test(name) && responseEnd > 0));
    });
  }

  field(name: 'Name' | 'Phone' | 'Email' | 'Message'): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  async fill({ name, phone = '', email, message }: Client): Promise<void> {
    await this.field('Name').fill(name);
    await this.field('Phone').fill(phone);
    await this.field('Email').fill(email);
    await this.field('Message').fill(message);
  }

  async holds({ name, phone = '', email, message }: Client): Promise<void> {
    await expect(this.field('Name')).toHaveValue(name);
    await expect(this.field('Phone')).toHaveValue(phone);
    await expect(this.field('Email')).toHaveValue(email);
    await expect(this.field('Message')).toHaveValue(message);
  }

  get sendButton(): Locator {
    return this.dialog.getByRole('button', { name: /^(Send request|Sending\.\.\.)$/ });
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }

  /** The dialog has closed, and the alert says it, once. */
  async wasSent(message: string): Promise<void> {
    await expect(this.page.getByText(message)).toBeVisible();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await expect(this.page.getByText(message)).toHaveCount(1);
  }

  async failsWith(message: string): Promise<void> {
    await expect(this.dialog.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
  }
}

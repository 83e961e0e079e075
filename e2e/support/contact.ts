import { expect, type Locator, type Page } from '@playwright/test';
import { mark } from './unique';

export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A message that can be told from all others. */
export function someMessage(): Message {
  return {
    name: 'Barasa Wekesa',
    email: `barasa.${mark()}@example.com`,
    subject: 'A kit for a lodge in Samburu',
    message: 'Twelve tents and an office.\nCan you come in January?',
  };
}

/** The page that says how to reach the business, and its form. */
export class ContactPage {
  readonly ways: Locator;
  readonly form: Locator;
  readonly summary: Locator;
  readonly map: Locator;

  constructor(readonly page: Page) {
    this.ways = page.getByRole('region', { name: 'Ways to reach us' });
    this.form = page.getByRole('region', { name: 'Send a message' });
    this.summary = this.form.getByRole('alert').filter({ has: page.getByRole('heading', { name: /a correction$/ }) });
    this.map = page.getByRole('region', { name: 'Map', exact: true });
  }

  field(name: 'Name' | 'Email' | 'Subject' | 'Message'): Locator {
    return this.form.getByRole('textbox', { name });
  }

  async fill({ name, email, subject, message }: Message): Promise<void> {
    await this.field('Name').fill(name);
    await this.field('Email').fill(email);
    await this.field('Subject').fill(subject);
    await this.field('Message').fill(message);
  }

  async holds({ name, email, subject, message }: Message): Promise<void> {
    await expect(this.field('Name')).toHaveValue(name);
    await expect(this.field('Email')).toHaveValue(email);
    await expect(this.field('Subject')).toHaveValue(subject);
    await expect(this.field('Message')).toHaveValue(message);
  }

  get sendButton(): Locator {
    return this.form.getByRole('button', { name: /^(Send message|Sending\.\.\.)$/ });
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }

  async wasSent(): Promise<void> {
    await expect(this.form.getByRole('heading', { name: 'Your message was sent.' })).toBeFocused();
  }

  async failsWith(message: string): Promise<void> {
    await expect(this.form.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { Dashboard } from './dashboard';

const DAY_MS = 86_400_000;
const iso = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' });

/** A day as a date field takes it, so many days from today in Nairobi. */
export const day = (fromToday: number): string => iso.format(Date.now() + fromToday * DAY_MS);

/** The staff's page of adverts. */
export class AdvertsPage {
  constructor(
    readonly page: Page,
    readonly dashboard: Dashboard,
  ) {}

  async open(): Promise<void> {
    await this.dashboard.open('/dashboard/adverts', 'Adverts');
    await expect(
      this.page.getByRole('list', { name: 'Adverts and their days' }).getByRole('listitem').first(),
    ).toBeVisible();
  }

  row(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Adverts and their days' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** Finds a product by typing, and takes it with the keyboard. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Advertise a product' }).first().click();
    const field = this.page.getByRole('combobox', { name: 'Search products' });
    await expect(field).toBeFocused();
    await field.fill(name);
    await expect(this.page.getByRole('option').first()).toContainText(name);
    await expect(this.page.getByRole('status').filter({ hasText: /^(One product|\d+ products)$/ })).toBeVisible();
    await field.press('Enter');
    await expect(this.dashboard.dialog.getByRole('heading', { name: 'Advertise a product' })).toBeVisible();
    await expect(this.dashboard.dialog).toContainText(name);
  }

  async setDays(start: string, end: string): Promise<void> {
    await this.dashboard.dialog.getByLabel('Start date').fill(start);
    await this.dashboard.dialog.getByLabel('End date').fill(end);
  }

  async stop(name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Stop the advert of ${name}` })
      .click();
    await expect(this.dashboard.dialog).toContainText(`Stop the advert of “${name}”?`);
    await this.dashboard.confirm('Stop advert');
  }
}

/** What a visitor who comes now reads in the bar at the top of the shop: the names that stand in the page as it is sent. */
export async function barOfTheShop(url: string): Promise<string[]> {
  const page = await (await fetch(`${url}/shop`)).text();
  const [bar = ''] = /<aside [^>]*aria-label="Offers".*?<\/aside>/s.exec(page) ?? [];
  const names = [...bar.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  return names;
}

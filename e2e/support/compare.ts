import { expect, type Locator, type Page } from '@playwright/test';
import type { Shop } from './shop';

/** The choice of products to compare, and the page that shows them. */
export class Comparison {
  readonly bar: Locator;
  readonly open: Locator;
  readonly dialog: Locator;
  readonly table: Locator;

  constructor(
    readonly page: Page,
    readonly shop: Shop,
  ) {
    this.bar = page.getByRole('region', { name: 'Products to compare' });
    this.open = this.bar.getByRole('link', { name: 'Compare' });
    this.dialog = page.getByRole('dialog', { name: 'Three at most' });
    this.table = page.getByRole('table');
  }

  /** On its card; the button comes after the first touch. */
  choice(name: string): Locator {
    return this.shop.card(name).getByRole('button', { name: `Compare ${name}` });
  }

  async choose(name: string): Promise<void> {
    await this.page.keyboard.press('Shift');
    await this.choice(name).click();
  }

  /** The cells of a row. */
  row(heading: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: heading }) });
  }

  async shows(names: readonly string[]): Promise<void> {
    await expect(this.table.getByRole('columnheader')).toHaveText(['Product', ...names]);
  }

  remove(name: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${name} from the comparison` });
  }
}

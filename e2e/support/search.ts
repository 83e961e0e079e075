import { expect, type Locator, type Page } from '@playwright/test';
import type { Shop } from './shop';

/** The call that suggests. */
export const SUGGESTIONS = /\/api\/v1\/searches\/suggestions/;

/** The site's search, in the header of every page. */
export class Search {
  readonly field: Locator;
  readonly list: Locator;
  readonly options: Locator;
  /** How many suggestions there are, once they are those for the words in the field. */
  readonly suggested: Locator;

  constructor(
    readonly page: Page,
    readonly shop: Shop,
  ) {
    const header = page.getByRole('banner');
    this.field = header.getByRole('search').locator('input');
    this.list = header.getByRole('listbox');
    this.options = this.list.getByRole('option');
    this.suggested = header.getByRole('status').filter({ hasText: /^\d+ suggestions$/ });
  }

  /** Narrow screens have a sign that leads into the field. */
  async open(): Promise<void> {
    const wide = (this.page.viewportSize()?.width ?? 0) >= 1024;
    if (wide) await this.field.click();
    else await this.page.getByRole('banner').locator('label').click();
    await expect(this.field).toBeFocused();
  }

  async type(words: string): Promise<void> {
    await this.open();
    await this.field.pressSequentially(words);
  }

  async shows(words: string): Promise<void> {
    await expect(this.page).toHaveURL(`/search?q=${encodeURIComponent(words)}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(words);
    await expect(this.list).toHaveCount(0);
  }
}

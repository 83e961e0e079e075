import { expect, type Locator, type Page } from '@playwright/test';
import { isPhone } from './browser';

type Status = 'New' | 'Contacted' | 'Quoted' | 'Closed';

/** The staff's received requests: the list, and the open one beside it or, on phones, in its place. */
export class Inbox {
  readonly list: Locator;
  readonly request: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('list', { name: 'Requests' });
    this.request = page.getByRole('article', { name: /^Request of / });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/dashboard/quotes${query && `?${query}`}`);
  }

  /** Where tables become cards and the list makes room for the open request. */
  isPhone(): boolean {
    return isPhone(this.page);
  }

  get entries(): Locator {
    return this.list.getByRole('link');
  }

  entry(words: string): Locator {
    return this.entries.filter({ hasText: words });
  }

  async searchFor(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search name, phone, message' }).fill(words);
    await expect(this.page).toHaveURL((url) => url.searchParams.get('search') === words);
  }

  /** Of the list. */
  async showOnly(status: 'All' | Status): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Status' })
      .first()
      .getByRole('button', { name: new RegExp(`^${status}`) })
      .click();
  }

  /** Opens a request of the list by its client's name. */
  async read(name: string): Promise<void> {
    await this.entry(name).click();
    await this.shows(name);
  }

  async shows(name: string): Promise<void> {
    await expect(this.request.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }

  async markAs(status: Status): Promise<void> {
    if (this.isPhone()) await this.page.getByRole('combobox', { name: 'Status' }).selectOption({ label: status });
    else await this.statusGroup.getByRole('button', { name: status }).click();
  }

  async isMarkedAs(status: Status): Promise<void> {
    if (this.isPhone())
      await expect(this.page.getByRole('combobox', { name: 'Status' })).toHaveValue(status.toLowerCase());
    else await expect(this.statusGroup.getByRole('button', { name: status })).toHaveAttribute('aria-pressed', 'true');
  }

  private get statusGroup(): Locator {
    return this.page.getByRole('group', { name: 'Status' }).last();
  }

  get back(): Locator {
    return this.page.getByRole('button', { name: 'Back to the list' });
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next request' }).click();
  }

  async previous(): Promise<void> {
    await this.page.getByRole('button', { name: 'Previous request' }).click();
  }

  /** A prepared e-mail: to whom, about what, its lines. */
  async mail(): Promise<{ to: string; subject: string | null; lines: string[] }> {
    const { protocol, pathname, searchParams } = new URL(
      (await this.request.getByRole('link', { name: /^E-mail to / }).getAttribute('href')) ?? '',
    );
    expect(protocol).toBe('mailto:');
    return {
      to: decodeURIComponent(pathname),
      subject: searchParams.get('subject'),
      lines: (searchParams.get('body') ?? '').split('\r\n'),
    };
  }
}

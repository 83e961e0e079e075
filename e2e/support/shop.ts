import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** The site as a visitor sees it: header, list and messages. */
export class Shop {
  readonly list: Locator;
  readonly pager: Locator;
  readonly filters: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('region', { name: /^Products(, Page \d+)?$/ });
    this.pager = page.getByRole('navigation', { name: 'Pages' });
    this.filters = page.getByRole('dialog', { name: 'Filter' });
  }

  /** Opens an address and waits until the page answers to the visitor. */
  async open(path = '/shop'): Promise<Response | null> {
    const response = await this.page.goto(path);
    await this.isAlive();
    return response;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.isAlive();
  }

  /** The rendered page's first script goes when the program has taken over. */
  async isAlive(): Promise<void> {
    await this.page.waitForFunction(
      () => document.getElementById('root')?.hasChildNodes() && !('earlyClicks' in window),
    );
  }

  /** Phones have a sheet where wider screens have fields side by side. */
  isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  card(name: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  async addToCart(name: string): Promise<void> {
    await this.card(name).getByRole('button', { name: 'Add to Cart' }).click();
  }

  async rate(name: string): Promise<void> {
    await this.card(name)
      .getByRole('button', { name: `Rate ${name}` })
      .click();
  }

  async openProduct(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).first().click();
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    // What its card has told stands there first.
    await expect(this.page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  }

  /** Names of the products shown, in order. */
  names(): Promise<string[]> {
    return this.list.getByRole('heading', { level: 3 }).allTextContents();
  }

  /** Prices of the products shown, in shillings and in order. */
  async prices(): Promise<number[]> {
    const texts = await this.list.getByRole('article').locator('b').filter({ hasText: 'KES' }).allTextContents();
    return texts.map((text) => Number(text.replace(/[^0-9.]/g, '')));
  }

  /** The list stands: what was asked for is shown. */
  async isLoaded(): Promise<void> {
    await expect(this.list).toHaveAttribute('aria-busy', 'false');
  }

  /** The page that was asked for stands: the address changes a moment before the list does. */
  async showsPage(page: number): Promise<void> {
    await expect(this.pager.getByRole('link', { name: `Page ${page}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await this.isLoaded();
  }

  async showsCount(products: number): Promise<void> {
    const text = `${products} ${products === 1 ? 'product' : 'products'}`;
    await expect(this.page.getByRole('status').filter({ hasText: new RegExp(`^${text}( for .+)?$`) })).toBeVisible();
  }

  async goToPage(step: 'Previous' | 'Next' | number): Promise<void> {
    await this.pager.getByRole('link', { name: typeof step === 'number' ? `Page ${step}` : step, exact: true }).click();
  }

  async searchFor(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search products' }).fill(words);
  }

  async choose(suggestion: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Suggest Today' }).getByRole('button', { name: suggestion }).click();
  }

  async sortBy(order: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: order });
  }

  async chooseCategory(name: string): Promise<void> {
    if (!this.isPhone()) {
      await this.chooseIn('Category', name);
      return;
    }
    await this.inFilterSheet((sheet) => turnOn(sheet.getByRole('radio', { name })));
  }

  async onlyInStock(): Promise<void> {
    const check = (place: Locator) => turnOn(place.getByRole('checkbox', { name: 'In stock' }));
    if (this.isPhone()) await this.inFilterSheet(check);
    else await check(this.page.locator('body'));
  }

  /** A choice of one of the lists beside each other, which says how many products it leaves behind its name. */
  async chooseIn(list: string, name: string): Promise<void> {
    const select = this.page.getByRole('combobox', { name: list });
    const option = select.getByRole('option', { name: new RegExp(`^${name}( \\(\\d+\\))?$`) });
    await select.selectOption((await option.getAttribute('value')) ?? '');
  }

  private async inFilterSheet(act: (sheet: Locator) => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: /^Filter/ }).click();
    await act(this.filters);
    await this.filters.getByRole('button', { name: /^Show/ }).click();
    await expect(this.filters).toBeHidden();
  }

  /** A message of success, or with `alert` of failure. */
  async says(message: string, role: 'status' | 'alert' = 'status'): Promise<void> {
    await expect(this.page.getByRole(role).getByText(message, { exact: true })).toBeVisible();
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole('link', { name: 'Menu' }).first().click();
    await expect(this.page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  }

  async hasInCart(pieces: number): Promise<void> {
    await expect(
      this.page.getByRole('button', { name: `Cart, ${pieces} ${pieces === 1 ? 'item' : 'items'}` }),
    ).toBeVisible();
  }
}

/** The address holds the state, so the control shows it a moment after the press. */
async function turnOn(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}

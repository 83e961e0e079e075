import { expect, type Locator, type Page } from '@playwright/test';

/** The list of articles. */
export class Articles {
  readonly list: Locator;
  readonly pager: Locator;
  readonly search: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('region', { name: /^Articles(, Page \d+)?$/ });
    this.pager = page.getByRole('navigation', { name: 'Pages' });
    this.search = page.getByRole('searchbox', { name: 'Search articles' });
  }

  card(title: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  titles(): Promise<string[]> {
    return this.list.getByRole('article').getByRole('heading').allTextContents();
  }

  async goToPage(step: 'Previous' | 'Next' | number): Promise<void> {
    await this.pager.getByRole('link', { name: typeof step === 'number' ? `Page ${step}` : step, exact: true }).click();
  }

  topic(name: string): Locator {
    return this.page.getByRole('group', { name: 'Topics' }).getByRole('button', { name: `#${name}`, exact: true });
  }

  async chooseCategory(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Category' }).selectOption({ label: name });
  }

  /** The list stands, with so many in all. */
  async showsCount(articles: number): Promise<void> {
    await expect(
      this.list.getByRole('status').filter({ hasText: new RegExp(`^${articles} articles?$`) }),
    ).toBeVisible();
  }

  async open(title: string): Promise<void> {
    await this.card(title).getByRole('link').click();
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
}

/** The page of one article. */
export class ArticlePage {
  readonly like: Locator;
  readonly comments: Locator;
  readonly box: Locator;
  readonly submit: Locator;
  readonly viewer: Locator;

  constructor(readonly page: Page) {
    this.like = page.getByRole('button', { name: /^Like/ });
    this.comments = page.getByRole('region', { name: 'Comments', exact: true });
    this.box = this.comments.getByRole('textbox', { name: 'Add a comment' });
    this.submit = this.comments.getByRole('button', { name: /^Submit/ });
    this.viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  }

  /** What the line below the title says: "214 likes". */
  async says(words: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  }

  async comment(text: string): Promise<void> {
    await this.box.fill(text);
    await this.submit.click();
  }

  get shownComments(): Locator {
    return this.comments.getByRole('listitem');
  }
}

import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Article, Calls, Product } from '../../server/openapi/operations.gen';
import { projectRoot } from './addresses';
import type { PickedFile } from './pictures';
import type { Staff } from './staff';

export const pictureFile = path.join(projectRoot, 'public/icons/icon-512.png');

/** The form that somebody of the staff writes an article in. */
export class ArticleForm {
  readonly title: Locator;
  readonly content: Locator;
  readonly description: Locator;
  readonly category: Locator;
  readonly tags: Locator;
  /** What the list of tags offers. */
  readonly offered: Locator;
  readonly preview: Locator;
  readonly active: Locator;
  readonly summary: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('textbox', { name: 'Title', exact: true });
    this.content = page.getByRole('textbox', { name: 'Content', exact: true });
    this.description = page.getByRole('textbox', { name: /^Short description/ });
    this.category = page.getByRole('combobox', { name: /^Category/ });
    this.tags = page.getByRole('combobox', { name: /^Tags/ });
    this.offered = page.getByRole('listbox', { name: 'Tags' }).getByRole('option');
    this.preview = page.getByRole('region', { name: 'Preview' });
    this.active = page.getByRole('switch', { name: 'Active' });
    this.summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name, exact: true });
  }

  chip(name: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${name}`, exact: true });
  }

  /** What visitors will read; on a narrow screen it takes the place of the text. */
  async seePreview(): Promise<void> {
    const tab = this.page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Preview' });
    if (await tab.isVisible()) await tab.click();
    await expect(this.preview).toBeVisible();
  }

  async write(): Promise<void> {
    const tab = this.page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Write' });
    if (await tab.isVisible()) await tab.click();
    await expect(this.content).toBeVisible();
  }

  async addPictures(count: number): Promise<void> {
    await this.page
      .locator('input[type=file][multiple]')
      .setInputFiles(Array.from({ length: count }, () => pictureFile));
  }

  get pictures(): Locator {
    return this.page.getByRole('button', { name: /^Remove picture/ });
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Create|Save) article/ }).click();
  }

  /** Selects words of the text, as one does with the mouse. */
  async select(words: string): Promise<void> {
    await this.content.evaluate((area: HTMLTextAreaElement, sought) => {
      const start = area.value.indexOf(sought);
      area.focus();
      area.setSelectionRange(start, start + sought.length);
    }, words);
  }
}

/** An article for a journey of its own, written at the API. */
export async function writeArticle(staff: Staff, fields: Record<string, string>): Promise<Article> {
  return post(staff, '/posts/create-post', Object.entries(fields));
}

/** A product for a journey of its own, with pictures. */
export async function writeProduct(staff: Staff, name: string, pictures: readonly PickedFile[]): Promise<Product> {
  const { categories } = await staff.call<Calls['listCategories']['output']>('GET', '/categories/get-all-categories');
  return post(staff, '/products/create-product', [
    ['product_name', name],
    ['product_price', '1000'],
    ['category_id', categories[0]?.id ?? ''],
    ...pictures.map((file) => ['image_url', file] as const),
  ]);
}

/** Sends a form with files, which `Staff.call` does not. */
async function post<T>(
  { url, token }: Staff,
  where: string,
  fields: readonly (readonly [name: string, value: string | PickedFile])[],
): Promise<T> {
  const body = new FormData();
  for (const [name, value] of fields)
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([new Uint8Array(value.buffer)], { type: value.mimeType }), value.name);
  const answer = await fetch(`${url}/api/v1${where}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { data, message } = (await answer.json()) as { data: T; message: string };
  if (!answer.ok) throw new Error(`${where}: ${message}`);
  return data;
}

/** What a visitor says beneath an article. */
export async function comment(url: string, id: string, content: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/posts/posts-comments/${id}/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  if (!answer.ok) throw new Error(`The comment was not taken: ${answer.status}`);
}

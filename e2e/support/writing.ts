import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Article } from '../../server/openapi/operations.gen';
import { projectRoot } from './addresses';
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
export async function writeArticle({ url, token }: Staff, fields: Record<string, string>): Promise<Article> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await fetch(`${url}/api/v1/posts/create-post`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { data, message } = (await answer.json()) as { data: Article; message: string };
  if (!answer.ok) throw new Error(`The article could not be written: ${message}`);
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

import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { AUTH_COOKIE } from '../../src/common/browser/cookies';
import { PHONE_SIZE } from './browser';
import type { Account } from './session';
import { Staff } from './staff';

/** Waits until the browser keeps these words as a draft of a form. */
export async function keepsDraft(page: Page, form: string, words: string): Promise<void> {
  const kept = () =>
    page.evaluate(
      (end) =>
        Object.entries(localStorage)
          .filter(([key]) => key.endsWith(`/${end}`))
          .join(),
      form,
    );
  await expect.poll(kept).toContain(words);
}

/** The staff's pages as somebody who works in them sees them. */
export class Dashboard {
  constructor(readonly page: Page) {}

  /** Signs in by the cookie that the sign-in page would set (that page has its own journeys). */
  async signInAs({ token, url }: { token: string; url: string }): Promise<void> {
    await this.page.context().addCookies([{ name: AUTH_COOKIE, value: token, url }]);
  }

  /** Signs in by a session of this journey's own, which it may end: the worker's lasts for those after it. */
  async signInAnew(url: string, account?: Account): Promise<void> {
    await this.signInAs(await Staff.signIn(url, account));
  }

  /** Opens a page and waits for its title. */
  async open(path: string, title: string): Promise<void> {
    await this.page.goto(path);
    await this.shows(title);
  }

  /** The first page, once the list that comes last is there. */
  async openHome(): Promise<void> {
    await this.open('/dashboard', 'Welcome, Demo');
    await expect(
      this.page.getByRole('region', { name: 'Received Quotes' }).getByRole('link', { name: /^All \d+ quotes$/ }),
    ).toBeVisible();
  }

  async shows(title: string, timeout?: number): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout });
  }

  /** The table's rows without the header. */
  get rows(): Locator {
    return this.page
      .locator('tbody')
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Chooses from a row's menu. */
  async choose(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  /** Presses the dialog's button, and waits until the dialog has gone. */
  async confirm(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** The toast says so; the next one shall not be taken for it. */
  async says(message: string, timeout?: number): Promise<void> {
    const toast = this.page
      .getByText(message, { exact: true })
      .and(this.page.locator('[role=status] *, [role=alert] *'))
      .first();
    await expect(toast).toBeVisible({ timeout });
    const close = this.page.getByRole('button', { name: 'Close message' });
    // It goes by itself after six seconds, perhaps in this moment.
    if (await close.isVisible()) await close.click({ timeout: 7_000 }).catch(() => expect(close).toBeHidden());
  }

  /** Presses the list's button. @returns the file's name, its text and the lines of it */
  async downloadCsv(): Promise<{ name: string; text: string; lines: string[] }> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    return { name: file.suggestedFilename(), text, lines: text.slice(1).split('\r\n') };
  }

  /** Downloads a list as it is filtered: the file is called after it and the day, and the page says how many rows it has. @returns them */
  async downloadRows(list: string, header: string): Promise<string[]> {
    const {
      name,
      lines: [first, ...rows],
    } = await this.downloadCsv();
    expect(name).toMatch(new RegExp(`^${list}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    expect(first).toMatch(new RegExp(`^${header}`));
    expect(rows).not.toEqual([]);
    await this.says(rows.length === 1 ? 'One row downloaded.' : `${rows.length} rows downloaded.`);
    return rows;
  }

  /** Looks at what is on the screen in light colours, then in dark ones on a phone (with EVERY_SIZE both at each size). */
  async inBothColours(look: (scheme: 'light' | 'dark') => Promise<void>): Promise<void> {
    const size = this.page.viewportSize();
    await look('light');
    await this.useColours('dark');
    if (!process.env.EVERY_SIZE) await this.page.setViewportSize(PHONE_SIZE);
    await look('dark');
    await this.useColours('light');
    if (size) await this.page.setViewportSize(size);
  }

  /** As if they were chosen here: kept, and the page told. */
  private async useColours(scheme: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate((chosen) => {
      document.documentElement.dataset.scheme = chosen;
      localStorage.setItem('scheme', chosen);
      window.dispatchEvent(new StorageEvent('storage', { key: 'scheme' }));
    }, scheme);
  }
}

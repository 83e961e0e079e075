import { expect, type Locator, type Page } from '@playwright/test';
import type { PickedFile } from './pictures';

/** The form of a product as somebody of the staff works with it. */
export class ProductForm {
  constructor(private readonly page: Page) {}

  field(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label}( optional)?$`));
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) await this.field(label).fill(value);
  }

  /** The least that a product needs. */
  async fillLeast(name: string, price = '1000'): Promise<void> {
    await this.fill({ 'Product name': name, Price: price });
    await this.chooseCategory();
  }

  async chooseCategory(): Promise<void> {
    await expect(this.field('Category').getByRole('option').nth(1)).toBeAttached();
    await this.field('Category').selectOption({ index: 1 });
  }

  /** Picks files by pressing Add image. */
  async add(
    files: PickedFile[],
    press: (button: Locator) => Promise<void> = (button) => button.click(),
  ): Promise<void> {
    const picker = this.page.waitForEvent('filechooser');
    await press(this.page.getByRole('button', { name: /^Add image/ }));
    await (await picker).setFiles(files);
  }

  /** Drops files on the uploader. */
  async drop(files: PickedFile[]): Promise<void> {
    const data = await this.page.evaluateHandle(
      (list) => {
        const transfer = new DataTransfer();
        for (const { name, mimeType, length, bytes } of list) {
          const content = new Uint8Array(length);
          content.set(Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0)));
          transfer.items.add(new File([content], name, { type: mimeType }));
        }
        return transfer;
      },
      // Zeros at its end are not handed over, which takes long.
      files.map(({ name, mimeType, buffer }) => ({
        name,
        mimeType,
        length: buffer.length,
        bytes: buffer.subarray(0, buffer.findLastIndex((byte) => byte !== 0) + 1).toString('base64'),
      })),
    );
    const target = this.page.getByRole('button', { name: /^Add image/ });
    await target.dispatchEvent('dragover', { dataTransfer: data });
    await target.dispatchEvent('drop', { dataTransfer: data });
  }

  get tiles(): Locator {
    return this.page.getByRole('listitem', { name: /^Picture \d$/ });
  }

  /** The pictures' descriptions, in order. */
  async hasPictures(names: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.tiles).toHaveCount(names.length);
    for (const [index, name] of names.entries())
      await expect(this.tiles.nth(index).getByRole('img')).toHaveAttribute('alt', name);
  }

  /** Names, in order, of the errors in the summary. */
  get summary(): Locator {
    return this.page.getByRole('alert').getByRole('link');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name });
  }

  async save(): Promise<void> {
    await this.page
      .locator('[data-save-bar]')
      .getByRole('button', { name: /^(Create|Save) product/ })
      .click();
  }
}

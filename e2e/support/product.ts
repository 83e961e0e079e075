import { expect, type Locator, type Page } from '@playwright/test';

/** The page of one product. */
export class ProductPage {
  readonly buyBox: Locator;
  readonly gallery: Locator;
  readonly viewer: Locator;
  /** Takes over at the foot of a phone's screen. */
  readonly buyBar: Locator;
  readonly reviews: Locator;

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {
    this.buyBox = page.getByRole('region', { name, exact: true });
    this.gallery = page.getByRole('region', { name: `Pictures of ${name}` });
    this.viewer = page.getByRole('dialog', { name: `Pictures of ${name}` });
    this.buyBar = page.getByRole('region', { name: 'Buy', exact: true });
    this.reviews = page.getByRole('region', { name: 'Reviews' });
  }

  get addButton(): Locator {
    return this.buyBox.getByRole('button', { name: 'Add to Cart' });
  }

  get whatsapp(): Locator {
    return this.buyBox.getByRole('link', { name: 'Contact via WhatsApp' });
  }

  async setQuantity(quantity: number): Promise<void> {
    const field = this.buyBox.getByRole('textbox', { name: 'Quantity' });
    await field.fill(String(quantity));
    await field.press('Enter');
    await expect(field).toHaveValue(String(quantity));
  }

  async addToCart(): Promise<void> {
    await this.addButton.click();
  }

  async askForQuote(): Promise<void> {
    await this.buyBox.getByRole('button', { name: 'Get a Quote' }).click();
  }

  async openViewer(): Promise<void> {
    await this.gallery.getByRole('button', { name: 'Open full screen and zoom' }).click();
    await expect(this.viewer).toBeVisible();
  }

  /** What the chosen quantity comes to. */
  get total(): Locator {
    return this.buyBox.locator('output');
  }

  /** Thumbnail of the nth picture, from 1. */
  thumbnail(n: number, place: Locator = this.gallery): Locator {
    return place
      .getByRole('group', { name: /^Pictures of / })
      .getByRole('button')
      .nth(n - 1);
  }

  /** Says in the gallery which picture is in view. */
  async showsPicture(n: number, total: number): Promise<void> {
    await expect(this.gallery.getByText(`Picture ${n} of ${total}`, { exact: true })).toBeAttached();
    await expect(this.thumbnail(n)).toHaveAttribute('aria-current', 'true');
    await expect(await this.pictureOf(n)).toBeInViewport({ ratio: 0.5 });
  }

  /** The nth picture itself, which is called as its thumbnail. */
  async pictureOf(n: number, place: Locator = this.gallery): Promise<Locator> {
    const name = await this.thumbnail(n, place).getAttribute('aria-label');
    return place.getByRole('img', { name: name ?? '', exact: true });
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** The dialog that rates a product. */
export class RatingForm {
  readonly dialog: Locator;
  readonly comment: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Rate this Product' });
    this.comment = this.dialog.getByRole('textbox', { name: 'Comment' });
  }

  star(stars: 1 | 2 | 3 | 4 | 5): Locator {
    return this.dialog.getByRole('radio', { name: `${stars} ${stars === 1 ? 'star' : 'stars'}, ${WORDS[stars - 1]}` });
  }

  async give(stars: 1 | 2 | 3 | 4 | 5, comment = ''): Promise<void> {
    await expect(this.dialog).toBeVisible();
    // The star itself is the radio button's label.
    await this.star(stars).locator('xpath=..').click();
    await expect(this.star(stars)).toBeChecked();
    await this.comment.fill(comment);
  }

  async holds(stars: 1 | 2 | 3 | 4 | 5, comment: string): Promise<void> {
    await expect(this.star(stars)).toBeChecked();
    await expect(this.comment).toHaveValue(comment);
  }

  async submit(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Submit Rating' }).click();
  }
}

import type { Product, ProductHealth } from '../../../common/api';
import { shortDay } from '../../kit/show/time';
import { listingHealth as t } from '../../texts/listingHealth';
import { centsFromText, formatKes } from '../../../common/domain/money';

/** The field of the product's form that each is mended in; an inactive product is mended otherwise. */
export const fieldOf = {
  'without-image': 'images',
  'ended-discount': 'discount_end_date',
  'without-dimensions': 'package_dimensions',
} as const satisfies Partial<Record<ProductHealth, string>>;

/** Whether clocks that differ a little may see it otherwise. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * Whether a product still wants tending in this respect, as far as its record tells. Lists may leave the dimensions out.
 */
export function hasIssue(product: Product, issue: ProductHealth, now: number): boolean {
  switch (issue) {
    case 'without-image':
      return product.images.length === 0;
    case 'ended-discount':
      return hasEnded(product, now) && hasDiscount(product);
    case 'without-dimensions':
      return !product.package_dimensions?.trim();
    case 'inactive-advertised':
      return !product.isActive;
  }
}

/** A server may leave out what there is not. */
const hasDiscount = ({ new_price = null, discounts = [] }: Product) => new_price !== null || discounts.length > 0;

const hasEnded = ({ discount_end_date: end }: Product, now: number) =>
  Boolean(end) && Date.parse(end ?? '') <= now + TOLERANCE_MS;

/** What is wrong, in words. @param advertised until when the product is advertised, where that is known */
export function issueInWords(product: Product, issue: ProductHealth, now: number, advertised: string | null): string {
  switch (issue) {
    case 'without-image':
      return t.withoutImage;
    case 'ended-discount':
      return t.endedDiscount(endDay(product, now), whatStands(product));
    case 'without-dimensions':
      return t.withoutDimensions;
    case 'inactive-advertised':
      return t.inactiveAdvertised(advertised);
  }
}

/** The discount's last day. */
const endDay = ({ discount_end_date: end }: Product, now: number) => shortDay(Date.parse(end ?? '') - 1, now);

function whatStands({ new_price, discounts = [] }: Product): string {
  const cents = centsFromText(new_price);
  if (cents !== null) return t.newPrice(formatKes(cents));
  const percentage = discounts[0]?.discount_percentage;
  return percentage === undefined ? t.theDiscount : t.percentage(percentage);
}

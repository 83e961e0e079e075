import type { CartItem } from './cartItem';
import { fileOf, mainPicture, type ImageLike } from './media';
import { priceOf, type Priced } from './price';
import type { Use } from './shopQuery';

interface Pictured {
  images: readonly ImageLike[];
}

/** The address of a product's primary picture in the narrowest file of `least` px or more; empty without a picture. */
export function pictureOf({ images }: Pictured, least: number): string {
  const image = mainPicture(images);
  return image ? fileOf(image, least) : '';
}

interface Named {
  id: string;
  product_name: string;
  product_name_sw?: string | null | undefined;
}

/** What a cart line is made of. */
export type LineProduct = Named & Pictured & Priced;

/** The cart line of a product at its price of now. @param now milliseconds since the epoch */
export function cartItemOf(product: LineProduct, now: number): Omit<CartItem, 'quantity'> {
  const { id, product_name: name, product_name_sw: name_sw } = product;
  const { cents } = priceOf(product, now);
  // A cart line shows it 80 px wide.
  return { id, name, ...(name_sw && { name_sw }), price: cents && cents / 100, image: pictureOf(product, 160) };
}

/** Why a product is not sold as it stands, by the name of the words for it; null where it is. */
export type WhyNotSold = 'outOfStock' | 'askPrice' | null;

/** @param now milliseconds since the epoch */
export function whyNotSold(product: Priced & { stock_status: string }, now: number): WhyNotSold {
  if (product.stock_status !== 'in_stock') return 'outOfStock';
  return priceOf(product, now).cents === null ? 'askPrice' : null;
}

/** A category of whole kits; the server's order of recommendation knows them by the same words (migration 0003). */
const OF_KITS = /\b(kits?|seti)\b/i;

interface Kit {
  category?: { category_name: string } | null | undefined;
  uses?: readonly Use[] | undefined;
}

/** What a whole kit is for; nothing of a part, whose uses only narrow lists. */
export function kitUses({ category, uses = [] }: Kit): readonly Use[] {
  return OF_KITS.test(category?.category_name ?? '') ? uses : [];
}

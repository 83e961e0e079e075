import type { Product } from '../../api';
import type { CartItem } from '../../lib/cartItem';
import { priceOf } from '../../lib/price';

/** The cart line of a product at its price of now; a price on request counts as 0. */
export function cartItemOf(product: Product, now: number): Omit<CartItem, 'quantity'> {
  const { cents } = priceOf(product, now);
  const image = product.images.find(({ is_primary }) => is_primary) ?? product.images[0];
  return { id: product.id, name: product.product_name, price: (cents ?? 0) / 100, image: smallest(image) };
}

/** A cart line shows an 80 px picture: the narrowest file of 160 px or more will do. */
function smallest(image: Product['images'][number] | undefined): string {
  const width = image?.sources?.widths.find((candidate) => candidate >= 160);
  if (!image?.sources || width === undefined) return image?.image_url ?? '';
  return image.sources.template.replace('{width}', String(width)).replace('{format}', image.sources.formats.at(-1) ?? 'webp');
}

import type { ListedProduct } from '../../../common/api';
import type { CartItem } from '../../../common/domain/cartItem';
import { pictureOf } from '../../../common/domain/pictureOf';
import { priceOf, type Priced } from '../../../common/domain/price';

/** The cart line of a product at its price of now; a price on request counts as 0. */
export function cartItemOf(
  product: Pick<ListedProduct, 'id' | 'product_name' | 'product_name_sw' | 'images'> & Priced,
  now: number,
): Omit<CartItem, 'quantity'> {
  const { id, product_name: name, product_name_sw: name_sw } = product;
  const { cents } = priceOf(product, now);
  // A cart line shows it 80 px wide.
  return { id, name, ...(name_sw && { name_sw }), price: (cents ?? 0) / 100, image: pictureOf(product, 160) };
}

import type { ListedProduct } from '../../common/api';
import { AddToCartButton } from '../features/cart/AddToCartButton';
import { cartItemOf } from '../../common/domain/productInSmall';
import { useNow } from '../../common/ui/clock';

/** What a product's card offers at its foot: Add to Cart. */
export const productActions = (product: ListedProduct) => <ProductActions product={product} />;

function ProductActions({ product }: { product: ListedProduct }) {
  const item = cartItemOf(product, useNow());
  return <AddToCartButton item={item} variant="tonal" soldOut={product.stock_status !== 'in_stock'} />;
}

import type { ListedProduct } from '../../common/api';
import { AddToCartButton } from '../features/cart/AddToCartButton';
import { cartItemOf } from '../../common/domain/productInSmall';
import { priceOf } from '../../common/domain/price';
import { useNow } from '../../common/ui/clock';

/** What a product's card offers at its foot: Add to Cart. */
export const productActions = (product: ListedProduct) => <ProductActions product={product} />;

function ProductActions({ product }: { product: ListedProduct }) {
  const now = useNow();
  const soldOut = product.stock_status !== 'in_stock' || priceOf(product, now).cents === null;
  return <AddToCartButton item={cartItemOf(product, now)} variant="tonal" soldOut={soldOut} />;
}

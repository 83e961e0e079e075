import type { ListedProduct } from '../../common/api';
import { AddToCartButton } from '../features/cart/AddToCartButton';
import { cartItemOf, whyNotSold } from '../../common/domain/productInSmall';
import { usePriceMoment } from '../../common/ui/clock';

/** What a product's card offers at its foot: Add to Cart. */
export const productActions = (product: ListedProduct) => <ProductActions product={product} />;

function ProductActions({ product }: { product: ListedProduct }) {
  const now = usePriceMoment([product]);
  return (
    <AddToCartButton item={cartItemOf(product, now)} variant="tonal" soldOut={whyNotSold(product, now) !== null} />
  );
}

import type { ListedProduct } from '../../common/api';
import { AddToCartButton } from '../features/cart/AddToCartButton';
import { cartItemOf } from '../features/catalog/cartItemOf';
import { shop } from '../texts/en/shop';
import { Button } from '../../common/ui/Button';
import { useNow } from '../../common/ui/clock';
import { useMessages } from '../../common/i18n/messages';
import { useSite } from '../ui/site';

/** What a product's card offers: Add to Cart and Rate. */
export function ProductActions({ product }: { product: ListedProduct }) {
  const t = useMessages('shop', shop);
  const { openRating } = useSite();
  const item = cartItemOf(product, useNow());
  return (
    <>
      <AddToCartButton item={item} variant="tonal" soldOut={product.stock_status !== 'in_stock'} />
      <Button
        variant="text"
        data-early=""
        aria-label={t.rateNamed(product.product_name)}
        onClick={() => openRating(item)}>
        {t.rate}
      </Button>
    </>
  );
}

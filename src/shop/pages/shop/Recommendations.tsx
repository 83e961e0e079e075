import type { ShownProduct } from '../../../common/api';
import { AddAllButton } from '../../features/cart/AddAllButton';
import { AddToCartButton } from '../../features/cart/AddToCartButton';
import { AlsoNeeded } from '../../features/catalog/product/AlsoNeeded';
import { RelatedProducts } from '../../features/catalog/product/RelatedProducts';
import { formatKsh } from '../../../common/domain/money';
import { useMessages } from '../../../common/i18n/messages';
import { product as texts } from '../../texts/en/product';
import { productActions } from '../ProductActions';

/** What goes with a product: what it needs where the server says so, else others like it. */
export function Recommendations({ product }: { product: ShownProduct }) {
  const t = useMessages('product', texts);
  const { related = [] } = product;
  if (related.length === 0)
    return <RelatedProducts subject={product} title={t.related} format={formatKsh} actions={productActions} />;
  return (
    <AlsoNeeded
      related={related}
      add={(item) => <AddToCartButton item={item} variant="tonal" size="small" />}
      addAll={(items) => <AddAllButton items={items} />}
    />
  );
}

import { useId, type ReactNode } from 'react';
import { useListProductsQuery, type Product } from '../../../api';
import { product as texts } from '../../../lib/messages/en/product';
import { formatKsh } from '../../../lib/money';
import layout from '../../../ui/layout.module.css';
import { useMessages } from '../../../ui/messages';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid';
import { ANY_PRODUCTS, RELATED, relatedOf, sameCategory } from './related';
import css from './RelatedProducts.module.css';

/** Four other products, of the same category first. Without any, or without an answer, there is no such section. */
export function RelatedProducts({ product, actions }: { product: Product; actions: (product: Product) => ReactNode }) {
  const t = useMessages('product', texts);
  const titleId = useId();
  const own = useListProductsQuery(sameCategory(product));
  const fromCategory = own.data?.data.products ?? [];
  const enough = relatedOf(product, fromCategory).length === RELATED;
  const any = useListProductsQuery(ANY_PRODUCTS, { skip: own.isLoading || enough });
  const related = relatedOf(product, [...fromCategory, ...(enough ? [] : any.data?.data.products ?? [])]);
  const loading = own.isLoading || any.isLoading;
  if (!loading && related.length === 0) return null;
  return (
    <section className={`${layout.wrap} ${layout.sec} ${css.related}`} aria-labelledby={titleId} aria-busy={loading}>
      <h2 id={titleId} className={layout.h2}>{t.related}</h2>
      {loading ? <ProductGridSkeleton count={RELATED} /> : <ProductGrid products={related} actions={actions} format={formatKsh} />}
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import { useListProductsQuery, type ListedProduct } from '../../../../common/api';
import { FIRST_PAGE } from '../../../../common/domain/pages';
import type { MoneyFormat } from '../../../../common/domain/money';
import layout from '../../../../common/ui/layout.module.css';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid';
import { RELATED, relatedOf, sameCategory } from './related';
import css from './RelatedProducts.module.css';

interface RelatedProductsProps {
  /** The product they stand beside, or something else of a category, without a product's id. */
  subject: Pick<ListedProduct, 'id' | 'category_id'>;
  title: string;
  format: MoneyFormat;
  actions: (product: ListedProduct) => ReactNode;
}

/** Four other products, of the same category first. Without any, or without an answer, there is no such section. */
export function RelatedProducts({ subject, title, format, actions }: RelatedProductsProps) {
  const titleId = useId();
  const own = useListProductsQuery(sameCategory(subject));
  const fromCategory = own.data?.data.products ?? [];
  const enough = relatedOf(subject, fromCategory).length === RELATED;
  // What the category does not give; the shop's first page is often there already.
  const any = useListProductsQuery(FIRST_PAGE, { skip: own.isLoading || enough });
  const related = relatedOf(subject, [...fromCategory, ...(enough ? [] : (any.data?.data.products ?? []))]);
  const loading = own.isLoading || any.isLoading;
  if (!loading && related.length === 0) return null;
  return (
    <section className={`${layout.wrap} ${layout.sec} ${css.related}`} aria-labelledby={titleId} aria-busy={loading}>
      <h2 id={titleId} className={layout.h2}>
        {title}
      </h2>
      {loading ? (
        <ProductGridSkeleton count={RELATED} />
      ) : (
        <ProductGrid products={related} actions={actions} format={format} />
      )}
    </section>
  );
}

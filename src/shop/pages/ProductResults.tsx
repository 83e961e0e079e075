import type { ReactNode, Ref } from 'react';
import type { ListState, ListedProduct } from '../../common/api';
import { ProductGrid, ProductGridSkeleton } from '../features/catalog/ProductGrid';
import { shop } from '../texts/en/shop';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import { Pager, PastEnd } from './ListEnd';
import { ListTroubles } from './ListTroubles';
import { productActions } from './ProductActions';
import css from './ProductResults.module.css';

interface ProductResultsProps {
  ref: Ref<HTMLElement>;
  list: ListState<ListedProduct>;
  page: number;
  /** The address of one of its pages. */
  addressOf: (page: number) => string;
  /** Stands where the first page is empty. */
  nothing: ReactNode;
}

/** Cards on the first screen of a phone, whose pictures are fetched first. */
const FIRST_ROW = 2;

/** The grid in each of its states: loading, failed, none, past the end, loaded, and loaded with a failure after. */
export function ProductResults({ ref, list, page, addressOf, nothing }: ProductResultsProps) {
  const t = useMessages('shop', shop);
  const { items: products, fetching, stale, error } = list;
  return (
    <section
      ref={ref}
      id="products"
      className={css.results}
      aria-label={page > 1 ? `${t.products}, ${t.page(page)}` : t.products}
      aria-busy={fetching}>
      <h2 className={layout.hidden}>{t.products}</h2>
      {fetching && products && <div className={css.progress} />}
      <ListTroubles list={list} texts={t} skeleton={<ProductGridSkeleton count={8} />} />
      {products && products.length > 0 && (
        <div className={stale && fetching ? css.stale : undefined}>
          <ProductGrid products={products} priority={FIRST_ROW} actions={productActions} />
          <Pager page={page} pageCount={list.meta?.pageCount ?? 1} addressOf={addressOf} texts={t} />
        </div>
      )}
      {products?.length === 0 && !error && (page > 1 ? <PastEnd to={addressOf(1)} texts={t} /> : nothing)}
    </section>
  );
}

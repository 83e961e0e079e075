import type { ReactNode } from 'react';
import type { Product } from '../../api';
import type { MoneyFormat } from '../../lib/money';
import css from './ProductCard.module.css';
import { ProductCard } from './ProductCard';

interface ProductGridProps {
  products: readonly Product[];
  /** The actions of one card. */
  actions: (product: Product) => ReactNode;
  /** How many pictures stand on the first screen and are fetched first. */
  priority?: number;
  format?: MoneyFormat;
  /** Ends the grid: the banner that leads on. */
  children?: ReactNode;
}

/** Cards on common lines: two columns, three from 768 px, four from 1200 px. */
export function ProductGrid({ products, actions, priority = 0, format, children }: ProductGridProps) {
  return (
    <div className={css.grid}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} actions={actions(product)} priority={index < priority} {...(format && { format })} />
      ))}
      {children}
    </div>
  );
}

/** The grid while its products are on their way: the same cards, empty. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${css.card} ${css.skeleton}`}>
          <span className={`${css.bone} ${css.wide}`} />
          <span className={`${css.bone} ${css.lines}`} />
          <span className={`${css.bone} ${css.short}`} />
          <span className={`${css.bone} ${css.amount}`} />
          <span className={`${css.bone} ${css.button}`} />
        </div>
      ))}
    </div>
  );
}

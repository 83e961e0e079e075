import type { ReactNode } from 'react';
import type { ListedProduct } from '../../../common/api';
import type { MoneyFormat } from '../../../common/domain/money';
import layout from '../../../common/ui/layout.module.css';
import css from './ProductCard.module.css';
import { ProductCard, type ProductCardProps } from './ProductCard';

interface ProductGridProps {
  products: readonly ListedProduct[];
  /** The actions of one card; the same function each time, or all cards are drawn anew with the list. */
  actions: ProductCardProps['actions'];
  /** How many pictures stand on the first screen and are fetched first. */
  priority?: number;
  format?: MoneyFormat;
  /** Ends the grid: the banner that leads on. */
  children?: ReactNode;
}

/** Cards of any kind on common lines: two columns, three from 768 px, four from 1200 px. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>;
}

/** The cards of a list of products. */
export function ProductGrid({ products, actions, priority = 0, format, children }: ProductGridProps) {
  return (
    <CardGrid>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          actions={actions}
          priority={index < priority}
          {...(format && { format })}
        />
      ))}
      {children}
    </CardGrid>
  );
}

/** Skeleton of the grid: the same cards, empty. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}

/** The place of one card in a grid. */
export function SkeletonCard() {
  return (
    <div className={`${css.card} ${css.skeleton}`} aria-hidden="true">
      <span className={`${layout.block} ${css.wide}`} />
      <span className={`${layout.block} ${css.lines}`} />
      <span className={`${layout.block} ${css.short}`} />
      <span className={`${layout.block} ${css.amount}`} />
      <span className={`${layout.block} ${css.button}`} />
    </div>
  );
}

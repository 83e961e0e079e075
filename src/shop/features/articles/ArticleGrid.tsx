import type { PreviewedArticle } from '../../../common/api';
import { ArticleCard, type ArticleCardProps } from './ArticleCard';
import layout from '../../../common/ui/layout.module.css';
import css from './ArticleCard.module.css';

interface GridProps {
  /** On a wide screen; two on a tablet, one below the other on a phone. */
  columns: 3 | 4;
}

interface ArticleGridProps extends GridProps, Pick<ArticleCardProps, 'level'> {
  articles: readonly PreviewedArticle[];
  /** How many pictures stand on the first screen and are fetched first. */
  priority?: number;
}

const SIZES = {
  3: '(min-width:1280px) 384px, (min-width:1024px) 30vw, (min-width:768px) 45vw, 112px',
  4: '(min-width:1280px) 282px, (min-width:1200px) 23vw, (min-width:768px) 45vw, 112px',
} as const;

const gridClass = (columns: 3 | 4) => `${css.grid} ${columns === 3 ? css.three : css.four}`;

export function ArticleGrid({ articles, columns, level, priority = 0 }: ArticleGridProps) {
  return (
    <div className={gridClass(columns)}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          level={level}
          sizes={SIZES[columns]}
          priority={index < priority}
        />
      ))}
    </div>
  );
}

/** Skeleton of the grid: the same cards, empty. */
export function ArticleGridSkeleton({ count, columns }: GridProps & { count: number }) {
  return (
    <div className={gridClass(columns)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.card}>
          <div className={css.picture}>
            <span className={`${layout.block} ${css.shape}`} />
          </div>
          <div className={css.words}>
            <span className={`${layout.block} ${css.date}`} />
            <span className={`${layout.block} ${css.line}`} />
            <span className={`${layout.block} ${css.short}`} />
          </div>
        </div>
      ))}
    </div>
  );
}

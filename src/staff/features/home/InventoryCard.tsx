import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { DashboardSummary } from '../../api';
import { StaffIcon } from '../../kit/StaffIcon';
import { home as t } from '../../texts/home';
import { staffPaths } from '../../../common/domain/staffPaths';
import { Failed } from './Failed';
import css from './InventoryCard.module.css';
import { Led, type LedProps } from './Led';
import type { SummaryState } from './useSummary';

interface Figure extends LedProps {
  label: string;
  value: number | undefined;
  /** Of the dot before the label, where the figure is one to look after. */
  look?: 'error' | 'warning';
}

/** The figures and what stands behind each; how many adverts end soon only where the server tells. */
function figuresOf(summary: DashboardSummary | undefined): Figure[] {
  const { products, articles, advertsRunning, adverts } = summary ?? {};
  const figures: Figure[] = [
    { label: t.active, to: staffPaths.products('status=active'), value: products?.active },
    { label: t.inactive, to: staffPaths.products('status=inactive'), value: products?.inactive },
    {
      label: t.outOfStock,
      to: staffPaths.products('stock=out'),
      needs: 'listProducts.in_stock',
      value: products?.outOfStock,
      look: 'error',
    },
    {
      label: t.withoutImage,
      to: staffPaths.listingHealth('issue=without-image'),
      needs: 'listProducts.health=without-image',
      value: products?.withoutImage,
      look: 'warning',
    },
    { label: t.articles, to: staffPaths.articles(), value: articles && articles.active + articles.inactive },
    { label: t.advertsRunning, to: staffPaths.adverts(), value: advertsRunning },
  ];
  return summary && !adverts
    ? figures
    : [...figures, { label: t.advertsEnding, to: staffPaths.adverts(), value: adverts?.ending, look: 'warning' }];
}

/** What the shop holds, each figure leading to the list behind it, where there is one (docs/product.md, 7.2). */
export function InventoryCard({ state: { summary, missing, error, retry } }: { state: SummaryState }) {
  const failed = error && !summary;
  return (
    <section className={css.strip} aria-labelledby="starlink">
      <div className={css.name}>
        <svg
          className={css.dish}
          width="56"
          height="56"
          viewBox="0 0 56 56"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round">
          <path d="M14 22l20-8 8 17-20 8zM28 36l2.500 9M24 45h13" />
          <circle cx="42" cy="14" r="2.500" className={css.signal} />
        </svg>
        <div>
          <h2 id="starlink">{t.starlink}</h2>
          {summary ? (
            <p>{t.products(summary.products.active + summary.products.inactive)}</p>
          ) : missing || failed ? (
            <p>
              <Link to={staffPaths.products()}>{t.toProducts}</Link>
            </p>
          ) : (
            <Skeleton width={80} />
          )}
        </div>
      </div>
      {missing && <p className={css.message}>{t.noFigures}</p>}
      {failed && (
        <div className={css.message}>
          <Failed error={error} onRetry={retry} />
        </div>
      )}
      {!missing &&
        !failed &&
        figuresOf(summary).map(({ label, value, look, ...led }) => (
          <Led key={label} {...led} className={css.figure}>
            <b>{value ?? <Skeleton width={32} />}</b>
            <span>
              {look && Boolean(value) && <i className={css[look]} />}
              {label}
              <StaffIcon name="right" size={14} />
            </span>
          </Led>
        ))}
    </section>
  );
}

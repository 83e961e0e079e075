import Skeleton from '@mui/material/Skeleton';
import css from './QuotesPlot.module.css';

/** Skeleton of the plot. */
export function PlotSkeleton() {
  return (
    <div className={css.plot}>
      <div className={css.sum}>
        <b>
          <Skeleton width={180} />
        </b>
      </div>
      <div className={css.bars} />
      <div className={css.axis}>&nbsp;</div>
    </div>
  );
}

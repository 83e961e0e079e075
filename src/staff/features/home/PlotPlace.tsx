import Skeleton from '@mui/material/Skeleton';
import css from './QuotesPlot.module.css';

/** The plot's place while its figures are on their way. */
export function PlotPlace() {
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

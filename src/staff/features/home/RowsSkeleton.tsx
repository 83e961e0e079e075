import Skeleton from '@mui/material/Skeleton';
import { home as t } from '../../texts/home';
import layout from '../../../common/ui/layout.module.css';
import css from './Summary.module.css';

/** Skeleton of rows, as high as they will be. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className={css.rows}>
      <p className={layout.hidden} role="status">
        {t.loading}
      </p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton variant="text" width={`${82 - (index % 3) * 14}%`} />
        </div>
      ))}
    </div>
  );
}

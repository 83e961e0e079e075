import Skeleton from '@mui/material/Skeleton';
import { kit as t } from '../texts/kit';
import layout from '../../common/ui/layout.module.css';
import css from './PageSkeleton.module.css';

/** Skeleton while a page's code loads, in the places of its title and its card. */
export function PageSkeleton() {
  return (
    <div className={css.page}>
      <p className={layout.hidden} role="status">
        {t.loading}
      </p>
      <Skeleton variant="rounded" className={css.title ?? ''} />
      <Skeleton variant="rounded" className={css.card ?? ''} />
    </div>
  );
}

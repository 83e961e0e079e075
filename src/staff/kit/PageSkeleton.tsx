import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { kit as t } from '../texts/kit';
import layout from '../../common/ui/layout.module.css';
import css from './PageSkeleton.module.css';

/** Skeleton while a page's code loads, in the places of its title and its card. @param children said meanwhile */
export function PageSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={css.page}>
      <p className={layout.hidden} role="status">
        {t.loading}
      </p>
      <Skeleton variant="rounded" className={css.title ?? ''} />
      {children}
      <Skeleton variant="rounded" className={css.card ?? ''} />
    </div>
  );
}

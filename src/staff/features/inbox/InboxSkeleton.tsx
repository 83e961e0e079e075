import Skeleton from '@mui/material/Skeleton';
import css from './InboxList.module.css';

const ENTRIES = 8;

/** Skeleton of the list, in the entries' own grid. */
export function InboxSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: ENTRIES }, (_, index) => (
        <div key={index} className={css.skeleton}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  );
}

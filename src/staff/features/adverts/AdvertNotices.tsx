import { Link } from 'react-router-dom';
import { StaffButton } from '../../kit/StaffButton';
import { Alert } from '../../kit/show/Alert';
import { timeline as t } from '../../texts/timeline';
import { staffPaths } from '../../../common/domain/staffPaths';
import css from './Adverts.module.css';

interface AdvertNoticesProps {
  /** The server tells all adverts with their days. */
  whole: boolean;
  /** Days on which adverts wait for a place, in words. */
  crowded: readonly string[];
  /** Advertised products that are inactive. */
  inactive: number;
}

/** What staff should know of their adverts, above the time line. */
export function AdvertNotices({ whole, crowded, inactive }: AdvertNoticesProps) {
  if (whole && crowded.length === 0 && inactive === 0) return null;
  return (
    <div className={css.notices}>
      {!whole && <Alert severity="info">{t.onlyRunning}</Alert>}
      {crowded.map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
      {inactive > 0 && (
        <Alert
          severity="warning"
          action={
            <StaffButton
              component={Link}
              className={css.show ?? ''}
              to={staffPaths.listingHealth('issue=inactive-advertised')}>
              {t.showThem(inactive)}
            </StaffButton>
          }>
          {t.inactiveAdvertised(inactive)}
        </Alert>
      )}
    </div>
  );
}

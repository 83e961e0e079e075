import { Link } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import { staffPaths } from '../../../common/domain/staffPaths';
import { Alert } from '../../kit/show/Alert';
import { StaffButton } from '../../kit/StaffButton';
import { home as t } from '../../texts/home';
import css from './UndeliveredAlert.module.css';

/** Somebody was not told of a request, or a visitor has no receipt; nothing while all was delivered. */
export function UndeliveredAlert({ count }: { count: number }) {
  const hasList = useOffers()('listFailedNotices');
  if (count === 0) return null;
  return (
    <div className={css.alert}>
      <Alert
        severity="warning"
        action={
          hasList && (
            <StaffButton component={Link} to={staffPaths.notices()} color="inherit" size="small">
              {t.toUndelivered}
            </StaffButton>
          )
        }>
        {t.undelivered(count)}
      </Alert>
    </div>
  );
}

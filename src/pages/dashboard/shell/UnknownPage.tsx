import { Link } from 'react-router-dom';
import { PageHead } from '../../../crud/PageHead';
import { Nothing } from '../../../crud/show/Nothing';
import { StaffButton } from '../../../crud/StaffButton';
import { shell as t } from '../../../lib/messages/staff/shell';
import { paths } from '../../../lib/paths';
import css from './UnknownPage.module.css';

/** An address of the dashboard that is no page. */
export function UnknownPage() {
  return (
    <>
      <PageHead title={t.notFound} />
      <div className={css.card}>
        <Nothing title={t.notFoundTitle} text={t.notFoundText} action={<StaffButton component={Link} to={paths.dashboard()} variant="contained">{t.home}</StaffButton>} />
      </div>
    </>
  );
}

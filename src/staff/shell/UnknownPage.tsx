import { Link } from 'react-router-dom';
import { PageHead } from '../kit/PageHead';
import { EmptyState } from '../kit/show/EmptyState';
import { StaffButton } from '../kit/StaffButton';
import { shell as t } from '../texts/shell';
import { paths } from '../../common/domain/paths';
import css from './UnknownPage.module.css';

/** An address of the dashboard that is no page. */
export function UnknownPage() {
  return (
    <>
      <PageHead title={t.notFound} />
      <div className={css.card}>
        <EmptyState
          title={t.notFoundTitle}
          text={t.notFoundText}
          action={
            <StaffButton component={Link} to={paths.dashboard()} variant="contained">
              {t.home}
            </StaffButton>
          }
        />
      </div>
    </>
  );
}

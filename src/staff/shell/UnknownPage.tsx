import { Link } from 'react-router-dom';
import { PageHead } from '../kit/PageHead';
import { Nothing } from '../kit/show/Nothing';
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
        <Nothing
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

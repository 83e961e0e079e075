import { asApiError } from '../../../common/api';
import { Alert } from '../../kit/show/Alert';
import { StaffButton } from '../../kit/StaffButton';
import { home as t } from '../../texts/home';
import { kit } from '../../texts/kit';
import css from './Summary.module.css';

/** Instead of a card's content: why it failed, and a retry. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={css.failed}>
      <Alert
        action={
          <StaffButton size="small" color="inherit" onClick={onRetry}>
            {kit.retry}
          </StaffButton>
        }>
        {asApiError(error).message ?? t.failed}
      </Alert>
    </div>
  );
}

import { asApiError } from '../../api';
import { Alert } from '../../crud/show/Alert';
import { StaffButton } from '../../crud/StaffButton';
import { home as t } from '../../lib/messages/staff/home';
import css from './Summary.module.css';

/** Instead of a card's content: why it is not there, and another try. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={css.failed}>
      <Alert action={<StaffButton size="small" color="inherit" onClick={onRetry}>{t.retry}</StaffButton>}>{asApiError(error).message ?? t.failed}</Alert>
    </div>
  );
}

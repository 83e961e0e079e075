import { kit as t } from '../../lib/messages/staff/kit';
import { Alert } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import { timeOf } from '../show/time';
import css from './ResourceForm.module.css';

/** Offers a draft that an earlier visit left. */
export function DraftNotice({ at, onRestore, onDiscard }: { at: number; onRestore: () => void; onDiscard: () => void }) {
  return (
    <div className={css.notice}>
      <Alert severity="info" action={<><StaffButton variant="contained" onClick={onRestore}>{t.restoreDraft}</StaffButton><StaffButton onClick={onDiscard}>{t.discardDraft}</StaffButton></>}>
        {t.draftFound(timeOf(at))}
      </Alert>
    </div>
  );
}

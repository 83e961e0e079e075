import type { ReactNode } from 'react';
import { kit as t } from '../../texts/kit';
import { Alert } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import { timeOf } from '../show/time';
import css from './ResourceForm.module.css';

/** Of an alert that is in the way of a save: it has the focus when it appears, for what was pressed may stand far beneath it. */
export const TAKES_FOCUS = { tabIndex: -1, ref: (alert: HTMLElement | null) => alert?.focus() };

interface DraftNoticeProps {
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a draft that an earlier visit left. */
export function DraftNotice({ at, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <Notice
      action={
        <>
          <StaffButton variant="contained" onClick={onRestore}>
            {t.restoreDraft}
          </StaffButton>
          <StaffButton onClick={onDiscard}>{t.discardDraft}</StaffButton>
        </>
      }>
      {t.draftFound(timeOf(at))}
    </Notice>
  );
}

/** Says that what the end of a session broke off stands in the fields again. */
export function ResumedNotice({ withoutFiles, onDiscard }: { withoutFiles: boolean; onDiscard: () => void }) {
  return (
    <Notice action={<StaffButton onClick={onDiscard}>{t.discardDraft}</StaffButton>}>
      {t.resumed}
      {withoutFiles && ` ${t.resumedWithoutFiles}`}
    </Notice>
  );
}

function Notice({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className={css.notice}>
      <Alert severity="info" action={action}>
        {children}
      </Alert>
    </div>
  );
}

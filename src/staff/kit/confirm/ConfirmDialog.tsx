import { useId, useState } from 'react';
import { kit as t } from '../../texts/kit';
import type { Alert } from '../../../common/state/alertSlice';
import { failureAlert } from '../failures';
import { useEntry } from '../form/useEntry';
import { FailureAlert } from '../show/Alert';
import { StaffDialog } from '../StaffDialog';
import { StaffButton } from '../StaffButton';
import type { ConfirmRequest } from './confirm';

interface ConfirmDialogProps {
  request: ConfirmRequest;
  open: boolean;
  onClose: (done: boolean) => void;
  onExited: () => void;
}

/** The confirmation itself: verbs for buttons, the reason of a failure inside, no second run while one is under way, which can be stopped where it takes long. */
export function ConfirmDialog({ request, open, onClose, onExited }: ConfirmDialogProps) {
  const { title, text, action, busy, cancel = t.cancel, danger = false, run, failed } = request;
  const textId = useId();
  const [error, setError] = useState<Alert>();
  const { enter, busy: running, notice } = useEntry('confirmation');
  const go = async () => {
    if (running) return;
    setError(undefined);
    try {
      await enter(async (entry) => run?.(entry));
      onClose(true);
    } catch (reason) {
      setError(failureAlert(reason, failed));
    }
  };
  return (
    <StaffDialog
      title={title}
      question={textId}
      open={open}
      sheet
      onClose={() => {
        if (!running) onClose(false);
      }}
      onExited={() => {
        setError(undefined);
        onExited();
      }}
      actions={
        <>
          {notice}
          <StaffButton variant="outlined" autoFocus={danger} inert={running} onClick={() => onClose(false)}>
            {cancel}
          </StaffButton>
          <StaffButton
            color={danger ? 'error' : 'primary'}
            variant="contained"
            autoFocus={!danger}
            busy={running}
            onClick={() => void go()}>
            {running ? (busy ?? action) : action}
          </StaffButton>
        </>
      }>
      <p id={textId}>{text}</p>
      <FailureAlert alert={error} />
    </StaffDialog>
  );
}

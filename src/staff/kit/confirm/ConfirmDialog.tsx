import { useRef, useState } from 'react';
import { useSlow } from '../../../common/ui/useSlow';
import { kit as t } from '../../texts/kit';
import type { Alert } from '../../../common/state/alertSlice';
import { failureAlert } from '../failures';
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

/** The confirmation itself: verbs for buttons, the reason of a failure inside, no second run while one is under way. */
export function ConfirmDialog({ request, open, onClose, onExited }: ConfirmDialogProps) {
  const { title, text, action, busy, cancel = t.cancel, danger = false, run, failed } = request;
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<Alert>();
  const slow = useSlow(running);
  const locked = useRef(false);
  const go = async () => {
    if (locked.current) return;
    locked.current = true;
    setRunning(true);
    setError(undefined);
    try {
      await run?.();
      onClose(true);
    } catch (reason) {
      setError(failureAlert(reason, failed));
    } finally {
      locked.current = false;
      setRunning(false);
    }
  };
  return (
    <StaffDialog
      title={title}
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
      <p>{text}</p>
      {slow && <p role="status">{t.slow}</p>}
      <FailureAlert alert={error} />
    </StaffDialog>
  );
}

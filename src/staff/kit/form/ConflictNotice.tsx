import { useRef, useState } from 'react';
import { recordForms as t } from '../../texts/recordForms';
import { Alert } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import { TAKES_FOCUS } from './DraftNotice';

/** Two people saved the same record: the second decides, and neither work is lost unseen. */
export function ConflictNotice({
  onOverwrite,
  onReload,
  busy = false,
}: {
  /** What is chosen; while its promise is under way, nothing else can be. */
  onOverwrite: () => void | Promise<void>;
  onReload: (() => void | Promise<void>) | undefined;
  /** The form is being saved. */
  busy?: boolean;
}) {
  // Two presses may come before anything is drawn.
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const choose = async (choice: () => void | Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    try {
      await choice();
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  const blocked = busy || isRunning;
  return (
    <Alert
      {...TAKES_FOCUS}
      action={
        <>
          <StaffButton variant="outlined" busy={blocked} onClick={() => void choose(onOverwrite)}>
            {t.overwrite}
          </StaffButton>
          {onReload && (
            <StaffButton variant="outlined" busy={blocked} onClick={() => void choose(onReload)}>
              {t.loadTheirs}
            </StaffButton>
          )}
        </>
      }>
      {t.changedMeanwhile}
    </Alert>
  );
}

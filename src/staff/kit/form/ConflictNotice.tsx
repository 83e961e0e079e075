import { recordForms as t } from '../../texts/recordForms';
import { Alert } from '../show/Alert';
import { StaffButton } from '../StaffButton';

/** Two people saved the same record: the second decides, and neither work is lost unseen. */
export function ConflictNotice({
  onOverwrite,
  onReload,
}: {
  onOverwrite: () => void;
  onReload: (() => void) | undefined;
}) {
  return (
    <Alert
      action={
        <>
          <StaffButton variant="outlined" onClick={onOverwrite}>
            {t.overwrite}
          </StaffButton>
          {onReload && (
            <StaffButton variant="outlined" onClick={onReload}>
              {t.loadTheirs}
            </StaffButton>
          )}
        </>
      }>
      {t.changedMeanwhile}
    </Alert>
  );
}

import Switch from '@mui/material/Switch';
import { useEffect, useId, useState } from 'react';
import { useNotify } from '../../common/state/hooks';
import { describedBy, FieldError } from '../../common/ui/Field';
import { useSeen } from '../../common/ui/overlay';
import css from './fields/fields.module.css';
import { alertLine } from '../../common/domain/readableFields';
import { failureAlert } from './failures';

interface ActiveSwitchProps {
  active: boolean;
  label: string;
  /** What either state means. */
  help: string;
  /** Acts at once, and answers whether it did; rejects with the call's failure, which then stands beneath, or in the toast once the page was left. */
  onSwitch: (active: boolean) => Promise<boolean>;
}

/** What is on or off and no value of a form, as whether a record is shown to visitors: it acts at once. */
export function ActiveSwitch({ active, label, help, onSwitch }: ActiveSwitchProps) {
  const id = useId();
  const [aim, setAim] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  // What was aimed at stands until the record says so itself.
  useEffect(() => setAim(null), [active]);
  const [error, setError] = useState<string>();
  const seen = useSeen(true);
  const notify = useNotify();
  const act = async (next: boolean) => {
    if (busy) return;
    setBusy(true);
    setAim(next);
    setError(undefined);
    try {
      if (!(await onSwitch(next))) setAim(null);
    } catch (reason) {
      const failed = failureAlert(reason);
      if (seen.current) setError(alertLine(failed));
      else notify(failed);
      setAim(null);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.choice}>
      <Switch
        checked={aim ?? active}
        onChange={(event) => void act(event.target.checked)}
        slotProps={{
          input: { id, role: 'switch', 'aria-busy': busy, 'aria-describedby': describedBy({ id, help, error }) },
        }}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-help`}>{help}</p>
        {error !== undefined && (
          <div role="alert">
            <FieldError id={id} error={error} />
          </div>
        )}
      </div>
    </div>
  );
}

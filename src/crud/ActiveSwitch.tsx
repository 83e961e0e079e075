import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { FieldError } from '../ui/Field';
import css from './fields/fields.module.css';
import { failureMessage } from './notify';

interface ActiveSwitchProps {
  active: boolean;
  label: string;
  /** What either state means to visitors. */
  help: string;
  /** Acts at once; rejects with the call's failure, which then stands beneath. */
  onSwitch: (active: boolean) => Promise<unknown>;
}

/** Whether a record is shown to visitors: no value of the form, it acts at once. */
export function ActiveSwitch({ active, label, help, onSwitch }: ActiveSwitchProps) {
  const id = useId();
  const [aim, setAim] = useState<boolean | null>(null);
  const [error, setError] = useState<string>();
  const act = async (next: boolean) => {
    if (aim !== null) return;
    setAim(next);
    setError(undefined);
    try {
      await onSwitch(next);
    } catch (reason) {
      setError(failureMessage(reason));
    } finally {
      setAim(null);
    }
  };
  return (
    <div className={css.choice}>
      <Switch checked={aim ?? active} onChange={(event) => void act(event.target.checked)} slotProps={{ input: { id, role: 'switch', 'aria-busy': aim !== null, 'aria-describedby': `${id}-help` } }} />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-help`}>{help}</p>
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}

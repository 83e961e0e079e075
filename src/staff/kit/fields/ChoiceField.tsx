import Checkbox from '@mui/material/Checkbox';
import Switch from '@mui/material/Switch';
import css from './fields.module.css';
import { useField } from './field';

interface ChoiceFieldProps {
  name: string;
  label: string;
  help?: string;
}

/** Yes or no as a box to tick. */
export function CheckboxField(props: ChoiceFieldProps) {
  return <Choice {...props} control={Checkbox} />;
}

/** On or off. */
export function SwitchField(props: ChoiceFieldProps) {
  return <Choice {...props} control={Switch} />;
}

function Choice({
  name,
  label,
  help,
  control: Control,
}: ChoiceFieldProps & { control: typeof Checkbox | typeof Switch }) {
  const { id, value, onChange } = useField<boolean>(name);
  const helpId = `${id}-help`;
  return (
    <div className={css.choice} data-field="">
      <Control
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{ input: { id, name, ...(help !== undefined && { 'aria-describedby': helpId }) } }}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {help !== undefined && <p id={helpId}>{help}</p>}
      </div>
    </div>
  );
}

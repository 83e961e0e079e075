import Checkbox from '@mui/material/Checkbox';
import { describedBy, FieldError } from '../../../common/ui/Field';
import css from './fields.module.css';
import { useField } from './field';

interface ChoicesFieldProps<T extends string> {
  name: string;
  label: string;
  help?: string | undefined;
  /** In the order in which they are kept too. */
  options: readonly { value: T; label: string }[];
}

/** Any of some choices, each a box to tick. */
export function ChoicesField<T extends string>({ name, label, help, options }: ChoicesFieldProps<T>) {
  const { id, value, error, onChange } = useField<readonly T[]>(name);
  const tick = (choice: T, ticked: boolean) => {
    const all = options.map((option) => option.value);
    const chosen = all.filter((one) => (one === choice ? ticked : value.includes(one)));
    // What has no box here, a newer server's, is not taken off with another.
    onChange([...chosen, ...value.filter((one) => !all.includes(one))]);
  };
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={css.choices}
      data-field=""
      aria-describedby={describedBy({ id, help, error })}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <Checkbox
            checked={value.includes(option.value)}
            onChange={({ target }) => tick(option.value, target.checked)}
            slotProps={{ input: { name, 'aria-invalid': error !== undefined } }}
          />
          {option.label}
        </label>
      ))}
      {help !== undefined && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

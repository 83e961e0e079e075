import Checkbox from '@mui/material/Checkbox';
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
  const { id, value, onChange } = useField<readonly T[]>(name);
  const chosen = options.map((option) => option.value).filter((one) => value.includes(one));
  return (
    <fieldset className={css.choices} data-field="" aria-describedby={help === undefined ? undefined : `${id}-help`}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <Checkbox
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                options
                  .map((one) => one.value)
                  .filter((one) => (one === option.value ? target.checked : chosen.includes(one))),
              )
            }
            slotProps={{ input: { name } }}
          />
          {option.label}
        </label>
      ))}
      {help !== undefined && <p id={`${id}-help`}>{help}</p>}
    </fieldset>
  );
}

import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/NativeSelect';
import type { ReactNode } from 'react';
import { kit as t } from '../../texts/kit';
import { describedBy, Field } from '../../../common/ui/Field';
import { useTextField } from '../../../common/ui/formik';
import { StaffIcon } from '../StaffIcon';
import css from './fields.module.css';

const Chevron = ({ className }: { className?: string }) => <StaffIcon name="down" className={className} />;

interface SelectFieldProps {
  name: string;
  label: string;
  optional?: boolean;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  help?: ReactNode;
  className?: string | undefined;
}

/** One of a list, by the browser's own list: quick on every phone. */
export function SelectField({ name, label, optional, placeholder, options, help, className }: SelectFieldProps) {
  const { id, value, error, onChange, onBlur } = useTextField(name);
  return (
    <Field
      id={id}
      label={label}
      error={error}
      className={className}
      {...(optional && { optional: t.optional })}
      {...(help !== undefined && { help })}>
      <Select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={
          <OutlinedInput
            error={error !== undefined}
            notched={false}
            className={`${css.select} ${error ? css.invalid : ''}`}
          />
        }
        inputProps={{
          id,
          name,
          onBlur,
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy({ id, help, error }),
          ...(!optional && { 'aria-required': true }),
        }}
        IconComponent={Chevron}
        fullWidth>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

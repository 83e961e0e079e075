import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { describedBy, Field } from './Field';
import css from './Field.module.css';

export interface TextInputProps {
  label: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Made up when absent. */
  id?: string;
  error?: string | undefined;
  help?: ReactNode;
  /** The mark of a field that may stay empty: "(optional)". Without it the field is required. */
  optional?: ReactNode;
  /** Rows of a text of several lines; it grows with what is written, up to twice as many and six at least. */
  rows?: number;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'tel' | 'email' | 'decimal' | 'numeric' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  readOnly?: boolean;
  /** An example of what may be written; never the only word on what is. */
  placeholder?: string;
  /** The focus begins here: the one field of a dialog. */
  autoFocus?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  className?: string | undefined;
}

/** A labelled text field, 48 px; its error is read with it. */
export function TextInput(props: TextInputProps) {
  const {
    label,
    name,
    value,
    onChange,
    onBlur,
    error,
    help,
    optional,
    rows,
    type,
    inputMode,
    autoComplete,
    readOnly,
    placeholder,
    autoFocus,
    start,
    end,
    className,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Field
      id={id}
      label={label}
      error={error}
      className={className}
      {...(help !== undefined && { help })}
      {...(optional !== undefined && { optional })}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        fullWidth
        notched={false}
        className={`${css.input} ${error ? css.invalid : ''} ${readOnly ? css.fixed : ''}`}
        error={error !== undefined}
        startAdornment={start}
        endAdornment={end}
        inputProps={{
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy({ id, help, error }),
          ...(optional === undefined && { 'aria-required': true }),
          ...(inputMode && { inputMode }),
        }}
        {...(onBlur && { onBlur })}
        {...(type && { type })}
        {...(autoComplete && { autoComplete })}
        {...(readOnly && { readOnly })}
        {...(placeholder !== undefined && { placeholder })}
        {...(autoFocus && { autoFocus })}
        {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: Math.max(rows * 2, 6) })}
      />
    </Field>
  );
}

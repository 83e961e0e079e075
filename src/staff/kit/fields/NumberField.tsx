import css from './fields.module.css';
import { TextField } from './TextField';

interface NumberFieldProps {
  name: string;
  label: string;
  optional?: boolean;
  /** Behind the number: '%', 'of 5', 'kg'. */
  unit?: string;
  /** Whole numbers only: the phone's keyboard has no point. */
  whole?: boolean;
  help?: string;
  className?: string | undefined;
}

/** A number, kept as the text that was typed: what is no number is an error, not lost. */
export function NumberField({ unit, whole, className, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode={whole ? 'numeric' : 'decimal'}
      className={`${css.number} ${className ?? ''}`}
      {...(unit !== undefined && { end: <span className={css.unit}>{unit}</span> })}
    />
  );
}

/** An amount in KES. */
export function MoneyField({ className, ...rest }: Omit<NumberFieldProps, 'unit' | 'whole'>) {
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      className={`${css.number} ${className ?? ''}`}
      start={<span className={css.unit}>KES</span>}
    />
  );
}

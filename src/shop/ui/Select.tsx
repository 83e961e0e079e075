import type { ReactNode } from 'react';
import css from './Select.module.css';

interface SelectProps {
  /** Named for assistive technology; what is chosen is the label that is seen. Absent where a label points to `id`. */
  label?: string;
  id?: string;
  value: string;
  onChange: (value: string) => void;
  /** `<option>` elements. */
  children: ReactNode;
}

/** The browser's own list in the look of a field, 44 px. */
export function Select({ label, id, value, onChange, children }: SelectProps) {
  return (
    <select
      id={id}
      className={css.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
  );
}

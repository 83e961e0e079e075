import { StaffIcon } from '../StaffIcon';
import css from './FilterSelect.module.css';

export interface FilterOption<V extends string> {
  value: V;
  label: string;
}

interface FilterSelectProps<V extends string> {
  label: string;
  value: V;
  options: readonly FilterOption<V>[];
  onChange: (value: V) => void;
}

/** The browser's own list with its label inside: "Category All". */
export function FilterSelect<V extends string>({ label, value, options, onChange }: FilterSelectProps<V>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <label className={css.select}>
      <span className={css.label}>{label}</span>
      <span className={css.value} aria-hidden="true">
        {chosen?.label}
      </span>
      <StaffIcon name="down" size={16} />
      <select value={value} onChange={(event) => onChange(event.target.value as V)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

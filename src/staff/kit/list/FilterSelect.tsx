import { kit as t } from '../../texts/kit';
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
  /** Names a value that is none of the options, as where their list could not be read: another can be chosen all the same. */
  other?: string;
}

/** The browser's own list with its label inside: "Category All". */
export function FilterSelect<V extends string>(props: FilterSelectProps<V>) {
  const { label, value, options, onChange, other = t.another } = props;
  const chosen = options.find((option) => option.value === value) ?? { value, label: other };
  return (
    <label className={css.select}>
      <span className={css.label}>{label}</span>
      <span className={css.value} aria-hidden="true">
        {chosen.label}
      </span>
      <StaffIcon name="down" size={16} />
      <select value={value} onChange={(event) => onChange(event.target.value as V)}>
        {[...new Set([...options, chosen])].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
